import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { DEMO_FACTS } from '#server/demo/demo-facts.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

let folder: string
let test: TestDatabase

/** A database as it was before the demo marks, with a demo product, a demo category and empty settings. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aleef-migrations-'))
  cpSync(MIGRATIONS, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const before = journal.entries.filter(({ tag }: { tag: string }) => tag < '0027')
  writeFileSync(file, JSON.stringify({ ...journal, entries: before }))
  test = await createTestDatabase('template0')
  await migrate(test.url, folder)
  await test.pool.query(`
    INSERT INTO settings (id, name, name_arabic, description, address_arabic, delivery_fee_office, delivery_fee_home, delivery_days)
    VALUES (1, 'Aleef', 'أليف', '', 'صحار', 1, 2, 'يومان');
    INSERT INTO categories (id, name, name_arabic, is_demo) VALUES (1, 'Cats', 'قطط', true), (2, 'Fish', 'أسماك', true);
    INSERT INTO products (id, name, name_arabic, price, quantity, item_type, delivery_everywhere, category_id, is_demo)
    SELECT n, 'Ball ' || n, 'كرة', 1, 0, 'product', true, 1, true FROM generate_series(1, 3) AS n;
    INSERT INTO audit_log (action, entity_type, entity_id) VALUES
      ('product.edited', 'product', '1'), ('category.edited', 'category', '1');
    INSERT INTO stock_movements (product_id, change, quantity_after, reason) VALUES (2, 1, 1, 'adjustment');
    UPDATE products SET quantity = 1 WHERE id = 2`)
})
afterEach(async () => {
  await test.drop()
  rmSync(folder, { recursive: true })
})

const flagged = async (table: 'products' | 'categories') => {
  const { rows } = await test.pool.query(`SELECT id FROM ${table} WHERE is_demo ORDER BY id`)
  return rows.map(({ id }) => id)
}

it('L-04, L-10: an item edited before the upgrade is not marked as demo', async () => {
  await migrate(test.url, MIGRATIONS)
  expect(await flagged('products')).toEqual([3])
  expect(await flagged('categories')).toEqual([2])
})

it('L-03, L-10: a shop that still shows the demo is marked after the upgrade, and shows no bank account', async () => {
  await migrate(test.url, MIGRATIONS)
  const { rows } = await test.pool.query('SELECT * FROM settings')
  expect(rows[0]).toMatchObject({
    is_demo: true,
    // As the migration wrote it; new demo shops say «بنك».
    bank_name: 'مصرف تجريبي (غير حقيقي)',
    transfer_phone: DEMO_FACTS.transferPhone,
    notification_email: DEMO_FACTS.notificationEmail,
  })
  // An upgrade turns on no visits (H-08).
  const { viewing: _, ...facts } = DEMO_FACTS
  expect([...rows[0].demo_facts].toSorted()).toEqual(Object.keys(facts).toSorted())
})

it('L-03: the account that the owner entered is the only one after the upgrade', async () => {
  await test.pool.query(`UPDATE settings SET bank_name = 'بنك مسقط'`)
  await migrate(test.url, MIGRATIONS)
  const { rows } = await test.pool.query('SELECT * FROM settings')
  expect(rows[0]).toMatchObject({
    is_demo: true,
    bank_name: 'بنك مسقط',
    transfer_phone: null,
    demo_facts: [],
  })
})

it('L-03, F-04, L-10: an order of a demo item is a demo order after the upgrade', async () => {
  await test.pool.query(`
    UPDATE products SET archived_at = now(), is_active = false WHERE id = 3;
    INSERT INTO orders (order_number, total_amount, delivery_fee, final_amount, customer_name, customer_phone, customer_address,
      governorate_id, delivery_type, delivery_location, shipping_address, expires_at)
    SELECT 'ALF2026010' || n || 'ABCD', 1, 0, 1, 'هند', '+96892345678', 'الخوض', 1, 'home', 'مسقط', 'الخوض', now()
    FROM generate_series(1, 2) AS n;
    INSERT INTO order_items (order_id, product_id, product_name, product_name_arabic, product_price, quantity, subtotal)
    SELECT o.id, o.id + 1, 'Ball', 'كرة', 1, 1, 1 FROM orders o`)
  await migrate(test.url, MIGRATIONS)
  const { rows } = await test.pool.query('SELECT is_demo FROM orders ORDER BY id')
  expect(rows).toEqual([{ is_demo: false }, { is_demo: true }])
})
