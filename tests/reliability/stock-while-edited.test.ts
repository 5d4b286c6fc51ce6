// A change of the stock is a difference: an edit of an item while two hundred people order it undoes no order and brings back
// nothing that was sold.
import { afterAll, expect, it } from 'vitest'
import { connect } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import { changeProducts } from '#server/catalog/items/change-products.ts'
import { editProduct } from '#server/catalog/items/edit-product.ts'
import { adjustStock } from '#server/catalog/stock/adjust-stock.ts'
import { placeOrder } from '#server/orders/checkout/place-order.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  insertAdmin,
  insertCustomer,
  insertProduct,
} from '#tests/support/test-shop.ts'

const ROUNDS = rounds(10, 100)
const ORDERS = 200
/** Units that came or went, one after the other. */
const CHANGES = [7, -30, 25, -5, 60]

const shop = await createTestShop()
/** The back office is a separate process, so that its edit waits for no connection. */
const office = connect({ url: shop.url, log: shop.context.log, name: 'aleef tests, the office' })
const context = { ...shop.context, db: office }
const admin = await insertAdmin(shop)
const customers = await Promise.all(Array.from({ length: ORDERS }, () => insertCustomer(shop)))
afterAll(async () => {
  await office.$client.end()
  await shop.close()
})

type Edit = (productId: number, read: number, change: number) => Promise<{ ok: boolean }>

/** Every way in which the back office changes a quantity; each has read `read` units before the orders came. */
const edits: Record<string, Edit> = {
  'the form of the item': (id, read, change) =>
    editProduct(context, admin, id, { quantity: read + change, quantityRead: read, price: '5.100' }),
  'the room of the stock': (id, _read, change) => adjustStock(context, admin, id, { change, reason: 'جرد' }),
  'many items at once': async (id, _read, change) => {
    const done = await changeProducts(context, admin, { ids: [id], change: { quantityChange: change } })
    return { ok: done.ok && done.value.changed === 1 }
  },
}

it(`X-25, R-01: ${ORDERS} orders against one edit, ${ROUNDS} rounds: initial stock plus the edit minus sales`, async () => {
  const ways = Object.entries(edits)
  let amid = 0
  const outcomes = { applied: 0, refused: 0, soldOut: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const [way, edit] = ways[round % ways.length]!
    // Three hundred units are asked for: all are there in some rounds, far too few in most, and then the edit itself may
    // come too late.
    const isTooLate = round % 10 === 7
    const [initial, change] = isTooLate
      ? [40, -30]
      : [round % 4 === 0 ? 420 : 40 + ((round * 37) % 60), CHANGES[round % CHANGES.length]!]
    const id = await insertProduct(shop, { quantity: initial })
    await fillCarts(id)
    // The edit is sent after this many responses.
    const moment = isTooLate ? 30 : (round * 13) % 30
    let answered = 0
    const editing = Promise.withResolvers<{ ok: boolean }>()
    const order = async (customer: Customer) => {
      const placed = await placeOrder(shop.context, customer, { key: `round-${round}`, request: CHECKOUT })
      if (answered++ === moment) edit(id, initial, change).then(editing.resolve, editing.reject)
      return placed
    }
    const placed = await Promise.all(customers.map(order))
    const edited = await editing.promise

    const sold = placed.reduce(
      (sum, one) => sum + (one.ok ? (one.value.order.items[0]?.quantity ?? 0) : 0),
      0,
    )
    const refusals = placed.flatMap((one) => (one.ok ? [] : [one.refusal.code]))
    expect(new Set([...refusals, 'insufficient-stock'])).toEqual(new Set(['insufficient-stock']))
    const left = initial + (edited.ok ? change : 0) - sold
    const ledger = await ledgerOf(id)
    expect(ledger, `round ${round}, by ${way}`).toMatchObject({
      quantity: left,
      sum: left,
      lowest: expect.any(Number),
    })
    expect(ledger.lowest).toBeGreaterThanOrEqual(0)
    expect(ledger.sold).toBe(sold)

    if (ledger.isEditAmid) amid++
    outcomes[edited.ok ? 'applied' : 'refused']++
    if (refusals.length > 0) outcomes.soldOut++
  }
  await expectNoBreach(shop)
  // There was contention: the edit came between orders, was refused at times, and so were orders.
  expect(amid).toBeGreaterThan(ROUNDS / 4)
  expect(Math.min(outcomes.applied, outcomes.refused, outcomes.soldOut)).toBeGreaterThan(0)
}, 240_000)

/** A new cart for everybody, with one or two units; earlier orders are independent. */
async function fillCarts(productId: number): Promise<void> {
  await shop.pool.query('DELETE FROM carts')
  await shop.pool.query(
    `WITH given AS (INSERT INTO carts (user_id) SELECT unnest($1::text[]) RETURNING id)
     INSERT INTO cart_items (cart_id, product_id, quantity) SELECT id, $2, 1 + id % 2 FROM given`,
    [customers.map(({ id }) => id), productId],
  )
}

type Ledger = { quantity: number; sum: number; lowest: number; sold: number; isEditAmid: boolean }

async function ledgerOf(productId: number): Promise<Ledger> {
  const { rows } = await shop.pool.query<Ledger>(
    `SELECT p.quantity, sum(m.change)::int AS sum, min(m.quantity_after)::int AS lowest,
       (SELECT sum(quantity)::int FROM order_items WHERE product_id = p.id) AS sold,
       coalesce(
         min(m.id) FILTER (WHERE m.reason = 'order') < min(m.id) FILTER (WHERE m.reason = 'adjustment')
         AND max(m.id) FILTER (WHERE m.reason = 'order') > max(m.id) FILTER (WHERE m.reason = 'adjustment'),
         false
       ) AS "isEditAmid"
     FROM products p JOIN stock_movements m ON m.product_id = p.id WHERE p.id = $1 GROUP BY p.id`,
    [productId],
  )
  if (!rows[0]) throw new Error('no such product')
  return rows[0]
}
