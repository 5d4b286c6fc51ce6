// The service worker, served as /sw.js (scripts/service-worker-plugin.ts bundles it by itself): visited pages open
// offline, marked as copies. It caches nothing private (handling-of.ts).
import { copyKey, handlingOf, isNamedByContent, isPublic, pageOfData } from './handling-of.ts'

/** The worker globals that the DOM types lack. */
type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = ExtendableEvent & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
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
/** A page's message: its URL, and the files that it loaded before the worker was active. */
export type Seen = { kind: 'seen'; page: string; files: string[] }

/** Injected at build time, so that a new build is a new worker with its own caches. */
const BUILD = '%BUILD%'
/** Files needed offline, cached at installation. */
const PARTS = '%PARTS%'.split(' ').filter(Boolean)

const PAGES = `aleef-pages-${BUILD}`
const ASSETS = `aleef-assets-${BUILD}`
const PICTURES = 'aleef-pictures'
const OFFLINE_PAGE = '/offline'
/** When the copy was made; the page reads it from `<html data-copy>` (use-connection.ts). */
const MADE_AT = 'X-Copy-Made-At'
const MAX_ENTRIES: Record<string, number> = { [PAGES]: 40, [PICTURES]: 150 }
/** With a cached copy, a request waits no longer than this for the network. */
const NETWORK_TIMEOUT_MS = 6000
/** A copy younger than this is not replaced. */
const FRESH_MS = 5 * 60_000

const worker = self as unknown as Worker
const { origin } = worker.location

worker.addEventListener('install', (event) => event.waitUntil(prepare()))
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()))
worker.addEventListener('message', (event) => {
  if (isSeen(event.data)) event.waitUntil(noteSeen(event.data))
})
worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, origin)
  if (handling === 'asset') event.respondWith(copyFirst(event, ASSETS))
  if (handling === 'picture') event.respondWith(copyFirst(event, PICTURES))
  if (handling === 'page') event.respondWith(networkFirst(event))
  if (handling === 'private-page') event.respondWith(networkOnly(event))
  if (handling === 'data') event.respondWith(dataOrDocument(event))
})

/** The offline page and its files. If they fail to load, the worker is not installed; the next visit tries again. */
async function prepare(): Promise<void> {
  const response = await fetch(OFFLINE_PAGE, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`the offline page responded with ${response.status}`)
  const html = await response.clone().text()
  const files = [...html.matchAll(/"(\/(?:assets|figures)\/[\w./-]+)"/g)].map(([, path = '']) => path)
  await cacheFiles([...files, ...PARTS])
  await cachePage(origin + OFFLINE_PAGE, response)
  await worker.skipWaiting()
}

/** Keeps the caches of the previous build, with its scripts, and deletes older ones. */
async function takeOver(): Promise<void> {
  const names = await caches.keys()
  const builds = names.filter((name) => name.startsWith('aleef-pages-') && name !== PAGES)
  const current = [PAGES, ASSETS, PICTURES]
  const before = builds.at(-1)
  if (before) current.push(before, before.replace('pages', 'assets'))
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function noteSeen({ page, files }: Seen): Promise<void> {
  await cacheFiles(files)
  const url = new URL(page, origin)
  if (url.origin !== origin || !isPublic(url.pathname)) return
  const copy = await (await caches.open(PAGES)).match(copyKey(url.href))
  if (copy && Date.now() - Date.parse(copy.headers.get(MADE_AT) ?? '') < FRESH_MS) return
  const response = await fetch(url.href, { headers: { Accept: 'text/html' } })
  if (isCacheable(response)) await cachePage(url.href, response)
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const copy = await caches.match(copyKey(event.request.url))
  try {
    const response = await inTime(fromNetwork(event), copy ? NETWORK_TIMEOUT_MS : null)
    if (isCacheable(response)) event.waitUntil(cachePage(event.request.url, response.clone()))
    return response
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

/** From this build or by content hash; the same name of another build only as a last resort. */
async function copyFirst(event: FetchEvent, name: string): Promise<Response> {
  const { url } = event.request
  const own = await (await caches.open(name)).match(url)
  if (own) return own
  const copy = await caches.match(url)
  if (copy && isNamedByContent(url)) return copy
  try {
    const response = await fetch(event.request)
    if (response.status === 200 && response.type === 'basic')
      event.waitUntil(cacheResponse(name, url, response.clone()))
    return response
  } catch (error) {
    if (copy) return copy
    throw error
  }
}

/**
 * Only whole pages are cached, so a client-side navigation without a network becomes a document load of the copy or the
 * offline page. Within the catalogue the error is passed on, because it keeps its loaded list (S-CATB-09).
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

/** Uses the navigation preload, which the browser may have started while the worker was starting. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request)
}

async function inTime(response: Promise<Response>, timeout: number | null): Promise<Response> {
  if (timeout === null) return response
  response.catch(() => {})
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('too late')), timeout))
  return Promise.race([response, late])
}

function isCacheable(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? ''
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    !response.redirected &&
    type.startsWith('text/html')
  )
}

async function cacheFiles(paths: readonly string[]): Promise<void> {
  const cacheable = paths.filter((path) => handlingOf(new Request(path), origin) !== null)
  await Promise.all(
    [...new Set(cacheable)].map(async (path) => {
      const url = new URL(path, origin).href
      const name = handlingOf(new Request(url), origin) === 'picture' ? PICTURES : ASSETS
      if (await (await caches.open(name)).match(url)) return
      const response = await fetch(url)
      if (response.status === 200) await cacheResponse(name, url, response)
    }),
  )
}

async function cachePage(url: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers)
  headers.set(MADE_AT, new Date().toISOString())
  // These headers no longer describe the body.
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag']) headers.delete(name)
  await cacheResponse(PAGES, copyKey(url), new Response(await response.blob(), { headers }))
}

/** Removes the oldest copies first when storage is full. */
async function cacheResponse(name: string, url: string, response: Response): Promise<void> {
  const cache = await caches.open(name)
  // Overwrites without deleting first, so that a concurrent visit finds a copy.
  await cache.put(url, response)
  const max = MAX_ENTRIES[name]
  if (max === undefined) return
  const keys = await cache.keys()
  const surplus = keys
    .filter((key) => !key.url.endsWith(OFFLINE_PAGE))
    .slice(0, Math.max(0, keys.length - max))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}

/** The copy, marked with its time. The offline page needs no mark. */
async function stamped(copy: Response, url: string): Promise<Response> {
  if (new URL(url).pathname === OFFLINE_PAGE) return copy
  const html = await copy.text()
  const madeAt = copy.headers.get(MADE_AT) ?? ''
  return new Response(html.replace('<html ', `<html data-copy="${madeAt}" `), { headers: copy.headers })
}

/** Redirects to the offline page's own URL, so that reload and Back work as expected. */
async function toOfflinePage(url: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  if (pathname === OFFLINE_PAGE) return (await caches.match(origin + OFFLINE_PAGE)) ?? Response.error()
  return Response.redirect(`${OFFLINE_PAGE}?to=${encodeURIComponent(pathname + search)}`, 302)
}

function isSeen(data: unknown): data is Seen {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'seen'
}
