import type { World } from '#domain/catalog/worlds.ts'
import { CHECKS, type Check, type CheckVerdict } from '#domain/handovers/handover.ts'
import { formatNumber } from '#text/format-number.ts'
import { questionOf, VERDICT_LABELS } from '#text/handovers.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Check as CheckIcon, Minus, X } from '#ui/icons.tsx'

type Answers = Partial<Record<Check, { verdict: CheckVerdict; note?: string | null }>>

const TONES: Record<CheckVerdict, { tone: BadgeTone; Icon: typeof CheckIcon }> = {
  yes: { tone: 'ok', Icon: CheckIcon },
  no: { tone: 'danger', Icon: X },
  'not-applicable': { tone: 'neutral', Icon: Minus },
}

/** The number of checks per verdict: «5 نعم», «1 لا ينطبق». */
export function VerdictBadges({ checks }: { checks: Answers }) {
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {(Object.keys(TONES) as CheckVerdict[]).map((verdict) => {
        const count = CHECKS.filter((check) => checks[check]?.verdict === verdict).length
        const { tone, Icon } = TONES[verdict]
        return count === 0 ? null : (
          <Badge key={verdict} tone={tone} icon={<Icon />}>
            {formatNumber(count)} {VERDICT_LABELS[verdict]}
          </Badge>
        )
      })}
    </p>
  )
}

type AnswerListProps = {
  checks: Answers & Partial<Record<Check, { photoId?: string | null }>>
  world: World | null
  /** The URL of a picture of a fault. */
  photoUrl?: (photoId: string) => string
}

/** Each question with its verdict and note. */
export function AnswerList({ checks, world, photoUrl }: AnswerListProps) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {CHECKS.map((check) => {
        const {
          verdict,
          note,
          photoId,
        }: { verdict?: CheckVerdict; note?: string | null; photoId?: string | null } = checks[check] ?? {}
        if (!verdict) return null
        const { tone, Icon } = TONES[verdict]
        return (
          <div key={check} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <dt className="min-w-0 flex-1 text-md">{questionOf(check, world).ask}</dt>
            <dd>
              <Badge tone={tone} icon={<Icon />}>
                {VERDICT_LABELS[verdict]}
              </Badge>
            </dd>
            {note ? (
              <dd className="basis-full whitespace-pre-line font-semibold text-ink">
                <bdi>{note}</bdi>
              </dd>
            ) : null}
            {photoId && photoUrl ? (
              <dd className="basis-full">
                <img
                  src={photoUrl(photoId)}
                  alt={questionOf(check, world).ask}
                  loading="lazy"
                  className="max-h-48 rounded-control bg-sunken object-contain"
                />
              </dd>
            ) : null}
          </div>
        )
      })}
    </dl>
  )
}
