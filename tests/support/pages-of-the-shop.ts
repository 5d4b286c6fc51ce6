// The shop's real route table with its real loaders, without its looks: a page is what its loaders gave.
import { join } from 'node:path'
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { createPageRenderer, type PageRenderer } from '#http/pages/react-router.ts'
import { ROOMS, TOOLS } from '#office/rooms.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import routes from '#shop/routes.ts'
import { renderingContext } from '#shop/server-context.ts'

type Entry = { id?: string; path?: string; index?: boolean; file: string; children?: Entry[] }
type Page = {
  id: string
  parentId: string | undefined
  path: string | undefined
  index: boolean
  file: string
}

/** Every page of the shop and of the office, in the order of their tables; layouts are not pages. */
export async function pagePaths(): Promise<string[]> {
  const shop = (await pages()).filter(({ index, path }) => index || path !== undefined)
  return [...shop.map(({ path }) => path ?? ''), ...Object.keys({ ...TOOLS, ...ROOMS })]
}

export async function createShopPages(): Promise<PageRenderer> {
  const built = await Promise.all(
    (await pages()).map(async ({ file, ...page }) => {
      const module = (await import(join(projectFolder, 'shop', file))) as { loader?: unknown }
      return [
        page.id,
        { ...page, module: { default: () => null, ...(module.loader ? { loader: module.loader } : {}) } },
      ]
    }),
  )
  return createPageRenderer({
    entry: { module: { default: answer, handleError } },
    routes: Object.fromEntries(built),
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild)
}

async function pages(): Promise<Page[]> {
  const table = (await routes) as Entry[]
  const flatten = (entries: Entry[], parentId?: string): Page[] =>
    entries.flatMap(({ id, path, index = false, file, children = [] }) => {
      const own = id ?? file.replace(/\.tsx$/, '')
      return [{ id: own, parentId, path, index, file }, ...flatten(children, own)]
    })
  return flatten(table)
}

function answer(_: Request, status: number, headers: Headers, router: EntryContext): Response {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { loaderData, errors } = router.staticHandlerContext
  return new Response(JSON.stringify({ loaderData, errors }), { status, headers })
}

function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  context.get(renderingContext).failure ??= error
}
