// Registering (A-AUTH-02, A-AUTH-05): the account waits for its activation link. Nobody learns from the answer, nor from
// how long it takes, whether the address has an account already (Z-07); its owner does, by mail.
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { SignUpAnswer, SignUpRequest } from '#contract/accounts.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { normalizeEmail } from '#domain/email.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import type { Accounts } from './accounts.ts'
import { atLeast } from './at-least.ts'
import { type Caller, failureOf } from './auth.ts'
import { emailErrors, passwordErrors, withErrors } from './check-account-input.ts'

const TAKES_MS = 250
/** More than registrations of one address run at once in two processes. */
const TRIES = 8

type SignUpRefusal = RefusalOf<'invalid-request' | 'too-many-requests' | 'overloaded'>

export async function signUp(
  context: Pick<Context, 'db'>,
  accounts: Accounts,
  input: SignUpRequest,
  from: Caller,
): Promise<Result<SignUpAnswer, SignUpRefusal>> {
  const email = normalizeEmail(input.email)
  const { firstName, lastName, password } = input
  const name = input.name ?? `${firstName} ${lastName}`
  const errors = withErrors({
    email: emailErrors(email),
    password: passwordErrors(password, {
      own: [email, email.split('@')[0] ?? '', firstName, lastName, name],
    }),
  })
  if (errors) return refuse({ code: 'invalid-request', errors })

  const wait =
    (await accounts.limits.take('sign-up-address', from.clientAddress)) ??
    (await accounts.limits.take('mail-account', email))
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })

  const body = { email, password, firstName, lastName, name }
  const registered = await atLeast(
    TAKES_MS,
    accounts.passwords.run(() => register(context, accounts, body, from)),
  )
  if (!registered.ok) return registered
  return ok({ token: null, user: { email, emailVerified: false, name, firstName, lastName } })
}

async function register(
  context: Pick<Context, 'db'>,
  accounts: Accounts,
  body: { email: string; password: string },
  from: Caller,
): Promise<void> {
  await discardUnfinished(context, body.email)
  // Of two registrations at once one fails, and finds the account of the other when it asks again.
  for (let attempt = 1; ; attempt++) {
    const failure = await failureOf(
      await accounts.auth.call({ method: 'POST', path: '/sign-up/email', body, from }),
    )
    if (failure === null) return
    if (attempt === TRIES || failure !== 'FAILED_TO_CREATE_USER')
      throw new Error(`registration failed: ${failure}`)
  }
}

/**
 * A registration that was never activated gives way to a new one. Else whoever registers a stranger's address first
 * would have chosen its password, and the owner's own registration would activate that one.
 */
async function discardUnfinished({ db }: Pick<Context, 'db'>, email: string): Promise<void> {
  const ordersOf = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, profiles.id))
  await db
    .delete(profiles)
    .where(
      and(
        eq(sql`lower(${profiles.email})`, email),
        eq(profiles.emailVerified, false),
        eq(profiles.isAdmin, false),
        isNull(profiles.lastSignInAt),
        isNull(profiles.deactivatedAt),
        notExists(ordersOf),
      ),
    )
}
