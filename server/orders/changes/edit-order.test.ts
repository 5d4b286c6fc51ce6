// W-05: whatever the office edits, pays, cancels and takes back, in whatever order: after every step stock, totals and
// money are what an oracle that reads only the tables expects.
import { afterAll, expect, it } from 'vitest'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import { baisa } from '#domain/money.ts'
import { enterPayment } from '#server/payments/enter-payment.ts'
import { rounds } from '#tests/support/rounds.ts'
import {
  createTestShop,
  expectNoBreach,
  insertAdmin,
  insertAnimal,
  insertOrder,
  insertProduct,
} from '#tests/support/test-shop.ts'
import { changeOrder } from './change-order.ts'

const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())

it('W-05, F-01: a random walk of edits, payments and moves keeps stock, totals and money consistent, and `verify` finds nothing', async () => {
  let state = 7
  const roll = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
  const food = await insertProduct(shop, { quantity: 9 })
  const toy = await insertProduct(shop, { nameArabic: 'كرة', price: baisa(2_150), quantity: 4 })
  const cat = await insertAnimal(shop)
  const stock = new Map([
    [food, 9],
    [toy, 4],
    [cat, 1],
  ])
  const ids: number[] = []
  for (let n = 0; n < 3; n++) ids.push((await insertOrder(shop, { [food]: 1 })).id)

  const step = (): EditOrderRequest => {
    const items = [...stock.keys()]
      .filter(() => roll(2) === 0)
      .map((productId) => ({ productId, quantity: 1 + roll(productId === cat ? 1 : 4) }))
    const kinds: EditOrderRequest[] = [
      ...(items.length > 0 ? [{ items }, { items, regionId: 1 + roll(8) }] : []),
      { deliveryType: roll(2) === 0 ? 'home' : 'office' },
      { regionId: roll(2) === 0 ? 1 : 6, customerAddress: `بيت ${roll(100)}` },
      { status: 'processing', reason: 'تجربة' },
      { status: 'cancelled' },
      { status: 'confirmed', reason: 'تجربة' },
    ]
    return kinds[roll(kinds.length)] ?? {}
  }
  const outcomes = new Map<string, number>()
  for (let n = 0; n < rounds(150, 3000); n++) {
    const id = ids[roll(ids.length)] ?? 0
    const done =
      roll(4) === 0
        ? await enterPayment(shop.context, admin, id, {
            kind: roll(3) === 0 ? 'refund' : 'in',
            method: 'transfer',
            amount: baisa(1 + roll(9_000)),
          })
        : await changeOrder(shop.context, admin, id, step())
    const outcome = done.ok ? 'done' : done.refusal.code
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    await expectSound(stock)
  }
  // The walk is meaningful: many steps succeeded, and many were refused.
  expect(outcomes.get('done')).toBeGreaterThan(50)
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['insufficient-stock', 'order-not-editable']))
  await expectNoBreach(shop)
})

/** Independent of what the shop computes: from the tables alone. */
async function expectSound(stock: ReadonlyMap<number, number>): Promise<void> {
  const { rows: shelf } = await shop.pool.query(
    `SELECT p.id, p.quantity + coalesce((SELECT sum(i.quantity)::int FROM order_items i JOIN orders o ON o.id = i.order_id
       WHERE i.product_id = p.id AND o.status <> 'cancelled'), 0) AS all FROM products p ORDER BY id`,
  )
  expect(new Map(shelf.map((row) => [row.id, row.all]))).toEqual(stock)
  const { rows: wrong } = await shop.pool.query(
    `SELECT o.id FROM orders o WHERE total_amount <> (SELECT sum(product_price * quantity) FROM order_items WHERE order_id = o.id)
       OR final_amount <> total_amount - discount_amount + delivery_fee
       OR delivery_fee <> CASE o.delivery_type WHEN 'home' THEN 2 ELSE 1 END
       OR delivery_type = 'office' AND EXISTS (
         SELECT FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = o.id AND p.item_type = 'animal')
       OR payment_amount <> coalesce((SELECT sum(CASE kind WHEN 'in' THEN amount ELSE -amount END) FROM payments WHERE order_id = o.id), 0)
       OR status <> 'cancelled' AND payment_status = 'verified' AND payment_amount < final_amount`,
  )
  expect(wrong).toEqual([])
}
