import type { OrderEvent } from '#contract/admin/orders.ts'
import { ChangeDetails } from '#office/audit/change-details.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { auditFields } from '#text/admin/audit.ts'
import { ACTOR_LABELS, eventText } from '#text/admin/order-events.ts'
import { orderPageText } from '#text/admin/orders.ts'
import { formatDateTime } from '#text/format-date.ts'

/** D-04: every change with who, when, from, to and why; the latest first. */
export function OrderEvents({ timeline }: { timeline: readonly OrderEvent[] }) {
  return (
    <TitledCard title={orderPageText.timeline}>
      <ol className="flex flex-col">
        {timeline.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.event}`}
            className="relative ms-1.5 border-s-2 border-line ps-5 pb-4 last:border-transparent last:pb-0"
          >
            <span aria-hidden className="absolute -start-[7px] top-1.5 size-3 rounded-pill bg-brand" />
            <p className="font-semibold text-ink">{eventText(event)}</p>
            <Edit event={event} />
            {event.reason ? (
              <p className="wrap-anywhere text-md">
                <bdi>«{event.reason}»</bdi>
              </p>
            ) : null}
            <p className="text-sm text-ink-3">
              <bdi>{event.actorName ?? ACTOR_LABELS[event.actor]}</bdi> · {formatDateTime(event.at)}
            </p>
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}

/** Which fields the office edited, and the values of those that are not the customer's own. */
function Edit({ event: { before, after } }: { event: OrderEvent }) {
  const { changed, ...facts } = auditFields(after)
  if (typeof changed !== 'string') return null
  return (
    <>
      <p className="wrap-anywhere text-md">{orderPageText.edited(changed)}</p>
      <ChangeDetails change={{ action: 'order-content.edited', before, after: facts }} />
    </>
  )
}
