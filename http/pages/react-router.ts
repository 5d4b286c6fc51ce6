// React Router as the rest of the front door sees it: a URL in, a whole page out.
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
  /** Whether any route but the one for the unknown has this path. */
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
      // Neither cookies nor any other header of the visitor reach a page that everybody gets (D-06).
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
