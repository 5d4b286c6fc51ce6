import type { ReactNode } from 'react'
import { Price } from '#browser/price/price.tsx'
import { NoItems } from '#office/orders/no-items.tsx'
import { invoiceText } from '#text/admin/invoice.ts'
import { orderPageText } from '#text/admin/orders.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { LogoMark } from '#ui/logo-mark.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { InvoiceQr } from './invoice-qr.tsx'
import {
  beforeDiscount,
  type PrintChoice,
  type Printed,
  type PrintedPaper,
  sumsOf,
  usePrinted,
} from './printed-invoice.ts'
import { SellerFacts } from './seller-facts.tsx'

/** An invoice on A4. */
export function InvoiceSheet({ order, choice }: { order: Printed; choice?: PrintChoice }) {
  const printed = usePrinted(order, choice)
  const { store, content } = printed
  return (
    <article
      data-paper
      data-invoice
      className="relative mx-auto flex w-full max-w-[50rem] flex-col gap-8 rounded-card bg-surface p-5 lg:min-h-[60rem] lg:p-12 text-ink shadow-card max-[18rem]:overflow-x-auto print:min-h-0 print:overflow-visible print:w-auto print:rounded-none print:p-0"
    >
      {store?.isDemo ? (
        <p className="border-2 border-ink px-4 py-2 text-center text-lead font-bold">{DEMO_NOTICE}</p>
      ) : null}
      <Head {...printed} />
      <Parties {...printed} />
      {content.lines.length === 0 ? <NoItems /> : null}
      <Lines {...printed} />
      <div className="flex flex-wrap items-end justify-between gap-6 break-inside-avoid">
        <InvoiceQr printed={printed} />
        <Totals {...printed} />
      </div>
      <Foot {...printed} />
    </article>
  )
}

function Head({ store, issued, title, content: { seller } }: PrintedPaper) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-6">
      <div className="flex items-start gap-4">
        {store?.logoUrl ? (
          <img src={store.logoUrl} alt="" width={56} height={56} className="size-14 object-contain" />
        ) : (
          <LogoMark className="size-14 text-brand-ink" />
        )}
        <div>
          <p className="font-display text-h1 leading-tight font-bold">{seller.name}</p>
          <p className="text-md text-ink-2">{seller.address}</p>
          {seller.phone || seller.email ? (
            <p className="text-md text-ink-2">
              {seller.phone ? <NumberText>{formatPhone(seller.phone)}</NumberText> : null}
              {seller.phone && seller.email ? ' · ' : null}
              {seller.email ? <bdi dir="ltr">{seller.email}</bdi> : null}
            </p>
          ) : null}
          <SellerFacts seller={seller} className="text-md text-ink-2" />
        </div>
      </div>
      <div className="text-end">
        <h2 className="font-display text-h2 leading-tight font-bold">{title}</h2>
        {issued ? (
          <p dir="ltr" className="tabular mt-1 text-start text-lead font-semibold">
            {issued.number}
          </p>
        ) : null}
      </div>
    </header>
  )
}

function Parties({ issued, content, date, isPaid }: PrintedPaper) {
  const { buyer } = content
  return (
    <div className="grid gap-x-8 gap-y-4 text-md sm:grid-cols-2 print:grid-cols-2">
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
        <Line label={invoiceText.customer}>
          <bdi className="font-semibold">{buyer.name || orderPageText.anonymous}</bdi>
          {buyer.phone ? (
            <NumberText className="block text-end">{formatPhone(buyer.phone)}</NumberText>
          ) : null}
        </Line>
        <Line label={invoiceText.address}>
          <bdi>{buyer.address}</bdi>
        </Line>
        {content.channel === 'counter' ? null : (
          <Line label={invoiceText.delivery}>{content.deliveryType}</Line>
        )}
      </dl>
      <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1">
        {issued?.ofNumber ? (
          <Line label={invoiceText.ofInvoice}>
            <NumberText>{issued.ofNumber}</NumberText>
          </Line>
        ) : null}
        <Line label={invoiceText.orderNumber}>
          <NumberText>{content.orderNumber}</NumberText>
        </Line>
        <Line label={invoiceText.date}>{date}</Line>
        {issued?.kind === 'credit-note' ? null : (
          <Line label={invoiceText.payment}>{isPaid ? invoiceText.paid : invoiceText.notPaid}</Line>
        )}
      </dl>
    </div>
  )
}

function Lines({ content: { lines, vat } }: PrintedPaper) {
  const hasVat = vat !== null
  return (
    <table className="w-full border-collapse text-sm sm:text-md print:text-md">
      <thead>
        <tr className="border-b-2 border-ink text-ink-2">
          <th className="py-2 text-start font-semibold">{invoiceText.item}</th>
          <th className="w-12 py-2 sm:w-20 print:w-20 text-center font-semibold">{invoiceText.quantity}</th>
          <th className="w-18 py-2 sm:w-32 print:w-32 text-end font-semibold">{invoiceText.price}</th>
          {hasVat ? (
            <th className="hidden py-2 text-end font-semibold sm:table-cell sm:w-28 print:table-cell print:w-28">
              {invoiceText.lineVat}
            </th>
          ) : null}
          <th className="w-20 py-2 sm:w-36 print:w-36 text-end font-semibold">{invoiceText.sum}</th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter(({ kind }) => kind === 'item')
          .map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never moves.
            <tr key={place} className="break-inside-avoid border-b border-line align-top">
              <td className="py-2.5">
                <bdi className="font-semibold">{line.name}</bdi>
                {line.detail ? (
                  <span className="block text-sm text-ink-2">
                    <bdi>{line.detail}</bdi>
                  </span>
                ) : null}
              </td>
              <td className="tabular py-2.5 text-center">{formatNumber(line.quantity)}</td>
              <td className="py-2.5 text-end">
                <Price amount={line.price} />
              </td>
              {line.vatPercent === null ? null : (
                <td className="hidden py-2.5 text-end sm:table-cell print:table-cell">
                  <Price amount={line.vat} />
                  <span className="block text-sm text-ink-2">{invoiceText.vatAt(line.vatPercent)}</span>
                </td>
              )}
              <td className="py-2.5 text-end">
                <Price amount={beforeDiscount(line)} className="font-semibold" />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function Totals({ content }: PrintedPaper) {
  return (
    <dl className="ms-auto w-full max-w-80 text-md">
      {sumsOf(content).map(({ label, amount, look }) => (
        <div
          key={label}
          className={
            look === 'total'
              ? 'flex justify-between gap-4 border-y-2 border-ink py-2 text-lead font-bold'
              : 'flex justify-between gap-4 py-1.5 text-ink-2'
          }
        >
          <dt>{label}</dt>
          <dd className="text-ink">
            {look === 'less' ? '− ' : null}
            <Price amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Foot({ issued, content, isCancelled }: PrintedPaper) {
  return (
    <footer className="mt-auto border-t border-line pt-4 text-center text-sm text-ink-2">
      {isCancelled ? <p className="font-semibold">{invoiceText.cancelled}</p> : null}
      {issued?.isCredited ? <p className="font-semibold">{invoiceText.credited}</p> : null}
      <p>{invoiceText.thanks}</p>
      {content.vat !== null ? <p>{invoiceText.vatIncluded}</p> : null}
      {issued ? (
        <p>
          {invoiceText.uuid}: <bdi dir="ltr">{issued.uuid}</bdi>
        </p>
      ) : null}
    </footer>
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
