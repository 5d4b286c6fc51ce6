// A second factor is set up, or moved to another phone (T-02). The secret is shown, and stored only once a code proves
// that the app has it; until then it travels sealed, so that the database holds no unfinished set-up.
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { ConfirmSecondFactorRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { RecoveryCodes, SecondFactorSetUp } from '#contract/second-factor.ts'
import { makeRecoveryCode, readFactorCode, SECOND_FACTOR } from '#domain/accounts/second-factor.ts'
import { MINUTE_MS } from '#domain/duration.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { newTotpSecret, totpStep, totpUri } from '#platform/sessions/totp.ts'
import { asMember, type Customer, findCustomer, type Session } from '#server/access/current-user.ts'
import { findSecondFactor } from '#server/access/second-factor-queries.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { recoveryCodes, secondFactors, sessions } from '#server/database/tables/accounts.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'
import { secondFactorText } from '#text/second-factor.ts'
import { type Proof, type ProofRefusal, type Proving, proveAgain } from './prove-again.ts'
import { hashRecoveryCode } from './spend-factor-code.ts'

/** For every role; a person who lost theirs may still move an existing second factor. */
export async function startSecondFactor(
  context: Context,
  accounts: Proving,
  customer: Customer,
  proof: Proof,
): Promise<Result<SecondFactorSetUp, ProofRefusal | RefusalOf<'forbidden'>>> {
  const before = await findSecondFactor(context.db, customer.id)
  if (!before && customer.role === null) return refuse({ code: 'forbidden' })
  const proved = await proveAgain(context, accounts, customer, proof)
  if (!proved.ok) return proved
  const secret = newTotpSecret()
  const { name } = await loadSettings(context.db)
  const started: Started = {
    secret,
    until: context.now().getTime() + SECOND_FACTOR.minutes * MINUTE_MS,
    replaces: before?.enabledAt.toISOString() ?? null,
  }
  return ok({
    setUp: accounts.secrets.seal(JSON.stringify(started), ownerOfSetUp(customer)),
    secret,
    uri: totpUri(secret, name, customer.email),
  })
}

/** Ends every other session, since those needed one step only. Returns the recovery codes, which are shown once. */
export async function confirmSecondFactor(
  context: Context,
  { secrets }: Pick<Accounts, 'secrets'>,
  { token, customer }: Session,
  { setUp, code }: ConfirmSecondFactorRequest,
): Promise<Result<RecoveryCodes, RefusalOf<'invalid-request' | 'second-factor-expired' | 'forbidden'>>> {
  const at = context.now()
  const started = readStarted(secrets.open(setUp, ownerOfSetUp(customer)))
  if (!started || started.until < at.getTime()) return refuse({ code: 'second-factor-expired' })
  const read = readFactorCode(code)
  const step = read?.kind === 'app' ? totpStep(started.secret, read.code, at) : null
  if (step === null) return refuseField('code', secondFactorText.wrongFirstCode)

  return inTransaction(context.db, async (tx) => {
    await lockAccount(tx, customer.id)
    const person = await findCustomer(tx, customer.id)
    const before = await findSecondFactor(tx, customer.id)
    if (!person || (!before && person.role === null)) return refuse({ code: 'forbidden' })
    // A set-up is void if the second factor has changed since, or was confirmed in another tab.
    if ((before?.enabledAt.toISOString() ?? null) !== started.replaces)
      return refuse({ code: 'second-factor-expired' })
    const row = { secret: secrets.seal(started.secret, person.id), lastUsedStep: step, enabledAt: at }
    await tx
      .insert(secondFactors)
      .values({ userId: person.id, ...row })
      .onConflictDoUpdate({ target: secondFactors.userId, set: row })
    await tx.delete(sessions).where(and(eq(sessions.userId, person.id), ne(sessions.token, token)))
    const member = asMember(person)
    if (member) await noteAction({ tx, admin: member, at }, 'second-factor.created', person.id)
    const { email: to, firstName } = person
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'second-factor', to, firstName, at: at.toISOString(), change: before ? 'moved' : 'on' },
    ])
    return ok({ recoveryCodes: await replaceRecoveryCodes(tx, context, person.id) })
  })
}

/** Invalidates earlier recovery codes. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  { random }: Context,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => makeRecoveryCode(random))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code.replaceAll('-', '')) })))
  return codes
}

/** Sealed for a set-up; a stored secret is sealed for the account, and the two are not interchangeable. */
function ownerOfSetUp({ id }: Customer): string {
  return `set-up ${id}`
}

const startedSchema = z.object({ secret: z.string(), until: z.number(), replaces: z.string().nullable() })
type Started = z.infer<typeof startedSchema>

function readStarted(text: string | null): Started | null {
  return text === null ? null : startedSchema.parse(JSON.parse(text))
}
