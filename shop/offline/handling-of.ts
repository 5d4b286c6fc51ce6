// What the service worker does with a request. What could belong to one person is never cached.

export type Handling =
  /** Part of a build, or a picture of a product: the copy first. */
  | 'asset'
  | 'picture'
  /** The same for everybody (D-06): the network first, then the copy. */
  | 'page'
  /** From the network only; without one an honest page says so. */
  | 'private-page'
  /** What the router asks for when somebody moves about in the shop. */
  | 'data'

/**
 * Pages that may be cached; that of a delivery run holds nothing of any run (W-07). Anything that is not here is private until somebody writes it
 * down.
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

/** Its name never means anything else again, whichever build it came with. */
export function isNamedByContent(url: string): boolean {
  return /^\/(?:assets|media)\//.test(new URL(url).pathname)
}

/** One copy per page: only the catalogue uses its query string. */
export function copyKey(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + (pathname === '/products' || pathname === '/products-old' ? search : '')
}

/** The page whose data it is: `/animals/7.data?_routes=…` is asked for `/animals/7`. */
export function pageOfData(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const path = pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
  searchParams.delete('_routes')
  return searchParams.size > 0 ? `${path}?${searchParams}` : path
}
