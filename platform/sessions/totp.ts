// Codes of an authenticator app (RFC 6238), as every such app makes them: SHA-1, six digits, half a minute.
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The URL in the QR code. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return totpOf(secret, issuer, label).toString()
}

/** The time step of this code: the current or an adjacent one, since clocks differ; null for a wrong code. */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: at.getTime(), window: 1 })
  return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  })
}
