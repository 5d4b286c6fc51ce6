// The one place that decides whether an item may be on sale by the papers of its animals (H-01). Every verb by which a
// person shows an item, sets its species or raises its quantity checks this with the item locked, and may be refused:
// the form, the list, an import, a stock count, and a return that is put back in stock, which can be written off
// instead. Units released by an order or a hold cannot be refused: catalog/put-back.ts hides their item. A hold used by
// an order puts nothing on sale, an archived item is restored hidden, and demo data, which nobody buys, is not checked.
import { eq, inArray } from 'drizzle-orm'
import { findSaleProblem, isPutOnSale, type Offer } from '#domain/animals/sale-rule.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { products } from '#server/database/tables/catalog.ts'
import { species } from '#server/database/tables/species.ts'
import { saleProblemText } from '#text/admin/passport-faults.ts'
import { readItemUnits } from './item-units.ts'
import { readRecords } from './read-records.ts'

export type SaleRule = {
  knows(speciesId: number | null): boolean
  /** The item has records, so typed health values no longer count. */
  hasRecords(productId: number | undefined): boolean
  /** An order, hold, visit or quarantine depends on its type. */
  isAwaited(productId: number): boolean
  /** The sentence why the item cannot be put on sale; null if it can, or is not put on sale. */
  problemOf(productId: number | undefined, before: Offer | null, after: Offer): string | null
}

/** @param productIds of existing items */
export async function readSaleRule(
  db: Queryable,
  productIds: readonly number[],
  now: Date,
): Promise<SaleRule> {
  const all = new Map((await db.select().from(species)).map((row) => [row.id, row]))
  const records = await readRecords(db, productIds)
  const unitsOf = await readItemUnits(db, productIds)
  const today = muscatDay(now)
  return {
    knows: (speciesId) => speciesId === null || all.has(speciesId),
    hasRecords: (productId) => productId !== undefined && records.has(productId),
    isAwaited: (productId) => unitsOf(productId).isAwaited,
    problemOf(productId, before, after) {
      const rule = after.speciesId !== null && all.get(after.speciesId)
      if (!rule || !isPutOnSale(before, after)) return null
      const { reserved, unnoted } = unitsOf(productId)
      const offered = { birthDate: after.birthDate, expected: after.quantity + reserved, unnoted }
      const proofs = (productId !== undefined && records.get(productId)) || []
      const problem = findSaleProblem(rule, offered, proofs, today)
      return problem && saleProblemText(problem)
    },
  }
}

type Changed<Value, Refusal> = Result<Value, Refusal | { code: 'needs-papers' }>

/** Locks the items, changes records, and refuses where an item on sale would lose what its species requires. */
export async function withinSaleRule<Value, Refusal>(
  tx: Transaction,
  productIds: readonly (number | null)[],
  now: Date,
  change: () => Promise<Result<Value, Refusal>>,
): Promise<Changed<Value, Refusal>> {
  const ids = [...new Set(productIds)].filter((id) => id !== null)
  const held = inArray(products.id, ids)
  await tx.select({ id: products.id }).from(products).where(held).orderBy(products.id).for('no key update')
  const before = await findProblems(tx, ids, now)
  const changed = await change()
  if (!changed.ok) return changed
  const after = await findProblems(tx, ids, now)
  return after.some((id) => !before.includes(id)) ? refuse({ code: 'needs-papers' }) : ok(changed.value)
}

/** The shown items that could not be put on sale now. */
async function findProblems(tx: Transaction, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({
      id: products.id,
      type: products.itemType,
      ...pick(products, 'isActive', 'speciesId', 'quantity', 'birthDate'),
    })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const rule = await readSaleRule(tx, ids, now)
  return rows.flatMap(({ id, ...offer }) => (rule.problemOf(id, null, offer) === null ? [] : id))
}

/** For the verbs that only count: the sentence where so many units cannot be on sale. */
export async function problemOfUnits(
  tx: Transaction,
  productId: number,
  change: number,
  now: Date,
): Promise<string | null> {
  if (change <= 0) return null
  const [row] = await tx.select().from(products).where(eq(products.id, productId))
  if (!row) return null
  const before = { ...row, type: row.itemType }
  const rule = await readSaleRule(tx, [productId], now)
  return rule.problemOf(productId, before, { ...before, quantity: row.quantity + change })
}
