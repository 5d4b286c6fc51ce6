import { Check, PawPrint, X } from 'lucide-react'
import { useState } from 'react'
import { Price } from '#browser/price/price.tsx'
import type { AdminReturn } from '#contract/admin/returns.ts'
import { mishapOf } from '#domain/animals/loss.ts'
import { isLoss } from '#domain/returns/return-rules.ts'
import { PhotoLinks } from '#office/shell/photo-links.tsx'
import { May } from '#office/shell/use-may.tsx'
import { orderPageText } from '#text/admin/orders.ts'
import { ADMIN_REASON_LABELS, RETURN_KIND_LABELS, adminReturnsText as text } from '#text/admin/returns.ts'
import { formatDateTime } from '#text/format-date.ts'
import { returnStateLabel } from '#text/returns.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { NameLostDialog, RefuseDialog } from './decide-dialogs.tsx'

const TONES = { waiting: 'warn', accepted: 'ok', refused: 'neutral', over: 'neutral' } as const

/** One return or case: customer, items, reason and pictures, and the shop's decision or the buttons to make it. */
export function ReturnDetails({ one, withOrder = false }: { one: AdminReturn; withOrder?: boolean }) {
  const [deciding, setDeciding] = useState<'accept' | 'refuse' | 'name' | null>(null)
  const { state, kind, words, images, note } = one
  return (
    <div className="flex flex-col gap-3">
      <header className="flex items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-ink">{ADMIN_REASON_LABELS[one.reason]}</h3>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
            {withOrder ? <OrderLink one={one} /> : null}
            <time dateTime={one.openedAt}>{formatDateTime(one.openedAt)}</time>
          </p>
        </div>
        <span className="flex shrink-0 flex-wrap justify-end gap-2 max-sm:flex-col max-sm:items-end">
          {kind === 'case' ? <Badge tone="brand">{RETURN_KIND_LABELS.case}</Badge> : null}
          <Badge tone={TONES[state]}>{returnStateLabel(one)}</Badge>
        </span>
      </header>
      <ItemLines one={one} />
      {words ? <p className="wrap-anywhere whitespace-pre-line text-ink">«{words}»</p> : null}
      <PhotoLinks ids={images} label={text.photo} />
      {state === 'accepted' ? (
        <p className="text-md">
          {text.falls} <Price amount={one.amount} className="font-bold text-ink" />
        </p>
      ) : null}
      {note ? (
        <div className="rounded-picture bg-sunken px-4 py-3 text-md">
          <p className="font-semibold text-ink">{text.said}</p>
          <p className="wrap-anywhere whitespace-pre-line">{note}</p>
        </div>
      ) : null}
      {one.decidedAt ? (
        <p className="text-sm text-ink-3">{text.decided(formatDateTime(one.decidedAt), one.decidedBy)}</p>
      ) : (
        <DecideButtons isLost={isLoss(one.reason)} onDecide={setDeciding} />
      )}
      {one.items.some(({ candidates }) => candidates.length > 0) ? (
        <May need="orders:write">
          <Button variant="outline" size="sm" className="self-start" onClick={() => setDeciding('name')}>
            {text.which[mishapOf(one.reason)].ask}
          </Button>
        </May>
      ) : null}
      {deciding === 'name' ? <NameLostDialog one={one} onClose={() => setDeciding(null)} /> : null}
      {deciding === 'accept' ? <AcceptDialog one={one} onClose={() => setDeciding(null)} /> : null}
      {deciding === 'refuse' ? <RefuseDialog one={one} onClose={() => setDeciding(null)} /> : null}
    </div>
  )
}

type DecideButtonsProps = { isLost: boolean; onDecide: (decision: 'accept' | 'refuse') => void }

function DecideButtons({ isLost, onDecide }: DecideButtonsProps) {
  return (
    <May need="orders:write">
      <div className="flex flex-wrap gap-2">
        <Button icon={<Check />} onClick={() => onDecide('accept')} className="max-sm:flex-1">
          {isLost ? text.giveBack : text.accept}
        </Button>
        <Button
          variant="outline"
          icon={isLost ? <PawPrint /> : <X />}
          onClick={() => onDecide('refuse')}
          className="max-sm:flex-1"
        >
          {isLost ? text.replace : text.refuse}
        </Button>
      </div>
    </May>
  )
}

function ItemLines({ one: { items, reason, state } }: { one: AdminReturn }) {
  return (
    <ul className="flex flex-col gap-1 text-md">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium text-ink">
            <bdi>{item.productNameArabic}</bdi>{' '}
            <span className="text-sm font-normal text-ink-2">{countOf(item, state)}</span>
          </span>
          {item.accepted > 0 ? (
            <span className="text-sm text-ink-2">
              {isLoss(reason) ? null : `${item.isRestocked ? text.restocked : text.writtenOff} · `}
              <Price amount={item.amount} />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function OrderLink({ one }: { one: AdminReturn }) {
  const name = <bdi>{one.customerName || orderPageText.anonymous}</bdi>
  const number = <NumberText>{one.orderNumber}</NumberText>
  return (
    <>
      {name}
      {one.isOrderDeleted ? (
        number
      ) : (
        <Link
          to={`/admin/orders/${one.orderId}`}
          className="relative text-brand-ink after:absolute after:inset-x-0 after:-inset-y-3 hover:underline"
        >
          {number}
        </Link>
      )}
    </>
  )
}

function countOf({ accepted, quantity, bought }: AdminReturn['items'][number], state: AdminReturn['state']) {
  return state === 'accepted' ? text.taken(accepted, quantity) : text.asked(quantity, bought)
}
