// A device on which an account's owner has completed a sign-in, with both steps if there are two, gets a signed cookie.
// It does not sign anybody in; it gives the device its own tries, which no stranger can use up (Z-07, OWASP's "device
// cookies").
import { createHash, createHmac } from 'node:crypto'
import { cookieName, readCookie } from './session-cookie.ts'
import { timingSafeEqualText } from './token-hash.ts'

const SECONDS = 180 * 24 * 3600

export type KnownDevice = {
  is(headers: Headers, email: string): boolean
  /** The Set-Cookie line for a device that has just proved itself. */
  remember(email: string): string
  /** The Set-Cookie line that removes the cookie once the account has ended. */
  forget(): string
}

export function createKnownDevice(secret: string, baseUrl: string, now: () => Date): KnownDevice {
  const cookie = cookieName(baseUrl, 'aleef_device')
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  const sign = (email: string, until: string) =>
    createHmac('sha256', secret)
      .update(`device ${until} ${createHash('sha256').update(email).digest('hex')}`)
      .digest('base64url')
  const line = (value: string, seconds: number) =>
    `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`

  return {
    is(headers, email) {
      const [until = '', signature = ''] = (readCookie(headers, cookie) ?? '').split('.')
      return timingSafeEqualText(signature, sign(email, until)) && Number(until) > now().getTime() / 1000
    },
    remember(email) {
      const until = String(Math.floor(now().getTime() / 1000) + SECONDS)
      return line(`${until}.${sign(email, until)}`, SECONDS)
    },
    forget: () => line('', 0),
  }
}
