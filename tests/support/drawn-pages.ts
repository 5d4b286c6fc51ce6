// The shop's real pages, drawn as its visitors get them, without a build: the route table, the root and every module as
// they stand. Scripts and styles of a build are missing, nothing that is said.
import { type ComponentType, createElement } from 'react'
import { useActionData, useLoaderData, useMatches, useParams, useRouteError } from 'react-router'
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
  default: ComponentType<object>
  ErrorBoundary?: ComponentType<object>
  loader?: unknown
}

async function loadRoute(file: string): Promise<RouteModule> {
  const { default: page, ErrorBoundary, ...module } = await loadModule<RouteModule>(file)
  return {
    ...module,
    default: withData(page),
    ...(ErrorBoundary && { ErrorBoundary: withError(ErrorBoundary) }),
  }
}

/** A build hands each page its data, as here. */
function withData(page: ComponentType<object>) {
  return () => createElement(page, useData())
}

function withError(page: ComponentType<object>) {
  return () => {
    const props: object = { ...useData(), error: useRouteError() }
    return createElement(page, props)
  }
}

function useData(): object {
  return {
    loaderData: useLoaderData(),
    actionData: useActionData(),
    params: useParams(),
    matches: useMatches(),
  }
}

/** What tells the shop's facts to its visitors. */
const DRAWN = /^(?!account\/|orders\/order|routes\/auth)/
