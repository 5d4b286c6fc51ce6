// The shop tells those who wait that it is there, in the order in which they asked (S2-12). Whoever is told waits no longer,
// so nobody is told twice; where units are kept for them, no more are told than there are units.
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { TellRequest } from '#contract/admin/wanted.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { holdStock } from '#server/holds/hold-stock.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { createWantedLink } from './wanted-links.ts'
import { countWaiting, IS_WAITING } from './wanted-queries.ts'

/** In one tap; who is left is told by the next. */
const MAX_TOLD = 500

type Told = { told: number; waiting: number }
type TellRefusal = RefusalOf<'not-found' | 'out-of-stock'>

export async function tellWanted(
  context: Pick<Context, 'db' | 'now' | 'jobs' | 'changes'>,
  admin: Granted<'stock:write'>,
  request: TellRequest,
): Promise<Result<Told, TellRefusal>> {
  const { productId, hours } = request
  const at = context.now()
  const outcome = await inTransaction(context.db, async (tx) => {
    // The product before those who wait for it: two administrators follow each other.
    const [product] = await tx
      .select({ quantity: products.quantity })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.isActive, true)))
      .for('no key update')
    if (!product) return refuse({ code: 'not-found' })
    if (product.quantity === 0) return refuse({ code: 'out-of-stock', available: 0 })
    const most = hours === undefined ? MAX_TOLD : Math.min(MAX_TOLD, product.quantity)
    const people = await lockWaiting(tx, request, most)
    const until = hours === undefined ? null : new Date(at.getTime() + hours * 3_600_000)
    for (const { id, email } of people) {
      if (until) await keepOne(tx, { productId, email, until, actorId: admin.id, at })
      const token = await createWantedLink(tx, id)
      const mail = {
        mail: 'wanted-available',
        wantedId: id,
        until: until?.toISOString() ?? null,
        token,
      } as const
      await context.jobs.enqueue(tx, 'send-mail', [mail])
    }
    if (people.length > 0) {
      const ids = people.map(({ id }) => id)
      await tx.update(wanted).set({ toldAt: at, toldProductId: productId }).where(inArray(wanted.id, ids))
      await noteAction(tx, admin, at, 'wanted.edited', productId, { after: { told: people.length, until } })
    }
    return ok({ told: people.length, waiting: await countWaiting(tx, productId) })
  })
  if (outcome.ok && hours !== undefined) context.changes.announceStock([productId])
  return outcome
}

function lockWaiting(tx: Transaction, { productId, requestIds }: TellRequest, most: number) {
  const who = requestIds
    ? and(inArray(wanted.id, requestIds), or(isNull(wanted.productId), eq(wanted.productId, productId)))
    : eq(wanted.productId, productId)
  return tx
    .select({ id: wanted.id, email: wanted.email })
    .from(wanted)
    .where(and(IS_WAITING, isNotNull(wanted.confirmedAt), who))
    .orderBy(asc(wanted.createdAt), asc(wanted.id))
    .limit(most)
    .for('update')
}

async function keepOne(
  tx: Transaction,
  { actorId, at, ...hold }: { productId: number; email: string; until: Date; actorId: string; at: Date },
): Promise<void> {
  const kept = await holdStock(tx, { ...hold, quantity: 1, reason: 'wanted', name: null }, { actorId, at })
  if (!kept.ok) throw new Error('a unit that was locked and counted is not there')
}
