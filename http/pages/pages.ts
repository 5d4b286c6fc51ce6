// Every path that is no API, file or health check is a page. One rendering serves everybody where that is possible.
import type { Handler, Context as RequestContext } from 'hono'
import { GATE_STATUS, type Gate, isClosed } from '#contract/admin/gate.ts'
import { problem } from '#http/api/problem.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import { type CachedResponse, compressOnce, toResponse } from '#platform/pages/cached-response.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import type { Context } from '#server/context.ts'
import { dataPath, isOpenDebugPath, type PageRequest, readPageRequest } from './page-routes.ts'
import type { PageRenderer } from './react-router.ts'
import { PageUnavailable, renderPage } from './render-page.ts'

export type PagesOptions = { pages: PageRenderer; context: Context; cache: ResponseCache<Context> }

export function pages({ pages, context, cache }: PagesOptions): Handler<ShopEnv> {
  // where debug routes are off, their paths are as unknown as any other.
  const hasPage = (path: string) => (context.debugRoutes || !isOpenDebugPath(path)) && pages.hasPage(path)
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return problem(c, { code: 'method-not-allowed' }, { Allow: 'GET, HEAD' })
    }
    const gate = c.get('gate')
    const page = pageOf(new URL(c.req.url), hasPage, gate)
    const make = (on: Context) => renderPage(pages, on, c.get('requestId'), page.url, gate)
    try {
      if (page.key !== null) return respond(c, await cache.get(page.key, make))
      const { headers, ...answer } = await make(context)
      if (gate && isClosed(gate) && answer.status !== GATE_STATUS[gate.kind])
        throw new Error('a page of the back office does not look at the gate')
      return respond(c, compressOnce({ ...answer, headers: { ...headers, 'Cache-Control': 'no-store' } }))
    } catch (error) {
      if (error instanceof PageUnavailable) return respond(c, compressOnce(error.answer))
      throw error
    }
  }
}

/**
 * All unknown paths share one rendering, so that nobody fills the memory by inventing them (S-ROUTE-10). Behind the
 * gate nothing is kept, and who may not pass does not choose which loaders run.
 */
function pageOf(url: URL, hasPage: PageRenderer['hasPage'], gate: Gate | undefined): PageRequest {
  if (gate) {
    if (isClosed(gate)) url.search = ''
    return { ...pageOf(url, hasPage, undefined), key: null }
  }
  const isData = url.pathname.endsWith('.data')
  const path = isData ? dataPath(url.pathname) : url.pathname
  const page = isPlain(path) && hasPage(path) ? readPageRequest(url) : null
  if (page) return page
  const unknown = isData ? '/404.data' : '/404'
  return { url: unknown, key: unknown }
}

/** The router reads `//cart` as the cart, and a URL reads it as a host. */
function isPlain(path: string): boolean {
  try {
    decodeURIComponent(path)
    return !path.includes('//')
  } catch {
    return false
  }
}

async function respond(c: RequestContext<ShopEnv>, answer: CachedResponse): Promise<Response> {
  const packed = await answer.make(answer.choose(c.req.header('Accept-Encoding')))
  return toResponse(c.req.raw, answer.status, packed, c.get('requestId'))
}
