import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import {
  createTestShop,
  insertAnimal,
  insertCustomer,
  insertProduct,
  placeOrderOf,
} from '#tests/support/test-shop.ts'
import { INVARIANTS } from './invariants.ts'
import { findOffenders, hasBreach, verify } from './verify.ts'

const shop = await createTestShop()
const food = await insertProduct(shop, { quantity: 20 })
const cat = await insertAnimal(shop)
await recordAnimal(cat)
const customer = await insertCustomer(shop)
await shop.pool.query('UPDATE profiles SET is_admin = true, is_owner = true')
for (const [key, lines] of [
  ['checkout-0', { [food]: 3 }],
  ['checkout-1', { [food]: 2, [cat]: 1 }],
  ['checkout-2', { [food]: 1 }],
] as const) {
  const { id: orderId } = await placeOrderOf(shop, customer, lines, { key })
  // The second stays pending.
  if (key !== 'checkout-2') await reportTransfer(shop.context, customer, { orderId })
  if (key === 'checkout-0') await payAndPrepare(orderId)
}
const client = new pg.Client({ connectionString: shop.url })
await client.connect()
afterAll(async () => {
  await client.end()
  await shop.close()
})

/** A vaccinated animal with its chip. */
async function recordAnimal(productId: number): Promise<void> {
  const typed = `'{"vaccinated": null, "healthStatus": null, "healthStatusArabic": null}'`
  for (const text of [
    `UPDATE products SET species_id = (SELECT id FROM species WHERE code = 'cat'), vaccinated = true, typed_health = ${typed}
     WHERE id = $1`,
    `INSERT INTO animals (name, species_id, product_id, microchip, birth_date)
     SELECT 'لولو', species_id, id, '900123456789012', '2026-05-01' FROM products WHERE id = $1`,
    `INSERT INTO health_entries (animal_id, kind, done_on, against)
     SELECT id, 'vaccination', '2026-10-12', 'rabies' FROM animals WHERE product_id = $1`,
  ])
    await shop.pool.query(text, [productId])
}

async function payAndPrepare(orderId: number): Promise<void> {
  for (const text of [
    `INSERT INTO payments (order_id, kind, method, amount, paid_on)
     SELECT id, 'in', 'transfer', final_amount, now() FROM orders WHERE id = $1`,
    `UPDATE orders SET status = 'processing', payment_status = 'verified' WHERE id = $1`,
    `INSERT INTO order_history (order_id, event, to_value, actor) VALUES ($1, 'status', 'processing', 'admin')`,
  ])
    await shop.pool.query(text, [orderId])
}

const CONFIRMED = `(SELECT id FROM orders WHERE status = 'confirmed')`
const PENDING = `(SELECT id FROM orders WHERE status = 'pending')`
const FOOD = `(SELECT id FROM products WHERE item_type = 'product')`

function invoiceOf(numberAndTotal: string, content: string): string {
  return `INSERT INTO invoices (kind, series, year, number, total, uuid, order_id, content, issued_at)
    SELECT 'invoice', 'INV', 2026, ${numberAndTotal}, gen_random_uuid(), id, ${content}, now() FROM orders WHERE status = 'processing'`
}

/** Of the line with the most: asked back as said. @param items its quantity and amount */
function returnOf(state: string, items: string): string {
  return `WITH r AS (
    INSERT INTO returns (order_id, kind, reason, opened_at, state, decided_at, amount)
    SELECT order_id, 'return', 'defect', now(), ${state} FROM order_items ORDER BY quantity DESC LIMIT 1 RETURNING id, order_id
  ) INSERT INTO return_items (return_id, order_item_id, quantity, amount, accepted)
    SELECT r.id, i.id, ${items}, 1 FROM r JOIN order_items i USING (order_id) ORDER BY i.quantity DESC LIMIT 1`
}

const RUN = `INSERT INTO delivery_runs (token_hash, created_at, expires_at)
  SELECT 'hash ' || n, now(), now() + interval '1 day' FROM generate_series(1, 2) n`

/** H-07: of the confirmed order's animal, which is not delivered. */
function handoverOf(signature: string): string {
  return `INSERT INTO handovers (order_id, order_item_id, unit, checks, seller_name, seller_signature, buyer_name,
      buyer_signature, happened_at, recorded_at, key)
    SELECT i.order_id, i.id, 1, '{}', 'سالم', '${signature}', 'مريم', '${signature}', now(), now(), 'key'
    FROM order_items i JOIN products p ON p.id = i.product_id
    WHERE i.order_id = ${CONFIRMED} AND p.item_type = 'animal'`
}

