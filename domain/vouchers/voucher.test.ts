import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Baisa, baisa } from '#domain/money.ts'
import { checkVoucher, readVoucherCode, shareOut, type Voucher, voucherDiscount } from './voucher.ts'
import { findVoucherFaults, toVoucher } from './voucher-faults.ts'

const TEN: Voucher = {
  ...{ code: 'EID10', kind: 'percent', percent: 10, amount: null, minTotal: null, categoryIds: [] },
  ...{ oncePerCustomer: false, maxUses: null, startsOn: null, endsOn: null, isActive: true },
}
const LINES = [
  { subtotal: baisa(4_500), categoryId: 1 },
  { subtotal: baisa(89_990), categoryId: 2 },
]
const use = { used: 0, usedByCustomer: false, today: '2026-12-02' }

it.each([
  [' eid10 ', 'EID10'],
  ['عيد ١٠', 'عيد10'],
  ['ab', null],
  ['x'.repeat(31), null],
  ['a_b_c', null],
])('S2-13: the code %j is read as %j', (typed, code) => {
  expect(readVoucherCode(typed)).toBe(code)
})

it.each([
  [{}, {}, null],
  [{ isActive: false }, {}, 'voucher-unknown'],
  [{ startsOn: '2026-12-02', endsOn: '2026-12-02' }, {}, null],
  [{ startsOn: '2026-12-03' }, {}, 'voucher-not-started'],
  [{ endsOn: '2026-12-01' }, {}, 'voucher-expired'],
  [{ maxUses: 5 }, { used: 4 }, null],
  [{ maxUses: 5 }, { used: 5 }, 'voucher-used-up'],
  [{}, { usedByCustomer: true }, null],
  [{ oncePerCustomer: true }, { usedByCustomer: true }, 'voucher-already-used'],
])('S2-13: %o used %o is refused by %s', (voucher, used, code) => {
  const checked = checkVoucher({ ...TEN, ...voucher }, { ...use, ...used })
  expect(checked.ok ? null : checked.refusal.code).toBe(code)
})

it.each([
  [{}, { discountAmount: 9_449, deliveryDiscount: 0, shares: [450, 8_999] }],
  [{ percent: 100 }, { discountAmount: 94_490, deliveryDiscount: 0, shares: [4_500, 89_990] }],
  [{ categoryIds: [1] }, { discountAmount: 450, deliveryDiscount: 0, shares: [450, 0] }],
  [
    { kind: 'amount', amount: baisa(5_000) },
    { discountAmount: 5_000, deliveryDiscount: 0, shares: [238, 4_762] },
  ],
  [
    { kind: 'amount', amount: baisa(5_000), categoryIds: [1] },
    { discountAmount: 4_500, deliveryDiscount: 0, shares: [4_500, 0] },
  ],
  [{ kind: 'free-delivery' }, { discountAmount: 2_000, deliveryDiscount: 2_000, shares: [0, 0] }],
] as [Partial<Voucher>, object][])('S2-13: %o takes off %o', (voucher, discount) => {
  expect(voucherDiscount({ ...TEN, ...voucher }, LINES, baisa(2_000))).toEqual({ ok: true, value: discount })
})

it.each([
  [{ categoryIds: [3] }, 'voucher-not-for-cart'],
  [{ minTotal: baisa(94_491) }, 'voucher-below-minimum'],
  [{ minTotal: baisa(4_501), categoryIds: [1] }, 'voucher-below-minimum'],
])('S2-13: %o does not apply to this cart: %s', (voucher, code) => {
  expect(voucherDiscount({ ...TEN, ...voucher }, LINES, baisa(2_000))).toMatchObject({ refusal: { code } })
})

it('S2-13: shares sum to the amount, and none exceeds its line', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 99_999_999_999 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const total = lines.reduce((sum, line) => sum + line, 0)
      const amount = baisa(Math.floor(total * part))
      const shares = shareOut(amount, lines as Baisa[])
      expect(shares.reduce<number>((sum, share) => sum + share, 0)).toBe(amount)
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(lines[at] ?? -1)
        expect(Math.abs(share - (total === 0 ? 0 : (amount * (lines[at] ?? 0)) / total))).toBeLessThan(1.001)
      }
    }),
  )
})

it.each([
  [{ percent: 0 }, { percent: 'voucher-percent-invalid' }],
  [{ percent: '101' }, { percent: 'voucher-percent-invalid' }],
  [{ percent: '١٠' }, {}],
  [{ percent: 10.5 }, { percent: 'voucher-percent-invalid' }],
  [{ kind: 'amount' }, { amount: 'voucher-amount-invalid' }],
  [{ kind: 'amount', amount: '-1' }, { amount: 'voucher-amount-invalid' }],
  [{ kind: 'amount', amount: '1.0001' }, { amount: 'voucher-amount-invalid' }],
  [{ minTotal: '0' }, { minTotal: 'voucher-minimum-invalid' }],
  [{ maxUses: 0 }, { maxUses: 'voucher-uses-invalid' }],
  [{ startsOn: '2026-02-30' }, { startsOn: 'voucher-day-invalid' }],
  [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, { endsOn: 'voucher-ends-first' }],
  [{ code: 'a b' }, { code: 'voucher-code-invalid' }],
] as [object, object][])('S2-13: %o has the faults %o', (typed, faults) => {
  expect(findVoucherFaults({ ...TEN, ...typed })).toEqual(faults)
})

it('S2-13: drops the fields of other kinds of voucher', () => {
  const typed = { ...TEN, kind: 'free-delivery' as const, amount: '3', code: 'free go', minTotal: '' }
  expect(toVoucher(typed)).toMatchObject({ code: 'FREEGO', percent: null, amount: null, minTotal: null })
})
