// Adds a request to the waiting list (S2-12). Signed-in customers are notified at their own address; any other address
// gets a confirmation link first and no other mail until then, and the response reveals nothing about it.
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RefusalOf } from '#contract/refusals.ts'
import type { WantedRequest } from '#contract/wanted-request.ts'
import { toRials } from '#domain/money.ts'
import { MAX_WANTED } from '#domain/wanted.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { atLeast } from '#platform/limits/at-least.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { lockActiveAccount } from '#server/access/lock-active-account.ts'
import type { RateLimits } from '#server/access/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { FIELD_FAULTS } from '#text/accounts.ts'
import { createWantedLink } from './wanted-links.ts'

type AskForResult = Result<
  { confirmation: boolean },
  RefusalOf<'not-found' | 'too-many-wanted'> | RefusalOf<'invalid-request' | 'too-many-requests'>
>

export async function askFor(
  context: Context,
  limits: RateLimits,
  { email = '', ...request }: WantedRequest,
  { customer, clientAddress }: { customer: Customer | null; clientAddress: string },
): Promise<AskForResult> {
  const own = customer?.email.toLowerCase() ?? null
  const address = email || own
  if (!address) return refuseField('email', FIELD_FAULTS['email-invalid'])
  if (customer && address === own) return askAsOneself(context, customer, request)

  // Limits the links to one mailbox: after a few, the response stays the same without a mail.
  if ((await limits.take('wanted-mail', address)) !== null)
    return atLeast(TAKES_MS, Promise.resolve(ok({ confirmation: true })))
  const wait = await limits.take('wanted-address', clientAddress)
  if (wait !== null) {
    await limits.giveBack('wanted-mail', address)
    return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
  }
  return atLeast(TAKES_MS, askForAddress(context, address, request))
}

/** Longer than queueing a mail takes, so that the timing reveals nothing about the waiting list. */
const TAKES_MS = 200

type WantedSubject = Omit<WantedRequest, 'email'>

function askAsOneself(context: Context, customer: Customer, thing: WantedSubject): Promise<AskForResult> {
  const email = customer.email.toLowerCase()
  return inTransaction(context.db, async (tx) => {
    const isActive = await lockActiveAccount(tx, customer.id)
    if (!isActive || !(await isThere(tx, thing))) return refuse({ code: 'not-found' })
    const at = context.now()
    const same = await findSame(tx, email, thing)
    if (same)
      await tx
        .update(wanted)
        .set({ confirmedAt: same.confirmedAt ?? at })
        .where(eq(wanted.id, same.id))
    else {
      if ((await countOpen(tx, email)) >= MAX_WANTED) return refuse({ code: 'too-many-wanted' })
      await tx
        .insert(wanted)
        .values({ ...columnsOf(thing), email, createdAt: at, confirmedAt: at })
        .onConflictDoNothing()
    }
    return ok({ confirmation: false })
  })
}

function askForAddress(context: Context, email: string, thing: WantedSubject): Promise<AskForResult> {
  return inTransaction(context.db, async (tx) => {
    if (!(await isThere(tx, thing))) return refuse({ code: 'not-found' })
    const request = (await findSame(tx, email, thing)) ?? (await insertUnconfirmed(context, tx, email, thing))
    // A repeated, unconfirmed request gets another link; a confirmed one needs none.
    if (request && request.confirmedAt === null) {
      const token = await createWantedLink(tx, request.id)
      await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'wanted-confirm', wantedId: request.id, token }])
    }
    return ok({ confirmation: true })
  })
}

/** Undefined if the address has too many requests. */
async function insertUnconfirmed(context: Context, tx: Transaction, email: string, thing: WantedSubject) {
  if ((await countOpen(tx, email)) >= MAX_WANTED) return undefined
  const [row] = await tx
    .insert(wanted)
    .values({ ...columnsOf(thing), email, createdAt: context.now() })
    .onConflictDoNothing()
    .returning({ id: wanted.id, confirmedAt: wanted.confirmedAt })
  return row
}

async function isThere(tx: Transaction, { productId }: WantedSubject): Promise<boolean> {
  if (productId === undefined) return true
  return (await tx.$count(products, and(eq(products.id, productId), eq(products.isActive, true)))) > 0
}

/** Fields that describe an animal do not apply to a product. */
function columnsOf({ productId, ...animal }: WantedSubject) {
  return productId === undefined ? animal : { productId }
}

function isOpen(email: string) {
  return and(eq(wanted.email, email), isNull(wanted.toldAt), isNull(wanted.endedAt))
}

async function countOpen(tx: Transaction, email: string): Promise<number> {
  const [row] = await tx.select({ open: count() }).from(wanted).where(isOpen(email))
  return row?.open ?? 0
}

/** The existing request for the same thing, if any. */
async function findSame(tx: Transaction, email: string, thing: WantedSubject) {
  const { productId, ...animal } = thing
  const equal = (column: AnyPgColumn, value: unknown) => sql`${column} IS NOT DISTINCT FROM ${value ?? null}`
  const described = [
    equal(wanted.species, animal.species),
    equal(wanted.breed, animal.breed),
    equal(wanted.gender, animal.gender),
    equal(wanted.age, animal.age),
    equal(wanted.regionId, animal.regionId),
    equal(wanted.maxPrice, animal.maxPrice === undefined ? null : toRials(animal.maxPrice)),
  ]
  const [same] = await tx
    .select({ id: wanted.id, confirmedAt: wanted.confirmedAt })
    .from(wanted)
    .where(and(isOpen(email), ...(productId === undefined ? described : [eq(wanted.productId, productId)])))
    .limit(1)
  return same
}
