import type { ReactNode, Ref } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import { invoiceText } from '#text/admin/invoice.ts'
import { ordersText } from '#text/admin/orders.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { addressText } from '#text/format-address.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { readRials } from '#text/format-price.ts'
import { useInvoice } from './use-invoice.ts'

/** On the roll of a till, 80 mm wide, 72 of them printed. Black on white: its printer knows no other ink. */
export function InvoiceReceipt({ order, ref }: { order: AdminOrderDetail; ref: Ref<HTMLDivElement> }) {
  const { store, title, tax, isPaid } = useInvoice(order)
  return (
    <div className="mx-auto w-fit bg-surface p-[4mm] text-ink shadow-card print:m-0 print:w-auto print:p-0">
      <div
        ref={ref}
        data-invoice
        data-roll
        className="flex w-[72mm] flex-col gap-2 text-[0.8125rem] leading-snug"
      >
        {store?.isDemo ? (
          <p className="border-2 border-ink px-2 py-1 text-center font-bold">{DEMO_NOTICE}</p>
        ) : null}
        <header className="text-center">
          <p className="font-display text-[1.25rem] font-bold">{store?.nameArabic}</p>
          <p>{store ? addressText(store) : null}</p>
          {store?.phone ? (
            <p>
              <bdi dir="ltr" className="tabular">
                {formatPhone(store.phone)}
              </bdi>
            </p>
          ) : null}
          {tax ? (
            <p>
              {invoiceText.vatNumber}: <bdi dir="ltr">{tax.number}</bdi>
            </p>
          ) : null}
          {store
            ? store.legal.map(({ label, value }) => (
                <p key={label}>
                  {label}: <bdi>{value}</bdi>
                </p>
              ))
            : null}
          <h2 className="mt-1 text-[1rem] font-bold">
            {title} <span className="tabular">{invoiceText.numberOf(order.id)}</span>
          </h2>
        </header>
        <Rule />
        <dl>
          <Line label={invoiceText.orderNumber}>
            <bdi dir="ltr" className="tabular">
              {order.orderNumber}
            </bdi>
          </Line>
          <Line label={invoiceText.date}>{formatDateTime(order.createdAt)}</Line>
          {order.customerName ? (
            <Line label={invoiceText.customer}>
              <bdi>{order.customerName}</bdi>
            </Line>
          ) : null}
          {order.channel === 'counter' ? null : (
            <Line label={invoiceText.address}>
              <bdi>{order.shippingAddress}</bdi>
            </Line>
          )}
        </dl>
        <Rule />
        {order.items.length === 0 ? <p className="font-bold">{ordersText.noItems}</p> : null}
        <ul className="flex flex-col gap-1.5">
          {order.items.map((item) => (
            <li key={item.id}>
              <bdi className="block font-semibold">{item.productNameArabic}</bdi>
              <span className="flex justify-between gap-3">
                <span>
                  {invoiceText.times(formatNumber(item.quantity))} <Price amount={item.productPrice} />
                </span>
                <Price amount={item.subtotal} />
              </span>
            </li>
          ))}
        </ul>
        <Rule />
        <dl>
          <Line label={invoiceText.subtotal}>
            <Price amount={order.totalAmount} />
          </Line>
          <Line label={invoiceText.deliveryFee}>
            <Price amount={order.deliveryFee} />
          </Line>
          {readRials(order.discountAmount) > 0 ? (
            <Line label={invoiceText.discount(order.voucherCode)}>
              <Price amount={order.discountAmount} />
            </Line>
          ) : null}
          <div className="flex items-baseline justify-between gap-3 py-1 text-[1.125rem] font-bold">
            <dt>{invoiceText.total}</dt>
            <dd>
              <Price amount={order.finalAmount} />
            </dd>
          </div>
          {tax ? (
            <Line label={invoiceText.vat}>
              <Price amount={tax.amount} />
            </Line>
          ) : null}
          <Line label={invoiceText.payment}>{isPaid ? invoiceText.paid : invoiceText.notPaid}</Line>
        </dl>
        <Rule />
        <footer className="text-center">
          {order.status === 'cancelled' ? <p className="font-bold">{invoiceText.cancelled}</p> : null}
          <p>{invoiceText.thanks}</p>
        </footer>
      </div>
    </div>
  )
}

function Rule() {
  return <hr className="border-t border-dashed border-ink" />
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="shrink-0">{label}</dt>
      <dd className="wrap-anywhere text-end">{children}</dd>
    </div>
  )
}
