import { describe, expect, it, test } from 'vitest'
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '#domain/order-status.ts'
import { type ChangeWish, checkChange, type OrderState } from './check-change.ts'

const FREE: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
}
const EDGES = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const))
const paid = (status: OrderStatus): OrderState => ({
  status,
  paymentStatus: status === 'pending' ? 'awaiting' : 'verified',
})
const check = (from: OrderState, wish: Partial<ChangeWish>) =>
  checkChange(from, { isOverride: false, ...wish })

describe('D-04, X-18: each of the 6 × 6 edges', () => {
  it.each(EDGES)('%s → %s', (from, to) => {
    const isFree = from === to || FREE[from].includes(to)
    const checked = check(paid(from), { status: to })
    if (isFree) expect(checked).toMatchObject({ ok: true, value: { status: to } })
    // A paid order cannot go back to awaiting its transfer without a refund.
    else if (to === 'pending')
      expect(checked).toMatchObject({ ok: false, refusal: { code: 'payment-not-allowed' } })
    else expect(checked).toEqual({ ok: false, refusal: { code: 'status-not-allowed', from, to } })
  })

  it.each(EDGES)('%s → %s with a reason', (from, to) => {
    const wish = to === 'pending' ? { status: to, paymentStatus: 'awaiting' as const } : { status: to }
    expect(check(paid(from), { ...wish, isOverride: true })).toMatchObject({
      ok: true,
      value: { status: to },
    })
  })
})

describe('X-11: payment changes without a status change', () => {
  const of = (paymentStatus: PaymentStatus): OrderState => ({ status: 'confirmed', paymentStatus })

  it.each([
    ['awaiting', 'reported', true],
    ['awaiting', 'verified', true],
    ['awaiting', 'rejected', false],
    ['reported', 'awaiting', false],
    ['reported', 'verified', true],
    ['reported', 'rejected', true],
    ['rejected', 'awaiting', false],
    ['rejected', 'reported', true],
    ['rejected', 'verified', true],
    ['verified', 'awaiting', false],
    ['verified', 'reported', false],
    ['verified', 'rejected', false],
  ] as const)('%s → %s', (from, to, isFree) => {
    expect(check(of(from), { paymentStatus: to }).ok).toBe(isFree)
    expect(check(of(from), { paymentStatus: to, isOverride: true })).toEqual({ ok: true, value: of(to) })
  })

  test('verifying the payment of a pending order confirms it', () => {
    const pending: OrderState = { status: 'pending', paymentStatus: 'awaiting' }
    expect(check(pending, { paymentStatus: 'verified' })).toEqual({
      ok: true,
      value: { status: 'confirmed', paymentStatus: 'verified' },
    })
    expect(check(pending, { status: 'confirmed' })).toEqual({
      ok: true,
      value: { status: 'confirmed', paymentStatus: 'reported' },
    })
    expect(check(pending, { paymentStatus: 'rejected' })).toMatchObject({
      refusal: { code: 'payment-not-allowed' },
    })
  })

  it.each(PAYMENT_STATUSES)('shipping an order whose payment is %s', (paymentStatus) => {
    const checked = check({ status: 'processing', paymentStatus }, { status: 'shipped' })
    if (paymentStatus === 'verified') expect(checked.ok).toBe(true)
    else expect(checked).toEqual({ ok: false, refusal: { code: 'payment-not-verified', to: 'shipped' } })
    expect(check({ status: 'processing', paymentStatus }, { status: 'shipped', isOverride: true }).ok).toBe(
      true,
    )
  })

  test('an order may be verified and shipped in one change', () => {
    expect(
      check(
        { status: 'processing', paymentStatus: 'reported' },
        { status: 'shipped', paymentStatus: 'verified' },
      ).ok,
    ).toBe(true)
  })

  test('verifying the payment of a cancelled order requires a reason', () => {
    const cancelled: OrderState = { status: 'cancelled', paymentStatus: 'reported' }
    expect(check(cancelled, { paymentStatus: 'verified' }).ok).toBe(false)
    expect(check(cancelled, { paymentStatus: 'verified', isOverride: true }).ok).toBe(true)
  })

  test('an order moved back to pending awaits its transfer again', () => {
    expect(
      check({ status: 'confirmed', paymentStatus: 'reported' }, { status: 'pending', isOverride: true }),
    ).toEqual({ ok: true, value: { status: 'pending', paymentStatus: 'awaiting' } })
  })
})
