import { expect, test } from 'vitest'
import { isIncomplete } from '#browser/form-errors.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import { looksLikeOmanPhone } from '#domain/phone-shape.ts'
import { checkReport } from '#shop/orders/report-fields.ts'
import { remainingText } from '#text/checkout.ts'
import { decideStep } from './checkout-step.ts'
import { quoteDelivery, unservedItems } from './delivery-quote.ts'
import {
  type CheckoutFields,
  checkOrder,
  checkoutFieldsOf,
  contactOfOrder,
  firstFields,
  orderRequest,
} from './order-form.ts'
import { deliveryOnPage } from './use-delivery-now.ts'

const NOW = Date.parse('2026-11-21T10:00:00Z')

type Line = Partial<Cart['items'][number]['product']> & { id: number }

function cartOf(total: string, ...products: Line[]): Cart {
  const items = products.map((product) => ({
    id: product.id,
    productId: product.id,
    quantity: 1,
    lineTotal: total,
    product: {
      type: 'product',
      deliveryType: 'both',
      deliveryEverywhere: true,
      availableRegions: [],
      ownDeliveryFee: null,
      ...product,
    } as Cart['items'][number]['product'],
  }))
  return { items, itemCount: items.length, subtotal: total, total }
}

function orderOf(over: Partial<Order>, productIds = [1]): Order {
  return {
    orderNumber: 'ALF12345678ABCD',
    status: 'pending',
    items: productIds.map((productId) => ({ id: productId, productId, quantity: 1 })),
    payment: { expiresAt: '2026-11-22T10:00:00Z' },
    ...over,
  } as Order
}

const none = { named: null, pending: null, editing: false, now: NOW }
const cart = cartOf('5.000', { id: 1 })
const empty = cartOf('0.000')

test('S-CHK-01, S-CHK-02: without an order the cart decides the step', () => {
  expect(decideStep({ ...none, cart })).toEqual({ step: 'info', order: null })
  expect(decideStep({ ...none, cart: empty })).toEqual({ step: 'empty' })
})

test('S2-04, S-CHK-06: fills in name, phone, governorate and address of the last order, not its delivery type, notes and consent', () => {
  const user = { firstName: 'سالم', lastName: '', phone: '', address: '', email: 's@example.com' }
  const last = orderOf({
    customerName: 'سالم بن ناصر',
    customerPhone: '+96891234567',
    customerAddress: 'حي النهضة',
    landmark: 'المسجد',
    latitude: 23.6158,
    longitude: 58.5645,
    secondPhone: '+96892345678',
    receiverName: null,
    regionId: 4,
    wilayat: 'صحار',
    deliveryType: 'home',
    customerNotes: 'بعد العصر',
    acceptedTerms: true,
  })
  expect(firstFields(user as Parameters<typeof firstFields>[0], contactOfOrder(last), null)).toMatchObject({
    customerName: 'سالم بن ناصر',
    customerPhone: '91234567',
    regionId: '4',
    wilayat: 'صحار',
    customerAddress: 'حي النهضة',
    landmark: 'المسجد',
    latitude: 23.6158,
    longitude: 58.5645,
    secondPhone: '92345678',
    receiverName: '',
    deliveryType: 'office',
    customerNotes: '',
    acceptedTerms: false,
  })
})

test('X-11: a rejected transfer can be reported again while the order is open', () => {
  const order = orderOf({ status: 'confirmed', paymentStatus: 'rejected' })
  expect(decideStep({ ...none, cart, named: order, editing: true })).toEqual({ step: 'payment', order })
  expect(decideStep({ ...none, cart, named: { ...order, status: 'cancelled' } }).step).toBe('over')
  expect(decideStep({ ...none, cart, named: { ...order, paymentStatus: 'reported' } }).step).toBe(
    'confirmation',
  )
})

test('S-CHK-01: a pending order shows the payment step in any tab and after a reload', () => {
  const order = orderOf({})
  expect(decideStep({ ...none, cart, named: order })).toEqual({ step: 'payment', order })
  expect(decideStep({ ...none, cart, pending: order })).toEqual({ step: 'payment', order })
  expect(decideStep({ ...none, cart: empty, pending: order })).toEqual({ step: 'payment', order })
})

test('S-CHK-18, X-13: back to edit, or a changed cart, amends the same order', () => {
  const order = orderOf({})
  const fuller = cartOf('9.000', { id: 1 }, { id: 2 })
  expect(decideStep({ ...none, cart, named: order, editing: true })).toEqual({ step: 'info', order })
  expect(decideStep({ ...none, cart: fuller, pending: order })).toEqual({ step: 'info', order })
  expect(decideStep({ ...none, cart: fuller, named: order })).toEqual({ step: 'payment', order })
})

test.each(['confirmed', 'processing', 'shipped', 'delivered'] as const)(
  'S-CHK-19: %s is the confirmation',
  (status) => {
    const named = orderOf({ status })
    expect(decideStep({ ...none, cart: empty, named, editing: true })).toEqual({
      step: 'confirmation',
      order: named,
    })
  },
)

