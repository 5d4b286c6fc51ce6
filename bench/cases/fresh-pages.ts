// P-02: public pages rendered for every request, compared with React rendering the same markup from memory (no HTTP, no
// database, no router, no hashes). Then 32 connections to one process and to two, and the size of a catalogue page.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { projectFolder } from '#platform/process/project-folder.ts'
import {
  atLeastRow,
  atMostRow,
  type BenchRow,
  inTurn,
  load,
  perSecond,
  ratioRow,
  repeat,
  slowdownRow,
} from '../measure.ts'
import { publicPages } from '../public-pages.ts'
import { startShop } from '../shop.ts'
import { openVerbs } from '../verbs.ts'

const AT_ONCE = 8
const MANY_AT_ONCE = 32
const SECONDS = 4
/** As long as one process is busy with a page before it is measured at many connections. */
const WARM_UP_SECONDS = 6 * SECONDS

export async function* measureFreshPages(): AsyncGenerator<BenchRow> {
  await using shop = await startShop({ PAGE_CACHE: '0' })
  await using verbs = await openVerbs(shop.databaseUrl)
  const build = await readServerBuild()
  for (const { name, path } of await publicPages(shop)) {
    const renderAgain = await captureRendering(build, shop.url + path, verbs.context)
    const pair = await inTurn(
      async () => (await load(shop.url + path, { connections: AT_ONCE, seconds: SECONDS })).perSecond,
      () => repeat(renderAgain, AT_ONCE, SECONDS),
    )
    yield ratioRow('P-02', `${name}, rendered fresh, ${AT_ONCE} connections`, pair, 0.5)
    yield* rowsOfManyAtOnce(`${name}, rendered fresh`, shop.url + path)
    if (name === 'catalogue') yield* rowsOfWeight(name, await (await fetch(shop.url + path)).text())
  }
  yield* rowsOfTwoWorkers()
}

async function* rowsOfTwoWorkers(): AsyncGenerator<BenchRow> {
  await using shop = await startShop({ PAGE_CACHE: '0', WEB_CONCURRENCY: '2' })
  const pages = await publicPages(shop)
  // A page takes a third less once its code is compiled, which is after a thousand of them in each worker.
  for (const { path } of pages)
    await load(shop.url + path, { connections: MANY_AT_ONCE, seconds: WARM_UP_SECONDS })
  for (const { name, path } of pages)
    yield* rowsOfManyAtOnce(`${name}, rendered fresh by two workers`, shop.url + path)
}

async function* rowsOfManyAtOnce(page: string, url: string): AsyncGenerator<BenchRow> {
  const options = { connections: MANY_AT_ONCE, seconds: SECONDS }
  await load(url, options)
  // Requests that the warm-up left behind are answered first.
  await (await fetch(url)).arrayBuffer()
  const { perSecond: speed, p50, p99 } = await load(url, options)
  const what = `${page}, ${MANY_AT_ONCE} connections`
  yield atLeastRow('P-02', what, speed, 200, perSecond)
  yield slowdownRow('P-02', `${what}: p99 to p50`, { figure: p99, reference: p50, ratio: p99 / p50 }, 3)
}

/** What a browser receives, before compression; the router's script holds the data a second time. */
function rowsOfWeight(name: string, html: string): BenchRow[] {
  const data = html.match(/streamController\.enqueue\(.*?(?=<\/script>)/gs) ?? []
  const elements = html.replaceAll(/(<script[^>]*>).*?<\/script>/gs, '$1').match(/<[a-z]/gi) ?? []
  const kilobytes = (text: string) => Math.round(Buffer.byteLength(text) / 102.4) / 10
  const weights = [
    { what: 'KB of HTML', weight: kilobytes(html), limit: 110 },
    { what: 'elements', weight: elements.length, limit: 900 },
    { what: "KB of the browser's copy of its data", weight: kilobytes(data.join('')), limit: 12 },
  ]
  return weights.map(({ what, weight, limit }) => {
    const row = atMostRow('P-02', `${name}, ${what}`, weight, limit)
    return { ...row, reached: weight > 0 && row.reached }
  })
}

async function readServerBuild(): Promise<ServerBuild> {
  const folder = join(projectFolder, 'build', 'server', 'assets')
  const file = (await readdir(folder)).find((name) => /^server-build-.*\.js$/.test(name))
  if (!file) throw new Error('the shop is not built')
  return (await import(join(folder, file))) as ServerBuild
}

type HandleRequest = (
  ...args: [Request, number, Headers, EntryContext, RouterContextProvider]
) => Promise<Response>

/**
 * Lets the router run its loaders once, and returns a function that renders the same page again each time it is called.
 */
async function captureRendering(
  build: ServerBuild,
  url: string,
  context: object,
): Promise<() => Promise<void>> {
  const render = build.entry.module.default as HandleRequest
  let captured: Parameters<HandleRequest> | undefined
  const capture: HandleRequest = (...args) => {
    captured = args
    return render(...args)
  }
  const entry = { module: { ...build.entry.module, default: capture as typeof build.entry.module.default } }
  const handle = createRequestHandler({ ...build, entry }, 'production')
  await (await handle(new Request(url), new OneForAll(context))).arrayBuffer()
  if (!captured) throw new Error(`${url} was not rendered`)
  const [request, status, headers, routerContext, provider] = captured
  // The data that the page carries for hydration can be read only once; it is not part of the markup.
  const again = { ...routerContext, serverHandoffStream: undefined }
  return async () => {
    await (await render(request, status, new Headers(headers), again, provider)).arrayBuffer()
  }
}

/** Returns one value for every context key: the keys of the built app cannot be imported here. */
class OneForAll extends RouterContextProvider {
  readonly all: object
  constructor(context: object) {
    super()
    this.all = { ...context, requestId: 'bench', nonce: 'bench' }
  }
  override get<T>(): T {
    return this.all as T
  }
}
