import type { ReactNode } from 'react'
import type { OpenedOwnAnimal } from '#contract/own-animals.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import { ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { formatDate } from '#text/format-date.ts'
import { Card } from '#ui/card.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { AnimalPicture } from './animal-picture.tsx'

/** Laid out like a passport: picture, name, facts, chip, the code that a finder scans. */
export function PassportCard({ animal }: { animal: OpenedOwnAnimal }) {
  const { name, species, breed, sex, birthDate, colour, marks, microchip, ring, foundUrl } = animal
  // Nobody finds an animal that has passed away.
  const isHere = animal.endedOn === null
  const hasNumber = microchip !== null || ring !== null
  return (
    <Card as="section" padded={false} className="overflow-clip">
      <p className="bg-block px-4 py-3 font-display font-bold text-world">{text.passport(species)}</p>
      <div className="flex gap-4 p-4">
        <AnimalPicture animal={animal} className="size-30 shrink-0 rounded-control sm:size-38" />
        <div className="min-w-0 flex-1">
          <h1 className="font-display text-h1 font-bold wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-md">
            <Fact label={text.facts.breed}>{breed}</Fact>
            <Fact label={text.facts.sex}>{sex && sex !== 'unknown' ? text.sexes[sex] : null}</Fact>
            <Fact label={text.facts.birthDate}>{birthDate && formatDate(birthDate)}</Fact>
            <Fact label={text.facts.colour}>{colour}</Fact>
            <Fact label={text.facts.marks}>{marks}</Fact>
          </dl>
        </div>
      </div>
      {isHere || hasNumber ? (
        <div className="flex items-center gap-4 border-t border-dashed border-line-strong px-4 py-3">
          <div className="min-w-0 flex-1">
            {hasNumber ? (
              <dl className="flex flex-col gap-1">
                <NumberOf label={text.facts.microchip}>{microchip && groupedMicrochip(microchip)}</NumberOf>
                <NumberOf label={text.facts.ring}>{ring}</NumberOf>
              </dl>
            ) : null}
            {isHere ? <p className="text-sm text-ink-3">{text.codeWhat}</p> : null}
          </div>
          {isHere ? (
            <QrCode text={foundUrl} label={text.codeOf(name)} className="size-20 shrink-0 rounded-control" />
          ) : null}
        </div>
      ) : null}
    </Card>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="font-medium text-ink wrap-anywhere">
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}

function NumberOf({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-ink-3">{label}</dt>
      <dd dir="ltr" className="tabular font-semibold text-ink">
        {children}
      </dd>
    </div>
  )
}
