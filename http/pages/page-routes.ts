// Which pages are kept, and by what: the path and those query parameters that the page reads. Others change nothing,
// so neither the key nor the rendering sees them.
import { canonicalUrl } from '#platform/http/canonical-url.ts'

/** S-CATB-01, S-CATB-08 and what the catalogue keeps in its address. */
const CATALOGUE = [
  ...['search', 'category', 'type', 'region', 'min', 'max', 'gender', 'vaccinated', 'available'],
  ...['breed', 'color', 'age'],
  ...['sort', 'view', 'panel', 'cursor', 'page'],
]

const KEPT_PAGES: [path: RegExp, parameters: readonly string[]][] = [
  [/^\/$/, []],
  [/^\/products$/, CATALOGUE],
  [/^\/products-old$/, ['search', 'category', 'page']],
  [/^\/(?:animals|products)\/[1-9]\d{0,9}$/, []],
  [/^\/(?:contact|terms|privacy)$/, []],
  [/^\/newsletter\/(?:confirm|unsubscribe)$/, []],
  // Their shells are the same for everybody; what is private comes by /api after load (D-06).
  [
    /^\/(?:auth|auth\/callback|auth\/reset-password|auth\/become-admin|account|profile|forgot-password|cart|checkout|orders|offline)$/,
    [],
  ],
]

/** Comes with a code in its query, which is for the browser alone: no rendering sees it. */
const CALLBACK = '/auth/callback'

/** Parameters in which React Router's client says which loaders it wants. */
const ROUTER_PARAMETERS = ['_routes', 'index']
const ROUTER_VALUE = /^[\w./,:-]{0,300}$/
const MAX_VALUE_LENGTH = 500

export type PageRequest = {
  /** Path and query as the rendering sees them. */
  url: string
  /** Null for a page that is made for this request alone. */
  key: string | null
}

/** Null for a request that no client of ours makes: its query has unknown or oversized parameters. */
export function readPageRequest(url: URL): PageRequest | null {
  const isData = url.pathname.endsWith('.data')
  const path = isData ? dataPath(url.pathname) : url.pathname
  const router = isData ? ROUTER_PARAMETERS : []
  if (router.some((name) => !ROUTER_VALUE.test(url.searchParams.get(name) ?? ''))) return null
  const kept = KEPT_PAGES.find(([pattern]) => pattern.test(path))
  if (!kept || (!isCatalogue(path) && path !== CALLBACK && hasOthers(url.searchParams)))
    return { url: url.pathname + url.search, key: null }
  const tooLong = kept[1].filter((name) => (url.searchParams.get(name) ?? '').length > MAX_VALUE_LENGTH)
  const canonical = canonicalUrl(url.pathname, url.searchParams, [...kept[1], ...router])
  // A search that is too long gets a page that says so and keeps the words.
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

/** Public content, found by strangers with their own parameters (utm_source); on others a query means something. */
function isCatalogue(path: string): boolean {
  return path === '/' || /^\/(?:animals|products|products-old)(?:\/|$)/.test(path)
}

function hasOthers(parameters: URLSearchParams): boolean {
  return [...parameters.keys()].some((name) => !ROUTER_PARAMETERS.includes(name))
}
