// An administrator deletes the demo data (A-SEED-03, X-43, L-04): records flagged as demo, and nothing that a person
// entered or edited. Orders stay, whatever they hold; demo products that they name are archived.
import { sql } from 'drizzle-orm'
import type { DemoData, DemoRemoval } from '#contract/admin/seed.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { lockDemo } from '#server/demo/create-demo-catalogue.ts'
import { clearDemoFacts, countFacts } from '#server/demo/demo-facts.ts'
import { loadSettings } from '#server/settings/settings-queries.ts'

/** Counts what `removeDemoData` would delete now. */
export async function announceRemoval({ db }: Context): Promise<DemoData> {
  const { isDemo } = await loadSettings(db)
  return { ...(await planRemoval(db)), isDemo }
}

/** All of it or nothing. */
export async function removeDemoData(
  { db, now }: Context,
  admin: Granted<'settings:write'>,
): Promise<Result<DemoRemoval, never>> {
  const at = now()
  return inTransaction(db, async (tx) => {
    await lockDemo(tx)
    // As orders do: products first, in id order.
    await tx.execute(sql`SELECT id FROM products WHERE is_demo ORDER BY id FOR UPDATE`)
    const { kept } = await planRemoval(tx)
    const facts = countFacts(await loadSettings(tx)).demo
    await tx.execute(sql`DELETE FROM cart_items c USING products p WHERE p.id = c.product_id AND p.is_demo`)
    await tx.execute(
      sql`DELETE FROM animals a USING products p WHERE p.id = a.product_id AND a.is_demo AND a.order_id IS NULL
        AND ${onSale}`,
    )
    const archived = await changed(
      tx,
      sql`UPDATE products p SET archived_at = ${at}, is_active = false, is_featured = false, updated_at = ${at},
          typed_health = CASE WHEN EXISTS (SELECT FROM animals a
            WHERE a.product_id = p.id AND NOT a.is_from_sale) THEN p.typed_health END
        WHERE ${onSale} AND ${isOrdered}`,
    )
    const deleted = await changed(tx, sql`DELETE FROM products p WHERE ${onSale}`)
    // Archived items have no category, so that it can be deleted.
    await tx.execute(
      sql`UPDATE products SET category_id = NULL WHERE category_id IN (SELECT c.id FROM categories c WHERE ${emptied})`,
    )
    const categories = await changed(tx, sql`DELETE FROM categories c WHERE ${emptied}`)
    await clearDemoFacts(tx, at)
    const removed = { categories, products: deleted, orders: 0, facts, archived, kept }
    await noteAction({ tx, admin, at }, 'demo-data.removed', 'all', { before: removed })
    return ok(removed)
  })
}

const onSale = sql`p.is_demo AND p.archived_at IS NULL`
const isOrdered = sql`EXISTS (SELECT 1 FROM order_items i WHERE i.product_id = p.id)`
/** A family that only the demo needed: nothing in it stays on sale. */
const emptied = sql`c.is_demo AND NOT EXISTS (
  SELECT 1 FROM products p WHERE p.category_id = c.id AND p.archived_at IS NULL AND NOT p.is_demo)`

async function planRemoval(db: Queryable): Promise<DemoRemoval> {
  const { rows } = await db.execute<Record<string, number>>(sql`SELECT
    (SELECT count(*)::int FROM products p WHERE ${onSale} AND NOT ${isOrdered}) AS products,
    (SELECT count(*)::int FROM products p WHERE ${onSale} AND ${isOrdered}) AS archived,
    (SELECT count(*)::int FROM products WHERE NOT is_demo AND archived_at IS NULL) AS own_products,
    (SELECT count(*)::int FROM categories c WHERE ${emptied}) AS categories,
    (SELECT count(*)::int FROM categories c WHERE NOT (${emptied})) AS own_categories,
    (SELECT count(*)::int FROM orders WHERE deleted_at IS NULL) AS orders`)
  const counts = mustRow(rows, 'counts of the demo data')
  const { products = 0, archived = 0, categories = 0 } = counts
  const facts = countFacts(await loadSettings(db))
  return {
    categories,
    products,
    orders: 0,
    facts: facts.demo,
    archived,
    kept: {
      categories: counts.own_categories ?? 0,
      products: counts.own_products ?? 0,
      orders: counts.orders ?? 0,
      facts: facts.own,
    },
  }
}

async function changed(db: Queryable, statement: ReturnType<typeof sql>): Promise<number> {
  return (await db.execute(statement)).rowCount ?? 0
}
