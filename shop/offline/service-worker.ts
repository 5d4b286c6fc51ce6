// The service worker, served as /sw.js (scripts/service-worker-plugin.ts bundles it by itself): what was seen before
// opens without a network, and says that it is a copy. It holds nothing private (how-to-answer.ts).
import { copyKey, howToAnswer, isNamedByContent, isPublic, pageOfData } from './how-to-answer.ts'

/** What the worker's global offers and the types of a page do not know. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Worker = {
  registration: { navigationPreload?: { enable(): Promise<void> } }
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> }
  location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
}
/** What a page tells: where it is, and which files it was made of before the worker was there. */
export type Seen = { kind: 'seen'; page: string; files: string[] }

/** Written into the bundle: a new build is a new worker, with caches of its own. */
const BUILD = '%BUILD%'
/** Parts that must speak when the network is gone, and so be there before. */
const PARTS = '%PARTS%'.split(' ').filter(Boolean)

const PAGES = `aleef-pages-${BUILD}`
const ASSETS = `aleef-assets-${BUILD}`
const PICTURES = 'aleef-pictures'
const OFFLINE_PAGE = '/offline'
/** When the copy was made; the page reads it from `<html data-copy>` (use-connection.ts). */
const MADE_AT = 'X-Copy-Made-At'
const MAX_ENTRIES: Record<string, number> = { [PAGES]: 40, [PICTURES]: 150 }
/** With a copy at hand nobody waits longer for a network that does not answer. */
const PATIENCE_MS = 6000
/** Moving back and forth makes no new copy. */
const FRESH_MS = 5 * 60_000

const worker = self as unknown as Worker
const { origin } = worker.location

worker.addEventListener('install', (event) => event.waitUntil(prepare()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  if (isSeen(event.data)) event.waitUntil(noteSeen(event.data))
})
worker.addEventListener('fetch', (event) => {
  const how = howToAnswer(event.request, origin)
  if (how === 'asset') event.respondWith(copyFirst(event, ASSETS))
  if (how === 'picture') event.respondWith(copyFirst(event, PICTURES))
  if (how === 'page') event.respondWith(networkFirst(event))
  if (how === 'private-page') event.respondWith(networkOnly(event))
  if (how === 'data') event.respondWith(dataOrDocument(event))
})

/** The offline page and all it is made of. A worker that cannot have them is not installed; the next visit tries again. */
async function prepare(): Promise<void> {
  const answer = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`the offline page answered ${answer.status}`)
  const html = await answer.clone().text()
  const files = [...html.matchAll(/"(\/(?:assets|figures)\/[\w./-]+)"/g)].map(([, path = '']) => path)
  await keepFiles([...files, ...PARTS])
  await keepPage(origin + OFFLINE_PAGE, answer)
  await worker.skipWaiting()
}

/** Copies of the build before stay with their own scripts; older ones go. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const builds = names.filter((name) => name.startsWith('aleef-pages-') && name !== PAGES)
  const kept = [PAGES, ASSETS, PICTURES]
  const before = builds.at(-1)
  if (before) kept.push(before, before.replace('pages', 'assets'))
  await Promise.all(names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function noteSeen({ page, files }: Seen): Promise<void> {
  await keepFiles(files)
  const url = new URL(page, origin)
  if (url.origin !== origin || !isPublic(url.pathname)) return
  const copy = await (await caches.open(PAGES)).match(copyKey(url.href))
  if (copy && Date.now() - Date.parse(copy.headers.get(MADE_AT) ?? '') < FRESH_MS) return
  const answer = await fetch(url.href, { headers: { Accept: 'text/html' } })
  if (isKeepable(answer)) await keepPage(url.href, answer)
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const copy = await caches.match(copyKey(event.request.url))
  try {
    const answer = await inTime(fromNetwork(event), copy ? PATIENCE_MS : null)
    if (isKeepable(answer)) event.waitUntil(keepPage(event.request.url, answer.clone()))
    return answer
  } catch {
    return copy ? stamped(copy, event.request.url) : toOfflinePage(event.request.url)
  }
}

async function networkOnly(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event)
  } catch {
    return toOfflinePage(event.request.url)
  }
}

/** Of this build, or under a name of its content; what another build called the same only when nothing else is left. */
async function copyFirst(event: FetchEvent, name: string): Promise<Response> {
  const { url } = event.request
  const own = await (await caches.open(name)).match(url)
  if (own) return own
  const copy = await caches.match(url)
  if (copy && isNamedByContent(url)) return copy
  try {
    const answer = await fetch(event.request)
    if (answer.status === 200 && answer.type === 'basic')
      event.waitUntil(cacheResponse(name, url, answer.clone()))
    return answer
  } catch (error) {
    if (copy) return copy
    throw error
  }
}

