// A cookie that browsers send only to paths below a given one, and never with requests from another site.
import { readCookie } from './session-cookie.ts'

export type PathCookie = {
  name: string
  read(headers: Headers): string | null
  /** The Set-Cookie line. */
  issue(value: string, path: string, seconds: number): string
}

/** `__Secure-` keeps pages on http from setting this cookie; `__Host-` would not allow a path. */
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
