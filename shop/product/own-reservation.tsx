import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#browser/api-client.ts'
import type { Order } from '#contract/orders.ts'
import { wasNotFound } from '#shop/orders/has-lapsed.ts'
import { newestOrdersQuery } from '#shop/orders/order-queries.ts'
import { cardText, reservedText, stockText } from '#text/catalog/catalog.ts'
import { ownReservationText } from '#text/own-reservation.ts'
import { Link } from '#ui/link.tsx'
import { Notice } from '#ui/notice.tsx'

type OwnReservationProps = { productId: number; children: ReactNode }

/** For the customer whose order reserves the product: the deadline and a link to pay. Otherwise `children`. */
export function OwnReservation({ productId, children }: OwnReservationProps) {
  const { data } = useQuery(newestOrdersQuery)
  const order = data?.items.find((candidate) => isReservation(candidate, productId))
  if (!order) return <KeptForYou productId={productId}>{children}</KeptForYou>
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

/** S2-12: only the customer it is held for can put a unit on hold into the cart. */
function KeptForYou({ productId, children }: OwnReservationProps) {
  const { data } = useQuery(queryOf('GET /api/holds'))
  const hold = data?.items.find((one) => one.productId === productId)
  if (!hold) return children
  return (
    <Notice
      tone="ok"
      title={reservedText({ reservedUntil: hold.until }, stockText.reservedForYou)}
      className="mt-4"
    >
      <p>{ownReservationText.kept}</p>
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