/** Wrong data that no rule of the tables may stop: triggers and foreign keys are off, the named checks dropped. */
const PLANTED: Record<string, string[]> = {
  'stock-is-its-ledger': ['UPDATE products SET quantity = quantity + 1'],
  'ledger-is-a-chain': [
    `UPDATE stock_movements SET quantity_after = quantity_after + 1 WHERE id = (SELECT min(id) FROM stock_movements)`,
  ],
  'stock-not-negative': [
    'ALTER TABLE products DROP CONSTRAINT products_quantity_not_negative',
    `UPDATE products SET quantity = -1 WHERE id = ${FOOD}`,
  ],
  'orders-hold-what-they-took': [
    `UPDATE order_items SET quantity = quantity + 1, subtotal = product_price * (quantity + 1)`,
  ],
  'cancelled-holds-nothing': [`UPDATE orders SET holds_stock = false WHERE id = ${CONFIRMED}`],
  'holds-are-in-the-ledger': [
    `INSERT INTO holds (product_id, quantity, until, reason) SELECT id, 1, now() + interval '1 hour', 'office' FROM products`,
  ],
  'quarantines-are-in-the-ledger': [
    `INSERT INTO quarantines (product_id, quantity, started_at) SELECT id, 1, now() FROM products`,
  ],
  'lost-animals-have-cases': [
    `INSERT INTO stock_movements (product_id, change, quantity_after, reason, order_id)
     SELECT id, 1, quantity + 1, 'order-lost', ${CONFIRMED} FROM products WHERE id = ${FOOD}`,
    `UPDATE products SET quantity = quantity + 1 WHERE id = ${FOOD}`,
  ],
  'the-dead-are-gone': [
    'ALTER TABLE animals DROP CONSTRAINT animals_died_left',
    `UPDATE animals SET died_on = '2026-11-01'`,
  ],
  'holds-end': [
    `INSERT INTO holds (product_id, quantity, until, reason) VALUES (${FOOD}, 1, now() - interval '11 minutes', 'office')`,
  ],
  'visits-hold-what-is-theirs': [
    `INSERT INTO holds (product_id, quantity, until, reason) VALUES (${FOOD}, 1, now() + interval '1 day', 'visit')`,
  ],
  'one-visit-at-a-time': [
    `INSERT INTO viewings (state, starts_at, ends_at)
     VALUES ('blocked', now(), now() + interval '20 minutes'), ('blocked', now() + interval '1 minute', now() + interval '1 hour')`,
  ],
  'visits-are-answered': [
    `INSERT INTO viewings (product_name, user_id, starts_at, ends_at)
     SELECT 'قط', id, now() - interval '9 days', now() - interval '8 days' FROM profiles LIMIT 1`,
  ],
  'wanted-is-told-once': [
    'ALTER TABLE wanted DROP CONSTRAINT wanted_told',
    `INSERT INTO wanted (email, species, told_at) VALUES ('a@example.com', 'قط', now())`,
  ],
  'drawer-is-its-ledger': [
    `INSERT INTO drawer_closes (opening, cash_in, cash_out, counted, remaining)
     VALUES (5, 0, 0, 5, 5), (4, 0, 0, 4, 4)`,
  ],
  'runs-hold-an-order-once': [
    RUN,
    `UPDATE orders SET status = 'shipped' WHERE status = 'processing'`,
    'DROP INDEX run_stops_one_open',
    `INSERT INTO run_stops (run_id, order_id, position)
     SELECT r.id, o.id, 0 FROM delivery_runs r, orders o WHERE o.status = 'shipped'`,
  ],
  'delivered-stops': [
    RUN,
    `INSERT INTO run_stops (run_id, order_id, position, state, answer_key, answered_at, happened_at)
     SELECT min(r.id), ${CONFIRMED}, 0, 'delivered', 'key', now(), now() FROM delivery_runs r`,
  ],
  'handed-over-once': [handoverOf('[]')],
  'handed-over-animals': [
    handoverOf('[[1, 1, 40, 40]]'),
    'UPDATE handovers SET animal_id = (SELECT min(id) FROM animals WHERE order_id IS NULL)',
  ],
  'handed-over-is-delivered': [handoverOf('[[1, 1, 40, 40]]')],
  'orders-are-found-by-their-items': [`UPDATE orders SET search_words = 'رمل' WHERE id = ${CONFIRMED}`],
  'order-totals': [
    `UPDATE orders SET total_amount = total_amount + 1, final_amount = final_amount + 1 WHERE id = ${CONFIRMED}`,
  ],
  'order-final-amount': [
    'ALTER TABLE orders DROP CONSTRAINT orders_final_amount',
    `UPDATE orders SET final_amount = final_amount + 0.001 WHERE id = ${CONFIRMED}`,
  ],
  'discount-shares': [
    'ALTER TABLE orders DROP CONSTRAINT orders_final_amount',
    `UPDATE orders SET discount_amount = 1 WHERE id = ${CONFIRMED}`,
  ],
  'voucher-uses': [`INSERT INTO vouchers (code, kind, percent, used) VALUES ('EID10', 'percent', 10, 1)`],
  'vouchers-in-force': [
    `INSERT INTO vouchers (code, kind, percent) VALUES ('EID10', 'percent', 10)`,
    `UPDATE orders SET voucher_code = 'EID10' WHERE id = ${CONFIRMED}`,
  ],
  'item-subtotals': [
    'ALTER TABLE order_items DROP CONSTRAINT order_items_subtotal',
    'UPDATE order_items SET subtotal = subtotal + 0.001',
  ],
  'order-numbers': [
    'ALTER TABLE orders DROP CONSTRAINT orders_order_number_key',
    'UPDATE orders SET order_number = (SELECT max(order_number) FROM orders)',
  ],
  'one-pending-order-a-cart': [
    'DROP INDEX orders_one_pending_a_cart',
    `UPDATE orders SET status = 'pending', cart_id = (SELECT id FROM carts)`,
  ],
  'order-and-cart': [`UPDATE orders SET cart_id = (SELECT id FROM carts) WHERE id = ${CONFIRMED}`],
  'one-cart-a-customer': [
    'ALTER TABLE carts DROP CONSTRAINT carts_user_key',
    'INSERT INTO carts (user_id) SELECT user_id FROM carts',
  ],
  'one-order-a-key': [`UPDATE order_requests SET user_id = 'somebody else'`],
  'order-history': [`DELETE FROM order_history WHERE event = 'placed' AND order_id = ${PENDING}`],
  'payment-and-status': [`UPDATE orders SET payment_status = 'verified' WHERE id = ${PENDING}`],
  'paid-is-its-ledger': [`UPDATE orders SET payment_amount = 1 WHERE id = ${CONFIRMED}`],
  'counter-entries': [
    `INSERT INTO payments (order_id, kind, method, amount, paid_on, reverses_id)
     SELECT order_id, 'refund', method, amount + 1, paid_on, id FROM payments`,
  ],
  'statement-lines': [
    `INSERT INTO statement_lines (fingerprint, amount, text, reference) VALUES ('line', 0.5, '', '')`,
    `INSERT INTO statement_payments SELECT p.id, l.id, 'confirmed' FROM payments p, statement_lines l`,
  ],
  'verified-is-paid': [`UPDATE orders SET payment_status = 'verified' WHERE id = ${CONFIRMED}`],
  'invoice-numbers': [invoiceOf('2, 5.5', "'{}'")],
  'invoice-amounts': [invoiceOf('1, 5.5', `'{"total": "5.500", "lines": [{"total": "5.400", "vat": "0"}]}'`)],
  'invoices-are-of-their-orders': [
    invoiceOf('1, 1', `'{"total": "1.000", "lines": [{"total": "1.000", "vat": "0"}]}'`),
  ],
  'returned-quantities': [returnOf("'waiting', NULL, 0", 'quantity + 1, 0')],
  'returned-amounts': [returnOf("'accepted', now(), 0", '1, 1')],
  'newsletter-once': [
    'ALTER TABLE newsletter_deliveries DROP CONSTRAINT newsletter_deliveries_once',
    `INSERT INTO newsletter_subscribers (email, source) VALUES ('a@example.com', 'home')`,
    `INSERT INTO newsletter_issues (subject, body, sent_at) VALUES ('نشرة', 'نص', now())`,
    `INSERT INTO newsletter_deliveries (issue_id, subscriber_id)
     SELECT i.id, s.id FROM newsletter_issues i, newsletter_subscribers s, generate_series(1, 2)`,
  ],
  'newsletter-sent': [
    'INSERT INTO newsletter_issues DEFAULT VALUES',
    'INSERT INTO newsletter_deliveries (issue_id) SELECT id FROM newsletter_issues',
  ],
  'search-words': [`DELETE FROM search_words WHERE word = 'شيرازي'`],
  'animals-have-regions': ['DELETE FROM product_regions'],
  microchips: [
    'ALTER TABLE animals DROP CONSTRAINT animals_microchip',
    `UPDATE animals SET microchip = '999123456789012'`,
  ],
  'animals-are-of-their-item': [`UPDATE products SET species_id = NULL`],
  'health-after-birth': [`UPDATE animals SET birth_date = '2026-11-02'`],
  'health-is-proven': [`UPDATE products SET typed_health = NULL`],
  parents: [
    `INSERT INTO animals (name, species_id, mother_id) SELECT name, species_id, id FROM animals`,
    `UPDATE animals SET sex = 'male'`,
  ],
  'records-fit-the-stock': [
    `INSERT INTO animals (name, species_id, product_id) SELECT name, species_id, product_id FROM animals`,
  ],
  'animals-of-orders': [`UPDATE animals SET order_id = (SELECT id FROM orders WHERE status = 'processing')`],
  'returned-animals': [
    `UPDATE animals SET order_id = ${CONFIRMED}`,
    `UPDATE order_items SET returned = quantity WHERE product_id IN (SELECT product_id FROM animals)`,
  ],
  'owned-animals': [
    'ALTER TABLE animals DROP CONSTRAINT animals_with_code',
    `UPDATE animals SET left_on = now(), owned_at = now(), owner_id = (SELECT id FROM profiles LIMIT 1)`,
  ],
  'notes-go-with-their-owner': [
    `UPDATE animals SET order_id = NULL, owner_id = NULL`,
    `INSERT INTO health_entries (animal_id, kind, done_on, note, author)
     SELECT id, 'note', current_date, 'بيتنا خلف المسجد', 'owner' FROM animals LIMIT 1`,
  ],
  'returned-orders-are-over': [`UPDATE order_items SET returned = quantity WHERE order_id = ${CONFIRMED}`],
  'lost-animals-are-named': [
    `INSERT INTO returns (id, order_id, kind, reason, words, opened_at) OVERRIDING SYSTEM VALUE
     VALUES (1, ${CONFIRMED}, 'case', 'ill-before-delivery', '', now())`,
    `INSERT INTO return_items (return_id, order_item_id, quantity, candidates)
     SELECT 1, id, 1, ARRAY(SELECT id FROM animals) FROM order_items WHERE product_id IN (SELECT product_id FROM animals)`,
  ],
  'passed-on-animals-have-left': [
    `UPDATE animals SET left_on = now(), owned_at = now(), code = '0123456789ABCDEF', owner_id = (SELECT id FROM profiles LIMIT 1)`,
  ],
  'animals-of-delivered-orders': [
    `UPDATE orders SET status = 'delivered', handed_over_at = now() WHERE id = ${CONFIRMED}`,
  ],
  'no-loose-ends': [`DELETE FROM carts`],
  settings: ['DELETE FROM settings'],
  'orders-expire': [`UPDATE orders SET expires_at = now() - interval '11 minutes' WHERE id = ${PENDING}`],
  'transfers-end': [`UPDATE orders SET expires_at = payment_reported_at WHERE id = ${CONFIRMED}`],
  'an-admin': ['UPDATE profiles SET is_admin = false, is_owner = false'],
  'an-owner': ['UPDATE profiles SET is_owner = false'],
  'stock-explained': [`UPDATE stock_movements SET reason = 'unexplained'`],
}

