// The second step of a sign-in (T-02): six digits of an authenticator app, or a printed recovery code.
import { foldDigits } from '#domain/fold-arabic.ts'

export const SECOND_FACTOR = {
  digits: 6,
  /** The time limit for each step of signing in or setting up. */
  minutes: 10,
  recoveryCodes: 10,
} as const

/** What its owner is notified of: `codes`: new recovery codes; `removed`: by the shop's owner, or on the server. */
export type SecondFactorChange = 'on' | 'moved' | 'codes' | 'off' | 'removed'

/** Crockford's alphabet, without characters that look alike on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 6
const IN_GROUP = 4

/** 120 bits, so that a code cannot be brute-forced even from its hash. @param random a whole number below `below` */
export function makeRecoveryCode(random: (below: number) => number): string {
  const group = () => Array.from({ length: IN_GROUP }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** Whether the input is a code of the app or a recovery code; null if neither. */
export function readFactorCode(typed: string): { kind: 'app' | 'recovery'; code: string } | null {
  const text = foldDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  if (text.length === SECOND_FACTOR.digits && /^\d+$/.test(text)) return { kind: 'app', code: text }
  const code = text.replaceAll('O', '0').replace(/[IL]/g, '1')
  return code.length === GROUPS * IN_GROUP ? { kind: 'recovery', code } : null
}
