import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { order as orderShape } from '#contract/orders.ts'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import { addToCart } from '#server/cart/add-to-cart.ts'
import { readCart } from '#server/cart/cart-queries.ts'
import { changeQuantity } from '#server/cart/change-quantity.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { listOrders } from '#server/orders/queries/order-queries.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import {
  CHECKOUT,
  createTestShop,
  expectNoBreach,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
  stockOf,
} from '#tests/support/test-shop.ts'
import { placeOrder } from './place-order.ts'
import { reportTransfer } from './report-transfer.ts'

let customer: Customer
const shop = await createTestShop()
afterAll(() => expectNoBreach(shop).finally(shop.close))
beforeEach(async () => {
  customer = await insertCustomer(shop)
})

const KEY = 'checkout-1'
async function place(request: Partial<typeof CHECKOUT> = {}, key = KEY) {
  const result = await placeOrder(shop.context, customer, { key, request: { ...CHECKOUT, ...request } })
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}
const refusalOf = async (request: Partial<typeof CHECKOUT> = {}, key = KEY) => {
  const result = await placeOrder(shop.context, customer, { key, request: { ...CHECKOUT, ...request } })
  return result.ok ? undefined : result.refusal
}
async function ordersOf(who: Customer) {
  const { rows } = await shop.pool.query('SELECT * FROM orders WHERE user_id = $1 ORDER BY id', [who.id])
  return rows
}
async function mailsOf(orderId: number): Promise<string[]> {
  const { rows } = await shop.pool.query(
    `SELECT data ->> 'mail' AS mail FROM pgboss.job WHERE (data ->> 'orderId')::int = $1 ORDER BY created_on, mail`,
    [orderId],
  )
  return rows.map((row) => row.mail)
}
async function eventsOf(orderId: number): Promise<string[]> {
  const { rows } = await shop.pool.query('SELECT event FROM order_history WHERE order_id = $1 ORDER BY id', [
    orderId,
  ])
  return rows.map((row) => row.event)
}

