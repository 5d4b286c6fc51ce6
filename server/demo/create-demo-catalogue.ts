// Fills an empty shop, so that its first start shows what it can be: categories, products, stock, governorates and
// pictures, all flagged as demo (X-43, X-44, L-03). A shop that holds anything of its own, or was cleared by its owner,
// is left alone.
import { inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { auditLog } from '#server/database/tables/shop.ts'
import { fillDemoFacts } from './demo-facts.ts'
import { insertCatalogue } from './insert-catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { type PicturedCatalogue, storePictures } from './store-pictures.ts'

/** True when it filled the shop, false when there was a product or a category already. */
export async function createDemoCatalogueIfEmpty(
  context: Pick<Context, 'db' | 'images' | 'now' | 'log'>,
): Promise<boolean> {
  if (!(await isCatalogueEmpty(context.db))) return false

  const catalogue = await storePictures(context.images, await readCatalogue('demo'))
  const created = await inTransaction(context.db, async (tx) => {
    await lockDemo(tx)
    if (!(await isCatalogueEmpty(tx))) return false
    await insertDemo(tx, catalogue, context.now())
    return true
  })
  context.log.info({ products: catalogue.items.length }, 'the demo catalogue is ready')
  return created
}

/** Until the transaction ends, nobody else loads or removes demo data. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('demo catalogue'))`)
}

/** Demo products never come without the facts that say what they are (L-03). */
export async function insertDemo(tx: Transaction, catalogue: PicturedCatalogue, at: Date): Promise<void> {
  await insertCatalogue(tx, catalogue, at)
  await fillDemoFacts(tx, at)
}

/** There is no product or category and never was one: deleted demo data is not created again. */
export async function isCatalogueEmpty(db: Queryable): Promise<boolean> {
  const [product] = await db.select({ id: products.id }).from(products).limit(1)
  const [category] = await db.select({ id: categories.id }).from(categories).limit(1)
  if (product || category) return false
  const [change] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(inArray(auditLog.entityType, ['product', 'category', 'demo-data']))
    .limit(1)
  return !change
}
