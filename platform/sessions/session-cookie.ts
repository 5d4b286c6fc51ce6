// The session cookie as the auth library writes it, read without the library: `token.signature`, HMAC-SHA-256. Beside
// it a readable hint that somebody is signed in; it grants nothing, pages only render the right header by it (D-06).
import { createHmac } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { timingSafeEqualText } from './token-hash.ts'

export const COOKIE_PREFIX = 'aleef'
export const SESSION_SECONDS = 30 * 24 * 3600
/** After this time a new sign-in is required, however often the session is used (Z-12). */
export const SESSION_MAX_DAYS = 180
const HINT = 'aleef_session'

/** `__Host-` keeps other hosts and pages on http from setting this cookie (Z-12). */
export function cookieName(baseUrl: string, name: string): string {
  return baseUrl.startsWith('https:') ? `__Host-${name}` : name
}

export type SessionCookie = {
  name: string
  hintName: string
  /** The token, if the shop itself signed it. */
  read(headers: Headers): string | null
  /** Set-Cookie lines of a session that has just begun. */
  issue(token: string): string[]
  /** Set-Cookie lines that extend the session sent by the browser; none without a valid one. */
  renew(headers: Headers): string[]
  /** Set-Cookie lines that end the session in the browser. */
  clear(): string[]
  hint(): string
}

export function createSessionCookie(secret: string, baseUrl: string): SessionCookie {
  const name = cookieName(baseUrl, `${COOKIE_PREFIX}.session_token`)
  const hintName = cookieName(baseUrl, HINT)
  const attributes = `Path=/; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`

  const sign = (token: string) => createHmac('sha256', secret).update(token).digest('base64')

  function read(headers: Headers): string | null {
    const value = readCookie(headers, name)
    const end = value?.lastIndexOf('.') ?? -1
    if (!value || end < 1) return null
    const token = value.slice(0, end)
    return timingSafeEqualText(value.slice(end + 1), sign(token)) ? token : null
  }

  const keep = (value: string) => [
    `${name}=${encodeURIComponent(value)}; Max-Age=${SESSION_SECONDS}; HttpOnly; ${attributes}`,
    hint(),
  ]
  const hint = () => `${hintName}=1; Max-Age=${SESSION_SECONDS}; ${attributes}`
  return {
    name,
    hintName,
    read,
    hint,
    issue: (token) => keep(`${token}.${sign(token)}`),
    renew(headers) {
      const value = readCookie(headers, name)
      return value && read(headers) ? keep(value) : []
    },
    clear: () => [`${hintName}=; Max-Age=0; ${attributes}`, `${name}=; Max-Age=0; HttpOnly; ${attributes}`],
  }
}

/** The first cookie of that name, decoded; null when there is none. */
export function readCookie(headers: Headers, name: string): string | null {
  return parse(headers.get('cookie') ?? '', name)[name] ?? null
}

/** True if the browser has the hint that somebody is signed in. */
export function hasSessionCookies(headers: Headers, cookie: SessionCookie): boolean {
  return readCookie(headers, cookie.name) !== null || readCookie(headers, cookie.hintName) !== null
}
