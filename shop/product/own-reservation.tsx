import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { wasNotFound } from '#shop/orders/is-over.ts'
import { newestOrdersQuery } from '#shop/orders/order-queries.ts'
import { cardText, reservedText, stockText } from '#text/catalog.ts'
import { ownReservationText } from '#text/own-reservation.ts'
import { Notice } from '#ui/notice.tsx'

/** For the customer whose order holds the product: until when, and the way to pay. Without one `children`. */
export function OwnReservation({ productId, children }: { productId: number; children: ReactNode }) {
  const { data } = useQuery(newestOrdersQuery)
  const order = data?.items.find((candidate) => isReservation(candidate, productId))
  if (!order) return children
  const { orderNumber, paymentStatus, payment } = order
  const isReported = paymentStatus === 'reported'
  const reservedUntil = isReported ? null : payment.expiresAt
  return (
    <Notice tone="ok" title={reservedText({ reservedUntil }, stockText.reservedForYou)} className="mt-4">
      <p>{ownReservationText[isReported ? 'reported' : wasNotFound(order) ? 'notFound' : 'waits']}</p>
      <Link
        to={isReported ? `/orders/${orderNumber}` : `/checkout?order=${orderNumber}`}
        className="inline-flex min-h-11 items-center font-semibold underline"
      >
        {isReported ? ownReservationText.toOrder : cardText.pay}
      </Link>
    </Notice>
  )
}

function isReservation({ status, paymentStatus, items }: Order, productId: number): boolean {
  return (
    ['pending', 'confirmed', 'processing'].includes(status) &&
    paymentStatus !== 'verified' &&
    items.some((item) => item.productId === productId)
  )
}
