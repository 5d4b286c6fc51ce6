import type { Quarantine } from '#contract/admin/losses.ts'
import { lossText as text } from '#text/admin/losses.ts'
import { formatDateTime } from '#text/format-date.ts'
import { Link } from '#ui/link.tsx'

/** A quarantine's start, who entered it, and its order or note. */
export function QuarantineFacts({ one: { order, note, startedAt, startedBy } }: { one: Quarantine }) {
  return (
    <>
      <p className="text-sm text-ink-2">{text.since(formatDateTime(startedAt), startedBy)}</p>
      {order ? (
        <Link to={`/admin/orders/${order.id}`} className="text-sm text-brand-ink hover:underline">
          {text.fromOrder} <bdi dir="ltr">{order.orderNumber}</bdi>
        </Link>
      ) : note ? (
        <p className="text-sm wrap-anywhere text-ink-2">
          <bdi>{note}</bdi>
        </p>
      ) : null}
    </>
  )
}
