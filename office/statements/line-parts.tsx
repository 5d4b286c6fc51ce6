import { Check, CircleCheck, CircleDashed, CircleHelp } from 'lucide-react'
import { Price } from '#browser/price/price.tsx'
import type { StatementLine, StatementMatch } from '#contract/admin/statements.ts'
import { statementsText } from '#text/admin/statements.ts'
import { formatDayMonth } from '#text/format-date.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'

export type LineLook = 'sure' | 'likely' | 'open' | 'accepted'

export const LOOKS = {
  sure: { band: 'bg-ok-soft', text: 'text-ok', Icon: CircleCheck },
  likely: { band: 'bg-warn-soft', text: 'text-warn', Icon: CircleHelp },
  open: { band: '', text: 'text-ink-2', Icon: CircleDashed },
  accepted: { band: 'bg-brand-soft', text: 'text-brand-ink', Icon: Check },
}

export function BankSide({ line }: { line: StatementLine }) {
  const facts = [line.date && formatDayMonth(line.date), line.reference].filter(Boolean)
  return (
    <div className="flex items-center gap-4 max-[18rem]:flex-wrap rounded-t-card bg-surface p-4 shadow-card lg:col-start-3 lg:row-start-1 lg:rounded-card">
      <Price amount={line.amount} className="order-last text-lead font-bold text-ink lg:order-first" />
      <div className="min-w-0 flex-1 max-[18rem]:basis-full lg:text-end">
        <p className="wrap-anywhere line-clamp-3 font-semibold text-ink">
          <bdi>{line.text || '—'}</bdi>
        </p>
        <p className="text-sm text-ink-3">
          {facts.map((fact, i) => (
            <span key={fact}>
              {i > 0 ? ' · ' : ''}
              <bdi dir="auto" className="tabular">
                {fact}
              </bdi>
            </span>
          ))}
          {line.seenIn === null || line.paid.length > 0 ? null : (
            <>
              {' · '}
              <Link
                to={`/admin/transfers/statement?statement=${line.seenIn}`}
                className="text-brand-ink underline"
              >
                {statementsText.seenLine}
              </Link>
            </>
          )}
        </p>
      </div>
    </div>
  )
}

/** The comparison of the two amounts. */
export function Band({ look, orders }: { look: LineLook; orders: number }) {
  const { band, text, Icon } = LOOKS[look]
  return (
    <div
      className={classNames(
        'flex items-center justify-center py-1.5 lg:col-start-2 lg:row-start-1 lg:my-3',
        band,
        look === 'open' &&
          'border-y-0 lg:bg-[linear-gradient(var(--color-line-strong),var(--color-line-strong))] lg:bg-[length:100%_1px] lg:bg-center lg:bg-no-repeat',
      )}
    >
      <span
        className={classNames(
          'inline-flex items-center gap-1.5 rounded-pill bg-surface px-3 py-1 text-md font-semibold',
          text,
        )}
      >
        <Icon className="size-5" />
        {look === 'sure' ? statementsText.sure(orders) : statementsText[look]}
      </span>
    </div>
  )
}

const SHOP_SIDE = 'h-full rounded-b-card bg-surface shadow-card lg:rounded-card'

export function OrderRows({
  rows,
}: {
  rows: readonly { orderId: number; orderNumber: string; customerName: string; amount: string }[]
}) {
  return (
    <ul className={classNames(SHOP_SIDE, 'flex flex-col justify-center divide-y divide-line px-4')}>
      {rows.map(({ orderId, orderNumber, customerName, amount }) => (
        <li key={orderId} className="flex items-center gap-4 py-4 max-[18rem]:flex-wrap">
          <Link
            to={`/admin/orders/${orderId}`}
            className="min-w-0 flex-1 text-ink no-underline max-[18rem]:basis-full"
          >
            <OrderName customerName={customerName} orderNumber={orderNumber} />
          </Link>
          <Price amount={amount} className="text-lead font-bold text-ink" />
        </li>
      ))}
    </ul>
  )
}

function OrderName({ customerName, orderNumber }: { customerName: string; orderNumber: string }) {
  return (
    <>
      <bdi className="line-clamp-1 block font-semibold">{customerName || orderNumber}</bdi>
      <NumberText className="block text-end text-sm text-ink-3">{orderNumber}</NumberText>
    </>
  )
}

export function NoMatch({ note }: { note: string | null }) {
  return (
    <p className="flex h-full items-center rounded-b-card border-2 border-dashed border-line-strong p-4 text-md text-ink-2 lg:rounded-card">
      {note ?? statementsText.noMatch}
    </p>
  )
}

type ChoicesProps = {
  line: StatementLine
  choices: readonly StatementMatch[][]
  place: number
  onChoose: (place: number) => void
}

/** A choice of several orders; the likeliest is preselected. */
export function Choices({ line, choices, place, onChoose }: ChoicesProps) {
  return (
    <fieldset className={classNames(SHOP_SIDE, 'min-w-0 p-2')}>
      <legend className="sr-only">{statementsText.choose}</legend>
      {choices.map((matches, i) => (
        <label
          key={matches.map(({ orderId }) => orderId).join()}
          className="flex cursor-pointer items-center gap-3 rounded-control px-2 py-2 max-[18rem]:flex-wrap has-checked:bg-warn-soft"
        >
          <input
            type="radio"
            name={`line-${line.id}`}
            checked={i === place}
            onChange={() => onChoose(i)}
            className="size-5 shrink-0 accent-(--color-brand)"
          />
          <span className="min-w-0 flex-1">
            {matches.map(({ orderId, orderNumber, customerName }) => (
              <OrderName key={orderId} customerName={customerName} orderNumber={orderNumber} />
            ))}
          </span>
          <span className="flex flex-col items-end">
            {matches.map(({ orderId, due }) => (
              <Price key={orderId} amount={due} className="font-bold text-ink" />
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** «المبلغ مطابق، ورقم الطلب في نص العملية.»; mismatches come after it. */
export function Reasons({ matches: [first] }: { matches: readonly StatementMatch[] }) {
  if (!first) return null
  const { reasons, doubts } = first
  return <>{[...reasons, ...doubts].map((reason, i) => (i === 0 ? reason : `و${reason}`)).join('، ')}.</>
}
