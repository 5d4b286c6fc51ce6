// Unguessable ids of accounts, credentials and sessions.
import { randomBytes } from 'node:crypto'

export function newId(): string {
  return randomBytes(24).toString('base64url')
}
