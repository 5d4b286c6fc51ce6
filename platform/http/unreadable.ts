// A request that cannot be parsed gets our headers, an id and a sentence, like any other (api.md; Z-04); a URL that is too
// long was followed by a person, who gets a page.
import { STATUS_CODES } from 'node:http'
import { CLOSED_POLICY } from './security-headers.ts'

/** Malformed, incomplete in time, an unsupported expectation, headers or URL too long. */
export type UnreadableStatus = 400 | 408 | 417 | 431

/** `packet`: what has arrived of the request, as far as it is known. */
export type Unreadable = (
  status: UnreadableStatus,
  packet?: Buffer,
) => { headers: Record<string, string>; body: string }

const OF_API = /^[A-Z]+ \/api\//

/**
 * @param fixed headers that every response has
 * @param texts the sentence for the person, and the page that says that a URL is too long
 */
export function createUnreadable(
  fixed: Record<string, string>,
  nextId: () => string,
  { detail, pageOfTooLong }: { detail: string; pageOfTooLong: (requestId: string) => string },
): Unreadable {
  return (status, packet) => {
    const requestId = nextId()
    const isPage = status === 431 && packet !== undefined && !OF_API.test(packet.toString('latin1', 0, 20))
    const { headers, body } = isPage
      ? {
          headers: { ...fixed, ...rawHeaders(requestId, 'text/html; charset=UTF-8') },
          body: pageOfTooLong(requestId),
        }
      : rawProblem(fixed, { status, code: 'malformed-request', detail, requestId })
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
