import type { RunStop } from '#contract/admin/runs.ts'
import { pathOf, SIGNATURE } from '#domain/runs/signature.ts'
import { PhotoLinks } from '#office/shell/photo-links.tsx'
import { STOP_LABELS, adminRunsText as text } from '#text/admin/runs.ts'
import { formatDateTime } from '#text/format-date.ts'
import { formatRials } from '#text/format-price.ts'
import { FAILURE_LABELS } from '#text/runs.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'

/** The driver's notes from the door, with the proofs until they are deleted. */
export function StopAnswer({ stop: { state, answer } }: { stop: Pick<RunStop, 'state' | 'answer'> }) {
  if (!answer) return null
  const { at, receiver, reason, note, cash, signature, photoIds } = answer
  return (
    <div className="flex flex-col gap-2 text-md">
      <p className="text-sm text-ink-3">{formatDateTime(at)}</p>
      {state === 'released' ? <p className="font-semibold text-warn">{text.overruled}</p> : null}
      {receiver ? (
        <p>
          {text.receivedBy} <bdi className="font-semibold text-ink">{receiver}</bdi>
        </p>
      ) : null}
      {reason ? (
        <p className="font-semibold text-danger">
          {FAILURE_LABELS[reason]}
          {note ? <bdi className="block whitespace-pre-line font-normal text-ink-2">{note}</bdi> : null}
        </p>
      ) : null}
      {cash ? (
        <p>
          {text.cash}: <b className="text-ink">{formatRials(cash)}</b>
        </p>
      ) : null}
      {reason || !note ? null : <p className="font-semibold text-danger">{note}</p>}
      {signature || photoIds.length > 0 ? (
        <div className="flex flex-wrap gap-3">
          {signature ? (
            <svg
              role="img"
              aria-label={text.signature}
              viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
              className="h-20 w-50 rounded-control border border-line bg-surface text-ink"
            >
              <path d={pathOf(signature)} className="fill-none stroke-current stroke-[10]" />
            </svg>
          ) : null}
          <PhotoLinks ids={photoIds} label={() => text.photo} size="size-20" />
        </div>
      ) : null}
    </div>
  )
}

const TONES: Record<RunStop['state'], BadgeTone> = {
  open: 'brand',
  delivered: 'ok',
  failed: 'danger',
  released: 'neutral',
}

export function StopBadge({ state }: { state: RunStop['state'] }) {
  return <Badge tone={TONES[state]}>{STOP_LABELS[state]}</Badge>
}
