import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
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
): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const page = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        clearTimeout(deadline)
        resolve(Buffer.concat(chunks))
        done()
      },
    })
    const tree = (
      <RequestId value={requestId}>
        <ServerRouter context={routerContext} url={url} nonce={nonce} />
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
