import { BadgePercent, Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { Price } from '#browser/price/price.tsx'
import { addBaisa } from '#domain/money.ts'
import { itemSentences } from '#office/orders/sale/use-sale.ts'
import { RequestIdLine } from '#office/shell/failure-card.tsx'
import { counterText as text } from '#text/admin/counter.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { Key } from './key.tsx'
import type { TillNow } from './use-till.ts'

type TillSummaryProps = { now: TillNow; onDiscount: () => void; onPay: () => void }

/** Total, customer and payment button; always visible below the list on a phone. */
export function TillSummary({ now, onDiscount, onPay }: TillSummaryProps) {
  const { till, sums, errors, pending, failure } = now
  const isLooking = till.lookups.some(({ problem }) => problem === null)
  return (
    <Card
      as="section"
      className="flex flex-col gap-3 max-lg:sticky max-lg:bottom-2 max-lg:z-10 max-lg:shadow-float lg:sticky lg:top-20 xl:top-4"
    >
      <CustomerFields
        customer={till.customer}
        errors={errors}
        onChange={(customer) => now.change((before) => ({ ...before, customer }))}
      />
      <Sums sums={sums} />
      <Failure now={now} />
      {till.sent && !pending ? (
        <Notice tone="warn" live title={text.unsure}>
          {failure instanceof ApiError ? <p>{sentenceOf(failure)}</p> : null}
          <p>{text.unsureWhy}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {till.sent ? (
          <Button
            size="lg"
            block
            pending={pending}
            pendingLabel={text.selling}
            onClick={() => void now.resend()}
          >
            {text.resend}
          </Button>
        ) : (
          <>
            <Button
              size="lg"
              variant="outline"
              icon={<BadgePercent />}
              aria-label={text.discountSale}
              disabled={till.lines.length === 0}
              onClick={onDiscount}
            >
              {text.discount} <Key name={text.keys.discount} />
            </Button>
            <Button
              size="lg"
              className="flex-1"
              icon={<Banknote />}
              disabled={till.lines.length === 0 || isLooking}
              onClick={onPay}
            >
              {text.pay} <Key name={text.keys.pay} />
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}

function Sums({ sums }: Pick<TillNow, 'sums'>) {
  const discount = addBaisa(sums.ofLines, sums.ofSale)
  return (
    <dl className="flex flex-col gap-1 border-t border-line pt-3">
      {discount > 0 ? (
        <>
          <Row label={text.subtotal}>
            <Price amount={sums.subtotal} />
          </Row>
          <Row label={text.discount}>
            − <Price amount={discount} />
          </Row>
        </>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink">
        <dt className="font-semibold">{text.total}</dt>
        <dd>
          <Price amount={sums.total} className="font-display text-h1 font-bold" />
        </dd>
      </div>
    </dl>
  )
}

/** The shop's refusal; an unanswered sale has a separate message. */
function Failure({ now: { till, failure } }: { now: TillNow }) {
  if (!failure || till.sent) return null
  const isKeyUsed = refusalIn(failure, 'order-not-editable')
  const sentences = isKeyUsed ? [text.keyUsed] : itemSentences(failure)
  return (
    <Notice tone="danger" live title={text.failed}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <RequestIdLine error={failure} />
    </Notice>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
