import { useRef } from 'react'
import { isUnauthorized } from '#app/api-client.ts'
import { AmountBlock } from '#app/features/orders/amount-block.tsx'
import { CancelOrder } from '#app/features/orders/cancel-order.tsx'
import { isOver, wasNotFound } from '#app/features/orders/is-over.ts'
import { NotFoundNotice, ShopNote } from '#app/features/orders/not-found-notice.tsx'
import { OrderAgain } from '#app/features/orders/order-again.tsx'
import { OrderStatusBadge, PaymentStatusBadge } from '#app/features/orders/order-badges.tsx'
import { OrderDestination } from '#app/features/orders/order-destination.tsx'
import { orderQuery } from '#app/features/orders/order-queries.ts'
import { OpenSummary } from '#app/features/orders/order-summary.tsx'
import { OrderTimeline } from '#app/features/orders/order-timeline.tsx'
import { linesOfOrder } from '#app/features/orders/summary-line.ts'
import { TransferHelp, TransferPanel } from '#app/features/orders/transfer-panel.tsx'
import { useNow } from '#app/features/orders/use-now.ts'
import { FailedRoom, SignedOutRoom } from '#app/features/session/private-room-states.tsx'
import { useSession } from '#app/features/session/use-session.ts'
import { useSteadyQuery } from '#app/features/session/use-steady-query.ts'
import { NotFound } from '#app/features/shell/error-page.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { Order } from '#contract/orders.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { formatDateTime } from '#text/format-date.ts'
import { myOrdersText } from '#text/my-orders.ts'

/** X-21, Z-02: one own order; of another's, or of none, the shop knows nothing. */
export function OrderPage({ orderNumber: typed }: { orderNumber: string }) {
  const orderNumber = parseOrderNumber(typed)
  const session = useSession()
  const { query, failure: failed } = useSteadyQuery({
    ...orderQuery(orderNumber ?? ''),
    enabled: session.status === 'authenticated' && orderNumber !== null,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const failure = session.failure ?? failed
  if (orderNumber === null || query.data === null) return <NotFound />
  return (
    <div className="page pb-6">
      <title>{myOrdersText.orderTitle(orderNumber)}</title>
      <div className="pt-2 lg:pt-4 print:hidden">
        <Breadcrumbs
          label={myOrdersText.breadcrumb}
          crumbs={[
            { label: myOrdersText.home, to: '/' },
            { label: myOrdersText.title, to: '/orders' },
            { label: orderNumber },
          ]}
        />
      </div>
      {session.status === 'anonymous' || isUnauthorized(query.error) ? (
        <SignedOutRoom from={`/orders/${orderNumber}`}>{myOrdersText.signedOutWhy}</SignedOutRoom>
      ) : query.data ? (
        <OrderDetails order={query.data} />
      ) : failure ? (
        <FailedRoom title={myOrdersText.failedOneTitle} {...failure} />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}

const COLUMNS = 'mt-4 grid items-start gap-4 lg:mt-6 lg:grid-cols-[1fr_24rem] lg:gap-6'

function OrderDetails({ order }: { order: Order }) {
  const over = isOver(order, useNow())
  const waiting = order.status === 'pending' && !over
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <header className="mt-1">
        <h1 ref={heading} tabIndex={-1} className="font-display text-h1 outline-none">
          <bdi dir="ltr" className="tabular">
            {order.orderNumber}
          </bdi>
        </h1>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <OrderStatusBadge status={over ? 'cancelled' : order.status} />
          {over ? null : <PaymentStatusBadge status={order.paymentStatus} />}
          <span className="text-sm text-ink-2">
            {myOrdersText.orderedOn(formatDateTime(order.createdAt))}
          </span>
        </div>
      </header>
      <div data-paper className={COLUMNS}>
        <div className="flex min-w-0 flex-col gap-4">
          <StateNotice order={order} over={over} />
          {waiting ? (
            <>
              <AmountBlock order={order} />
              <LinkButton to={`/checkout?order=${order.orderNumber}`} size="lg" block>
                {myOrdersText.pay}
              </LinkButton>
              <TransferPanel order={order} />
            </>
          ) : null}
          {over && order.status !== 'cancelled' ? null : (
            <Card as="section">
              <h2 className="mb-4 font-display text-h3 font-bold">{myOrdersText.status}</h2>
              <OrderTimeline order={order} />
            </Card>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OpenSummary
            lines={linesOfOrder(order)}
            total={order.totalAmount}
            fee={order.deliveryFee}
            finalTotal={order.finalAmount}
            freeDelivery={order.deliveryFee === '0.000'}
          />
          <OrderDestination order={order} />
          <OrderAgain order={order} />
          <Card as="section" className="print:hidden">
            <h2 className="mb-3 text-md font-semibold">{myOrdersText.help}</h2>
            <TransferHelp payment={order.payment} />
            <LinkButton to={`/contact?order=${order.orderNumber}`} variant="ghost" block className="mt-2">
              {myOrdersText.write}
            </LinkButton>
          </Card>
          <CancelOrder order={order} possible={waiting} heading={heading} />
        </div>
      </div>
    </>
  )
}

function StateNotice({ order, over }: { order: Order; over: boolean }) {
  if (order.status === 'cancelled')
    return (
      <Notice tone="warn">
        {myOrdersText.cancelled}
        <ShopNote order={order} />
      </Notice>
    )
  if (over) return <Notice tone="warn">{myOrdersText.expired}</Notice>
  if (!wasNotFound(order)) return null
  return (
    <NotFoundNotice order={order}>
      <LinkButton to={`/checkout?order=${order.orderNumber}`} block className="mt-3 print:hidden">
        {myOrdersText.reportAgain}
      </LinkButton>
    </NotFoundNotice>
  )
}

function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{myOrdersText.loading}</VisuallyHidden>
      <Skeleton className="mt-2 h-9 w-64" />
      <Skeleton className="mt-3 h-7 w-48 rounded-pill" />
      <div className={COLUMNS}>
        <Card className="flex flex-col gap-5">
          <Skeleton className="h-7 w-32" />
          {[1, 2, 3, 4, 5].map((step) => (
            <Skeleton key={step} className="h-8 w-1/2" />
          ))}
        </Card>
        <Card className="flex flex-col gap-4">
          <Skeleton className="h-7 w-32" />
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
        </Card>
      </div>
    </div>
  )
}
