// Which pages are cached, and by which key: the path and the query parameters that the page reads. Other parameters are
// removed from both the key and the rendering.
import { canonicalUrl } from '#platform/http/canonical-url.ts'

/** The search, filters and sort order of the catalogue, which are in its URL (S-CATB-01, S-CATB-08, X-22). */
const CATALOGUE = [
  'search',
  'category',
  'type',
  'region',
  'min',
  'max',
  'gender',
  'vaccinated',
  'available',
  'breed',
  'color',
  'age',
  'sort',
  'view',
  'panel',
  'cursor',
  'page',
]

const KEPT_PAGES: [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/products$/, CATALOGUE],
  [/^\/products-old$/, ['search', 'category', 'page']],
  [/^\/(?:animals|products)\/[1-9]\d{0,9}$/, []],
  [/^\/(?:contact|terms|privacy)$/, []],
  [/^\/newsletter\/(?:confirm|unsubscribe)$/, []],
  // Their shells are the same for everybody; private data is loaded through /api (D-06).
  [
    /^\/(?:auth|auth\/callback|auth\/reset-password|auth\/become-admin|account|profile|forgot-password|cart|checkout|orders|offline)$/,
    [],
  ],
]

/** Its query holds a code that only the browser reads, so it is not passed to the rendering. */
const CALLBACK = '/auth/callback'

/** Parameters by which React Router's client selects loaders. */
const ROUTER_PARAMETERS = ['_routes', 'index']
const ROUTER_VALUE = /^[\w./,:-]{0,300}$/
const MAX_VALUE_LENGTH = 500

export type PageRequest = {
  /** Path and query as the rendering sees them. */
  url: string
  /** Null for a page that is not cached. */
  key: string | null
}

/** Null for an invalid request: its query has unknown or oversized parameters. */
export function readPageRequest(url: URL): PageRequest | null {
  const isData = url.pathname.endsWith('.data')
  const path = isData ? dataPath(url.pathname) : url.pathname
  const router = isData ? ROUTER_PARAMETERS : []
  if (router.some((name) => !ROUTER_VALUE.test(url.searchParams.get(name) ?? ''))) return null
  const cachedPage = KEPT_PAGES.find(([pattern]) => pattern.test(path))
  if (!cachedPage || (!isCatalogue(path) && path !== CALLBACK && hasOthers(url.searchParams)))
    return { url: url.pathname + url.search, key: null }
  const tooLong = cachedPage[1].filter((name) => (url.searchParams.get(name) ?? '').length > MAX_VALUE_LENGTH)
  const canonical = canonicalUrl(url.pathname, url.searchParams, [...cachedPage[1], ...router])
  // A search that is too long gets a page with an error that keeps the input.
  if (tooLong.length > 0)
    return tooLong.every((name) => name === 'search') ? { url: canonical, key: null } : null
  return { url: canonical, key: canonical }
}

/** The page behind a `.data` request; that of a path with a slash at its end is `/path/_.data`. */
export function dataPath(pathname: string): string {
  return pathname.endsWith('/_.data')
    ? pathname.slice(0, -'_.data'.length)
    : pathname.slice(0, -'.data'.length)
}

/** Public pages, where unknown parameters such as utm_source are ignored; elsewhere a query matters. */
function isCatalogue(path: string): boolean {
  return path === '/' || /^\/(?:animals|products|products-old)(?:\/|$)/.test(path)
}

function hasOthers(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].some((name) => !ROUTER_PARAMETERS.includes(name))
}
