// How the service worker handles a request. Nothing that could be private is cached.

export type Handling =
  /** A build asset or a product picture: cache first. */
  | 'asset'
  | 'picture'
  /** A public page (D-06): network first, then the cache. */
  | 'page'
  /** Network only, with the offline page as fallback. */
  | 'private-page'
  /** The router's data request for a client-side navigation. */
  | 'data'

/**
 * Pages that may be cached. The page of a delivery run contains no data of a run (W-07). Any page not listed counts as
 * private.
 */
const PUBLIC =
  /^\/(?:$|products$|products-old$|(?:products|animals)\/[1-9]\d{0,9}$|contact$|run$|terms$|privacy$|offline$)/

/** Null: the browser handles it. `origin` is the shop's own. */
export function handlingOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Handling | null {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || pathname.startsWith('/api/')) return null
  if (mode === 'navigate') return isPublic(pathname) ? 'page' : 'private-page'
  if (/^\/(?:assets|figures|icons)\//.test(pathname)) return 'asset'
  if (pathname.startsWith('/media/')) return 'picture'
  return pathname.endsWith('.data') ? 'data' : null
}

export function isPublic(pathname: string): boolean {
  return PUBLIC.test(pathname)
}

/** The name contains a content hash, so it is valid across builds. */
export function isNamedByContent(url: string): boolean {
  return /^\/(?:assets|media)\//.test(new URL(url).pathname)
}

/** One copy per page: only the catalogue uses its query string. */
export function copyKey(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + (pathname === '/products' || pathname === '/products-old' ? search : '')
}

/** The page of a data request: `/animals/7.data?_routes=…` belongs to `/animals/7`. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
