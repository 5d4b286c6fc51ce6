// Every response carries the id under which the log has the details (api.md, Conventions).
import { randomBytes } from 'node:crypto'

/** Ids are unique among processes and starts, and cost next to nothing: a page from memory has one too. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${prefix}.${(count++).toString(36)}`
}
