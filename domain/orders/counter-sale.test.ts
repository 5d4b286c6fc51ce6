import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Baisa, baisa, ZERO } from '#domain/money.ts'
import { discountSale, maxDiscountPercent, settleTender } from './counter-sale.ts'
import type { OrderDraft, OrderLine } from './draft-order.ts'

const line = (productId: number, price: number, quantity = 1): OrderLine => ({
  ...{ productId, quantity, productPrice: baisa(price), subtotal: baisa(price * quantity), discount: ZERO },
  ...{ productName: '', productNameArabic: '' },
  ...{ productImageUrl: null, productBreed: null, productAge: null },
})

function draftOf(...lines: OrderLine[]): OrderDraft {
  const totalAmount = baisa(lines.reduce((sum, { subtotal }) => sum + subtotal, 0))
  return {
    ...{ deliveryType: 'office', deliveryFee: ZERO, totalAmount, finalAmount: totalAmount, lines },
    ...{ discountAmount: ZERO, deliveryDiscount: ZERO, voucherCode: null },
  }
}

const none = { cash: ZERO, card: ZERO, transfer: ZERO }

it('F-07: keeps a line’s discount on that line, and shares the sale’s discount by the remaining amounts', () => {
  const draft = draftOf(line(1, 4000), line(2, 3000, 2))
  const items = [{ productId: 1, discount: baisa(1000) }, { productId: 2 }]
  const sale = discountSale(draft, { items, discount: baisa(901) }, 100)
  expect(sale).toMatchObject({
    ok: true,
    value: { discountAmount: 1901, finalAmount: 8099, lines: [{ discount: 1300 }, { discount: 601 }] },
  })
})

it.each([
  ['all of it, with full rights', 10_000, 100, true],
  ['a tenth, by staff', 1000, 10, true],
  ['a baisa more than a tenth, by staff', 1001, 10, false],
  ['more than it costs', 10_001, 100, false],
])('F-07: the limit of a discount: %s', (_, discount, maxPercent, isAllowed) => {
  const sale = discountSale(draftOf(line(1, 10_000)), { items: [], discount: baisa(discount) }, maxPercent)
  expect(sale.ok).toBe(isAllowed)
})

it('F-07: limits the sum of line and sale discounts, and never lets a line fall below zero', () => {
  const draft = draftOf(line(1, 5000), line(2, 5000))
  const items = [{ productId: 1, discount: baisa(600) }]
  expect(discountSale(draft, { items, discount: baisa(400) }, 10).ok).toBe(true)
  expect(discountSale(draft, { items, discount: baisa(401) }, 10)).toMatchObject({
    refusal: { code: 'discount-too-high', maxPercent: 10 },
  })
  expect(discountSale(draft, { items: [{ productId: 1, discount: baisa(5001) }] }, 100).ok).toBe(false)
})

it('F-07: shares sum to the discount, and none exceeds its line', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 12 })
  const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 13, maxLength: 13 })
  fc.assert(
    fc.property(prices, parts, (lines, [ofRest = 0, ...ofLine]) => {
      const draft = draftOf(...lines.map((price, at) => line(at, price)))
      const items = lines.map((price, at) => ({
        productId: at,
        discount: baisa(Math.floor(price * (ofLine[at] ?? 0))),
      }))
      const rest = draft.totalAmount - items.reduce((sum, one) => sum + one.discount, 0)
      const sale = discountSale(draft, { items, discount: baisa(Math.floor(rest * ofRest)) }, 100)
      if (!sale.ok) throw new Error('refused')
      const { discountAmount, finalAmount, lines: sold } = sale.value
      expect(sold.reduce((sum, { discount }) => sum + discount, 0)).toBe(discountAmount)
      expect(finalAmount).toBe(draft.totalAmount - discountAmount)
      for (const [at, { subtotal, discount }] of sold.entries()) {
        expect(discount).toBeGreaterThanOrEqual(items[at]?.discount ?? 0)
        expect(discount).toBeLessThanOrEqual(subtotal)
      }
    }),
  )
})

it('F-07: limits the discount of staff, not of full rights', () => {
  expect([maxDiscountPercent(['orders:write']), maxDiscountPercent(['discounts:write'])]).toEqual([10, 100])
})

it.each<[string, number, Partial<Record<keyof typeof none, number>>, object]>([
  ['exact', 4695, { cash: 4695 }, { payments: [{ method: 'cash', amount: 4695 }] }],
  ['a note', 4695, { cash: 5000 }, { payments: [{ method: 'cash', amount: 4695 }], change: 305 }],
  ['too little', 4695, { cash: 4000 }, { missing: 695 }],
  ['nothing for nothing', 0, {}, { payments: [], missing: 0, change: 0 }],
  ['by card', 4695, { card: 4695 }, { payments: [{ method: 'card', amount: 4695 }] }],
  ['more than due by card', 4695, { card: 5000, cash: 1000 }, { tooMuch: 305, change: 0 }],
  [
    'mixed, with change of the cash',
    10_005,
    { cash: 5000, card: 4000, transfer: 2000 },
    {
      payments: [
        { method: 'cash', amount: 4005 },
        { method: 'card', amount: 4000 },
        { method: 'transfer', amount: 2000 },
      ],
      change: 995,
    },
  ],
])('F-07: settles what was tendered, %s', (_, due, handed, booked) => {
  const tender = { ...none, ...handed } as Record<keyof typeof none, Baisa>
  expect(settleTender(baisa(due), tender)).toMatchObject(booked)
})

it('F-07: booked, missing and change amounts add up to what was tendered', () => {
  const amount = fc.integer({ min: 0, max: 99_999_999 }).map(baisa)
  fc.assert(
    fc.property(amount, fc.record({ cash: amount, card: amount, transfer: amount }), (due, tender) => {
      const { payments, missing, change, tooMuch } = settleTender(due, tender)
      const booked = payments.reduce((sum, payment) => sum + payment.amount, 0)
      expect(booked + missing).toBe(due + tooMuch)
      if (tooMuch === 0) expect(booked + change).toBe(tender.cash + tender.card + tender.transfer)
      expect([missing, change, tooMuch].filter((one) => one > 0).length).toBeLessThanOrEqual(1)
    }),
  )
})
