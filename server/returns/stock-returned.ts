// Where accepted goods go (F-03): to the stock, as far as they may be on sale, or out of the books.
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import type { Baisa } from '#domain/money.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuseField } from '#platform/result.ts'
import { followRecords } from '#server/animals/follow-records.ts'
import { problemOfUnits } from '#server/animals/sale-rule.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import { animals } from '#server/database/tables/animals.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { ADMIN_RETURN_ERRORS } from '#text/admin/returns.ts'
import { type BoughtLine, lockProducts } from './returnable-lines.ts'

export type AskedItem = {
  line: BoughtLine
  /** The requested units. */
  quantity: number
  /** The units that the shop takes back. */
  accepted: number
  isRestocked: boolean
  /** Which of its animals came back, as far as the office says. */
  animalIds: readonly number[]
  /** The share of what was paid for it. */
  amount: Baisa
}

/** All of it comes back to the shop; what cannot be sold again leaves its stock once more, and no order holds it. */
export async function stockReturned(
  tx: Transaction,
  taken: readonly AskedItem[],
  { order, actorId, at }: { order: LockedOrder; actorId: string; at: Date },
): Promise<Result<number[], RefusalOf<'invalid-request'>>> {
  const unfit = await unfitForSale(tx, taken, at)
  if (unfit) return refuseField('items', unfit)
  const inBooks = taken.flatMap(({ line: { productId }, accepted, isRestocked }) =>
    productId === null ? [] : [{ productId, change: accepted, isRestocked }],
  )
  const lost = inBooks.filter(({ isRestocked }) => !isRestocked)
  const came = await takeStock(tx, inBooks, { reason: 'return', orderId: order.id, actorId })
  const note = order.orderNumber
  const left = lost.map(({ productId, change }) => ({ productId, change: -change }))
  const went = await takeStock(tx, left, { reason: 'write-off', orderId: null, actorId, note })
  if (!came || !went) throw new Error(`orders ${order.id}: returned units could not be put into the stock`)
  const changed = inBooks.map(({ productId }) => productId)
  await followRecords(tx, changed, at)
  return ok(changed)
}

/** H-01: why the first that is to go back on the shelf cannot be on sale; it can be written off. */
async function unfitForSale(tx: Transaction, taken: readonly AskedItem[], at: Date): Promise<string | null> {
  const productIds = taken.flatMap(({ line: { productId } }) => productId ?? [])
  await lockProducts(tx, productIds)
  for (const { line, accepted, isRestocked } of taken) {
    if (line.productId === null || !isRestocked) continue
    const papers = await problemOfUnits(tx, line.productId, accepted, at)
    if (!papers) continue
    const names = await namesOfLeft(tx, line.productId)
    return ADMIN_RETURN_ERRORS.notForSale(line.nameArabic, papers, names)
  }
  return null
}

/** H-01: animals that have left by their records; a returned one is among them until its departure day is cleared. */
async function namesOfLeft(tx: Transaction, productId: number): Promise<string[]> {
  const hasLeft = and(eq(animals.productId, productId), isNotNull(animals.leftOn), isNull(animals.diedOn))
  const rows = await tx
    .select({ name: animals.name })
    .from(animals)
    .where(and(hasLeft, isNull(animals.ownerId)))
    .orderBy(desc(animals.leftOn), desc(animals.id))
    .limit(3)
  return rows.map(({ name }) => name)
}
