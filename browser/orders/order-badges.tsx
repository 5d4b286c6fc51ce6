import type { ReactNode } from 'react'
import type { OrderStatus, PaymentStatus } from '#domain/order-status.ts'
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from '#text/orders.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Ban, CircleCheck, Clock, Landmark, PackageCheck, Truck } from '#ui/icons.tsx'

type Look = { tone: BadgeTone; icon: ReactNode }

const ORDER_LOOKS: Record<OrderStatus, Look> = {
  pending: { tone: 'warn', icon: <Clock /> },
  confirmed: { tone: 'brand', icon: <CircleCheck /> },
  processing: { tone: 'brand', icon: <PackageCheck /> },
  shipped: { tone: 'brand', icon: <Truck /> },
  delivered: { tone: 'ok', icon: <CircleCheck /> },
  cancelled: { tone: 'neutral', icon: <Ban /> },
}

const PAYMENT_LOOKS: Record<PaymentStatus, Look> = {
  awaiting: { tone: 'neutral', icon: <Landmark /> },
  reported: { tone: 'warn', icon: <Clock /> },
  verified: { tone: 'ok', icon: <CircleCheck /> },
  rejected: { tone: 'danger', icon: <Ban /> },
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge {...ORDER_LOOKS[status]}>{ORDER_STATUS_LABELS[status]}</Badge>
}

type PaymentStatusBadgeProps = { order: { status: OrderStatus; paymentStatus: PaymentStatus } }

/** Renders nothing once no transfer is awaited. */
export function PaymentStatusBadge({ order: { status, paymentStatus } }: PaymentStatusBadgeProps) {
  if (status === 'cancelled' && paymentStatus === 'awaiting') return null
  return <Badge {...PAYMENT_LOOKS[paymentStatus]}>{PAYMENT_STATUS_LABELS[paymentStatus]}</Badge>
}
