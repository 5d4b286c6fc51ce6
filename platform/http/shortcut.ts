// Fast path for cached responses (P-01): writes them to the socket without running the middleware. It does not know who
// asks; whatever it cannot send at once takes the normal path.
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  bestEncoding,
  type CachedResponse,
  type Encoding,
  sendCached,
} from '#platform/pages/cached-response.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import type { StaticFiles } from './static-files.ts'

export type ShortcutOptions = { cache: ResponseCache<unknown>; files: StaticFiles; nextId: () => string }

export function createShortcut({ cache, files, nextId }: ShortcutOptions) {
  const chooseEncoding = rememberEncodings()

  function find(url: string): CachedResponse | undefined {
    return cache.peek(url) ?? files.peek(url)
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false
    const cached = find(request.url ?? '')
    if (!cached) return false
    const encoding = cached.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
    const packed = cached.ready(encoding)
    if (!packed) return false
    sendCached(response, cached.status, packed, nextId())
    return true
  }
}

const MAX_REMEMBERED = 100

/** Browsers send one of a few values; parsing it each time would cost more than sending the page. */
function rememberEncodings(): (accept: string | undefined) => Encoding {
  const known = new Map<string, Encoding>()
  return (accept) => {
    if (accept === undefined) return 'identity'
    const found = known.get(accept)
    if (found) return found
    const encoding = bestEncoding(accept)
    if (known.size < MAX_REMEMBERED) known.set(accept, encoding)
    return encoding
  }
}
