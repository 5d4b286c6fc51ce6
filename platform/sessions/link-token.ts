// The secret of a private link: 128 random bits, of which the database has the hash only.
import { randomBytes } from 'node:crypto'
import { hashToken } from './token-hash.ts'

const TOKEN_BYTES = 16

export function newLinkToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** @param kind of link: the token of one kind opens no other */
export function hashLinkToken(kind: string, token: string): string {
  return hashToken(`${kind} ${token}`)
}
