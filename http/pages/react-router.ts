// React Router behind a small interface: a URL in, a whole page out.
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Context } from '#server/context.ts'
import { type Rendering, renderingContext, shopContext } from '#shop/shell/server-context.ts'

export type PageRenderer = {
  /** True if a route other than the catch-all matches this path. */
  hasPage(path: string): boolean
  render(url: URL, context: Context, rendering: Rendering): Promise<Response>
}

export function createPageRenderer(build: ServerBuild): PageRenderer {
  const handle = createRequestHandler(build, 'production')
  const routes = routesBelow(build, undefined)
  return {
    hasPage(path) {
      const match = matchRoutes(routes, path)?.at(-1)
      return match !== undefined && match.route.path !== '*'
    },
    render(url, context, rendering) {
      const provider = new RouterContextProvider()
      provider.set(shopContext, context)
      provider.set(renderingContext, rendering)
      // The page is shared by everybody, so the visitor's cookies and headers are not passed on (D-06).
      return handle(new Request(url), provider)
    },
  }
}

function routesBelow(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parentId) return []
    const { id, path, index, caseSensitive } = route
    return [
      index
        ? { path, index: true, caseSensitive }
        : { path, caseSensitive, children: routesBelow(build, id) },
    ]
  })
}
