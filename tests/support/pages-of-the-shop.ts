// The shop's real route table with its real loaders, without its looks: a page is what its loaders gave.
import type { EntryContext } from 'react-router'
import { createPageRenderer, type PageRenderer } from '#http/pages/react-router.ts'
import { ROOMS, TOOLS } from '#office/shell/rooms.ts'
import { serverBuildOf } from './server-build.ts'
import { listRoutes, loadModule } from './shop-routes.ts'

/** Every page of the shop and of the office, in the order of their tables; layouts are not pages. */
export async function pagePaths(): Promise<string[]> {
  const shop = (await listRoutes()).filter(({ index, path }) => index || path !== undefined)
  return [...shop.map(({ path }) => path ?? ''), ...Object.keys({ ...TOOLS, ...ROOMS })]
}

export async function createShopPages(): Promise<PageRenderer> {
  const built = await Promise.all(
    (await listRoutes()).map(async ({ file, ...route }) => {
      const { loader } = await loadModule<{ loader?: unknown }>(file)
      return { ...route, module: { default: () => null, ...(loader ? { loader } : {}) } }
    }),
  )
  return createPageRenderer(serverBuildOf(respond, built))
}

function respond(_: Request, status: number, headers: Headers, router: EntryContext): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { loaderData, errors } = router.staticHandlerContext
  return new Response(JSON.stringify({ loaderData, errors }), { status, headers })
}
