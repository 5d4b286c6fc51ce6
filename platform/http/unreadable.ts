// What cannot even be read as a request is answered like everything else: with our headers, an id and a sentence
// (api.md, Conventions; Z-04).
import { STATUS_CODES } from 'node:http'
import type { Problem } from '#platform/api/problem.ts'
import { CLOSED_POLICY } from './security-headers.ts'

/** Malformed, not whole in time, an expectation that nobody meets, headers or address too long. */
export type UnreadableStatus = 400 | 408 | 417 | 431

export type Unreadable = (status: UnreadableStatus) => { headers: Record<string, string>; body: string }

/**
 * @param fixed headers that every response has
 * @param detail the sentence for the person
 */
export function createUnreadable(
  fixed: Record<string, string>,
  nextId: () => string,
  detail: string,
): Unreadable {
  return (status) => {
    const requestId = nextId()
    const body: Problem = {
      title: STATUS_CODES[status] ?? 'Bad Request',
      status,
      code: 'malformed-request',
      detail,
      requestId,
    }
    return {
      headers: {
        ...fixed,
        'Content-Security-Policy': CLOSED_POLICY,
        'Content-Type': 'application/problem+json; charset=UTF-8',
        'Cache-Control': 'no-store',
        'X-Request-Id': requestId,
        Connection: 'close',
      },
      body: JSON.stringify(body),
    }
  }
}