test('X-56: a cancelled or expired order ends; the next visit starts a new one', () => {
  const late = { ...none, cart, now: Date.parse('2026-11-22T10:00:00Z') }
  const order = orderOf({})
  expect(decideStep({ ...late, named: order }).step).toBe('over')
  expect(decideStep({ ...none, cart, named: orderOf({ status: 'cancelled' }) }).step).toBe('over')
  expect(decideStep({ ...late, pending: order })).toEqual({ step: 'info', order: null })
})

const ROW = { regionId: 1, office: '1.000', home: '2.000', days: 'من يوم إلى 3 أيام', animals: true }
const STORE = { delivery: [ROW, { ...ROW, regionId: 2 }, { ...ROW, regionId: 6 }], freeDeliveryFrom: null }
const to = (deliveryType: 'office' | 'home', regionId = 1) => ({ deliveryType, regionId })

test('S-CHK-06, S-CHK-08, S-CHK-09: offers both delivery types without an animal, 1 at the office or 2 at the door', () => {
  expect(quoteDelivery(cart, to('office'), STORE)).toMatchObject({ forced: null, finalTotal: 6000 })
  expect(quoteDelivery(cart, to('home'), STORE)).toMatchObject({ deliveryType: 'home', finalTotal: 7000 })
})

test('S-CHK-07, X-55: an animal, or a supply for the door only, forces home delivery', () => {
  const cat = cartOf('120.000', { id: 1, type: 'animal', deliveryType: 'home-only' })
  expect(quoteDelivery(cat, to('office'), STORE)).toMatchObject({
    forced: 'animal',
    deliveryType: 'home',
    finalTotal: 122_000,
  })
  const tank = cartOf('80.000', { id: 1, deliveryType: 'home-only' })
  expect(quoteDelivery(tank, to('office'), STORE)).toMatchObject({ forced: 'home-only', finalTotal: 82_000 })
})

test('X-28, X-29: uses a product’s own fee if higher, and delivers free from the threshold on', () => {
  const heavy = cartOf('50.000', { id: 1, ownDeliveryFee: '5.000' })
  expect(quoteDelivery(heavy, to('home'), STORE).fees).toEqual({ office: 5000, home: 5000 })
  const threshold = { ...STORE, freeDeliveryFrom: '50.000' }
  const free = cartOf('50.000', { id: 1 })
  expect(quoteDelivery(free, to('home'), threshold)).toMatchObject({
    fees: { office: 0, home: 0 },
    finalTotal: 50_000,
  })
})

test('L-06: the governorate decides fee, days and delivery types', () => {
  const there = { regionId: 3, office: null, home: '4.000', days: '5 أيام', animals: false }
  const store = { ...STORE, delivery: [...STORE.delivery, there] }
  expect(quoteDelivery(cart, to('office', 3), store)).toMatchObject({
    ...{ deliveryType: 'home', fees: { office: null, home: 4000 }, fee: 4000, days: '5 أيام' },
    finalTotal: 9000,
  })
  const cat = cartOf('120.000', { id: 1, nameArabic: 'قط', type: 'animal' })
  expect(unservedItems(cat, 3, store)).toEqual(['قط'])
  const nowhere = { ...store, delivery: [{ ...there, home: null }] }
  expect(quoteDelivery(cart, to('home', 3), nowhere)).toMatchObject({ deliveryType: null, fee: null })
  expect(unservedItems(cart, 3, nowhere)).toHaveLength(1)
})

test('L-06, X-24: uses the shop’s terms for a governorate that the page does not list until the server responds', () => {
  const own = { deliveryFeeOffice: '1.000', deliveryFeeHome: '2.000', deliveryDays: ROW.days }
  const there = { regionId: 3, office: null, home: '4.000', days: '5 أيام', animals: false }
  const page = deliveryOnPage({ ...own, delivery: [there], freeDeliveryFrom: null })
  const cat = cartOf('120.000', { id: 1, nameArabic: 'قط', type: 'animal' })
  expect(quoteDelivery(cat, to('home', 1), page)).toMatchObject({ fee: 2000, finalTotal: 122_000 })
  expect(unservedItems(cat, 1, page)).toEqual([])
  expect(unservedItems(cat, 3, page)).toEqual(['قط'])
})

test('X-34: names items that are not delivered to the governorate', () => {
  const fish = { id: 2, nameArabic: 'سمكة تانغ', deliveryEverywhere: false, availableRegions: [1, 6] }
  expect(unservedItems(cartOf('8.500', { id: 1 }, fish), 2, STORE)).toEqual(['سمكة تانغ'])
  expect(unservedItems(cartOf('8.500', { id: 1 }, fish), 6, STORE)).toEqual([])
})

const user = {
  id: 'u1',
  email: 'maryam@example.om',
  firstName: 'مريم',
  lastName: 'الحارثية',
  phone: '+96891234567',
  address: 'الخوير',
  latitude: null,
  longitude: null,
  secondPhone: '',
  receiverName: '',
  isAdmin: false,
  role: null,
  permissions: [],
  secondFactorDue: false,
  profileImageUrl: '',
}
const fields: CheckoutFields = firstFields(user, null, null)
const free = { needsTerms: false, unserved: [] }

