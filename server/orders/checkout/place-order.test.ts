import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { order as orderShape } from '#contract/orders.ts'
import { baisa } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import { clearCart } from '#server/cart/clear-cart.ts'
import { listOrders } from '#server/orders/queries/order-queries.ts'
import { createCheckoutDesk, KEY } from '#tests/support/checkout-desk.ts'
import {
  CHECKOUT,
  fillCart,
  insertAnimal,
  insertCustomer,
  insertProduct,
  stockOf,
} from '#tests/support/test-shop.ts'
import { placeOrder } from './place-order.ts'

let customer: Customer
const desk = await createCheckoutDesk()
const { shop, place, refusalOf, ordersOf, mailsOf, eventsOf } = desk
afterAll(() => desk.close())
beforeEach(async () => {
  customer = await desk.begin()
})

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
    customer = await desk.begin()
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
