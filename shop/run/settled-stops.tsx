import type { DriverStop } from '#contract/runs.ts'
import { formatTime } from '#text/format-date.ts'
import { FAILURE_LABELS, GONE_LABELS, runText as text } from '#text/runs.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CloudOff } from '#ui/icons.tsx'
import { NumberText } from '#ui/number-text.tsx'
import type { Waiting } from './run-storage.ts'

type SettledStopsProps = { stops: readonly DriverStop[]; answers: readonly Waiting[] }

/** Stops that are done, waiting on the phone to be sent, or no longer in the run (W-07). */
export function SettledStops({ stops, answers }: SettledStopsProps) {
  if (stops.length === 0) return null
  return (
    <section aria-label={text.done} className="flex flex-col gap-2">
      <h2 className="px-1 font-display text-h3 font-bold">{text.done}</h2>
      <Card padded={false}>
        <ul className="divide-y divide-line">
          {stops.map((stop) => (
            <li key={stop.id} className="flex flex-col gap-1 px-4 py-3">
              <Settled stop={stop} waiting={answers.find(({ stopId }) => stopId === stop.id)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Settled({ stop, waiting }: { stop: DriverStop; waiting: Waiting | undefined }) {
  const outcome = waiting?.body.outcome ?? stop.state
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <NumberText className="font-semibold text-ink">{stop.orderNumber}</NumberText>
        {outcome === 'delivered' ? (
          <Badge tone="ok">{text.delivered}</Badge>
        ) : outcome === 'failed' ? (
          <Badge tone="danger">{text.failed}</Badge>
        ) : (
          <Badge tone="warn">{GONE_LABELS[stop.gone ?? 'taken-out']}</Badge>
        )}
      </div>
      <p className="text-sm text-ink-2">{outcomeText(stop, waiting)}</p>
      {waiting ? (
        <p className="flex items-center gap-2 text-sm font-medium text-warn">
          <CloudOff className="size-5 shrink-0" />
          {text.waiting}
        </p>
      ) : null}
    </>
  )
}

/** «استلمه سالم · 2:05 م» */
function outcomeText({ answer }: DriverStop, waiting: Waiting | undefined): string {
  const body = waiting?.body
  const at = body?.at ?? answer?.at
  const receiver = body ? (body.outcome === 'delivered' ? body.receiver : null) : answer?.receiver
  const reason = body ? (body.outcome === 'failed' ? body.reason : null) : answer?.reason
  return [
    receiver ? text.receivedBy(receiver) : null,
    reason ? FAILURE_LABELS[reason] : null,
    at ? formatTime(at) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}
