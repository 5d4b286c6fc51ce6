import type { ReactNode } from 'react'
import { useNow } from '#browser/orders/use-now.ts'
import type { HandoverRecord } from '#contract/handovers.ts'
import { formatDateTime } from '#text/format-date.ts'
import { recordText as text } from '#text/handovers.ts'
import { Card } from '#ui/card.tsx'
import { AnswerList, VerdictBadges } from './answer-list.tsx'
import { SignatureImage } from './signature-image.tsx'

type RecordCardProps = {
  record: HandoverRecord
  /** For a void record: shown below the notice that it does not count. */
  action?: ReactNode
  photoUrl: (photoId: string) => string
}

/** H-07: the signed check of one animal; the same for its buyer, the shop and everybody with the link. */
export function RecordCard({ record, photoUrl, action }: RecordCardProps) {
  const now = useNow()
  const { checks, world, photoId, seller, buyer, claimUntil, setAsideAt } = record
  const name = record.animalName ?? record.nameArabic
  const isOpen = Date.parse(claimUntil) > now
  return (
    <Card as="article" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-display text-h3 font-bold text-ink">
            <bdi>{record.count > 1 ? `${name} × ${record.count}` : name}</bdi>
          </h3>
          <p className="text-sm text-ink-3">{text.happened(formatDateTime(record.happenedAt))}</p>
        </div>
        <VerdictBadges checks={checks} />
      </header>
      {setAsideAt ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold text-warn">{text.setAside}</p>
          {action}
        </div>
      ) : null}
      {photoId ? (
        <img
          src={photoUrl(photoId)}
          alt={text.moment}
          loading="lazy"
          className="max-h-96 w-full rounded-block bg-sunken object-contain print:max-h-60"
        />
      ) : null}
      <AnswerList checks={checks} world={world} photoUrl={photoUrl} />
      {seller && buyer ? (
        <div className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
          <Signed role={text.seller} person={seller} />
          <Signed role={text.buyer} person={buyer} />
        </div>
      ) : (
        <p className="text-sm text-ink-3">{text.forgotten}</p>
      )}
      {setAsideAt ? null : (
        <p className="text-md">
          <b className="text-ink">{(isOpen ? text.claim : text.claimOver)(formatDateTime(claimUntil))}</b>
          {isOpen ? <span className="block text-sm text-ink-3">{text.claimWhy}</span> : null}
        </p>
      )}
    </Card>
  )
}

function Signed({ role, person }: { role: string; person: NonNullable<HandoverRecord['buyer']> }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-ink-3">{role}</p>
      <p className="font-bold text-ink">
        <bdi>{person.name}</bdi>
      </p>
      <SignatureImage strokes={person.signature} label={text.signature(person.name)} />
    </div>
  )
}
