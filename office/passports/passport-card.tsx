import { Link } from 'react-router'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { lossText } from '#text/admin/losses.ts'
import { passportsText as text } from '#text/admin/passports.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { formatDate } from '#text/format-date.ts'
import { Badge } from '#ui/badge.tsx'

/** Limited to what fits on a line. */
const PAPERS = 'rounded-control whitespace-normal'

/** One animal in the list: name, numbers and missing papers. */
export function PassportCard({ passport }: { passport: AdminPassport }) {
  const { id, name, species, breed, sex, birthDate, microchip, ring, leftOn, diedOn, missing, product } =
    passport
  const required = missing.flatMap(({ paper, level }) => (level === 'required' ? paper : []))
  const missingPapers = missing.flatMap(({ paper, level }) => (level === 'wanted' ? paper : []))
  const kind = [species.nameArabic, breed, sex && sex !== 'unknown' ? genderText[sex] : null]
  return (
    <Link
      to={`/admin/passports/${id}`}
      className="flex w-full min-w-0 gap-3.5 rounded-card bg-surface p-4 shadow-card hover:bg-raised"
    >
      <Thumb url={product?.imageUrl ?? null} className="size-16!" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="font-display text-h3 font-bold text-ink">
          <bdi>{name}</bdi>
        </h2>
        <p className="text-md text-ink-2">
          {[...kind, birthDate && text.born(formatDate(birthDate))].filter(Boolean).join('، ')}
        </p>
        {microchip || ring ? (
          <p className="tabular text-sm text-ink-3">
            {[microchip && text.chip(microchip), ring && text.ring(ring)].filter(Boolean).join('، ')}
          </p>
        ) : null}
        <p className="mt-1 flex flex-wrap gap-1.5">
          {diedOn ? <Badge>{lossText.died(formatDate(diedOn))}</Badge> : null}
          {leftOn && !diedOn ? <Badge>{text.left(formatDate(leftOn))}</Badge> : null}
          {passport.quarantineId === null ? null : <Badge tone="warn">{lossText.quarantined}</Badge>}
          {!leftOn && required.length > 0 ? (
            <Badge tone="danger" className={PAPERS}>
              {text.requiredMissing(required)}
            </Badge>
          ) : null}
          {!leftOn && missingPapers.length > 0 ? (
            <Badge tone="warn" className={PAPERS}>
              {text.missing(missingPapers)}
            </Badge>
          ) : null}
          {!leftOn && missing.length === 0 ? <Badge tone="ok">{text.complete}</Badge> : null}
          {product && product.contradictions.length > 0 ? (
            <Badge tone="warn">{text.contradiction.title}</Badge>
          ) : null}
        </p>
      </div>
    </Link>
  )
}
