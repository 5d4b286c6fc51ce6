// Every path that is no API, file or health check is a page. Where possible, one rendering serves everybody.
import type { Handler } from 'hono'
import { GATE_STATUS, type Gate, isClosed } from '#contract/admin/gate.ts'
import { problem } from '#http/api/problem.ts'
import type { ShopEnv } from '#http/shop-env.ts'
import type { ReadLimit } from '#platform/limits/read-limit.ts'
import { compressOnce, toResponse } from '#platform/pages/cached-response.ts'
import type { ResponseCache } from '#platform/pages/response-cache.ts'
import type { Context } from '#server/context.ts'
import type { OfficePages } from './office-pages.ts'
import { dataPath, type PageRequest, readPageRequest } from './page-routes.ts'
import type { PageRenderer } from './react-router.ts'
import { PageUnavailable, renderPage } from './render-page.ts'

export type PagesOptions = {
  pages: PageRenderer
  office: OfficePages
  context: Context
  cache: ResponseCache<Context>
  reads: ReadLimit
  logOutage: (line: object) => void
}

export function pages({ pages, office, context, cache, reads, logOutage }: PagesOptions): Handler<ShopEnv> {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      return problem(c, { code: 'method-not-allowed' }, { Allow: 'GET, HEAD' })
    }
    const gate = c.get('gate')
    const url = new URL(c.req.url)
    const room = office.find(url.pathname, gate)
    if (room !== undefined) return toResponse(c, compressOnce(await office.render(room, gate)))
    const page = pageOf(url, pages.hasPage, gate)
    const render = (on: Context) =>
      reads.read(c.get('clientNetwork'), () =>
        renderPage(pages, on, { requestId: c.get('requestId'), url: page.url, gate }),
      )
    try {
      if (page.key !== null) return toResponse(c, await cache.get(page.key, render))
      const { headers, ...rendered } = await render(context)
      if (gate && isClosed(gate) && rendered.status !== GATE_STATUS[gate.kind])
        throw new Error('a page of the back office does not look at the gate')
      return toResponse(
        c,
        compressOnce({ ...rendered, headers: { ...headers, 'Cache-Control': 'no-store' } }),
      )
    } catch (error) {
      if (!(error instanceof PageUnavailable)) throw error
      logOutage({ error: error.cause, requestId: c.get('requestId') })
      return toResponse(c, compressOnce(error.rendered))
    }
  }
}

/**
 * All unknown paths share one rendering, so that made-up paths cannot fill the memory (S-ROUTE-10). Pages behind
 * the gate are not cached, and their sign-in screen links back to the path.
 */
function pageOf(url: URL, hasPage: PageRenderer['hasPage'], gate: Gate | undefined): PageRequest {
  const isData = url.pathname.endsWith('.data')
  const path = isData ? dataPath(url.pathname) : url.pathname
  if (gate) return { url: isPlain(path) ? url.pathname : isData ? '/404.data' : '/404', key: null }
  const page = isPlain(path) ? readPageRequest(url) : null
  // A path with a cache key is a page; matching it against the router takes longer.
  if (page && (page.key !== null || hasPage(path))) return page
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
