import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { PageScripts } from '#shop/shell/page-scripts.tsx'
import { RequestId } from '#shop/shell/request-id.ts'
import { type Rendering, renderingContext } from '#shop/shell/server-context.ts'

/** After this time rendering is aborted, and the visitor gets the error page instead of a spinner. */
const RENDER_DEADLINE_MS = 10_000

/**
 * Renders the whole page before sending it, without streaming: the result is cached for everybody (D-06), and its
 * inline scripts can be hashed. Crawlers get the same page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = await renderWhole(request.url, routerContext, context.get(renderingContext))
  return new Response(html, { status, headers })
}

/** Unexpected errors: the caller logs them, and the visitor gets the error page. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(renderingContext).failure ??= error
}

function renderWhole(
  url: string,
  routerContext: EntryContext,
  { requestId, nonce }: Rendering,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const paths = scriptsOf(routerContext)
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(deadline)
        resolve(new Uint8Array(Buffer.concat(chunks)))
        done()
      },
    })
    const tree = (
      <RequestId value={requestId}>
        <PageScripts value={{ paths, nonce }}>
          <ServerRouter context={withoutImports(routerContext)} url={url} nonce={nonce} />
        </PageScripts>
      </RequestId>
    )
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // Completed boundaries are rendered in place, without a script that would move them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(page),
      onError(error) {
        clearTimeout(deadline)
        reject(error)
      },
    })
    const deadline = setTimeout(
      () => abort(new Error('the page took too long to render')),
      RENDER_DEADLINE_MS,
    )
  })
}

/** The scripts of this page, largest first. */
function scriptsOf({
  manifest: { entry, routes },
  staticHandlerContext: { matches },
}: EntryContext): string[] {
  const modules = matches.map(({ route }) => routes[route.id]).filter((route) => route !== undefined)
  const imports = modules.flatMap(({ module, imports = [] }) => [...imports, module])
  return [...new Set([...entry.imports, ...imports, entry.module])]
}

/**
 * P-09: preloading all imports in the head would compete with styles, fonts and the first picture on a slow connection.
 * They are requested after the styles (page-scripts.tsx); the router loads the rest, a small file for each route.
 */
function withoutImports({ manifest, ...context }: EntryContext): EntryContext {
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    route && { ...route, imports: [] },
  ])
  return {
    ...context,
    manifest: {
      ...manifest,
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(routes),
    },
  }
}
