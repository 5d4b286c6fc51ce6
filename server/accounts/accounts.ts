// Sign-in, sessions and everything else the HTTP layer needs about people. One instance per process.
import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { HOUR_SECONDS } from '#domain/duration.ts'
import {
  createWriteLimit,
  QUESTIONS_PER_MINUTE,
  WRITES_PER_MINUTE,
  type WriteLimit,
} from '#platform/limits/memory-rate-limit.ts'
import { createPasswordQueue, type PasswordQueue } from '#platform/limits/password-queue.ts'
import { type ChallengeCookie, createChallengeCookie } from '#platform/sessions/challenge-cookie.ts'
import { createGoogleClient, type GoogleClient } from '#platform/sessions/google-client.ts'
import { createKnownDevice, type KnownDevice } from '#platform/sessions/known-device.ts'
import { createSecretBox, type SecretBox } from '#platform/sessions/secret-box.ts'
import { createSessionCookie, type SessionCookie } from '#platform/sessions/session-cookie.ts'
import { createSignedTokens, type SignedTokens } from '#platform/sessions/signed-token.ts'
import { createFindSession, type FindSession } from '#server/access/current-user.ts'
import { createRateLimits, type RateLimits } from '#server/access/rate-limits.ts'
import type { PapersGrant } from '#server/animals/papers.ts'
import type { Context } from '#server/context.ts'
import type { Environment } from '#server/environment.ts'
import { type Auth, createAuth } from './auth.ts'
import { createGoogleAttempts, type GoogleAttempts } from './google-attempt.ts'

export type Accounts = {
  auth: Auth
  findSession: FindSession
  cookie: SessionCookie
  device: KnownDevice
  /** The challenge cookie of a mailed code. */
  challenge: ChallengeCookie
  /** The challenge cookie of the second step (T-02). */
  halfway: ChallengeCookie
  /** Encrypts the secrets of authenticator apps. */
  secrets: SecretBox
  limits: RateLimits
  passwords: PasswordQueue
  writes: WriteLimit
  /** Limits questions to the chatbot, per network. */
  questions: WriteLimit
  /** Signs links to the papers of animals, for print (H-04). */
  papers: SignedTokens<PapersGrant>
  /** Null if sign-in with Google is not configured. */
  google: { client: GoogleClient; attempts: GoogleAttempts } | null
}

/** Until the last code that one challenge may request expires. */
const CODE_SECONDS = HOUR_SECONDS

export function createAccounts(
  context: Context,
  { authSecret, google }: Pick<Environment, 'authSecret'> & Partial<Pick<Environment, 'google'>>,
): Accounts {
  const cookie = createSessionCookie(authSecret, context.baseUrl)
  return {
    auth: createAuth(context, authSecret),
    findSession: createFindSession(context, cookie),
    cookie,
    device: createKnownDevice(authSecret, context.baseUrl, context.now),
    challenge: createChallengeCookie(context.baseUrl, 'aleef_challenge', CODE_SECONDS),
    halfway: createChallengeCookie(context.baseUrl, 'aleef_halfway', SECOND_FACTOR.minutes * 60),
    secrets: createFactorSecrets(authSecret),
    limits: createRateLimits(context),
    passwords: createPasswordQueue(),
    writes: createWriteLimit(context.rateLimitScale, WRITES_PER_MINUTE),
    questions: createWriteLimit(context.rateLimitScale, QUESTIONS_PER_MINUTE),
    papers: createSignedTokens(authSecret, 'aleef papers', context.now),
    google: google
      ? {
          client: createGoogleClient(google, `${context.baseUrl}/auth/callback`),
          attempts: createGoogleAttempts(authSecret, context.baseUrl, context.now),
        }
      : null,
  }
}

export function createFactorSecrets(authSecret: string): SecretBox {
  return createSecretBox(authSecret, 'aleef second factor')
}
