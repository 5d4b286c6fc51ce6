// What cannot even be read as a request is answered like everything else: with our headers, an id and a sentence
// (api.md, Conventions; Z-04).
import { STATUS_CODES } from 'node:http'
import type { Problem } from '#contract/primitives.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { CLOSED_POLICY } from './security-headers.ts'

/** Malformed, not whole in time, headers or address too long. */
export type UnreadableStatus = 400 | 408 | 431

export type Unreadable = (status: UnreadableStatus) => { headers: Record<string, string>; body: string }

/** @param fixed headers that every answer has */
export function createUnreadable(fixed: Record<string, string>, nextId: () => string): Unreadable {
  return (status) => {
    const requestId = nextId()
    const code = 'malformed-request'
    const body: Problem = {
      title: STATUS_CODES[status] ?? 'Bad Request',
      status,
      code,
      detail: REFUSAL_SENTENCES[code],
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
