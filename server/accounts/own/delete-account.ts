// Customers end their own account (X-52, PDPL): their data is deleted, and their orders stay in the books without a
// name. They must authenticate again and have no open orders; the owner and the last administrator cannot be deleted
//
import type { AccountFacts } from '#contract/account.ts'
import type { DeleteAccountRequest } from '#contract/account-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { normalizeEmail } from '#domain/email.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { isPassword } from '#platform/sessions/hash-password.ts'
import { asMember, type Customer } from '#server/access/current-user.ts'
import { findPasswordHash } from '#server/access/own-password.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { lockMembers } from '#server/accounts/lock-members.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { lockCart } from '#server/cart/cart-queries.ts'
import type { Context } from '#server/context.ts'
import { listOpenOrders } from '#server/orders/queries/order-queries.ts'
import { DELETE_ERRORS } from '#text/accounts.ts'
import { anonymiseAccount } from './anonymise-account.ts'

type DeleteRefusal = RefusalOf<
  | 'invalid-request'
  | 'too-many-requests'
  | 'overloaded'
  | 'unauthorized'
  | 'open-orders'
  | 'owner-protected'
  | 'last-admin'
>

/** How to confirm it, and what prevents it. */
export async function readAccountFacts(
  { db }: Context,
  customer: Customer,
): Promise<Result<AccountFacts, never>> {
  const [hash, openOrders] = await Promise.all([
    findPasswordHash(db, customer.id),
    listOpenOrders(db, customer.id),
  ])
  return ok({ confirmBy: hash === null ? 'email' : 'password', openOrders })
}

/** Returns the Set-Cookie lines that clear the cookies; every other session ends too. */
export async function deleteAccount(
  context: Context,
  accounts: Pick<Accounts, 'limits' | 'passwords' | 'cookie' | 'device'>,
  customer: Customer,
  proof: DeleteAccountRequest,
): Promise<Result<{ cookies: string[] }, DeleteRefusal>> {
  const wait = await accounts.limits.take('own-password', customer.id)
  if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  const proved = await isReallyThem(context, accounts, customer, proof)
  if (!proved.ok) return proved

  const at = context.now()
  const ended = await inTransaction(context.db, async (tx) => {
    const members = await lockMembers(tx)
    const rights = members.rightsOf(customer.id)
    if (rights?.isOwner) return refuse({ code: 'owner-protected' })
    if (rights?.isAdmin && members.admins === 1) return refuse({ code: 'last-admin' })
    // Placing an order takes this lock first, so none can be placed in between.
    await lockCart(tx, customer)
    const orderNumbers = await listOpenOrders(tx, customer.id)
    if (orderNumbers.length > 0) return refuse({ code: 'open-orders', orderNumbers })
    if (!(await anonymiseAccount(tx, customer.id, at))) return refuse({ code: 'unauthorized' })
    const member = asMember(customer)
    if (member) {
      await noteAction({ tx, admin: member, at }, 'user.removed', customer.id)
    }
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'account-deleted', to: customer.email, firstName: customer.firstName },
    ])
    return ok(null)
  })
  if (!ended.ok) return ended
  return ok({ cookies: [...accounts.cookie.clear(), accounts.device.forget()] })
}

/** Confirms with the password, or with the typed e-mail if the account has none. */
async function isReallyThem(
  { db }: Context,
  { passwords }: Pick<Accounts, 'passwords'>,
  customer: Customer,
  { password = '', email = '' }: DeleteAccountRequest,
): Promise<Result<null, RefusalOf<'invalid-request' | 'overloaded'>>> {
  const hash = await findPasswordHash(db, customer.id)
  if (hash === null) {
    if (normalizeEmail(email) === customer.email) return ok(null)
    return refuseField('email', DELETE_ERRORS.email)
  }
  const checked = await passwords.run(() => isPassword(hash, password))
  if (!checked.ok) return checked
  return checked.value ? ok(null) : refuseField('password', DELETE_ERRORS.password)
}
