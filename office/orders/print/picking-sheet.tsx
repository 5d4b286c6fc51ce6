import type { OrderSheets } from '#contract/admin/order-list.ts'
import { pickingList } from '#domain/orders/picking-list.ts'
import { itemsToPack } from '#domain/orders/units-to-hand-over.ts'
import { orderPrintText as text } from '#text/admin/order-print.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { DELIVERY_DAY_LABEL, promisedDayText } from '#text/travel.ts'
import { NumberText } from '#ui/number-text.tsx'
import { PickPicture, Sheet, TickBox } from './sheet.tsx'

/** All items of the orders, merged and sorted by shelf. */
export function PickingSheet({
  orders,
  shelves,
}: {
  orders: OrderSheets['items']
  shelves: OrderSheets['shelves']
}) {
  return (
    <Sheet>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-3">
        <h2 className="font-display text-h1 font-bold">{text.picking}</h2>
        <p className="text-ink-2">
          {text.count(orders.length)} · {formatDate(new Date().toISOString())}
        </p>
      </header>
      <PromisedDays orders={orders} />
      <table className="w-full border-collapse text-md">
        <thead>
          <tr className="border-b border-line text-sm text-ink-2">
            <th className="w-8" />
            <th className="w-20 py-2 text-start font-semibold">{text.shelf}</th>
            <th className="py-2 text-start font-semibold" colSpan={2}>
              {text.item}
            </th>
            <th className="w-16 py-2 text-center font-semibold">{text.quantity}</th>
            <th className="w-20 py-2 text-center font-semibold">{text.inOrders}</th>
          </tr>
        </thead>
        <tbody>
          {pickingList(
            orders.map(({ items }) => ({ items: itemsToPack(items) })),
            shelves,
          ).map(({ productId, name, imageUrl, quantity, orders: count, shelf }) => (
            <tr key={`${productId} ${name}`} className="break-inside-avoid border-b border-line">
              <td>
                <TickBox />
              </td>
              <td className="py-2">
                <bdi className="font-bold">{shelf ?? '—'}</bdi>
              </td>
              <td className="w-14 py-2">
                <PickPicture url={imageUrl} />
              </td>
              <td className="px-2 py-2 font-semibold">
                <bdi>{name}</bdi>
              </td>
              <td className="tabular py-2 text-center text-lead font-bold">{formatNumber(quantity)}</td>
              <td className="tabular py-2 text-center text-ink-2">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

/** H-06: the orders with a promised day, soonest first, with the hours in heat. */
function PromisedDays({ orders }: { orders: OrderSheets['items'] }) {
  const days = new Map<string, string[]>()
  const promised = orders.flatMap(({ orderNumber, deliveryDay, deliveryHours }) =>
    deliveryDay ? [{ orderNumber, deliveryDay, isHot: deliveryHours !== null }] : [],
  )
  for (const { orderNumber, deliveryDay, isHot } of promised.sort((a, b) =>
    a.deliveryDay.localeCompare(b.deliveryDay),
  )) {
    const day = promisedDayText(deliveryDay, isHot)
    days.set(day, [...(days.get(day) ?? []), orderNumber])
  }
  if (days.size === 0) return null
  return (
    <dl className="border-b border-line py-2">
      {[...days].map(([day, numbers]) => (
        <div key={day} className="flex flex-wrap gap-x-3">
          <dt className="font-semibold">
            {DELIVERY_DAY_LABEL} {day}
          </dt>
          {numbers.map((number) => (
            <dd key={number}>
              <NumberText>{number}</NumberText>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
