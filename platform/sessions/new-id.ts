// Ids of accounts, credentials and sessions: nobody can guess one.
import { randomBytes } from 'node:crypto'

export function newId(): string {
  return randomBytes(24).toString('base64url')
}
