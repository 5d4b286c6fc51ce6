import type { ReactNode, Ref } from 'react'
import { Price } from '#browser/price/price.tsx'
import { invoiceText } from '#text/admin/invoice.ts'
import { ordersText } from '#text/admin/orders.ts'
import { DEMO_NOTICE } from '#text/demo.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatPhone } from '#text/format-phone.ts'
import { classNames } from '#ui/class-names.ts'
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

type InvoiceReceiptProps = { order: Printed; choice?: PrintChoice; ref: Ref<HTMLDivElement> }

/** An invoice on receipt paper: 80 mm wide, 72 mm printable. Black only, for thermal printers. */
export function InvoiceReceipt({ order, choice, ref }: InvoiceReceiptProps) {
  const printed = usePrinted(order, choice)
  return (
    <div className="mx-auto w-fit bg-surface p-[4mm] text-ink shadow-card print:m-0 print:w-auto print:p-0">
      <div
        ref={ref}
        data-invoice
        data-roll
        className="flex w-[72mm] flex-col gap-2 text-[0.8125rem] leading-snug"
      >
        {printed.store?.isDemo ? (
          <p className="border-2 border-ink px-2 py-1 text-center font-bold">{DEMO_NOTICE}</p>
        ) : null}
        <Head {...printed} />
        <Rule />
        <Parties {...printed} at={order.createdAt} />
        <Rule />
        <Items {...printed} />
        <Rule />
        <Sums {...printed} />
        <Rule />
        <Foot {...printed} />
      </div>
    </div>
  )
}

function Head({ issued, title, content: { seller } }: PrintedPaper) {
  return (
    <header className="text-center">
      <p className="font-display text-[1.25rem] font-bold">{seller.name}</p>
      <p>{seller.address}</p>
      {seller.phone ? (
        <p>
          <NumberText>{formatPhone(seller.phone)}</NumberText>
        </p>
      ) : null}
      <SellerFacts seller={seller} />
      <h2 className="mt-1 text-[1rem] font-bold">{title}</h2>
      {issued ? (
        <p>
          <NumberText className="font-bold">{issued.number}</NumberText>
        </p>
      ) : null}
    </header>
  )
}

function Parties({ issued, content, at }: PrintedPaper & { at: string }) {
  const { buyer } = content
  return (
    <dl>
      {issued?.ofNumber ? (
        <Line label={invoiceText.ofInvoice}>
          <bdi dir="ltr">{issued.ofNumber}</bdi>
        </Line>
      ) : null}
      <Line label={invoiceText.orderNumber}>
        <NumberText>{content.orderNumber}</NumberText>
      </Line>
      <Line label={invoiceText.date}>{formatDateTime(issued?.issuedAt ?? at)}</Line>
      {buyer.name ? (
        <Line label={invoiceText.customer}>
          <bdi>{buyer.name}</bdi>
        </Line>
      ) : null}
      {content.channel === 'counter' ? null : (
        <Line label={invoiceText.address}>
          <bdi>{buyer.address}</bdi>
        </Line>
      )}
    </dl>
  )
}

function Items({ content: { lines } }: PrintedPaper) {
  return (
    <>
      {lines.length === 0 ? <p className="font-bold">{ordersText.noItems}</p> : null}
      <ul className="flex flex-col gap-1.5">
        {lines
          .filter(({ kind }) => kind === 'item')
          .map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is printed never moves.
            <li key={place}>
              <bdi className="block font-semibold">{line.name}</bdi>
              <span className="flex justify-between gap-3">
                <span>
                  {invoiceText.times(formatNumber(line.quantity))} <Price amount={line.price} />
                </span>
                <Price amount={beforeDiscount(line)} />
              </span>
            </li>
          ))}
      </ul>
    </>
  )
}

function Sums({ issued, content, isPaid }: PrintedPaper) {
  return (
    <dl>
      {sumsOf(content).map(({ label, amount, look }) => (
        <Line key={label} label={label} isTotal={look === 'total'}>
          {look === 'less' ? '− ' : null}
          <Price amount={amount} />
        </Line>
      ))}
      {issued?.kind === 'credit-note' ? null : (
        <Line label={invoiceText.payment}>{isPaid ? invoiceText.paid : invoiceText.notPaid}</Line>
      )}
    </dl>
  )
}

function Foot(printed: PrintedPaper) {
  const { issued, isCancelled } = printed
  return (
    <footer className="flex flex-col items-center text-center">
      {isCancelled ? <p className="font-bold">{invoiceText.cancelled}</p> : null}
      {issued?.isCredited ? <p className="font-bold">{invoiceText.credited}</p> : null}
      <InvoiceQr printed={printed} />
      <p>{invoiceText.thanks}</p>
      {issued ? (
        <bdi dir="ltr" className="text-[0.625rem]">
          {issued.uuid}
        </bdi>
      ) : null}
    </footer>
  )
}

function Rule() {
  return <hr className="border-t border-dashed border-ink" />
}

type ReceiptLineProps = { label: string; isTotal?: boolean; children: ReactNode }

function Line({ label, isTotal = false, children }: ReceiptLineProps) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-3',
        isTotal && 'items-baseline py-1 text-[1.125rem] font-bold',
      )}
    >
      <dt className="shrink-0">{label}</dt>
      <dd className="wrap-anywhere text-end">{children}</dd>
    </div>
  )
}
