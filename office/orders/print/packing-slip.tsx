import type { AdminOrder } from '#contract/admin/orders.ts'
import { itemsToPack } from '#domain/orders/units-to-hand-over.ts'
import { orderPrintText as text } from '#text/admin/order-print.ts'
import { orderPageText } from '#text/admin/orders.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { DELIVERY_TYPE_LABELS } from '#text/orders.ts'
import { promisedDayText } from '#text/travel.ts'
import { NumberText } from '#ui/number-text.tsx'
import { PickPicture, Sheet, TickBox } from './sheet.tsx'

/** The contents of one parcel, to tick off while packing. Without prices, since the slip may go into the parcel. */
export function PackingSlip({
  order,
  shelves,
}: {
  order: AdminOrder
  shelves: Readonly<Record<string, string>>
}) {
  const items = itemsToPack(order.items)
  return (
    <Sheet>
      <Head order={order} />
      <table className="w-full border-collapse text-md">
        <thead className="sr-only">
          <tr>
            <th />
            <th colSpan={2}>{text.item}</th>
            <th>{text.shelf}</th>
            <th>{text.quantity}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, productId, productNameArabic, productImageUrl, quantity }) => (
            <tr key={id} className="break-inside-avoid border-b border-line">
              <td className="w-8">
                <TickBox />
              </td>
              <td className="w-14 py-2.5">
                <PickPicture url={productImageUrl} />
              </td>
              <td className="px-2 py-2.5 font-semibold">
                <bdi>{productNameArabic}</bdi>
              </td>
              <td className="w-24 py-2.5 text-ink-2">
                <bdi>{shelves[String(productId)]}</bdi>
              </td>
              <td className="tabular w-16 py-2.5 text-center text-h3 font-bold">
                × {formatNumber(quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length === 0 ? <p className="mt-4 font-semibold">{text.nothing}</p> : null}
      {order.customerNotes ? (
        <p className="mt-4 rounded-xs border border-line p-3">
          <span className="block text-sm text-ink-3">{text.notes}</span>
          <bdi className="whitespace-pre-line">{order.customerNotes}</bdi>
        </p>
      ) : null}
    </Sheet>
  )
}

function Head({ order }: { order: AdminOrder }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
      <div>
        <h2 className="font-display text-h1 leading-tight font-bold">{text.slip}</h2>
        <p className="text-ink-2">{formatDate(order.createdAt)}</p>
      </div>
      <p className="sm:text-end">
        <span className="block text-h2 font-bold">
          <NumberText>{order.orderNumber}</NumberText>
        </span>
        <span className="block font-semibold">
          <bdi>{order.receiverName ?? (order.customerName || orderPageText.anonymous)}</bdi>
        </span>
        <span className="block text-ink-2">
          <bdi>{order.deliveryLocation}</bdi>
        </span>
        <span className="block text-ink-2">{DELIVERY_TYPE_LABELS[order.deliveryType]}</span>
        {order.deliveryDay ? (
          <span className="block font-semibold">
            {promisedDayText(order.deliveryDay, order.deliveryHours !== null)}
          </span>
        ) : null}
      </p>
    </header>
  )
}
