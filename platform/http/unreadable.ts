// A request that cannot be parsed gets the same kind of response as any other: our headers, an id and a sentence
// (api.md, Conventions; Z-04).
import { STATUS_CODES } from 'node:http'
import { CLOSED_POLICY } from './security-headers.ts'

/** Malformed, incomplete in time, an unsupported expectation, headers or URL too long. */
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
    const { headers, body } = rawProblem(fixed, {
      status,
      code: 'malformed-request',
      detail,
      requestId: nextId(),
    })
    return { headers: { ...headers, Connection: 'close' }, body }
  }
}

type RawProblem = { status: number; code: string; detail: string; requestId: string }

/** A problem+json response written directly to the socket. */
export function rawProblem(fixed: Record<string, string>, problem: RawProblem) {
  const body = JSON.stringify({ title: STATUS_CODES[problem.status] ?? 'Error', ...problem })
  return {
    headers: { ...fixed, ...rawHeaders(problem.requestId, 'application/problem+json; charset=UTF-8') },
    body,
  }
}

export function rawHeaders(requestId: string, type: string): Record<string, string> {
  return {
    'Content-Security-Policy': CLOSED_POLICY,
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  }
}
