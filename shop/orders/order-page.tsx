import { useRef } from 'react'
import { PrivateRoom, usePrivateQuery } from '#browser/accounts/private-room.tsx'
import { OpenSummary, summaryOf } from '#browser/orders/order-summary.tsx'
import { useNow } from '#browser/orders/use-now.ts'
import type { Order } from '#contract/orders.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { Trail } from '#shop/navigation/trail.tsx'
import { OrderReturns } from '#shop/returns/order-returns.tsx'
import { NotFound } from '#shop/shell/error-page.tsx'
import { checkoutText } from '#text/checkout.ts'
import { myOrdersText as text } from '#text/my-orders.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Printer } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { Route } from './+types/order-page'
import { AmountBlock } from './amount-block.tsx'
import { BalanceNotice } from './balance-notice.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { hasLapsed } from './has-lapsed.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderDestination } from './order-destination.tsx'
import { OrderHeading } from './order-heading.tsx'
import { orderQuery } from './order-queries.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { ReceivedItems } from './received-items.tsx'
import { Shipment } from './shipment.tsx'
import { StateNotice } from './state-notice.tsx'
import { TransferHelp, TransferPanel } from './transfer-panel.tsx'

/** X-21, Z-02: one of the customer's own orders; another's or an unknown one is not found. */
export default function OrderPage({ params: { orderNumber: typed } }: Route.ComponentProps) {
  const orderNumber = parseOrderNumber(typed)
  const reading = usePrivateQuery(
    { ...orderQuery(orderNumber ?? ''), refetchOnWindowFocus: 'always' },
    orderNumber !== null,
  )
  if (orderNumber === null || reading.data === null) return <NotFound />
  return (
    <div className="page pb-6">
      <title>{text.orderTitle(orderNumber)}</title>
      <Trail to={[{ label: text.title, to: '/orders' }, { label: orderNumber }]} />
      <PrivateRoom
        reading={reading}
        from={`/orders/${orderNumber}`}
        why={text.signedOutWhy}
        failedTitle={text.failedOneTitle}
        loading={<OrderSkeleton />}
      >
        {(order) => <OrderDetails order={order} />}
      </PrivateRoom>
    </div>
  )
}

const loadHandovers = () => import('#shop/handover/order-handovers.tsx').then((part) => part.OrderHandovers)

/** H-07: only what has arrived was handed over. */
function Handovers({ order: { id, status } }: { order: Order }) {
  const Records = usePart(loadHandovers, status === 'delivered')
  return Records ? <Records orderId={id} /> : null
}

const COLUMNS = 'mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[1fr_24rem] lg:gap-6'

function OrderDetails({ order }: { order: Order }) {
  const over = hasLapsed(order, useNow())
  const waiting = order.status === 'pending' && !over
  // A loss comes first, as the most important news for the buyer (H-10).
  const hasLoss = order.items.some(({ lost }) => lost > 0)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <OrderHeading ref={heading} order={order} over={over} className="mt-1" />
      <div data-paper className={COLUMNS}>
        <div className="flex min-w-0 flex-col gap-4">
          <StateNotice order={order} over={over}>
            <LinkButton to={`/checkout?order=${order.orderNumber}`} block className="mt-3 print:hidden">
              {text.reportAgain}
            </LinkButton>
          </StateNotice>
          <BalanceNotice order={order} />
          {waiting ? (
            <>
              <AmountBlock order={order} />
              <LinkButton to={`/checkout?order=${order.orderNumber}`} size="lg" block>
                {text.pay}
              </LinkButton>
              <TransferPanel order={order} />
            </>
          ) : null}
          {hasLoss ? <OrderReturns order={order} /> : null}
          {over && order.status !== 'cancelled' ? null : (
            <Card as="section" className="print:px-0 print:py-1">
              <h2 className="mb-4 font-display text-h3 font-bold print:mb-1">{text.status}</h2>
              <OrderTimeline order={order} />
            </Card>
          )}
          <Shipment order={order} />
          <Handovers order={order} />
          {hasLoss ? null : <OrderReturns order={order} />}
          <ReceivedItems order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <OpenSummary {...summaryOf(order)} linked />
          <OrderDestination order={order} />
          <OrderAgain order={order} />
          <PrintAndHelp order={order} />
          <CancelOrder order={order} possible={waiting} heading={heading} />
        </div>
      </div>
    </>
  )
}

function PrintAndHelp({ order: { orderNumber, payment } }: { order: Order }) {
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Printer />}
        className="self-center print:hidden"
        onClick={() => window.print()}
      >
        {checkoutText.print}
      </Button>
      <Card as="section" className="print:hidden">
        <h2 className="mb-3 text-md font-semibold">{text.help}</h2>
        <TransferHelp payment={payment} />
        <LinkButton to={`/contact?order=${orderNumber}`} variant="ghost" block className="mt-2">
          {text.write}
        </LinkButton>
      </Card>
    </>
  )
}

function OrderSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>{text.loading}</VisuallyHidden>
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
