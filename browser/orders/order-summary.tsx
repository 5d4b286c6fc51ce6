import type { ReactNode } from 'react'
import { AmountRow, TotalRow } from '#browser/price/amount-row.tsx'
import { Price } from '#browser/price/price.tsx'
import type { Order } from '#contract/orders.ts'
import { type Baisa, baisaOf } from '#domain/money.ts'
import { cartText } from '#text/cart/cart.ts'
import { checkoutText } from '#text/checkout.ts'
import { formatCount, PIECES } from '#text/format-count.ts'
import { voucherText } from '#text/vouchers.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { ChevronDown } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { linesOfOrder, piecesOf, type SummaryLine } from './summary-line.ts'
import { Thumbs } from './thumbs.tsx'

type ShownAmount = Baisa | string

export type SummaryProps = {
  lines: readonly SummaryLine[]
  total: ShownAmount
  /** Null: the requested delivery is not offered. */
  fee: ShownAmount | null
  /** The voucher's discount; undefined if there is none. */
  discount?: { amount: ShownAmount; code: string | null }
  /** The amount of the returns (F-03). */
  returned?: ShownAmount
  finalTotal: ShownAmount
  /** The fee in words, if there is no amount. */
  freeDelivery: boolean
}

type Placed = Pick<
  Order,
  | 'items'
  | 'totalAmount'
  | 'deliveryFee'
  | 'discountAmount'
  | 'voucherCode'
  | 'returnedAmount'
  | 'finalAmount'
>

export function summaryOf(order: Placed): SummaryProps {
  return {
    lines: linesOfOrder(order),
    total: order.totalAmount,
    fee: order.deliveryFee,
    discount: { amount: order.discountAmount, code: order.voucherCode },
    returned: order.returnedAmount,
    finalTotal: order.finalAmount,
    freeDelivery: baisaOf(order.deliveryFee) === 0,
  }
}

/** The ordered items and their cost, collapsed to one line on a phone. */
export function FoldedSummary({ className, ...summary }: SummaryProps & { className?: string }) {
  const { lines, fee, freeDelivery } = summary
  return (
    <Card padded={false} className={className}>
      <details className="group">
        <summary className="flex min-h-20 list-none items-center gap-4 rounded-card px-4 py-3">
          <Thumbs lines={lines} />
          <span className="min-w-0 flex-1">
            <span className="block font-semibold text-ink">{checkoutText.summary}</span>
            <span className="block text-sm text-ink-2">
              {formatCount(piecesOf(lines), PIECES)}، {checkoutText.deliveryFee}{' '}
              <DeliveryAmount fee={fee} freeDelivery={freeDelivery} />
            </span>
          </span>
          <ChevronDown className="size-6 shrink-0 text-ink-2 transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line px-4 pt-1 pb-4">
          <SummaryLines lines={lines} />
          <SummaryAmounts {...summary} />
        </div>
      </details>
    </Card>
  )
}

type OpenSummaryProps = SummaryProps & {
  /** Each line leads to the page of its product. */
  linked?: boolean
  className?: string
  children?: ReactNode
}

/** The same, always expanded: beside the form on a wide screen, on the confirmation, in an order. */
export function OpenSummary({ linked = false, className, children, ...summary }: OpenSummaryProps) {
  return (
    <Card as="section" className={classNames('print:px-0 print:py-1', className)}>
      <h2 className="font-display text-h3 font-bold">{checkoutText.summary}</h2>
      <SummaryLines
        lines={summary.lines}
        linked={linked}
        className="mt-1 lg:max-h-[24rem] lg:overflow-y-auto print:max-h-none"
      />
      <SummaryAmounts {...summary} />
      {children}
    </Card>
  )
}

type SummaryLinesProps = { lines: readonly SummaryLine[]; linked?: boolean; className?: string }

function SummaryLines({ lines, linked = false, className }: SummaryLinesProps) {
  return (
    <ul className={className} tabIndex={lines.length > 5 ? 0 : undefined} aria-label={checkoutText.summary}>
      {lines.map((line) => (
        <li
          key={line.id}
          className="relative flex items-center gap-3 border-b border-line py-3 last:border-b-0 print:break-inside-avoid print:py-0.5"
        >
          <Picture
            image={line.image}
            sizes="64px"
            decorative
            className="size-14 shrink-0 rounded-control print:hidden"
          />
          <span className="min-w-0 flex-1 print:flex print:gap-3">
            <span className="line-clamp-2 text-md leading-snug font-semibold text-ink">
              {linked && line.productId !== null ? (
                <ProductLink id={line.productId}>{line.name}</ProductLink>
              ) : (
                line.name
              )}
            </span>
            <span className="block text-sm text-ink-2">
              {line.facts ? <bdi className="block truncate">{line.facts}</bdi> : null}
              {line.quantity > 1 ? (
                <>
                  {cartText.times(line.quantity)} <Price amount={line.price} />
                </>
              ) : null}
            </span>
          </span>
          <Price amount={line.amount} className="font-semibold text-ink" />
        </li>
      ))}
    </ul>
  )
}

/** An order does not know which are animals: for these, the address leads on to theirs. */
function ProductLink({ id, children }: { id: number; children: string }) {
  return (
    <Link
      to={`/products/${id}`}
      className="text-ink no-underline after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  )
}

function SummaryAmounts({
  total,
  fee,
  discount,
  returned,
  finalTotal,
  freeDelivery,
}: Omit<SummaryProps, 'lines'>) {
  return (
    <dl className="mt-1 border-t border-line pt-2">
      <AmountRow label={checkoutText.subtotal}>
        <Price amount={total} />
      </AmountRow>
      <AmountRow label={checkoutText.deliveryFee}>
        <DeliveryAmount fee={fee} freeDelivery={freeDelivery} className="text-ok" />
      </AmountRow>
      {discount && toAmount(discount.amount) > 0 ? (
        <AmountRow label={discount.code ? voucherText.discountWith(discount.code) : voucherText.discount}>
          <span className="text-ok">
            − <Price amount={discount.amount} />
          </span>
        </AmountRow>
      ) : null}
      {returned && toAmount(returned) > 0 ? (
        <AmountRow label={checkoutText.returned}>
          <span className="text-ok">
            − <Price amount={returned} />
          </span>
        </AmountRow>
      ) : null}
      <TotalRow label={checkoutText.total} amount={finalTotal} />
    </dl>
  )
}

function toAmount(amount: ShownAmount): number {
  return typeof amount === 'string' ? baisaOf(amount) : amount
}

type DeliveryAmountProps = Pick<SummaryProps, 'fee' | 'freeDelivery'> & { className?: string }

function DeliveryAmount({ fee, freeDelivery, className }: DeliveryAmountProps) {
  if (fee === null) return checkoutText.notOffered
  return freeDelivery ? <span className={className}>{checkoutText.free}</span> : <Price amount={fee} />
}
