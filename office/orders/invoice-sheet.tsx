import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { AdminOrder } from '#contract/admin/orders.ts'
import { invoiceText } from '#text/admin/invoice.ts'
import { orderPageText } from '#text/admin/orders.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { addressText } from '#text/format-address.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { readRials } from '#text/format-price.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { NoItems } from './no-items.tsx'
import { useInvoice } from './use-invoice.ts'

/** On A4. */
export function InvoiceSheet({ order }: { order: AdminOrder }) {
  const { store, title, tax, isPaid } = useInvoice(order)
  return (
    <article
      data-paper
      data-invoice
      className="mx-auto flex w-full max-w-[50rem] flex-col gap-8 rounded-card bg-surface p-5 lg:min-h-[60rem] lg:p-12 text-ink shadow-card print:min-h-0 print:w-auto print:rounded-none print:p-0"
    >
      {store?.isDemo ? (
        <p className="border-2 border-ink px-4 py-2 text-center text-lead font-bold">{DEMO_NOTICE}</p>
      ) : null}
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-6">
        <div className="flex items-start gap-4">
          {store?.logoUrl ? (
            <img src={store.logoUrl} alt="" width={56} height={56} className="size-14 object-contain" />
          ) : (
            <LogoMark className="size-14 text-brand-ink" />
          )}
          <div>
            <p className="font-display text-h1 leading-tight font-bold">{store?.nameArabic}</p>
            <p className="text-md text-ink-2">{store ? addressText(store) : null}</p>
            {store?.phone || store?.contactEmail ? (
              <p className="text-md text-ink-2">
                {store.phone ? (
                  <bdi dir="ltr" className="tabular">
                    {formatPhone(store.phone)}
                  </bdi>
                ) : null}
                {store.phone && store.contactEmail ? ' · ' : null}
                {store.contactEmail ? <bdi dir="ltr">{store.contactEmail}</bdi> : null}
              </p>
            ) : null}
            {tax ? (
              <p className="text-md text-ink-2">
                {invoiceText.vatNumber}: <bdi dir="ltr">{tax.number}</bdi>
              </p>
            ) : null}
            {store
              ? store.legal.map(({ label, value }) => (
                  <p key={label} className="text-md text-ink-2">
                    {label}: <bdi>{value}</bdi>
                  </p>
                ))
              : null}
          </div>
        </div>
        <div className="text-end">
          <h2 className="font-display text-h1 leading-tight font-bold">{title}</h2>
          <p className="tabular mt-1 text-lead font-semibold">{invoiceText.numberOf(order.id)}</p>
        </div>
      </header>

      <div className="grid gap-x-8 gap-y-4 text-md sm:grid-cols-2 print:grid-cols-2">
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
          <Line label={invoiceText.customer}>
            <bdi className="font-semibold">{order.customerName || orderPageText.anonymous}</bdi>
            {order.customerPhone ? (
              <bdi dir="ltr" className="tabular block text-end">
                {formatPhone(order.customerPhone)}
              </bdi>
            ) : null}
          </Line>
          <Line label={invoiceText.address}>
            <bdi>{order.shippingAddress}</bdi>
          </Line>
          {order.channel === 'counter' ? null : (
            <Line label={invoiceText.delivery}>{order.deliveryTypeArabic}</Line>
          )}
        </dl>
        <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
          <Line label={invoiceText.number}>
            <span className="tabular">{invoiceText.numberOf(order.id)}</span>
          </Line>
          <Line label={invoiceText.orderNumber}>
            <bdi dir="ltr" className="tabular">
              {order.orderNumber}
            </bdi>
          </Line>
          <Line label={invoiceText.date}>{formatDate(order.createdAt)}</Line>
          <Line label={invoiceText.payment}>{isPaid ? invoiceText.paid : invoiceText.notPaid}</Line>
        </dl>
      </div>

      {order.items.length === 0 ? <NoItems /> : null}
      <table className="w-full border-collapse text-sm sm:text-md print:text-md">
        <thead>
          <tr className="border-b-2 border-ink text-ink-2">
            <th className="py-2 text-start font-semibold">{invoiceText.item}</th>
            <th className="w-12 py-2 sm:w-20 print:w-20 text-center font-semibold">{invoiceText.quantity}</th>
            <th className="w-18 py-2 sm:w-32 print:w-32 text-end font-semibold">{invoiceText.price}</th>
            <th className="w-20 py-2 sm:w-36 print:w-36 text-end font-semibold">{invoiceText.sum}</th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2.5">
                <bdi className="font-semibold">{item.productNameArabic}</bdi>
                {item.productBreed || item.productAge ? (
                  <span className="block text-sm text-ink-2">
                    <bdi>{[item.productBreed, item.productAge].filter(Boolean).join(' · ')}</bdi>
                  </span>
                ) : null}
              </td>
              <td className="tabular py-2.5 text-center">{formatNumber(item.quantity)}</td>
              <td className="py-2.5 text-end">
                <Price amount={item.productPrice} />
              </td>
              <td className="py-2.5 text-end">
                <Price amount={item.subtotal} className="font-semibold" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>

      <dl className="ms-auto w-full max-w-80 break-inside-avoid text-md">
        <Amount label={invoiceText.subtotal}>
          <Price amount={order.totalAmount} />
        </Amount>
        <Amount label={invoiceText.deliveryFee}>
          <Price amount={order.deliveryFee} />
        </Amount>
        {readRials(order.discountAmount) > 0 ? (
          <Amount label={invoiceText.discount(order.voucherCode)}>
            <Price amount={order.discountAmount} />
          </Amount>
        ) : null}
        <Amount label={invoiceText.total} strong>
          <Price amount={order.finalAmount} />
        </Amount>
        {tax ? (
          <>
            <Amount label={invoiceText.withoutVat}>
              <Price amount={tax.before} />
            </Amount>
            <Amount label={invoiceText.vat}>
              <Price amount={tax.amount} />
            </Amount>
          </>
        ) : null}
      </dl>

      <footer className="mt-auto border-t border-line pt-4 text-center text-sm text-ink-2">
        {order.status === 'cancelled' ? <p className="font-semibold">{invoiceText.cancelled}</p> : null}
        <p>{invoiceText.thanks}</p>
        {tax ? <p>{invoiceText.vatIncluded}</p> : null}
      </footer>
    </article>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function Amount({
  label,
  strong = false,
  children,
}: {
  label: string
  strong?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-4 border-y-2 border-ink py-2 text-lead font-bold'
          : 'flex justify-between gap-4 py-1.5 text-ink-2'
      }
    >
      <dt>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  )
}
