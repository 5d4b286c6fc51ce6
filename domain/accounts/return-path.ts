// The path after signing in: a page of this shop, else home; never another site.
const ORIGIN = 'https://shop.invalid'

/** Only a path of this shop comes through, normalised; anything else is "/". */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || /[\p{Cc}\\]/u.test(wanted)) return '/'
  const url = new URL(wanted, ORIGIN)
  if (url.origin !== ORIGIN || url.pathname.startsWith('//')) return '/'
  // Returning to the sign-in page would loop.
  return /^\/auth(?:\/callback)?\/?$/.test(url.pathname) ? '/' : url.pathname + url.search + url.hash
}
