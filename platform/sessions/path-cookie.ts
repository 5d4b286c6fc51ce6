// A cookie that a browser sends to the paths below one address only, and with no request that another site began.
import { readCookie } from './session-cookie.ts'

export type PathCookie = {
  name: string
  read(headers: Headers): string | null
  /** The Set-Cookie line. */
  issue(value: string, path: string, seconds: number): string
}

/** Where the shop is reached by https no page by http can set a cookie of this name; `__Host-` would allow no path. */
export function createPathCookie(baseUrl: string, plainName: string): PathCookie {
  const secure = baseUrl.startsWith('https:')
  const name = secure ? `__Secure-${plainName}` : plainName
  return {
    name,
    read: (headers) => readCookie(headers, name),
    issue: (value, path, seconds) =>
      `${name}=${value}; Max-Age=${seconds}; Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`,
  }
}
