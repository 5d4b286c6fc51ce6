import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AnimalPaper } from '#domain/animals/species.ts'
import { Thumb } from '#office/list/thumb.tsx'
import { TitledCard } from '#office/shell/titled-card.tsx'
import { Unread } from '#office/shell/unread.tsx'
import { passportsText } from '#text/admin/passports.ts'
import { PAPER_TEXT } from '#text/admin/species.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import type { PassportFields } from './passport-values.ts'
import { useSpeciesTable, useWanted } from './use-wanted.ts'

type WantedCardProps = { form: UseFormReturn<PassportFields>; passport: OpenedPassport | null }

const text = passportsText.wanted

const PART: Record<AnimalPaper, keyof typeof text.parts> = {
  birthDate: 'identity',
  microchip: 'identity',
  ring: 'identity',
  origin: 'papers',
  citesPermit: 'papers',
  rabies: 'health',
  vaccination: 'health',
  examination: 'health',
}
const PARTS = ['identity', 'papers', 'health'] as const

/**
 * Progress towards what the species wants (H-01). Its height does not depend on the species, which is chosen below it.
 */
export function WantedProgress({ form, passport }: WantedCardProps) {
  const { isChosen, hasLeft, wanted } = useWanted(form, passport)
  const species = useSpeciesTable()
  // Unknown until the species are loaded.
  if (!species.data && (species.error || !hasLeft))
    return <Unread query={species} height="h-[6.725rem] lg:h-[7.725rem]" title={text.unread} />
  if (hasLeft) return null
  const missing = wanted.filter(({ isThere }) => !isThere).map(({ paper }) => paper)
  return (
    <Card as="section" aria-label={text.progress} className="flex items-center gap-4">
      <Thumb url={passport?.product?.imageUrl ?? null} className="size-16!" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p className="font-bold text-ink">
          {wanted.length > 0
            ? missing.length > 0
              ? passportsText.missing(missing)
              : text.complete
            : isChosen
              ? text.nothing
              : text.choose}
        </p>
        <ul className="grid grid-cols-3 gap-2">
          {PARTS.map((part) => {
            const isWanted = wanted.some(({ paper }) => PART[paper] === part)
            const isMissing = missing.some((paper) => PART[paper] === part)
            return (
              <li key={part} className="flex flex-col gap-1.5">
                <span
                  aria-hidden
                  className={classNames(
                    'h-2 rounded-pill',
                    isMissing ? 'border-2 border-warn' : isWanted ? 'bg-brand' : 'bg-line',
                  )}
                />
                <span className="text-sm text-ink-2">
                  {text.parts[part]}
                  <span className="sr-only">
                    : {isMissing ? text.missing : isWanted ? text.full : text.notWanted}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
    </Card>
  )
}

/** Each paper that the species wants: present or missing (H-01). */
export function WantedList({ form, passport }: WantedCardProps) {
  const { hasLeft, wanted, notWanted } = useWanted(form, passport)
  if (hasLeft || wanted.length === 0) return null
  const missing = wanted.filter(({ isThere }) => !isThere).length
  return (
    <TitledCard
      title={text.title}
      aside={
        missing > 0 ? (
          <Badge tone="warn">{text.count(missing)}</Badge>
        ) : (
          <Badge tone="ok">{passportsText.complete}</Badge>
        )
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {wanted.map(({ paper, level, isThere }) => (
          <li key={paper} className="flex items-center gap-3 py-2.5">
            {isThere ? (
              <CircleCheck className="size-6 shrink-0 text-ok" />
            ) : (
              <CircleAlert
                className={classNames('size-6 shrink-0', level === 'required' ? 'text-danger' : 'text-warn')}
              />
            )}
            <span className="min-w-0">
              <span className="block font-semibold text-ink">{PAPER_TEXT[paper]}</span>
              <span className="block text-md text-ink-2">
                {isThere
                  ? text.there
                  : [passportsText.asked[level], PART[paper] === 'health' ? text.inHealth : null]
                      .filter((part) => part !== null)
                      .join('، ')}
              </span>
            </span>
          </li>
        ))}
        {notWanted.map(({ paper, fromMonths }) => (
          <li key={paper} className="flex items-center gap-3 py-2.5">
            <CircleMinus className="size-6 shrink-0 text-ink-3" />
            <span className="min-w-0 text-md text-ink-2">
              <span className="block font-semibold">{PAPER_TEXT[paper]}</span>
              {text.notAsked(fromMonths)}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
