import { TriangleAlert } from 'lucide-react'
import { linesOfOrder } from '#browser/orders/summary-line.ts'
import { Thumbs } from '#browser/orders/thumbs.tsx'
import { Price } from '#browser/price/price.tsx'
import type { Transfer } from '#contract/admin/orders.ts'
import { HOUR_MS } from '#domain/duration.ts'
import { SelectBox } from '#office/list/select-box.tsx'
import { NoItems } from '#office/orders/no-items.tsx'
import { Fact, FactList } from '#office/shell/fact-list.tsx'
import { May } from '#office/shell/use-may.tsx'
import { orderPageText } from '#text/admin/orders.ts'
import { adminListText } from '#text/admin/shell.ts'
import { transfersText } from '#text/admin/transfers.ts'
import { formatAgo, formatDeadline } from '#text/format-ago.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { MatchNotice } from './match-notice.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { TransferPicture } from './transfer-picture.tsx'

const SOON_MS = 3 * HOUR_MS

type TransferCardProps = {
  transfer: Transfer
  now: number
  selected: boolean
  /** Missing for closed transfers. */
  onSelect: ((through: boolean) => void) | undefined
}

/** One transfer: customer, amount, match, and the next step. */
export function TransferCard({ transfer: order, now, selected, onSelect }: TransferCardProps) {
  const { transfer } = order
  const lines = linesOfOrder(order)
  const open = order.paymentStatus !== 'verified' && order.status !== 'cancelled'
  return (
    <Card
      as="article"
      className={classNames(
        'flex h-full flex-col gap-3',
        selected && 'shadow-[0_0_0_2px_var(--color-brand)]',
      )}
    >
      <div className="flex items-center gap-3">
        {onSelect ? (
          <SelectBox label={adminListText.select(order.orderNumber)} checked={selected} onToggle={onSelect} />
        ) : null}
        <span className="hidden sm:flex">
          <Thumbs lines={lines.slice(0, 2)} />
        </span>
        <Link to={`/admin/orders/${order.id}`} className="min-w-0 flex-1 text-ink no-underline">
          <bdi className="line-clamp-1 font-semibold">{order.customerName || orderPageText.anonymous}</bdi>
          <NumberText className="block text-end text-sm text-ink-3">{order.orderNumber}</NumberText>
        </Link>
        <Price amount={order.finalAmount} className="text-lead font-bold text-ink" />
      </div>
      {lines.length === 0 ? <NoItems /> : null}
      <TransferFacts order={order} isOpen={open} now={now} />
      <div className="flex gap-3 empty:hidden">
        {transfer.image ? <TransferPicture id={transfer.image} className="size-20" /> : null}
        {open && order.paymentStatus === 'reported' ? <MatchNotice order={order} /> : null}
      </div>
      {open ? (
        <May need="orders:write">
          <div className="mt-auto pt-1">
            <TransferActions order={order} withOrder />
          </div>
        </May>
      ) : null}
    </Card>
  )
}

type TransferFactsProps = { order: Transfer; isOpen: boolean; now: number }

function TransferFacts({ order, isOpen, now }: TransferFactsProps) {
  const { transfer } = order
  const remaining = Date.parse(order.expiresAt) - now
  return (
    <FactList>
      <Fact label={transfersText.state}>{stateText(order, now)}</Fact>
      {order.paymentStatus === 'awaiting' ? null : (
        <Fact label={transfersText.sender}>
          <bdi className={transfer.senderName ? undefined : 'text-ink-3'}>
            {transfer.senderName ?? transfersText.notSaid}
          </bdi>
        </Fact>
      )}
      <Fact label={transfersText.reference}>
        {transfer.reference && <bdi dir="auto">{transfer.reference}</bdi>}
      </Fact>
      {isOpen ? (
        <Fact label={transfersText.deadline}>
          {remaining < SOON_MS ? (
            <Badge tone="danger" icon={<TriangleAlert />}>
              {remaining <= 0 ? orderPageText.late : formatDeadline(order.expiresAt, now)}
            </Badge>
          ) : (
            formatDeadline(order.expiresAt, now)
          )}
        </Fact>
      ) : null}
    </FactList>
  )
}

function stateText({ paymentStatus, transfer, createdAt }: Transfer, now: number): string {
  const ago = (time: string | null) => formatAgo(time ?? createdAt, now)
  switch (paymentStatus) {
    case 'reported':
      return transfersText.reported(ago(transfer.reportedAt))
    case 'rejected':
      return transfersText.rejected(ago(transfer.decidedAt))
    case 'verified':
      return transfersText.verified(ago(transfer.decidedAt))
    default:
      return transfersText.awaiting(ago(createdAt))
  }
}