describe('placing an order', () => {
  it('S-CHK-10, S-CHK-12, X-08: returns what the server computed, and stores all of it', async () => {
    const food = await insertProduct(shop, { price: baisa(4500), quantity: 10 })
    const cat = await insertAnimal(shop)
    await fillCart(shop, customer, { [food]: 2, [cat]: 1 })
    const { order, placed } = await place({
      wilayat: 'السيب',
      customerEmail: 's@aleef.om',
      customerNotes: 'بعد العصر',
    })

    expect(placed).toBe(true)
    expect(orderShape.safeParse(order).error).toBeUndefined()
    expect(order).toMatchObject({
      status: 'pending',
      paymentStatus: 'awaiting',
      customerPhone: '+96891234567',
      customerEmail: 's@aleef.om',
      deliveryType: 'home',
      deliveryTypeArabic: 'توصيل مباشر للمنزل',
      totalAmount: '98.990',
      deliveryFee: '2.000',
      finalAmount: '100.990',
      items: [
        { productId: food, quantity: 2, productPrice: '4.500', subtotal: '9.000' },
        { productId: cat, quantity: 1, productBreed: 'شيرازي', productAge: '6 أشهر' },
      ],
    })
    expect(await ordersOf(customer)).toMatchObject([
      {
        order_number: order.orderNumber,
        user_id: customer.id,
        delivery_location: 'مسقط، السيب',
        shipping_address: 'حي النهضة، منزل 12، مسقط، السيب',
        holds_stock: true,
        accepted_terms_at: expect.any(Date),
      },
    ])
    expect([await stockOf(shop, food), await stockOf(shop, cat)]).toEqual([8, 0])
    expect(await eventsOf(order.id)).toEqual(['placed'])
    expect(await mailsOf(order.id)).toEqual(['order-announced', 'order-received'])
  })

  it('S-CHK-21, S-CHK-22, X-10, X-27, E-ORD-01, E-ORD-02, E-ORD-03: writes every specified column of the order and its items', async () => {
    const cat = await insertAnimal(shop, {
      images: [{ url: '/media/cat.webp', width: 800, height: 800, alt: '', variants: [] }],
    })
    await fillCart(shop, customer, { [cat]: 1 })
    const { order } = await place({
      wilayat: 'السيب',
      landmark: 'مسجد النور',
      customerEmail: 's@aleef.om',
      customerNotes: 'بعد العصر',
    })
    const [row] = await ordersOf(customer)
    expect(row).toMatchObject({
      id: order.id,
      user_id: customer.id,
      status: 'pending',
      created_at: expect.any(Date),
      updated_at: expect.any(Date),
      customer_name: 'سالم البلوشي',
      customer_phone: '+96891234567',
      customer_email: 's@aleef.om',
      customer_address: 'حي النهضة، منزل 12',
      customer_notes: 'بعد العصر',
      governorate_id: 1,
      wilayat: 'السيب',
      landmark: 'مسجد النور',
      delivery_type: 'home',
      delivery_location: 'مسقط، السيب',
      shipping_address: 'حي النهضة، منزل 12، علامة مميزة: مسجد النور، مسقط، السيب',
      total_amount: '89.990',
      final_amount: '91.990',
    })
    const { rows } = await shop.pool.query('SELECT * FROM order_items WHERE order_id = $1', [order.id])
    expect(rows).toMatchObject([
      {
        order_id: order.id,
        product_id: cat,
        product_name: 'Persian cat',
        product_name_arabic: 'قط شيرازي',
        price: '89.990',
        product_price: '89.990',
        quantity: 1,
        subtotal: '89.990',
        product_image_url: '/media/cat.webp',
        product_breed: 'شيرازي',
        product_age: '6 أشهر',
      },
    ])
  })

  it('X-13, X-33, X-62: "back to edit" restores landmark and accepted terms, and may change the landmark', async () => {
    await fillCart(shop, customer, { [await insertAnimal(shop)]: 1 })
    const address = 'بيت 5، علامة مميزة: باب أزرق'
    const first = await place({ customerAddress: address, landmark: 'مسجد النور' })
    expect(first.order).toMatchObject({
      customerAddress: address,
      landmark: 'مسجد النور',
      acceptedTerms: true,
    })
    const amended = await place({ customerAddress: address })
    expect(amended.order).toMatchObject({ id: first.order.id, landmark: null, acceptedTerms: true })
    expect(await ordersOf(customer)).toMatchObject([{ landmark: null, shipping_address: `${address}، مسقط` }])
  })

  it('reads back the same as it was returned', async () => {
    await fillCart(shop, customer, { [await insertProduct(shop)]: 1, [await insertAnimal(shop)]: 1 })
    const { order } = await place()
    const list = await listOrders(shop.context, customer, { limit: 20 })
    expect(list).toEqual({ ok: true, value: { items: [order], nextCursor: null, total: 1 } })
  })

  it('S-CHK-13, S-CHK-14, S-CHK-15, X-58: the customer gets links to WhatsApp and to call; the WhatsApp text has number and amount, the number on its own line', async () => {
    await fillCart(shop, customer, { [await insertProduct(shop, { price: baisa(12_345) })]: 1 })
    const { order } = await place()
    const url = new URL(order.payment.whatsappUrl ?? '')
    expect(url.origin + url.pathname).toBe('https://wa.me/96891234567')
    expect(url.searchParams.get('text')?.split('\n')).toContain(`\u2068${order.orderNumber}\u2069`)
    expect(url.searchParams.get('text')).toContain('13.345\u00A0ر.ع')
    expect(order.payment.telUrl).toBe('tel:+96891234567')
  })

  it('X-56: holds an order for the shop’s hours, one with an animal for the hours of animals', async () => {
    await shop.pool.query('UPDATE settings SET animal_hold_hours = 6')
    await fillCart(shop, customer, { [await insertProduct(shop)]: 1 })
    const hours = ({ createdAt, payment }: { createdAt: string; payment: { expiresAt: string } }) =>
      (Date.parse(payment.expiresAt) - Date.parse(createdAt)) / 3_600_000
    expect(hours((await place()).order)).toBe(24)
    customer = await insertCustomer(shop)
    await fillCart(shop, customer, { [await insertAnimal(shop)]: 1 })
    expect(hours((await place()).order)).toBe(6)
    await shop.pool.query('UPDATE settings SET animal_hold_hours = NULL')
  })

  it('S-CHK-06: without an animal the delivery company is the default, and the door a choice', async () => {
    await fillCart(shop, customer, { [await insertProduct(shop)]: 1 })
    expect((await place()).order).toMatchObject({ deliveryType: 'office', deliveryFee: '1.000' })
    expect((await place({ deliveryType: 'home' })).order).toMatchObject({
      deliveryType: 'home',
      deliveryFee: '2.000',
    })
  })

  it('S-CHK-20: draws another number when the first is taken (X-53)', async () => {
    const at = new Date()
    const draws = [1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]
    const context = { ...shop.context, now: () => at, random: () => draws.shift() ?? 3 }
    const numbers: string[] = []
    for (const _ of [1, 2]) {
      const buyer = await insertCustomer(shop)
      await fillCart(shop, buyer, { [await insertProduct(shop)]: 1 })
      const placed = await placeOrder(context, buyer, { key: KEY, request: CHECKOUT })
      if (placed.ok) numbers.push(placed.value.order.orderNumber.slice(-4))
    }
    expect(numbers).toEqual(['BBBB', 'CCCC'])
  })
})

