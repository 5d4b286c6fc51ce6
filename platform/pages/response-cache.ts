// Public responses are the same for everybody (D-06): one rendering of a page or a list serves all until something it
// read changes. While notifications arrive, a response is stale for at most a second.
import { LRUCache } from 'lru-cache'
import { isDatabaseAway } from '#platform/database/connect.ts'
import { Overloaded } from '#platform/limits/read-limit.ts'
import { type CachedResponse, cacheResponse, compressOnce, type RenderedResponse } from './cached-response.ts'

/** Browsers revalidate each time and mostly get 304; a CDN may keep a response for a second. */
export const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1, must-revalidate'

/** About 1,250 pages of products (P-02b, P-10). */
const MAX_BYTES = 18 * 1024 * 1024
/** A page is rendered at most this often, however many changes are announced. */
const MIN_LIFE_MS = 400
/** In case a notification was lost. */
const MAX_LIFE_MS = 60_000
/** While we are not listening for changes. */
const UNSUBSCRIBED_TTL_MS = 1000
const CACHED_STATUSES = [200, 202, 301, 302, 307, 308, 404]

/** Renders with a context that notes which records it reads. */
type RenderPage<Context> = (context: Context) => Promise<RenderedResponse>

export type ResponseCache<Context> = {
  /** The cached response while it is fresh, else a new one. Concurrent callers share one rendering. */
  get(key: string, render: RenderPage<Context>): Promise<CachedResponse>
  /** Only what is cached and fresh now. */
  peek(key: string): CachedResponse | undefined
  /** Marks the responses that read one of these records as stale, or all. */
  invalidate(recordIds: readonly number[] | 'all'): void
  /** For /metrics. */
  size(): { responses: number; bytes: number; rendered: number }
}

type CacheEntry = {
  response: CachedResponse
  recordIds: ReadonlySet<number>
  startedAt: number
  isStale: boolean
}
type PendingRendering = { result: Promise<CachedResponse>; invalidated: boolean }

export type ResponseCacheOptions<Context> = {
  /** The context to render with; `noteRead` is called with the ids of the records that are read. */
  contextNoting: (noteRead: (recordIds: readonly number[]) => void) => Context
  /** True while notifications of changes arrive. */
  isListening: () => boolean
  /** The headers of every response. */
  headers: Record<string, string>
  maxBytes?: number
}

export function createResponseCache<Context>(options: ResponseCacheOptions<Context>): ResponseCache<Context> {
  const { isListening, maxBytes = MAX_BYTES } = options
  const entries = new LRUCache<string, CacheEntry>({ maxSize: maxBytes })
  const renderings = new Map<string, PendingRendering>()
  let rendered = 0

  async function run(key: string, rendering: PendingRendering, render: RenderPage<Context>) {
    try {
      const { isCacheable, ...fresh } = await renderNoting(options, render)
      rendered++
      const entry = { ...fresh, isStale: rendering.invalidated }
      if (isCacheable) entries.set(key, entry, { size: Math.ceil(fresh.response.bytes) })
      else entries.delete(key)
      return fresh.response
    } catch (error) {
      // The stale response is served while the database is unavailable or overloaded.
      const last = entries.get(key)
      if (last && (isDatabaseAway(error) || error instanceof Overloaded)) {
        last.startedAt = now()
        return last.response
      }
      entries.delete(key)
      throw error
    } finally {
      renderings.delete(key)
    }
  }

  function renderOnce(key: string, render: RenderPage<Context>): Promise<CachedResponse> {
    const underWay = renderings.get(key)
    if (underWay) return underWay.result
    const rendering: PendingRendering = { invalidated: false, result: Promise.resolve() as never }
    renderings.set(key, rendering)
    rendering.result = run(key, rendering, render)
    return rendering.result
  }

  return {
    get(key, render) {
      const entry = entries.get(key)
      if (entry && isFresh(entry, isListening())) return Promise.resolve(entry.response)
      const result = renderOnce(key, render)
      if (!entry || entry.isStale || !isListening() || now() - entry.startedAt >= 2 * MAX_LIFE_MS)
        return result
      // It is only old, not known to be stale: render it again without making anybody wait.
      result.catch(() => {})
      return Promise.resolve(entry.response)
    },
    peek(key) {
      const entry = entries.get(key)
      return entry && isFresh(entry, isListening()) ? entry.response : undefined
    },
    invalidate(ids) {
      for (const rendering of renderings.values()) rendering.invalidated = true
      for (const entry of entries.values())
        if (ids === 'all' || ids.some((id) => entry.recordIds.has(id))) entry.isStale = true
    },
    size: () => ({ responses: entries.size, bytes: entries.calculatedSize, rendered }),
  }
}

const now = () => performance.now()

function isFresh(entry: CacheEntry, isListening: boolean): boolean {
  const age = now() - entry.startedAt
  if (age < MIN_LIFE_MS) return true
  return !entry.isStale && age < (isListening ? MAX_LIFE_MS : UNSUBSCRIBED_TTL_MS)
}

async function renderNoting<Context>(
  { contextNoting, headers }: ResponseCacheOptions<Context>,
  render: RenderPage<Context>,
) {
  const startedAt = now()
  const recordIds = new Set<number>()
  const noteRead = (ids: readonly number[]) => {
    for (const id of ids) recordIds.add(id)
  }
  const fresh = await render(contextNoting(noteRead))
  const response = cacheResponse({ ...fresh, headers: { ...headers, ...fresh.headers } })
  const isCacheable = CACHED_STATUSES.includes(fresh.status) && !('Set-Cookie' in fresh.headers)
  // The encoding that nearly everybody takes, before anybody is served; the others when asked for.
  if (isCacheable) await response.encode(response.choose('br'))
  return { response, recordIds, startedAt, isCacheable }
}

/** Renders every response again, for measurements (P-02). */
export function createNoCache<Context>({
  contextNoting,
  headers,
}: ResponseCacheOptions<Context>): ResponseCache<Context> {
  let rendered = 0
  return {
    async get(_key, render) {
      rendered++
      const fresh = await render(contextNoting(() => {}))
      return compressOnce({ ...fresh, headers: { ...headers, ...fresh.headers } })
    },
    peek: () => undefined,
    invalidate() {},
    size: () => ({ responses: 0, bytes: 0, rendered }),
  }
}
