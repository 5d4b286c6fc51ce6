// An animal of an order dies or falls ill before delivery (H-10): it leaves the order, for good or into quarantine, and
// a case opens for the buyer, which the shop decides like any other.
import { eq } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { mishapOf } from '#domain/animals/loss.ts'
import { ZERO } from '#domain/money.ts'
import { type LossReason, lossFault } from '#domain/returns/return-rules.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { releaseBeyondUnits, unassignLost } from '#server/animals/order-animals.ts'
import { type ActionContext, noteAction } from '#server/audit/note-action.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { orders } from '#server/database/tables/orders.ts'
import { returnItems, returns } from '#server/database/tables/returns.ts'
import { findLostAnimal, markAnimals, nameLostAnimals } from '#server/losses/mark-animals.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import { releaseStops } from '#server/orders/records/release-stops.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { RETURN_ERRORS } from '#text/returns.ts'
import { type BoughtLine, lockProducts, readReturnLines } from './returnable-lines.ts'

/** `id`: the order's line. `animalId`: the animal, where that is known. */
type LostItem = { id: number; quantity: number; animalId?: number | undefined }
export type Loss = {
  items: readonly LostItem[]
  reason: LossReason
  /** Shown to the buyer. */
  words: string
  /** The reporter cannot choose an animal: the shop says later which ones it were. */
  staysOpen?: boolean
  at: Date
}
type LoseRefusal = RefusalOf<'invalid-request' | 'not-returnable'>

/** Returns the products whose stock changed, to be announced after the commit. The caller holds the order's lock. */
export async function loseAnimals(
  { context: { jobs }, tx, admin }: OfficeWork,
  order: LockedOrder,
  loss: Loss,
): Promise<Result<{ returnId: number; products: number[] }, LoseRefusal>> {
  const { reason, words, at } = loss
  const found = await findLost(tx, order, loss)
  if (!found.ok) return found
  const lost = found.value
  const [inserted] = await tx
    .insert(returns)
    .values({ orderId: order.id, kind: 'case', reason, words, openedBy: admin.id, openedAt: at })
    .returning({ id: returns.id })
  if (!inserted) throw new Error(`returns of order ${order.id}: the insert gave no row`)
  await tx.insert(returnItems).values(
    lost.map(({ line, quantity, candidates }) => ({
      returnId: inserted.id,
      orderItemId: line.id,
      quantity,
      candidates: isOpen({ candidates, quantity }) ? candidates : null,
    })),
  )
  const products = await moveLost({ tx, admin, at }, order, lost, reason)
  // W-07: no driver has anything left to bring.
  const left = await readReturnLines(tx, order.id)
  if (left.every(({ toCome }) => toCome <= 0)) await releaseStops(tx, order.id, order.status)
  // The shop has changed the order: its customer cannot amend it any more (W-05).
  await tx.update(orders).set({ changedByShopAt: at, updatedAt: at }).where(eq(orders.id, order.id))
  const items = lost
    .map(({ line, quantity }) => orderedItemText({ name: line.nameArabic, quantity }))
    .join('، ')
  await noteOrderEvent({ tx, admin, at }, order.id, { event: 'lost', toValue: reason, note: words || null })
  await noteAction({ tx, admin, at }, 'return.created', inserted.id, {
    after: { orderNumber: order.orderNumber, items, returnReason: reason },
  })
  const change = { to: 'lost', mishap: mishapOf(reason), items, paid: order.paymentAmount > ZERO } as const
  const noted = words === '' ? change : { ...change, note: words }
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change: noted }])
  return ok({ returnId: inserted.id, products })
}

/** More animals are possible than were lost. */
function isOpen({ candidates, quantity }: Pick<FoundLoss, 'candidates' | 'quantity'>): boolean {
  return candidates !== null && candidates.length > quantity
}

type FoundLoss = {
  line: BoughtLine
  quantity: number
  animalId: number | null
  /** The animals that it may be, where nobody can say which were lost. */
  candidates: number[] | null
}

async function findLost(
  tx: Transaction,
  order: LockedOrder,
  { items, staysOpen = false }: Loss,
): Promise<Result<FoundLoss[], LoseRefusal>> {
  if (order.deletedAt) return refuse({ code: 'not-returnable', why: 'order-over' })
  const lines = await readReturnLines(tx, order.id)
  const productIds = lines.flatMap(({ productId }) => productId ?? [])
  await lockProducts(tx, productIds)
  const lost: FoundLoss[] = []
  for (const { id, quantity, animalId = null } of items) {
    const line = lines.find((one) => one.id === id)
    if (!line || lost.some((one) => one.line.id === id)) return refuseField('items', RETURN_ERRORS.notInOrder)
    const why = lossFault(line, quantity, order.status)
    if (why) return refuse({ code: 'not-returnable', why, nameArabic: line.nameArabic })
    const { productId } = line
    const found =
      productId === null
        ? ok({ animalId: null, candidates: null })
        : await findLostAnimal(tx, { productId, quantity, animalId, orderId: order.id }, { staysOpen })
    if (!found.ok) return found
    lost.push({ line, quantity, ...found.value })
  }
  return ok(lost)
}

/** Moves the units out of the order, and out of the books or into quarantine. */
async function moveLost(
  { tx, admin: { id: actorId }, at }: ActionContext,
  { id: orderId, orderNumber }: LockedOrder,
  lost: readonly FoundLoss[],
  reason: LossReason,
): Promise<number[]> {
  const mishap = mishapOf(reason)
  const inBooks = lost.flatMap(({ line: { productId }, quantity, animalId }) =>
    productId === null ? [] : [{ productId, quantity, animalId }],
  )
  const out = inBooks.map(({ productId, quantity }) => ({ productId, change: quantity }))
  const gone = inBooks.map(({ productId, quantity }) => ({ productId, change: -quantity }))
  const to = mishap === 'died' ? 'died' : 'quarantine'
  const left = await takeStock(tx, out, { reason: 'order-lost', orderId, actorId })
  const went = await takeStock(tx, gone, { reason: to, orderId: null, actorId, note: orderNumber })
  if (!left || !went) throw new Error(`orders ${orderId}: lost units could not be taken out of the stock`)
  for (const one of inBooks)
    await markAnimals(tx, { ...one, orderId }, { mishap, actorId, note: orderNumber, at })
  const unnamed = lost.flatMap(({ candidates }) => candidates ?? [])
  // Which ones stay is unknown, unless all were lost.
  await unassignLost(tx, unnamed, at)
  for (const one of lost) {
    if (one.candidates === null || isOpen(one)) continue
    const { productId } = one.line
    await nameLostAnimals(tx, { mishap, orderId, productId, startedAt: at }, one.candidates, at)
  }
  await releaseBeyondUnits(tx, orderId, at)
  const products = inBooks.map(({ productId }) => productId)
  await followRecords(tx, products, at)
  return products
}
