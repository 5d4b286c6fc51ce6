import { afterAll, expect, it } from 'vitest'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok } from '#platform/result.ts'
import { createTestShop } from '#tests/support/test-shop.ts'
import { selectClosedNumbers, selectOpenOrders } from './open-orders.ts'

/** Many orders, of which every thousandth still has money to come. */
const shop = await createTestShop()
const client = await shop.pool.connect()
await client.query(`SET session_replication_role = replica`)
await client.query(`
  INSERT INTO orders (order_number, status, payment_status, total_amount, delivery_fee, final_amount, payment_amount, customer_name,
    customer_phone, customer_address, governorate_id, delivery_type, delivery_location, shipping_address, expires_at)
  SELECT 'ALF' || lpad((n * 20011)::text, 8, '0') || 'ABCD', 'delivered', 'verified', 5, 0, 5,
    CASE WHEN n % 1000 = 0 THEN 0 ELSE 5 END, 'هند', '+96892345678', 'الخوض', 1, 'home', 'مسقط', 'الخوض', now()
  FROM generate_series(1, 4000) AS n`)
await client.query('RESET session_replication_role')
await client.query('ANALYZE orders')
client.release()
afterAll(() => shop.close())

/** @returns what it reads, and how many orders it walked past for that */
async function walk<Read>(read: (tx: Transaction) => Promise<Read>) {
  const done = await inTransaction(shop.db, async (tx) => {
    const rows = await read(tx)
    const { rows: seen } = await tx.execute(
      `SELECT seq_tup_read::int AS walked FROM pg_stat_xact_user_tables WHERE relname = 'orders'`,
    )
    return ok({ read: rows, walked: seen[0]?.walked })
  })
  if (!done.ok) throw new Error('nothing was read')
  return done.value
}

it('F-05, P-11: open orders and order numbers in texts are found by an index at any size', async () => {
  const open = await walk(selectOpenOrders)
  expect([open.read.length, open.walked]).toEqual([4, 0])
  const number = `ALF${String(7 * 20011).padStart(8, '0')}ABCD`
  const closed = await walk((tx) => selectClosedNumbers(tx, [`transfer ${number}`, 'بلا رقم'], new Set()))
  expect(closed).toEqual({ read: [number], walked: 0 })
})
