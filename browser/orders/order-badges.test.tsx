import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import { PaymentStatusBadge } from './order-badges.tsx'

const badge = (status: OrderStatus, paymentStatus: PaymentStatus) =>
  renderToStaticMarkup(<PaymentStatusBadge order={{ status, paymentStatus }} />)

test('X-56: no transfer is awaited of a cancelled order; what came for it is still said', () => {
  expect(badge('pending', 'awaiting')).toContain('بانتظار التحويل')
  expect(badge('cancelled', 'awaiting')).toBe('')
  expect(badge('cancelled', 'verified')).not.toBe('')
})
