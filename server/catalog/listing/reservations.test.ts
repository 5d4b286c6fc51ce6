// S2-10: what is sold out because orders hold it unpaid is reserved; what was paid for is sold.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { listProducts } from '#server/catalog/browse/catalogue-queries.ts'
import { shownProducts } from '#server/catalog/browse/pick-products.ts'
import { findProduct } from '#server/catalog/browse/product-queries.ts'
import { changeOrder } from '#server/orders/changes/change-order.ts'
import { removeOrder } from '#server/orders/changes/remove-order.ts'
import { reportTransfer } from '#server/orders/checkout/report-transfer.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import {
  createTestShop,
  fillCart,
  insertAdmin,
  insertAnimal,
  insertCustomer,
  insertOrder,
  insertProduct,
  placeOrderOf,
} from '#tests/support/test-shop.ts'

let cat: number
let buyer: Customer
let order: Order
const shop = await createTestShop()
const admin = await insertAdmin(shop)
afterAll(() => shop.close())
beforeEach(async () => {
  cat = await insertAnimal(shop)
  buyer = await insertCustomer(shop)
  order = await placeOrderOf(shop, buyer, { [cat]: 1 })
})

const SOLD = { quantity: 0, stockLabel: 'out', isReserved: false, reservedUntil: null }
const FREE = { quantity: 1, stockLabel: 'low', isReserved: false, reservedUntil: null }
const reserved = (until: string | null) => ({
  ...SOLD,
  isReserved: true,
  reservedUntil: until,
})

/** The same on its page, in a list and in an answer of the chatbot. */
async function expectEverywhere(id: number, state: object) {
  const [page, list, shown] = await Promise.all([
    findProduct(shop.context, id),
    listProducts(shop.context, { limit: 100 }),
    shownProducts(shop.context, [id]),
  ])
  expect(page).toMatchObject(state)
  expect(list.items.find((item) => item.id === id)).toMatchObject(state)
  expect(shown).toMatchObject([state])
}

async function change(id: number, request: EditOrderRequest) {
  expect(await changeOrder(shop.context, admin, id, request)).toMatchObject({ ok: true })
}

const report = () => reportTransfer(shop.context, buyer, { orderId: order.id })

describe('S2-10: an animal with an unpaid order', () => {
  it('is reserved until its deadline', async () => {
    await expectEverywhere(cat, reserved(order.payment.expiresAt))
  })

  it('is reserved without a date once the transfer is reported, and with one again when it is rejected', async () => {
    await report()
    await expectEverywhere(cat, reserved(null))
    await change(order.id, { paymentStatus: 'rejected' })
    const product = await findProduct(shop.context, cat)
    expect(product).toMatchObject({ isReserved: true, reservedUntil: expect.stringMatching(/Z$/) })
  })

  it('is reserved without a date while the order is prepared unpaid or partly paid', async () => {
    await change(order.id, { status: 'processing', reason: 'معروف لنا', override: true })
    await expectEverywhere(cat, reserved(null))
    await change(order.id, { status: 'confirmed', amount: baisa(1000), reason: 'خطأ', override: true })
    await expectEverywhere(cat, reserved(null))
  })

  it('is sold once the money is verified, or the animal was handed over', async () => {
    await report()
    await change(order.id, { paymentStatus: 'verified' })
    await expectEverywhere(cat, SOLD)
    await shop.pool.query(
      `UPDATE orders SET status = 'delivered', payment_status = 'awaiting' WHERE id = $1`,
      [order.id],
    )
    await expectEverywhere(cat, SOLD)
  })

  it('is for sale again when its order expires or is deleted', async () => {
    await removeOrder(shop.context, admin, order.id)
    await expectEverywhere(cat, FREE)
    await insertOrder(shop, { [cat]: 1 })
    shop.pass(24 * 30)
    expect(await expireOrders(shop.context)).toBeGreaterThan(0)
    await expectEverywhere(cat, FREE)
  })
})

describe('S2-10: a product with several units', () => {
  it('is not reserved while one can be bought', async () => {
    const food = await insertProduct(shop, { quantity: 3 })
    await placeOrderOf(shop, buyer, { [food]: 2 })
    await expectEverywhere(food, { quantity: 1, isReserved: false, reservedUntil: null })
  })

  it('shows the first deadline when some units are reserved and others sold', async () => {
    const food = await insertProduct(shop, { quantity: 3 })
    const orders = []
    for (let each = 0; each < 3; each++) {
      orders.push(await insertOrder(shop, { [food]: 1 }))
      shop.pass(1)
    }
    const [first, second, third] = orders.map(({ id, payment }) => ({ id, until: payment.expiresAt }))
    await expectEverywhere(food, reserved(first!.until))
    await change(first!.id, { paymentStatus: 'verified', status: 'confirmed' })
    await expectEverywhere(food, reserved(second!.until))
    await change(second!.id, { paymentStatus: 'verified', status: 'confirmed' })
    await expectEverywhere(food, reserved(third!.until))
    await change(third!.id, { paymentStatus: 'verified', status: 'confirmed' })
    await expectEverywhere(food, SOLD)
  })
})

describe('S2-10: in a cart', () => {
  it('an animal is reserved for, and available to, the customer whose order holds it', async () => {
    const { items } = await readCart(shop.context, buyer)
    expect(items).toMatchObject([
      { product: { ...reserved(order.payment.expiresAt), quantity: 1, stockLabel: 'low' } },
    ])
  })

  it('an animal is reserved for another to everybody else', async () => {
    const late = await insertCustomer(shop)
    const dog = await insertAnimal(shop)
    await fillCart(shop, late, { [dog]: 1 })
    const { payment } = await insertOrder(shop, { [dog]: 1 })
    const { items } = await readCart(shop.context, late)
    expect(items).toMatchObject([{ product: reserved(payment.expiresAt) }])
  })
})