test('S-CHK-04, conventions 18: fills the form from the profile, then the last choice, then the draft', () => {
  expect(fields).toMatchObject({ customerName: 'مريم الحارثية', customerPhone: '91234567', regionId: '1' })
  const again = firstFields(user, { regionId: '6', wilayat: 'صحار' }, { customerName: 'مريم' })
  expect(again).toMatchObject({
    regionId: '6',
    wilayat: 'صحار',
    customerName: 'مريم',
    customerAddress: 'الخوير',
  })
})

test('S-CHK-03, S-CHK-05: name, phone and address are required, e-mail and notes are not', () => {
  const blank = { ...fields, customerName: ' ', customerPhone: '', customerAddress: '', customerEmail: '' }
  expect(Object.keys(checkOrder(blank, free))).toEqual(['customerName', 'customerPhone', 'customerAddress'])
  expect(checkOrder({ ...fields, customerEmail: '' }, free)).toEqual({})
  expect(Object.keys(checkOrder({ ...fields, customerEmail: 'maryam@' }, free))).toEqual(['customerEmail'])
})

test('X-34, X-62: reports an unserved governorate and missing terms at their fields', () => {
  const wrong = checkOrder(fields, { needsTerms: true, unserved: ['سمكة تانغ'] })
  expect(Object.keys(wrong)).toEqual(['regionId', 'acceptedTerms'])
  expect(wrong.regionId).toContain('سمكة تانغ')
  expect(checkOrder({ ...fields, acceptedTerms: true }, { needsTerms: true, unserved: [] })).toEqual({})
})

test('X-08: the request has contact and address, never a price; empty fields are left out', () => {
  expect(orderRequest({ ...fields, landmark: 'مسجد النور', customerEmail: ' ' }, free)).toEqual({
    customerName: 'مريم الحارثية',
    customerPhone: '91234567',
    customerAddress: 'الخوير',
    landmark: 'مسجد النور',
    regionId: 1,
    deliveryType: 'office',
  })
  expect(orderRequest({ ...fields, acceptedTerms: true }, { needsTerms: true }).acceptedTerms).toBe(true)
})

test('X-13, X-33, S-CHK-18: an order fills in its form, landmark and accepted terms included', () => {
  const typed = {
    ...fields,
    customerAddress: 'بيت 5، علامة مميزة: باب أزرق',
    landmark: 'مسجد النور',
    wilayat: 'بوشر',
  }
  const request = orderRequest({ ...typed, acceptedTerms: true }, { needsTerms: true })
  const order = orderOf({ ...request, customerPhone: '+96891234567', customerNotes: null } as Partial<Order>)
  expect(orderRequest({ ...fields, ...checkoutFieldsOf(order) }, { needsTerms: true })).toEqual(request)
})

test('conventions 17: keeps a long paste whole, and says by how much it is too long', () => {
  const long = 'س'.repeat(10_000)
  const wrong = checkOrder({ ...fields, customerAddress: long, landmark: long, customerNotes: long }, free)
  expect(Object.keys(wrong)).toEqual(['customerAddress', 'landmark', 'customerNotes'])
  expect(wrong.customerAddress).toContain('10,000 من 500')
  expect(checkReport({ senderName: ` ${'س'.repeat(120)} ` })).toEqual({})
})

test('S-CHK-03: «معلومات ناقصة» is for missing fields; a wrong phone is not missing', () => {
  const incomplete = (changed: Partial<CheckoutFields>, needsTerms = false) => {
    const typed = { ...fields, ...changed }
    return isIncomplete(typed, checkOrder(typed, { needsTerms, unserved: [] }))
  }
  expect(incomplete({ customerPhone: '1234' })).toBe(false)
  expect(incomplete({ customerAddress: '  ' })).toBe(true)
  expect(incomplete({}, true)).toBe(true)
})

test.each(['91234567', '9123 4567', '+968 7123-4567', '00968 2412 3456', '٩١٢٣٤٥٦٧', '968 91234567'])(
  'X-36: %s may be an Omani phone',
  (phone) => expect(looksLikeOmanPhone(phone)).toBe(true),
)
test.each(['', '9123456', '912345678', '11234567', '+971 501234567', 'phone'])(
  'X-36: %j is none',
  (phone) => {
    expect(looksLikeOmanPhone(phone)).toBe(false)
  },
)

test.each([
  [86_400_000, 'باقٍ 24 ساعة'],
  [2 * 3_600_000 + 5 * 60_000, 'باقٍ ساعتان و5 دقائق'],
  [90_000, 'باقٍ دقيقة واحدة'],
  [1, 'باقٍ دقيقة واحدة'],
  [0, null],
])('X-56: %i ms before the deadline', (ms, text) => {
  expect(remainingText(ms)).toBe(text)
})