/**
 * Copies are whole pages, so a move that finds no network becomes a visit: the copy opens, or the offline page. The
 * catalogue keeps its list when more of it does not come (S-CATB-09), so there the failure stays a failure.
 */
async function dataOrDocument(event: FetchEvent): Promise<Response> {
  try {
    return await fetch(event.request)
  } catch (error) {
    const page = pageOfData(event.request.url)
    const from = await worker.clients.get(event.clientId)
    if (from && page.startsWith('/products?') && new URL(from.url).pathname === '/products') throw error
    return new Response(null, {
      status: 204,
      headers: { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' },
    })
  }
}

/** The browser may have asked already, while the worker was waking up. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

async function inTime(answer: Promise<Response>, patience: number | null): Promise<Response> {
  if (patience === null) return answer
  answer.catch(() => {})
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), patience))
  return Promise.race([answer, late])
}

function isKeepable(answer: Response): boolean {
  const type = answer.headers.get('Content-Type') ?? ''
  return (
    answer.status === 200 && answer.type === 'basic' && !answer.redirected && type.startsWith('text/html')
  )
}

async function keepFiles(paths: readonly string[]): Promise<void> {
  const wanted = paths.filter((path) => howToAnswer(new Request(path), origin) !== null)
  await Promise.all(
    [...new Set(wanted)].map(async (path) => {
      const url = new URL(path, origin).href
      const name = howToAnswer(new Request(url), origin) === 'picture' ? PICTURES : ASSETS
      if (await (await caches.open(name)).match(url)) return
      const answer = await fetch(url)
      if (answer.status === 200) await cacheResponse(name, url, answer)
    }),
  )
}

async function keepPage(url: string, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set(MADE_AT, new Date().toISOString())
  // The body is no longer what these described.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  await cacheResponse(PAGES, copyKey(url), new Response(await answer.blob(), { headers }))
}

/** What was kept first goes first when there is no more room. */
async function cacheResponse(name: string, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  // In the place of what was there, at once: a visit in between must not find nothing.
  await cache.put(url, answer)
  const max = MAX_ENTRIES[name]
  if (max === undefined) return
  const keys = await cache.keys()
  const surplus = keys
    .filter((key) => !key.url.endsWith(OFFLINE_PAGE))
    .slice(0, Math.max(0, keys.length - max))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}

/** The copy, saying of itself that it is one. The offline page says what it is anyway. */
async function stamped(copy: Response, url: string): Promise<Response> {
  if (new URL(url).pathname === OFFLINE_PAGE) return copy
  const html = await copy.text()
  const made = copy.headers.get(MADE_AT) ?? ''
  return new Response(html.replace('<html ', `<html data-copy="${made}" `), { headers: copy.headers })
}

/** At an address of its own, where a reload and the way back are what they say. */
async function toOfflinePage(url: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  if (pathname === OFFLINE_PAGE) return (await caches.match(origin + OFFLINE_PAGE)) ?? Response.error()
  return Response.redirect(`${OFFLINE_PAGE}?to=${encodeURIComponent(pathname + search)}`, 302)
}

function isSeen(data: unknown): data is Seen {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'seen'
}
