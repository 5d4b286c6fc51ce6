import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { hasExpired } from './has-lapsed.ts'

test.each([
  ['after the deadline, unpaid', 'awaiting', '2026-11-29T12:00:05.000Z', true],
  ['by its customer, before the deadline', 'awaiting', '2026-11-29T11:00:00.000Z', false],
  ['by the shop, after a report', 'reported', '2026-11-30T12:00:00.000Z', false],
] as const)('X-56: an order cancelled %s has expired: %s, %s → %s', (_, paymentStatus, at, expired) => {
  const history = [{ status: 'cancelled', at }]
  const order = { paymentStatus, history, payment: { expiresAt: '2026-11-29T12:00:00.000Z' } }
  expect(hasExpired(order as Order)).toBe(expired)
})
