// An attempt to sign in with Google, in a signed cookie of the browser that began it, valid for ten minutes. The server
// stores nothing until the browser returns.
import { createHmac } from 'node:crypto'
import type { GoogleSecrets } from '#platform/sessions/google-client.ts'
import { cookieName, readCookie } from '#platform/sessions/session-cookie.ts'
import { timingSafeEqualText } from '#platform/sessions/token-hash.ts'

const SECONDS = 10 * 60

export type GoogleAttempt = GoogleSecrets & { returnPath: string }

export type GoogleAttempts = {
  /** The Set-Cookie line. Each attempt has its own cookie, so that two tabs do not interfere. */
  keep(attempt: GoogleAttempt): string
  /** The attempt with this state, if this browser began it and it has not expired. */
  find(headers: Headers, state: string): GoogleAttempt | null
  clear(state: string): string
}

export function createGoogleAttempts(secret: string, baseUrl: string, now: () => Date): GoogleAttempts {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${baseUrl.startsWith('https:') ? '; Secure' : ''}`
  const nameOf = (state: string) => cookieName(baseUrl, `aleef_google_${lettersOf(state)}`)
  const sign = (text: string) => createHmac('sha256', secret).update(`google ${text}`).digest('base64url')

  return {
    keep(attempt) {
      const until = now().getTime() + SECONDS * 1000
      const text = Buffer.from(JSON.stringify({ ...attempt, until })).toString('base64url')
      return `${nameOf(attempt.state)}=${text}.${sign(text)}; Max-Age=${SECONDS}; ${attributes}`
    },
    find(headers, state) {
      const [text = '', signature = ''] = (readCookie(headers, nameOf(state)) ?? '').split('.')
      if (!timingSafeEqualText(signature, sign(text))) return null
      const { until, ...attempt } = JSON.parse(Buffer.from(text, 'base64url').toString()) as GoogleAttempt & {
        until: number
      }
      return timingSafeEqualText(attempt.state, state) && until > now().getTime() ? attempt : null
    },
    clear: (state) => `${nameOf(state)}=; Max-Age=0; ${attributes}`,
  }
}

/** The state is untrusted, so only characters allowed in a cookie's name are used. */
function lettersOf(state: string): string {
  return state.replace(/[^\w-]/g, '').slice(0, 12)
}
