// The end of a second factor (T-02): turned off by its user, or, if the phone is lost and no recovery code is
// left, by the shop's owner or a command on the server. Also replaces the recovery codes.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { RecoveryCodes } from '#contract/second-factor.ts'
import type { SecondFactorChange } from '#domain/accounts/second-factor.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { asMember, type Customer, findCustomer, type Granted } from '#server/access/current-user.ts'
import { findSecondFactor, isSecondFactorRequired } from '#server/access/second-factor-queries.ts'
import { lockAccount } from '#server/accounts/lock-account.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { profiles, secondFactors, sessions } from '#server/database/tables/accounts.ts'
import { endHalfway } from './pass-second-factor.ts'
import { type Proof, type ProofRefusal, type Proving, proveAgain } from './prove-again.ts'
import { replaceRecoveryCodes } from './set-up-second-factor.ts'

type OwnRefusal = ProofRefusal | RefusalOf<'not-found'>
type OffRefusal = OwnRefusal | RefusalOf<'second-factor-required'>

export async function switchOffSecondFactor(
  context: Context,
  accounts: Proving,
  customer: Customer,
  proof: Proof,
): Promise<Result<null, OffRefusal>> {
  const proved = await proveOwner(context, accounts, customer, proof)
  if (!proved.ok) return proved
  return inTransaction(context.db, async (tx) => {
    const person = await lockPerson(tx, customer.id)
    const member = person && asMember(person)
    if (member && (await isSecondFactorRequired(tx))) return refuse({ code: 'second-factor-required' })
    if (!person || !(await remove(tx, context, person, 'off'))) return refuse({ code: 'not-found' })
    if (member) await noteAction({ tx, admin: member, at: context.now() }, 'second-factor.removed', person.id)
    return ok(null)
  })
}

export async function renewRecoveryCodes(
  context: Context,
  accounts: Proving,
  customer: Customer,
  proof: Proof,
): Promise<Result<RecoveryCodes, OwnRefusal>> {
  const proved = await proveOwner(context, accounts, customer, proof)
  if (!proved.ok) return proved
  return inTransaction(context.db, async (tx) => {
    const person = await lockPerson(tx, customer.id)
    if (!person || !(await findSecondFactor(tx, person.id))) return refuse({ code: 'not-found' })
    await tellChange(tx, context, person, 'codes')
    return ok({ recoveryCodes: await replaceRecoveryCodes(tx, context, person.id) })
  })
}

/** Ends all sessions and mails the owner of the account. */
export async function removeSecondFactor(
  context: Context,
  admin: Granted<'roles:write'>,
  id: string,
): Promise<Result<null, RefusalOf<'forbidden' | 'own-account' | 'not-found'>>> {
  return inTransaction(context.db, async (tx) => {
    if (!(await lockMembers(tx)).may(admin, 'roles:write')) return refuse({ code: 'forbidden' })
    // Their own needs a proof (switchOffSecondFactor), or the command on the server.
    if (id === admin.id) return refuse({ code: 'own-account' })
    if (!(await removeFrom(tx, context, id))) return refuse({ code: 'not-found' })
    await noteAction({ tx, admin, at: context.now() }, 'second-factor.removed', id)
    return ok(null)
  })
}

/** For the operator of the server, when an owner has lost their phone. */
export async function removeSecondFactorOf(
  context: Pick<Context, 'db' | 'now' | 'jobs'>,
  email: string,
): Promise<Result<null, RefusalOf<'not-found'>>> {
  return inTransaction(context.db, async (tx) => {
    const [account] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(eq(sql`lower(${profiles.email})`, email), isNull(profiles.deactivatedAt)))
    return account && (await removeFrom(tx, context, account.id)) ? ok(null) : refuse({ code: 'not-found' })
  })
}

async function proveOwner(
  context: Context,
  accounts: Proving,
  customer: Customer,
  proof: Proof,
): Promise<Result<null, OwnRefusal>> {
  if (!(await findSecondFactor(context.db, customer.id))) return refuse({ code: 'not-found' })
  return proveAgain(context, accounts, customer, proof)
}

/** Takes the same lock as a concurrent sign-in (pass-second-factor.ts). */
async function lockPerson(tx: Transaction, id: string): Promise<Customer | null> {
  await lockAccount(tx, id)
  return findCustomer(tx, id)
}

async function removeFrom(
  tx: Transaction,
  context: Pick<Context, 'now' | 'jobs'>,
  id: string,
): Promise<boolean> {
  const person = await lockPerson(tx, id)
  if (!person || !(await remove(tx, context, person, 'removed'))) return false
  await tx.delete(sessions).where(eq(sessions.userId, id))
  return true
}

/** Also deletes its recovery codes. */
async function remove(
  tx: Transaction,
  context: Pick<Context, 'now' | 'jobs'>,
  person: Customer,
  change: SecondFactorChange,
): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, person.id))
    .returning({ userId: secondFactors.userId })
  if (removed.length === 0) return false
  await endHalfway(tx, person.id)
  await tellChange(tx, context, person, change)
  return true
}

async function tellChange(
  tx: Transaction,
  { now, jobs }: Pick<Context, 'now' | 'jobs'>,
  { email: to, firstName }: Customer,
  change: SecondFactorChange,
): Promise<void> {
  const at = now().toISOString()
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'second-factor', to, firstName, at, change }])
}
