// A challenge links two steps of a sign-in in one browser: a random token in an httpOnly cookie. Neither the code nor
// the cookie is of use without the other.
import { newId } from './new-id.ts'
import { cookieName, readCookie } from './session-cookie.ts'

export type ChallengeCookie = {
  /** The challenge in the browser's cookie, or null. The caller checks whether it is known. */
  read(headers: Headers): string | null
  create(): string
  /** The Set-Cookie line. */
  issue(challenge: string): string
  clear(): string
}

/** @param seconds how long the next step may take */
export function createChallengeCookie(baseUrl: string, plainName: string, seconds: number): ChallengeCookie {
  const name = cookieName(baseUrl, plainName)
  const attributes = `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`
  return {
    read(headers) {
      const value = readCookie(headers, name)
      return value && /^[\w-]{32}$/.test(value) ? value : null
    },
    create: newId,
    issue: (challenge) => `${name}=${challenge}; Max-Age=${seconds}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
