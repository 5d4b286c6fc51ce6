// The shop's real pages, drawn as its visitors get them, without a build: the route table, the root and every module as
// they stand. Scripts and styles of a build are missing, nothing that is said.
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps } from 'react-router'
import { createPageRenderer, type PageRenderer } from '#http/pages/react-router.ts'
import { serverBuildOf } from './server-build.ts'
import { listRoutes, loadModule } from './shop-routes.ts'

export async function createDrawnPages(): Promise<PageRenderer> {
  const root = { id: 'root', path: '', module: await loadRoute('root.tsx') }
  const listed = (await listRoutes('root')).filter(({ file }) => DRAWN.test(file))
  const rest = await Promise.all(
    listed.map(async ({ file, ...route }) => ({ ...route, module: await loadRoute(file) })),
  )
  const built = [root, ...rest]
  const files = built.map(({ module, ...route }) => ({
    ...route,
    module: `/${route.id}.js`,
    imports: ['/frame.js'],
    hasLoader: Boolean(module.loader),
    hasDefaultExport: true,
  }))
  return createPageRenderer(
    serverBuildOf(await loadModule<{ default: unknown }>('entry.server.tsx'), built, {
      entry: { module: '/entry.js', imports: ['/frame.js'] },
      routes: Object.fromEntries(files.map((file) => [file.id, file])),
      url: '/manifest.js',
      version: 'test',
    }),
  )
}

type RouteModule = {
  default: Parameters<typeof UNSAFE_withComponentProps>[0]
  ErrorBoundary?: Parameters<typeof UNSAFE_withErrorBoundaryProps>[0]
  loader?: unknown
}

/** A build hands each page its data, as here. */
async function loadRoute(file: string): Promise<RouteModule> {
  const { default: page, ErrorBoundary, ...module } = await loadModule<RouteModule>(file)
  return {
    ...module,
    default: UNSAFE_withComponentProps(page),
    ...(ErrorBoundary && { ErrorBoundary: UNSAFE_withErrorBoundaryProps(ErrorBoundary) }),
  }
}

/** What tells the shop's facts to its visitors. */
const DRAWN = /^(?!account\/|orders\/order|routes\/auth)/
