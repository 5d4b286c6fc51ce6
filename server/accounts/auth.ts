// The auth library on our tables (D-02). It is never exposed directly: the routes of http/api/auth.ts validate
// and limit each request before they call it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts/password.ts'
import { type Database, type Queryable, sqlState, type Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { hashPassword, isPassword } from '#platform/sessions/hash-password.ts'
import { COOKIE_PREFIX, cookieName, SESSION_SECONDS } from '#platform/sessions/session-cookie.ts'
import { findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Context } from '#server/context.ts'
import { credentials, profiles, sessions, verifications } from '#server/database/tables/accounts.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import {
  ACTIVATION_HOURS,
  activationJob,
  createActivationToken,
  firstNameOf,
  RESET_MINUTES,
  resetJob,
} from './auth-mails.ts'

/** Somebody registers an address whose account is not activated yet, a case that the library cannot handle. */
export class ActivationPending extends Error {
  override name = 'ActivationPending'
}

/** Passes the client address to the library; set by us for each call, never by the client. */
const ADDRESS_HEADER = 'x-aleef-client-address'

export type Auth = {
  /** Runs one endpoint of the library. The body must have been validated. */
  call(endpoint: AuthCall): Promise<Response>
  /** A new activation link, as the library would mail it. */
  activationMail(email: string, firstName: string): Promise<MailJob>
}

type AuthCall = {
  method: 'GET' | 'POST'
  /** Below /api/auth, with its query. */
  path: `/${string}`
  body?: object
  from: Caller
}

/** The caller: the headers of the request, and the address computed by http/app.ts. */
export type Caller = { headers: Headers; clientAddress: string }

/** The current call's transaction, in which its mails are queued, so that both are committed or neither. */
type Work = { db: Queryable; failure?: { error: unknown } }

export function createAuth(context: Context, secret: string): Auth {
  const { db, baseUrl } = context
  const { work, mail, fail } = createWork(context.jobs)
  const auth = betterAuth({
    ...fixedOptions,
    baseURL: baseUrl,
    trustedOrigins: [baseUrl],
    secret,
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookiePrefix: cookieName(baseUrl, COOKIE_PREFIX),
      // The library would put its own prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: baseUrl.startsWith('https:') },
    },
    logger: { level: 'error', log: (_, message, ...rest) => logError(context, message, rest) },
    database: drizzleAdapter(withTransactions(db, work), {
      provider: 'pg',
      schema: { user: profiles, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    emailAndPassword: {
      ...fixedOptions.emailAndPassword,
      sendResetPassword: ({ user, token }) => mail(resetJob(baseUrl, user.email, firstNameOf(user), token)),
      onExistingUserSignUp: ({ user }) =>
        user.emailVerified
          ? mail({ mail: 'sign-up-attempt', to: user.email })
          : fail(new ActivationPending()),
    },
    emailVerification: {
      ...fixedOptions.emailVerification,
      sendVerificationEmail: ({ user, token }) =>
        mail(activationJob(baseUrl, user.email, firstNameOf(user), token)),
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseSession(db, userId),
          after: async ({ userId }) => {
            await db.update(profiles).set({ lastSignInAt: context.now() }).where(eq(profiles.id, userId))
          },
        },
      },
    },
  } satisfies BetterAuthOptions)

  return {
    activationMail: async (email, firstName) =>
      activationJob(baseUrl, email, firstName, await createActivationToken(secret, email)),
    call: (call) => failingWith(work, db, () => auth.handler(requestOf(baseUrl, call))),
  }
}

/** The current call, for the hooks of the library. */
function createWork(jobs: Context['jobs']) {
  const work = new AsyncLocalStorage<Work>()

  async function mail(job: MailJob): Promise<void> {
    try {
      await jobs.enqueue(currentWork().db, 'send-mail', [job])
    } catch (error) {
      fail(error)
    }
  }

  /** The library swallows errors of hooks; here they fail the whole call. */
  function fail(error: unknown): never {
    currentWork().failure = { error }
    throw error
  }

  function currentWork(): Work {
    const current = work.getStore()
    if (!current) throw new Error('the auth library was called past `call`')
    return current
  }

  return { work, mail, fail }
}

