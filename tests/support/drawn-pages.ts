// The shop's real pages, drawn as its visitors get them, without a build: the route table, the root and every module as
// they stand. Scripts and styles of a build are missing, nothing that is said.
import { join } from 'node:path'
import { type ServerBuild, UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import { createPageRenderer, type PageRenderer } from '#http/pages/react-router.ts'
import { projectFolder } from '#platform/process/project-folder.ts'
import routes from '#shop/routes.ts'

type Entry = { id?: string; path?: string; index?: boolean; file: string; children?: Entry[] }

export async function createDrawnPages(): Promise<PageRenderer> {
  const root = { id: 'root', path: '', module: await loadRoute('root.tsx') }
  const listed = flatten((await routes) as Entry[], 'root').filter(({ file }) => DRAWN.test(file))
  const rest = await Promise.all(
    listed.map(async ({ file, ...route }) => ({ ...route, module: await loadRoute(file) })),
  )
  const built = [root, ...rest]
  return createPageRenderer({
    entry: { module: await load('entry.server.tsx') },
    routes: Object.fromEntries(built.map((route) => [route.id, route])),
    assets: {
      entry: { module: '/entry.js', imports: ['/frame.js'] },
      routes: Object.fromEntries(
        built.map(({ module, ...route }) => [
          route.id,
          {
            ...route,
            module: `/${route.id}.js`,
            imports: ['/frame.js'],
            hasLoader: Boolean(module.loader),
            hasDefaultExport: true,
          },
        ]),
      ),
      url: '/manifest.js',
      version: 'test',
    },
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild)
}

type RouteModule = {
  default: Parameters<typeof UNSAFE_withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0]
  loader?: unknown
}

function load<Module>(file: string): Promise<Module> {
  return import(join(projectFolder, 'shop', file)) as Promise<Module>
}

/** A build hands each page its data, as here. */
async function loadRoute(file: string): Promise<RouteModule> {
  const { default: page, ErrorBoundary, ...module } = await load<RouteModule>(file)
  return {
    ...module,
    default: UNSAFE_withComponentProps(page),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) }),
  }
}

/** What tells the shop's facts to its visitors. */
const DRAWN = /^(?!account\/|orders\/order|routes\/auth)/

function flatten(
  entries: Entry[],
  parentId: string,
): (Entry & { id: string; parentId: string; index: boolean })[] {
  return entries.flatMap(({ id, path, index = false, file, children = [] }) => {
    const own = id ?? file.replace(/\.tsx$/, '')
    return [
      { id: own, parentId, ...(path !== undefined && { path }), index, file },
      ...flatten(children, own),
    ]
  })
}
