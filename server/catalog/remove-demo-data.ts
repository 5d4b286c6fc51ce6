// An administrator clears the shop of what only showed how it could look (A-SEED-03, X-43): nothing that is not flagged
// as demo, and of the orders those that hold nothing but demo products.
import { sql } from 'drizzle-orm'
import type { DemoData, RemovedDemoData } from '#contract/admin/seed.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/in-transaction.ts'
import { noteAction } from '#server/insights/note-action.ts'

/** What `removeDemoData` would find now. */
export async function countDemoData({ db }: Pick<Context, 'db'>): Promise<DemoData> {
  const { rows } = await db.execute<DemoData>(sql`SELECT
    (SELECT count(*)::int FROM categories WHERE is_demo) AS categories,
    (SELECT count(*)::int FROM products WHERE is_demo AND archived_at IS NULL) AS products,
    (SELECT count(*)::int FROM (${demoOrders}) o) AS orders`)
  const [counts] = rows
  if (!counts) throw new Error('a count without a row')
  return counts
}

/** All of it or nothing. What is for sale otherwise, accounts and settings stay as they are. */
export async function removeDemoData(
  { db, now }: Pick<Context, 'db' | 'now'>,
  admin: Admin,
): Promise<Result<RemovedDemoData, never>> {
  const at = now()
  return inTransaction<RemovedDemoData, never>(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('demo catalogue'))`)
    // As orders do: products first, in id order (R-02).
    await tx.execute(sql`SELECT id FROM products WHERE is_demo ORDER BY id FOR UPDATE`)
    const { rows } = await tx.execute<{ id: number }>(demoOrders)
    const orderIds = sql`ANY (${`{${rows.map(({ id }) => id).join()}}`}::int[])`
    await tx.execute(sql`DELETE FROM stock_movements WHERE order_id = ${orderIds}`)
    const orders = await changed(tx, sql`DELETE FROM orders WHERE id = ${orderIds}`)
    const archived = await changed(
      tx,
      sql`UPDATE products p SET archived_at = ${at}, is_active = false, updated_at = ${at}
        WHERE is_demo AND archived_at IS NULL
          AND EXISTS (SELECT 1 FROM order_items i WHERE i.product_id = p.id)`,
    )
    const products = await changed(
      tx,
      sql`DELETE FROM products p WHERE is_demo
        AND NOT EXISTS (SELECT 1 FROM order_items i WHERE i.product_id = p.id)`,
    )
    const categories = await changed(
      tx,
      sql`DELETE FROM categories c WHERE is_demo
        AND NOT EXISTS (SELECT 1 FROM products p WHERE p.category_id = c.id)`,
    )
    const removed = { categories, products, orders, archived }
    await noteAction(tx, admin, at, {
      action: 'demo-data.removed',
      entityType: 'demo-data',
      entityId: 'all',
      data: { before: removed },
    })
    return ok(removed)
  })
}

const demoOrders = sql`SELECT o.id FROM orders o
  WHERE EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id)
    AND NOT EXISTS (
      SELECT 1 FROM order_items i LEFT JOIN products p ON p.id = i.product_id
      WHERE i.order_id = o.id AND p.is_demo IS NOT TRUE
    )`

async function changed(on: Database | Transaction, statement: ReturnType<typeof sql>): Promise<number> {
  return (await on.execute(statement)).rowCount ?? 0
}
