// The paths of the back office, however they are spelt (A-GATE-05, X-02, X-04). In doubt a path is guarded.

/** A-GATE-05: /admin, /admin/*, /admin-simple and its like; X-02: /admin-debug; X-04: /quick-admin-setup. */
const GUARDED = /^\/(?:admin|quick-admin-setup)/

/** Encoded once by the client, and perhaps again by a proxy. */
const DECODINGS = 4

export function isGuardedPath(pathname: string): boolean {
  return spellings(pathname).some((path) => GUARDED.test(path))
}

export const SETUP_PATH = '/quick-admin-setup'

/** True for the set-up page, in its only spelling. */
export function isSetupPath(pathname: string): boolean {
  return pathname === SETUP_PATH || pathname === `${SETUP_PATH}.data`
}

/** The guide for the first day, as a link names it. */
export function isGuidePath(pathname: string): boolean {
  return pathname === '/admin/setup'
}

/** The path and each of its decodings, normalised. */
function spellings(pathname: string): string[] {
  const found = [pathname]
  for (let path = pathname, times = 0; times < DECODINGS; times++) {
    path = decoded(path)
    found.push(path)
  }
  return found.map(plain)
}

/** Invalid encodings are kept. */
function decoded(path: string): string {
  return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

/** Lower case, compatibility forms folded, no repeated slashes, invisible characters or dot segments. */
function plain(path: string): string {
  const letters = path
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Zs}]/gu, '')
    .toLowerCase()
    .replace(/\\/g, '/')
  const parts: string[] = []
  for (const part of letters.split('/')) {
    const name = part.replace(/;.*/, '')
    if (name === '..') parts.pop()
    else if (!/^\.*$/.test(name)) parts.push(name.replace(/^\.+/, ''))
  }
  return `/${parts.join('/')}`
}
