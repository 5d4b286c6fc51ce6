// A build of the shop as React Router reads it, made from the routes and modules of the sources.
import type { EntryContext, RouterContextProvider, ServerBuild } from 'react-router'
import { renderingContext } from '#shop/shell/server-context.ts'

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean; module: object }
type Renders = (
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
) => Response

/** @param assets what a build writes about the files of its routes; nothing, where no page names one */
export function serverBuildOf(
  entry: Renders | { default: unknown },
  built: readonly BuiltRoute[],
  assets: object = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
): ServerBuild {
  return {
    entry: { module: typeof entry === 'function' ? { default: entry, handleError: noteFailure } : entry },
    routes: Object.fromEntries(built.map((route) => [route.id, route])),
    assets,
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    publicPath: '/',
    assetsBuildDirectory: '',
  } as unknown as ServerBuild
}

function noteFailure(error: unknown, { context }: { context: Readonly<RouterContextProvider> }) {
  context.get(renderingContext).failure ??= error
}
