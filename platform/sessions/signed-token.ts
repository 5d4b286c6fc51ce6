// A signed token that contains its subject and its expiry: nothing is stored, and a changed token is invalid.
import { createHmac } from 'node:crypto'
import { timingSafeEqualText } from './token-hash.ts'

export type SignedTokens<Grant extends object> = {
  /** @param seconds how long it is valid */
  sign(grant: Grant, seconds: number): { token: string; expiresAt: Date }
  /** Null where the signature is wrong. */
  read(token: string): { grant: Grant; isExpired: boolean } | null
}

/** @param purpose tokens for one purpose are not valid for another */
export function createSignedTokens<Grant extends object>(
  secret: string,
  purpose: string,
  now: () => Date,
): SignedTokens<Grant> {
  const seal = (text: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest('base64url')
  return {
    sign(grant, seconds) {
      const expiresAt = new Date(now().getTime() + seconds * 1000)
      const text = Buffer.from(JSON.stringify({ grant, until: expiresAt.getTime() })).toString('base64url')
      return { token: `${text}.${seal(text)}`, expiresAt }
    },
    read(token) {
      const [text = '', given = '', ...rest] = token.split('.')
      if (rest.length > 0 || !timingSafeEqualText(given, seal(text))) return null
      const { grant, until } = JSON.parse(Buffer.from(text, 'base64url').toString()) as {
        grant: Grant
        until: number
      }
      return { grant, isExpired: until <= now().getTime() }
    },
  }
}