/** The headers for the library: of the client's own only the user agent. Foreign origins were refused before. */
function requestOf(baseUrl: string, { method, path, body, from }: AuthCall): Request {
  return new Request(`${baseUrl}/api/auth${path}`, {
    method,
    headers: {
      origin: baseUrl,
      'user-agent': (from.headers.get('user-agent') ?? '').slice(0, 300),
      [ADDRESS_HEADER]: from.clientAddress,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function refuseSession(db: Database, userId: string): Promise<void> {
  if (await isDeactivated(db, userId)) throw new APIError('UNAUTHORIZED', INVALID_CREDENTIALS)
  // T-02: a password alone creates no session; sign-in.ts asks for the second step.
  if (await findSecondFactor(db, userId)) throw new APIError('FORBIDDEN', { code: SECOND_FACTOR_NEEDED })
}

export const SECOND_FACTOR_NEEDED = 'SECOND_FACTOR_NEEDED'

const INVALID_CREDENTIALS = { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' }

const fixedOptions = {
  appName: 'aleef',
  basePath: '/api/auth',
  telemetry: { enabled: false },
  rateLimit: { enabled: false },
  onAPIError: { throw: true },
  session: { expiresIn: SESSION_SECONDS, cookieCache: { enabled: false } },
  verification: { storeIdentifier: 'hashed' },
  user: { fields: { image: 'profileImageUrl' }, additionalFields: nameFields() },
  emailAndPassword: {
    enabled: true,
    autoSignIn: false,
    requireEmailVerification: true,
    minPasswordLength: PASSWORD_MIN,
    maxPasswordLength: PASSWORD_MAX,
    resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
    password: { hash: hashPassword, verify: ({ hash, password }) => isPassword(hash, password) },
  },
  emailVerification: {
    sendOnSignUp: true,
    sendOnSignIn: false,
    autoSignInAfterVerification: false,
    expiresIn: ACTIVATION_HOURS * 3600,
  },
} satisfies BetterAuthOptions

/** The only fields beside e-mail, password and name that a registration may write: never `isAdmin`. */
function nameFields() {
  return {
    firstName: { type: 'string', required: true, input: true },
    lastName: { type: 'string', required: true, input: true },
  } as const
}

/** The library's error code of a failed call; rethrows an unexpected error. */
export async function readAuthFailure(response: Response): Promise<string | null> {
  if (response.ok) return null
  const body: unknown = await response.json().catch(() => null)
  if (!body || typeof body !== 'object' || !('code' in body) || typeof body.code !== 'string') {
    throw new Error(`the auth library answered ${response.status}`)
  }
  return body.code
}

async function isDeactivated(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ at: profiles.deactivatedAt }).from(profiles).where(eq(profiles.id, id))
  return row?.at !== null
}

/** The library runs in our transactions, which always release their connection and also queue the mails. */
function withTransactions(db: Database, work: AsyncLocalStorage<Work>): Database {
  const transaction = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> =>
    inTransaction(db, (tx) => failingWith(work, tx, () => run(tx)))
  return Object.create(db, { transaction: { value: transaction } })
}

async function failingWith<T>(
  work: AsyncLocalStorage<Work>,
  db: Queryable,
  run: () => Promise<T>,
): Promise<T> {
  const current: Work = { db }
  const result = await work.run(current, run)
  if (current.failure) throw current.failure.error
  return result
}

/** Logs only that something failed: the library's messages may contain an address (Z-11). */
function logError({ log }: Context, message: string, rest: readonly unknown[]): void {
  const error = rest.find((part) => part instanceof Error)
  // The address was registered a moment ago: sign-up.ts retries.
  if (sqlState(error) === '23505') return
  log.error(
    { error },
    error ? 'the auth library failed' : `the auth library: ${message.replace(/\S+@\S+/g, '…')}`,
  )
}
