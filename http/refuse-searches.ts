// Refuses searches over the limit before any other work, so that ten times the load costs little.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { REFUSAL_STATUS } from '#contract/refusals.ts'
import { RETRY_AFTER_OUTAGE } from '#platform/api/problem.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { rawHeaders, rawProblem } from '#platform/http/unreadable.ts'
import { networkOf } from '#platform/limits/network-of.ts'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import { REFUSAL_SENTENCES } from '#text/refusals.ts'
import { errorPage } from './pages/error-page.ts'

export type RefuseSearchesOptions = {
  reads: ReadLimit
  trustedProxies: BlockList
  /** The headers of every response. */
  headers: Record<string, string>
  nextId: () => string
}

/** Other requests may wait, or get a stale response. */
const SEARCH = /^\/(?:api\/products(?:\/facets)?|api\/suggestions|products|products\.data)\?(?:.*&)?search=/

/** True when it has responded. */
export function refuseSearches({ reads, trustedProxies, headers, nextId }: RefuseSearchesOptions) {
  const status = REFUSAL_STATUS.overloaded
  const fixed = { ...headers, 'Retry-After': String(RETRY_AFTER_OUTAGE) }
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '', method, socket } = request
    if (method !== 'GET' || !SEARCH.test(url)) return false
    const { 'x-forwarded-for': forwarded, accept } = request.headers
    const address = clientAddress(socket.remoteAddress, String(forwarded ?? ''), trustedProxies)
    if (!reads.refuses(networkOf(address))) return false
    const requestId = nextId()
    if (!url.startsWith('/api/') && accept?.includes('text/html')) {
      response.writeHead(status, { ...fixed, ...rawHeaders(requestId, 'text/html; charset=UTF-8') })
      response.end(errorPage(REFUSAL_SENTENCES.overloaded, requestId))
      return true
    }
    const problem = { status, code: 'overloaded', detail: REFUSAL_SENTENCES.overloaded, requestId }
    const { headers: own, body } = rawProblem(fixed, problem)
    response.writeHead(status, own).end(body)
    return true
  }
}
