// one key is one order, and what is asked again while it is pending amends it.
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { createCheckoutDesk } from '#tests/support/checkout-desk.ts'
import { fillCart, insertAnimal, insertProduct, stockOf } from '#tests/support/test-shop.ts'
import { reportTransfer } from './report-transfer.ts'

let customer: Customer
const desk = await createCheckoutDesk()
const { shop, place, refusalOf, ordersOf, mailsOf, eventsOf } = desk
afterAll(() => desk.close())
beforeEach(async () => {
  customer = await desk.begin()
})

describe('X-13: one key, one order', () => {
  it('the same key, body and cart return the same order without further effect', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 2 })
    const first = await place()
    const again = await place()
    expect(again).toEqual({ order: first.order, placed: false })
    expect(await stockOf(shop, food)).toBe(8)
    expect(await mailsOf(first.order.id)).toHaveLength(2)
    expect(await eventsOf(first.order.id)).toEqual(['placed'])
  })

  it('a repeat returns the order in its current state, at its original price', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    const { order } = await place()
    await shop.pool.query('UPDATE products SET price = 9, is_active = false WHERE id = $1', [food])
    expect((await place()).order).toEqual(order)
    await reportTransfer(shop.context, customer, { orderId: order.id })
    // Late, when the cart was already cleared.
    expect((await place()).order).toMatchObject({
      id: order.id,
      status: 'confirmed',
      finalAmount: order.finalAmount,
    })
    expect(await ordersOf(customer)).toHaveLength(1)
  })

  it('S-CHK-18: the same key with another body amends the order while it is pending', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    const { order } = await place()
    const amended = await place({ customerName: 'سعيد', deliveryType: 'home', regionId: 6 })
    expect(amended).toMatchObject({
      placed: false,
      order: {
        id: order.id,
        orderNumber: order.orderNumber,
        customerName: 'سعيد',
        deliveryFee: '2.000',
        regionId: 6,
      },
    })
    expect(amended.order.payment.expiresAt).toBe(order.payment.expiresAt)
    expect(await eventsOf(order.id)).toEqual(['placed', 'amended'])
    expect(await ordersOf(customer)).toMatchObject([{ delivery_location: 'شمال الباطنة' }])
  })

  it('another key also amends while the cart has a pending order, and is then known', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    const { order } = await place()
    expect(await place({}, 'checkout-2')).toMatchObject({ placed: false, order: { id: order.id } })
    expect(await place({}, 'checkout-2')).toMatchObject({ placed: false, order: { id: order.id } })
    expect(await eventsOf(order.id)).toEqual(['placed', 'amended'])
    expect(await stockOf(shop, food)).toBe(9)
  })

  it('a key whose order was confirmed is refused for a changed request; a new key makes a new order', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    const { order } = await place()
    await reportTransfer(shop.context, customer, { orderId: order.id })
    await fillCart(shop, customer, { [food]: 2 })
    expect(await refusalOf()).toEqual({ code: 'order-not-editable' })
    expect(await place({}, 'checkout-2')).toMatchObject({ placed: true })
    expect(await stockOf(shop, food)).toBe(7)
  })

  it('a key whose order expired is refused for a changed request; a new key makes a new order', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 3 })
    const { order } = await place()
    shop.pass(25)
    await expireOrders(shop.context)
    expect(await refusalOf({ customerName: 'سعيد' })).toEqual({ code: 'order-cancelled' })
    const next = await place({}, 'checkout-2')
    expect(next).toMatchObject({ placed: true })
    expect(next.order.id).not.toBe(order.id)
    expect(await stockOf(shop, food)).toBe(7)
  })

  it('the same key of another customer is another order', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    const mine = await place()
    customer = await desk.begin()
    await fillCart(shop, customer, { [food]: 1 })
    const theirs = await place()
    expect(theirs.placed).toBe(true)
    expect(theirs.order.id).not.toBe(mine.order.id)
  })
})

