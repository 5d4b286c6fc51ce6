import { expect, it } from 'vitest'
import type { CounterItem } from '#contract/admin/counter.ts'
import {
  addItem,
  counterSaleRequest,
  emptyTill,
  pendingOf,
  readTill,
  resolveLookup,
  setLine,
  sumsOf,
} from './till.ts'

const FOOD: CounterItem = {
  ...{ id: 7, nameArabic: 'طعام', barcode: '4006381333931', price: '4.500', quantity: 2 },
  ...{ image: null, isActive: true, reservations: [] },
}
const empty = emptyTill()
const LOOKUP = { id: 'a', code: '4006381333931', problem: null }
const looking = { ...empty, lookups: [LOOKUP] }

it('F-07: a second scan adds one more, up to the stock', () => {
  const two = addItem(addItem(empty, FOOD).till, FOOD)
  expect(two).toMatchObject({ till: { lines: [{ quantity: 2 }] }, problem: null })
  expect(addItem(two.till, FOOD)).toEqual({ till: two.till, problem: '⁨طعام⁩: المتوفر قطعتان.' })
})

it('F-07: adds a late result once; reports items that are unknown, hidden, sold out or reserved', () => {
  const added = resolveLookup(looking, LOOKUP, [FOOD])
  expect(added).toMatchObject({ lines: [{ quantity: 1 }], lookups: [] })
  expect(resolveLookup(added, LOOKUP, [FOOD])).toBe(added)
  const problemOf = (...found: CounterItem[]) => resolveLookup(looking, LOOKUP, found).lookups[0]?.problem
  expect(problemOf()).toContain('لا عنصر بالباركود')
  expect(problemOf({ ...FOOD, isActive: false })).toContain('مخفي')
  expect(problemOf({ ...FOOD, quantity: 0 })).toContain('بيع أو نفد')
  const order = { orderId: 3, orderNumber: 'ALF20261123ABCD', name: 'هند', until: '2026-11-24T10:00:00.000Z' }
  expect(problemOf({ ...FOOD, quantity: 0, reservations: [order] })).toBe(
    '⁨طعام⁩: محجوز للطلب ⁨ALF20261123ABCD⁩ باسم ⁨هند⁩ حتى 24 نوفمبر 2026 في 2:00\u00A0م.',
  )
})

it('F-07: shown totals and request agree: a line’s discount, the sale’s, and the payments', () => {
  const lines = setLine(addItem(addItem(empty, FOOD).till, FOOD).till, 7, {
    off: { kind: 'price', value: 4000 },
  })
  const sale = { ...lines, off: { kind: 'percent' as const, value: 10 }, reason: 'زبون دائم' }
  expect(sumsOf(sale)).toEqual({ subtotal: 9000, ofLines: 1000, ofSale: 800, total: 7200 })
  expect(counterSaleRequest(sale, [{ method: 'card', amount: sumsOf(sale).total }])).toMatchObject({
    ...{ channel: 'counter', discount: '0.800', reason: 'زبون دائم' },
    items: [{ productId: 7, quantity: 2, discount: '1.000' }],
    payments: [{ method: 'card', amount: '7.200' }],
  })
  expect(counterSaleRequest(lines, [])).not.toHaveProperty('discount')
})

it('F-07: restores a till that it stored, and ignores anything else', () => {
  const sale = {
    ...addItem(empty, FOOD).till,
    sent: { key: 'a', payments: [{ method: 'cash' as const, amount: sumsOf(empty).total }] },
    customer: { name: 'هند', phone: '91234567', email: '' },
  }
  expect(readTill(JSON.parse(JSON.stringify(sale)))).toEqual(sale)
  expect(pendingOf(sale)).toEqual({ ...sale, customer: { name: '', phone: '', email: '' } })
  expect(pendingOf({ ...sale, sent: null })).toBeNull()
  expect([null, {}, { ...sale, lines: [{}] }, 'x'].map(readTill)).toEqual([null, null, null, null])
})