describe('refuses, without changing anything,', () => {
  it.each([
    ['0912', 'no phone'],
    ['+971 50 123 4567', 'not of Oman'],
    ['31234567', 'no such prefix'],
  ])('X-36: the phone %s (%s)', async (customerPhone) => {
    await fillCart(shop, customer, { [await insertProduct(shop)]: 1 })
    expect(await refusalOf({ customerPhone })).toEqual({
      code: 'invalid-request',
      errors: { customerPhone: [expect.stringContaining('رقم هاتف عُماني')] },
    })
    expect(await ordersOf(customer)).toEqual([])
  })

  it('S-CHK-02: an empty cart, before and after there was one', async () => {
    expect(await refusalOf()).toEqual({ code: 'empty-cart' })
    await fillCart(shop, customer, { [await insertProduct(shop)]: 1 })
    await clearCart(shop.context, customer)
    expect(await refusalOf()).toEqual({ code: 'empty-cart' })
  })

  it('X-62: an animal without the terms accepted', async () => {
    const cat = await insertAnimal(shop)
    await fillCart(shop, customer, { [cat]: 1 })
    expect(await refusalOf({ acceptedTerms: false })).toEqual({
      code: 'terms-not-accepted',
      errors: { acceptedTerms: [expect.any(String)] },
    })
    expect(await refusalOf({ acceptedTerms: undefined })).toMatchObject({ code: 'terms-not-accepted' })
    expect(await stockOf(shop, cat)).toBe(1)
  })

  it('S-ERR-11, X-34: a governorate that an item is not delivered to, naming it', async () => {
    const cat = await insertAnimal(shop, { nameArabic: 'قط سيامي' })
    await fillCart(shop, customer, { [cat]: 1, [await insertProduct(shop)]: 1 })
    expect(await refusalOf({ regionId: 2 })).toEqual({
      code: 'region-not-served',
      items: [{ productId: cat, nameArabic: 'قط سيامي' }],
    })
    expect(await stockOf(shop, cat)).toBe(1)
  })

  it('S-CHK-11, S-ERR-12, X-09: units that somebody else bought meanwhile, naming the item and what is left', async () => {
    const cat = await insertAnimal(shop)
    const food = await insertProduct(shop, { quantity: 5 })
    await fillCart(shop, customer, { [cat]: 1, [food]: 4 })
    const quicker = await insertCustomer(shop)
    await fillCart(shop, quicker, { [cat]: 1, [food]: 3 })
    expect((await placeOrder(shop.context, quicker, { key: KEY, request: CHECKOUT })).ok).toBe(true)
    expect(await refusalOf()).toEqual({
      code: 'insufficient-stock',
      items: [
        { productId: cat, nameArabic: 'قط شيرازي', requested: 1, available: 0 },
        { productId: food, nameArabic: 'طعام قطط', requested: 4, available: 2 },
      ],
    })
    expect([await stockOf(shop, cat), await stockOf(shop, food)]).toEqual([0, 2])
    expect(await ordersOf(customer)).toEqual([])
  })

  it('a product that was hidden meanwhile', async () => {
    const food = await insertProduct(shop)
    await fillCart(shop, customer, { [food]: 1 })
    await shop.pool.query('UPDATE products SET is_active = false WHERE id = $1', [food])
    expect(await refusalOf()).toMatchObject({
      code: 'insufficient-stock',
      items: [{ productId: food, available: 0 }],
    })
  })
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
    customer = await insertCustomer(shop)
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