describe('X-13: an amendment', () => {
  it('moves the stock by the difference for more, fewer, removed and new units', async () => {
    const more = await insertProduct(shop)
    const fewer = await insertProduct(shop)
    const gone = await insertAnimal(shop)
    const added = await insertProduct(shop)
    await fillCart(shop, customer, { [more]: 1, [fewer]: 5, [gone]: 1 })
    const { order } = await place()
    const lines = new Map(
      (await readCart(shop.context, customer)).items.map((item) => [item.productId, item.id]),
    )
    await changeQuantity(shop.context, customer, { itemId: lines.get(more)!, quantity: 4 })
    await changeQuantity(shop.context, customer, { itemId: lines.get(fewer)!, quantity: 2 })
    await changeQuantity(shop.context, customer, { itemId: lines.get(gone)!, quantity: 0 })
    await addToCart(shop.context, customer, { productId: added, quantity: 6 })

    const amended = await place()
    expect(amended.order.id).toBe(order.id)
    expect(Object.fromEntries(amended.order.items.map((item) => [item.productId, item.quantity]))).toEqual({
      [more]: 4,
      [fewer]: 2,
      [added]: 6,
    })
    expect([
      await stockOf(shop, more),
      await stockOf(shop, fewer),
      await stockOf(shop, gone),
      await stockOf(shop, added),
    ]).toEqual([6, 8, 1, 4])
    const { rows } = await shop.pool.query(
      `SELECT product_id, change FROM stock_movements WHERE order_id = $1 AND reason = 'order-amended' ORDER BY product_id`,
      [order.id],
    )
    expect(rows).toEqual([
      { product_id: more, change: -3 },
      { product_id: fewer, change: 3 },
      { product_id: gone, change: 1 },
      { product_id: added, change: -6 },
    ])
  })

  it('uses the current price and name', async () => {
    const food = await insertProduct(shop, { price: baisa(4500) })
    await fillCart(shop, customer, { [food]: 2 })
    await place()
    await shop.pool.query(`UPDATE products SET price = 5, name_arabic = 'طعام جديد' WHERE id = $1`, [food])
    expect((await place({ customerNotes: 'مرة أخرى' })).order).toMatchObject({
      totalAmount: '10.000',
      items: [{ productNameArabic: 'طعام جديد', productPrice: '5.000', subtotal: '10.000' }],
    })
  })

  it('is refused as a whole for a product no longer sold, and leaves the order unchanged', async () => {
    const food = await insertProduct(shop)
    const cat = await insertAnimal(shop)
    await fillCart(shop, customer, { [food]: 1, [cat]: 1 })
    const { order } = await place()
    await shop.pool.query('UPDATE products SET is_active = false WHERE id = $1', [food])
    expect(await refusalOf({ customerName: 'سعيد' })).toMatchObject({
      code: 'insufficient-stock',
      items: [{ productId: food, requested: 1, available: 0 }],
    })
    expect(await ordersOf(customer)).toMatchObject([{ customer_name: order.customerName, status: 'pending' }])
    expect([await stockOf(shop, food), await stockOf(shop, cat)]).toEqual([9, 0])
  })

  it('is refused for an emptied cart, and leaves the order unchanged', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 4 })
    await place()
    await clearCart(shop.context, customer)
    expect(await refusalOf()).toEqual({ code: 'empty-cart' })
    expect(await stockOf(shop, food)).toBe(6)
  })

  it('may ask for the remaining stock plus what the order holds, and no more', async () => {
    const food = await insertProduct(shop, { quantity: 5 })
    await fillCart(shop, customer, { [food]: 3 })
    await place()
    await addToCart(shop.context, customer, { productId: food, quantity: 2 })
    expect((await place()).order.items).toMatchObject([{ quantity: 5 }])
    expect(await stockOf(shop, food)).toBe(0)
    expect(await addToCart(shop.context, customer, { productId: food, quantity: 1 })).toMatchObject({
      refusal: { code: 'insufficient-stock', available: 5 },
    })
  })
})
