// Hashes of secrets that a client sends back, and their comparison in constant time. Only hashes are stored.
import { createHash, timingSafeEqual } from 'node:crypto'

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Takes as long whether the first character differs or the last. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