async function findAfter(statements: readonly string[]) {
  await client.query('BEGIN')
  try {
    await client.query('SET LOCAL session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    return (await findOffenders(drizzle({ client }), new Date())).filter((finding) => finding.offenders > 0)
  } finally {
    await client.query('ROLLBACK')
  }
}

describe('npm run verify', () => {
  it('H-03: reports an item marked as vaccinated that has more units than records', async () => {
    const found = await findAfter([`UPDATE products SET quantity = quantity + 9 WHERE vaccinated`])
    expect(found.map(({ name }) => name)).toContain('health-is-proven')
  })

  it('reports nothing in a shop with sales', async () => {
    const findings = await verify(shop.db, shop.context.now())
    expect(findings.filter((finding) => finding.offenders > 0)).toEqual([])
    expect(findings).toHaveLength(INVARIANTS.length)
  })

  it.each(INVARIANTS.map((invariant) => invariant.name))('reports what breaks %s', async (name) => {
    const found = await findAfter(PLANTED[name] ?? [])
    const finding = found.find((one) => one.name === name)
    expect(finding?.offenders).toBeGreaterThan(0)
    for (const example of finding?.examples ?? []) {
      expect(example).toEqual({ id: expect.any(String), found: expect.any(String) })
    }
    if (finding?.level === 'breach') expect(hasBreach(found)).toBe(true)
  })

  it('reports stock taken twice for one order, and stock returned twice', async () => {
    for (const change of [-1, 1]) {
      const found = await findAfter([
        `INSERT INTO stock_movements (product_id, change, quantity_after, reason, order_id)
         SELECT id, ${change}, quantity + ${change}, 'order', ${PENDING} FROM products WHERE id = ${FOOD}`,
        `UPDATE products SET quantity = quantity + ${change} WHERE id = ${FOOD}`,
      ])
      expect(found.map((finding) => finding.name)).toEqual(['orders-hold-what-they-took'])
    }
  })

  it('does not count a warning as a breach', async () => {
    expect(hasBreach(await findAfter(PLANTED['stock-explained'] ?? []))).toBe(false)
  })
})
