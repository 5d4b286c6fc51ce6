// A challenge is what one browser holds while a code is on its way to a mailbox: a random token in an httpOnly cookie.
// Whoever has the code alone, or the cookie alone, has nothing.
import { newId } from './new-id.ts'
import { cookieName, readCookie } from './session-cookie.ts'

/** As long as the last code that may be asked for with it is good. */
const SECONDS = 60 * 60

export type ChallengeCookie = {
  /** The challenge that the browser holds; null without one. Whether the shop knows it is the caller's to ask. */
  read(headers: Headers): string | null
  create(): string
  /** The Set-Cookie line. */
  issue(challenge: string): string
  clear(): string
}

export function createChallengeCookie(baseUrl: string): ChallengeCookie {
  const name = cookieName(baseUrl, 'aleef_challenge')
  const attributes = `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`
  return {
    read(headers) {
      const value = readCookie(headers, name)
      return value && /^[\w-]{32}$/.test(value) ? value : null
    },
    create: newId,
    issue: (challenge) => `${name}=${challenge}; Max-Age=${SECONDS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
