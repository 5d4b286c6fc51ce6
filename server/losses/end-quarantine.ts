// Ends a quarantine, whole or in part (H-10): an animal that recovered goes back on sale if the rules of its species
// allow it, one that died leaves the books for good.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { EndQuarantineRequest } from '#contract/admin/loss-requests.ts'
import type { Quarantine } from '#contract/admin/losses.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { problemOfUnits } from '#server/animals/sale-rule.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { animals } from '#server/database/tables/animals.ts'
import { products } from '#server/database/tables/catalog.ts'
import { quarantines } from '#server/database/tables/quarantines.ts'
import { LOSS_ERRORS } from '#text/admin/losses.ts'
import { noteDeath } from './mark-animals.ts'
import { readQuarantine } from './quarantine-queries.ts'

type EndRefusal = RefusalOf<'not-found' | 'invalid-request'>

/** Of two requests at once the second finds nothing open. */
export async function endQuarantine(
  context: Context,
  admin: Granted<'stock:write'>,
  id: number,
  request: EndQuarantineRequest,
): Promise<Result<Quarantine, EndRefusal>> {
  const at = context.now()
  const ended = await inTransaction(context.db, async (tx) => {
    const [found] = await tx
      .select({ productId: quarantines.productId })
      .from(quarantines)
      .where(eq(quarantines.id, id))
    if (!found) return refuse({ code: 'not-found' })
    // The item before its quarantines, as everybody locks them.
    const { productId } = found
    await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('no key update')
    const isOpen = and(eq(quarantines.id, id), isNull(quarantines.endedAt))
    const [open] = await tx.select().from(quarantines).where(isOpen).for('update')
    if (!open) return refuse({ code: 'not-found' })
    const quantity = request.quantity ?? open.quantity
    const unnamed = await findUnnamed(tx, open)
    if (unnamed) return refuseField('outcome', LOSS_ERRORS.whichFirst(unnamed))
    if (quantity > open.quantity) return refuseField('quantity', LOSS_ERRORS.tooMany(open.quantity))
    const endedId = await writeEnd(tx, admin, open, { ...request, quantity, at })
    const moved = await moveUnits(tx, admin, open, { ...request, quantity, at })
    if (!moved.ok) return moved
    await followRecords(tx, [productId], at)
    await noteAction({ tx, admin, at }, 'quarantine.edited', productId, {
      after: { quantity, mishapEnd: request.outcome, note: request.note },
    })
    return ok(await readQuarantine(tx, endedId))
  })
  if (ended.ok) context.changes.announceStock([ended.value.productId])
  return ended
}

type Open = typeof quarantines.$inferSelect
type EndedQuarantine = EndQuarantineRequest & { quantity: number; at: Date }

/** The number of the order whose case does not say yet which of several animals it is. */
async function findUnnamed(tx: Transaction, { orderId, productId, startedAt }: Open): Promise<string | null> {
  const { rows } = await tx.execute<{ orderNumber: string }>(sql`
    SELECT o.order_number AS "orderNumber" FROM return_items ri JOIN returns r ON r.id = ri.return_id
      JOIN order_items i ON i.id = ri.order_item_id JOIN orders o ON o.id = r.order_id
    WHERE r.order_id = ${orderId} AND i.product_id = ${productId} AND r.opened_at = ${startedAt}
      AND ri.candidates IS NOT NULL`)
  return rows[0]?.orderNumber ?? null
}

/** A part gets a row of its own, so that each outcome stays on record. */
async function writeEnd(
  tx: Transaction,
  { id: endedBy }: Granted<'stock:write'>,
  open: Open,
  { outcome: ended, quantity, at }: EndedQuarantine,
): Promise<number> {
  const end = { ended, endedBy, endedAt: at }
  const own = eq(quarantines.id, open.id)
  if (quantity === open.quantity) {
    await tx.update(quarantines).set(end).where(own)
    return open.id
  }
  await tx
    .update(quarantines)
    .set({ quantity: sql`${quarantines.quantity} - ${quantity}` })
    .where(own)
  const { id: _, ...same } = open
  const [part] = await tx
    .insert(quarantines)
    .values({ ...same, ...end, quantity })
    .returning({ id: quarantines.id })
  return must(part, 'inserted row of quarantines').id
}

async function moveUnits(
  tx: Transaction,
  { id: actorId }: Granted<'stock:write'>,
  { productId, animalId }: Open,
  { outcome, quantity, note, at }: EndedQuarantine,
): Promise<Result<null, EndRefusal>> {
  if (outcome === 'recovered') {
    // It has recovered: its earlier health entries count again.
    if (animalId !== null) await tx.update(animals).set({ updatedAt: at }).where(eq(animals.id, animalId))
    const papers = await problemOfUnits(tx, productId, quantity, at)
    if (papers) return refuseField('outcome', papers)
  } else if (animalId !== null) await noteDeath(tx, [animalId], at)
  const cause = { orderId: null, actorId, ...(note !== '' && { note }) }
  const back = { productId, change: quantity }
  const came = await takeStock(tx, [back], { ...cause, reason: 'quarantine-ended' })
  const gone = { productId, change: outcome === 'died' ? -quantity : 0 }
  if (!came || !(await takeStock(tx, [gone], { ...cause, reason: 'died' })))
    throw new Error(`products ${productId}: its quarantined units could not be moved in the stock`)
  return ok(null)
}
