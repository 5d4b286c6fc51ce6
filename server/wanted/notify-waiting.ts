// Notifies those who wait for a product, first come first served (S2-12). A request that was notified is closed, so
// nobody is notified twice; where units are put on hold, no more are notified than there are units.
import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { TellRequest } from '#contract/admin/wanted.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addHours } from '#domain/duration.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { wanted } from '#server/database/tables/wanted.ts'
import { holdStock } from '#server/holds/hold-stock.ts'
import { createWantedLink } from './wanted-links.ts'
import { countWaiting, IS_WAITING } from './wanted-queries.ts'

/** In one request; the next one continues. */
const MAX_NOTIFIED = 500
type TellRefusal = RefusalOf<'not-found' | 'out-of-stock'>

export async function notifyWaiting(
  context: Context,
  admin: Granted<'stock:write'>,
  request: TellRequest,
): Promise<Result<{ told: number; waiting: number }, TellRefusal>> {
  const { productId, hours } = request
  const at = context.now()
  const outcome = await inTransaction(context.db, async (tx) => {
    // Locked before the requests, so that two administrators are serialised.
    const [product] = await tx
      .select({ quantity: products.quantity })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.isActive, true)))
      .for('no key update')
    if (!product) return refuse({ code: 'not-found' })
    if (product.quantity === 0) return refuse({ code: 'out-of-stock', available: 0 })
    const most = hours === undefined ? MAX_NOTIFIED : Math.min(MAX_NOTIFIED, product.quantity)
    const people = await lockWaiting(tx, request, most)
    const until = hours === undefined ? null : addHours(at, hours)
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
      await noteAction({ tx, admin, at }, 'wanted.edited', productId, {
        after: { told: people.length, until },
      })
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
  if (!kept.ok) throw new Error(`products ${hold.productId}: a unit that was locked and counted is gone`)
}
