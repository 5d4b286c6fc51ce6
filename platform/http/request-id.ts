// Every response carries the id under which the log has the details (api.md, Conventions).
import { randomBytes } from 'node:crypto'

/** Ids are unique across processes and restarts, and cheap enough for cached pages. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}.${(count++).toString(36)}`
}
