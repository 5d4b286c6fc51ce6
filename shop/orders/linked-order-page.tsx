import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { FailedRoom } from '#browser/accounts/private-room-states.tsx'
import { call, isNotFound } from '#browser/api-client.ts'
import { FigureState } from '#browser/figure/figure-state.tsx'
import { OpenSummary, summaryOf } from '#browser/orders/order-summary.tsx'
import { useNow } from '#browser/orders/use-now.ts'
import { useChange } from '#browser/use-change.ts'
import type { PaymentReport } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { useFragment } from '#shop/navigation/use-fragment.ts'
import { checkoutText } from '#text/checkout.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CalendarCheck, Check } from '#ui/icons.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { AmountBlock } from './amount-block.tsx'
import { BalanceNotice } from './balance-notice.tsx'
import { hasLapsed, wasNotFound } from './has-lapsed.ts'
import { OrderHeading } from './order-heading.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ReportForm } from './report-form.tsx'
import { Shipment } from './shipment.tsx'
import { StateNotice } from './state-notice.tsx'
import { NoCardPromise, TransferHelp, TransferPanel } from './transfer-panel.tsx'

/** W-12: an order entered by the shop, opened by its link: amount, payment details and status. */
export default function LinkedOrderPage() {
  const token = useFragment()
  const { data, error, refetch, isFetching } = useQuery({
    ...linkedOrder(token ?? ''),
    enabled: Boolean(token),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const gone = token === '' || isNotFound(error)
  return (
    <div className="page pt-4 pb-6 lg:pt-8">
      <title>{data ? myOrdersText.orderTitle(data.orderNumber) : myOrdersText.linkedTitle}</title>
      {gone ? (
        <Gone />
      ) : data && token ? (
        <LinkedOrder order={data} token={token} />
      ) : error ? (
        <FailedRoom
          title={myOrdersText.failedOneTitle}
          error={error}
          retry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  )
}

function linkedOrder(token: string) {
  return {
    queryKey: ['/api/order-link', token],
    queryFn: () => call('POST /api/order-link', { body: { token } }),
    gcTime: 0,
  }
}

function LinkedOrder({ order, token }: { order: Order; token: string }) {
  const over = hasLapsed(order, useNow())
  const again = wasNotFound(order)
  const waiting = (order.status === 'pending' && !over) || again
  return (
    <>
      <OrderHeading order={order} over={over} />
      <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[1fr_24rem] lg:gap-6">
        <div className="flex min-w-0 flex-col gap-4">
          <StateNotice order={order} over={over} />
          <BalanceNotice order={order} />
          {waiting ? <Pay order={order} token={token} /> : null}
          {waiting || (over && order.status !== 'cancelled') ? null : (
            <Card as="section">
              <h2 className="mb-4 font-display text-h3 font-bold">{myOrdersText.status}</h2>
              <OrderTimeline order={order} />
            </Card>
          )}
          <Shipment order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {order.deliveryDay && !over && order.status !== 'delivered' ? (
            <Card as="section">
              <h2 className="text-md font-semibold">{DELIVERY_DAY_LABEL}</h2>
              <p className="mt-1 flex items-start gap-2 font-semibold text-ink">
                <CalendarCheck className="mt-[0.2em] size-5 shrink-0 text-ink-3" />
                {promisedDayText(order.deliveryDay, order.deliveryHours !== null)}
              </p>
            </Card>
          ) : null}
          <OpenSummary {...summaryOf(order)} linked />
          <Card as="section">
            <h2 className="mb-3 text-md font-semibold">{myOrdersText.help}</h2>
            <TransferHelp payment={order.payment} />
          </Card>
        </div>
      </div>
    </>
  )
}

/** Payment details and the form to report the transfer. */
function Pay({ order, token }: { order: Order; token: string }) {
  const formId = useId()
  const queries = useQueryClient()
  const { run, pending } = useChange({
    send: (report: PaymentReport) =>
      call('POST /api/order-link/payment-sent', { body: { ...report, token } }),
    onDone: (reported) => queries.setQueryData(linkedOrder(token).queryKey, reported),
    done: (reported) => ({ title: checkoutText.doneTitle, description: reported.orderNumber, tone: 'ok' }),
    failed: checkoutText.sendFailedTitle,
  })
  return (
    <>
      <AmountBlock order={order} />
      <TransferPanel order={order} />
      <ReportForm
        id={formId}
        order={order}
        pending={pending}
        withPicture={false}
        onSend={(report) => void run(report)}
      />
      <Button
        type="submit"
        form={formId}
        size="lg"
        block
        icon={<Check />}
        pending={pending}
        pendingLabel={checkoutText.sending}
      >
        {checkoutText.sentTitle}
      </Button>
      <NoCardPromise />
    </>
  )
}

function Gone() {
  return (
    <FigureState
      world="fish"
      figure="fish"
      title={myOrdersText.linkGone}
      headingLevel={1}
      actions={<LinkButton to="/contact">{myOrdersText.linkGoneWrite}</LinkButton>}
    >
      {myOrdersText.linkGoneWhy}
    </FigureState>
  )
}
