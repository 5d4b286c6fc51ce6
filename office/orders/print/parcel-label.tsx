import { useStore } from '#browser/store/use-store.ts'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { ZERO } from '#domain/money.ts'
import { unitsToHandOver } from '#domain/orders/units-to-hand-over.ts'
import { dueAtDoor } from '#domain/payments/balance.ts'
import { dueAfterLoss } from '#office/payments/due-after-loss.ts'
import { orderPrintText as text } from '#text/admin/order-print.ts'
import { orderPageText } from '#text/admin/orders.ts'
import { formatPhone } from '#text/format-phone.ts'
import { formatPrice } from '#text/format-price.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { NumberText } from '#ui/number-text.tsx'

/** An A6 parcel label: receiver and address, legible at arm's length. */
export function ParcelLabel({ order }: { order: AdminOrder }) {
  const store = useStore()
  const pieces = order.items.reduce((sum, item) => sum + unitsToHandOver(item), 0)
  const due = dueAtDoor(order.paymentStatus, dueAfterLoss(order))
  return (
    <article
      data-invoice
      data-label
      className="mx-auto flex aspect-[105/148] w-full max-w-96 flex-col gap-3 rounded-card bg-surface p-5 text-ink shadow-card print:aspect-auto print:max-w-none print:rounded-none print:p-0"
    >
      <header className="flex items-start justify-between gap-3 border-b-2 border-ink pb-2 text-sm">
        <p>
          <span className="block text-ink-3">{text.from}</span>
          <bdi className="block text-md font-bold">{store?.nameArabic}</bdi>
          {store?.phone ? <NumberText>{formatPhone(store.phone)}</NumberText> : null}
        </p>
        <NumberText className="text-md font-bold">{order.orderNumber}</NumberText>
      </header>
      <Receiver order={order} />
      {order.deliveryDay ? (
        <p className="text-lead font-bold">
          {DELIVERY_DAY_LABEL}: {promisedDayText(order.deliveryDay, order.deliveryHours !== null)}
        </p>
      ) : null}
      <footer className="flex flex-wrap justify-between gap-x-4 border-t-2 border-ink pt-2 text-md font-bold">
        <span>{DELIVERY_TYPE_LABELS[order.deliveryType]}</span>
        <span>{text.pieces(pieces)}</span>
        <span>{due === ZERO ? text.paid : text.due(formatPrice(due))}</span>
      </footer>
    </article>
  )
}

function Receiver({ order }: { order: AdminOrder }) {
  const phones = [order.customerPhone, order.secondPhone].filter((phone) => phone)
  return (
    <div className="flex-1">
      <p className="text-sm text-ink-3">{text.to}</p>
      <p className="text-h1 leading-tight font-bold">
        <bdi>{order.receiverName ?? (order.customerName || orderPageText.anonymous)}</bdi>
      </p>
      {phones.map((phone) => (
        <bdi key={phone} dir="ltr" className="tabular mt-2 block text-end text-h2 font-bold">
          {formatPhone(phone ?? '')}
        </bdi>
      ))}
      <p className="mt-4 text-h2 font-bold">
        <bdi>{order.deliveryLocation}</bdi>
      </p>
      <p className="text-h3 wrap-anywhere">
        <bdi>{order.customerAddress}</bdi>
      </p>
      {order.landmark ? (
        <p className="text-lead text-ink-2">
          <bdi>{order.landmark}</bdi>
        </p>
      ) : null}
      {order.latitude !== null && order.longitude !== null ? (
        <p className="mt-1 text-sm">
          {text.location}{' '}
          <NumberText>
            {order.latitude.toFixed(5)}, {order.longitude.toFixed(5)}
          </NumberText>
        </p>
      ) : null}
    </div>
  )
}
