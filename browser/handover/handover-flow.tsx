import { useEffect, useRef, useState } from 'react'
import type { HandoverUnit } from '#contract/handovers.ts'
import { CHECKS, type Check, isHealthCheck } from '#domain/handovers/handover.ts'
import { handoverText, questionOf } from '#text/handovers.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import {
  type DraftAnswer,
  type FlowDraft,
  type FlowPhotos,
  type PhotoKey,
  screensOf,
  useFlowDraft,
} from './flow-draft.ts'
import { nameOfUnit } from './name-of-unit.ts'
import { PhotoScreen } from './photo-screen.tsx'
import { PickScreen } from './pick-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { SignScreen } from './sign-screen.tsx'

export type HandoverDone = {
  seller: string
  sellerSignature: number[][]
  buyer: string
  buyerSignature: number[][]
  animals: {
    itemId: number
    unit: number
    animalId: number | null
    checks: Record<Check, { verdict: DraftAnswer['verdict']; note?: string }>
  }[]
  /** By the animal's index in the list. */
  photos: FlowPhotos
}

/** The reason, from the notes of the checks; `isIll`: a check of the animal itself failed. */
type RefusedUnit = { unit: HandoverUnit; why: string; isIll: boolean; photos: FlowPhotos }

type FlowProps = {
  /** The storage key of the draft, one for each order. */
  flowKey: string
  units: readonly HandoverUnit[]
  names: { seller: string; buyer: string }
  /** The cash to collect first, if any. */
  cash?: string | null
  pending?: boolean
  failure?: string | null
  onClose: () => void
  onDone: (done: HandoverDone) => void
  onRefused: (refused: RefusedUnit) => void
}

/**
 * H-07: one question per screen, a picture, then both signatures. The draft lasts until it is sent or the tab is
 * closed.
 */
export function HandoverFlow(flow: FlowProps) {
  // If another animal is assigned meanwhile, its check restarts, including pictures.
  const ofUnits = flow.units.map(({ itemId, unit, animal }) => `${itemId} ${unit} ${animal?.id}`)
  return <Flow key={ofUnits.join()} {...flow} />
}

function Flow({
  flowKey,
  units,
  names,
  cash = null,
  pending = false,
  failure = null,
  onClose,
  onDone,
  onRefused,
}: FlowProps) {
  const { draft, change } = useFlowDraft(flowKey, units, names)
  const [photos, setPhotos] = useState<FlowPhotos>({})
  const screens = screensOf(units)
  const at = Math.min(draft.at, screens.length - 1)
  const screen = screens[at] ?? { kind: 'sign' as const }
  const top = useScrollToTop(at)

  const unit = units[screen.kind === 'sign' ? 0 : screen.animal]
  if (!unit) return null
  const go = (by: number) => change({ at: at + by })
  const back = at > 0 ? () => go(-1) : null
  const takePhoto = (key: PhotoKey) => (photo: Blob | null) =>
    setPhotos(({ [key]: _, ...others }) => (photo ? { ...others, [key]: photo } : others))

  function changeAnimal(animal: number, by: Partial<FlowDraft['animals'][number]>, move = 0) {
    const animals = draft.animals.map((one, index) => (index === animal ? { ...one, ...by } : one))
    change({ animals, at: at + move })
  }
  const answer = (animal: number, check: Check) => (given: DraftAnswer, move: number) =>
    changeAnimal(animal, { checks: { ...draft.animals[animal]?.checks, [check]: given } }, move)

  return (
    <DialogPanel
      open
      alert
      size="form"
      onClose={onClose}
      title={titleOf(units)}
      closeLabel={handoverText.close}
    >
      <div ref={top} className="flex min-h-full flex-col gap-4 pb-2">
        <p className="-mt-3 text-sm text-ink-3">
          {units.length > 1 && screen.kind !== 'sign' ? (
            <>
              {handoverText.which(screen.animal + 1, units.length)}{' '}
              <bdi className="font-semibold text-ink">{nameOfUnit(unit)}</bdi>
            </>
          ) : (
            <>
              {handoverText.to} <bdi>{draft.buyer || names.buyer}</bdi>
            </>
          )}
        </p>
        <Progress at={at} all={screens.length} />
        {screen.kind === 'pick' ? (
          <PickScreen
            unit={unit}
            taken={draft.animals.flatMap(({ animalId }, index) =>
              index === screen.animal || animalId === null ? [] : [animalId],
            )}
            onPick={(animalId) => changeAnimal(screen.animal, { animalId }, 1)}
            onBack={back}
          />
        ) : screen.kind === 'check' ? (
          <QuestionScreen
            key={at}
            unit={unit}
            check={screen.check}
            answer={draft.animals[screen.animal]?.checks[screen.check] ?? null}
            photo={photos[`${screen.animal} ${screen.check}`] ?? null}
            onPhoto={takePhoto(`${screen.animal} ${screen.check}`)}
            onAnswer={answer(screen.animal, screen.check)}
            onRefused={(given) => {
              const checks = { ...draft.animals[screen.animal]?.checks, [screen.check]: given }
              onRefused({ unit, why: whyNot(unit, checks), isIll: isIll(checks), photos })
            }}
            onBack={back}
          />
        ) : screen.kind === 'photo' ? (
          <PhotoScreen
            key={at}
            unit={unit}
            photo={photos[`${screen.animal} moment`] ?? null}
            onPhoto={takePhoto(`${screen.animal} moment`)}
            onNext={() => go(1)}
            onBack={back}
          />
        ) : (
          <SignScreen
            units={units}
            draft={draft}
            photos={photos}
            cash={cash}
            pending={pending}
            failure={failure}
            onChange={change}
            onBack={back}
            onUnanswered={(animal) =>
              change({ at: screens.findIndex((one) => one.kind === 'check' && one.animal === animal) })
            }
            onDone={() => onDone(toDone(units, draft, photos))}
          />
        )}
      </div>
    </DialogPanel>
  )
}

function titleOf(units: readonly HandoverUnit[]): string {
  const [only] = units
  return only && units.length === 1
    ? handoverText.title(nameOfUnit(only))
    : handoverText.titleOfMany(units.length)
}

function whyNot(unit: HandoverUnit, checks: Partial<Record<Check, DraftAnswer>>): string {
  const faults = CHECKS.flatMap((check) => {
    const answer = checks[check]
    return answer?.verdict === 'no'
      ? [`${questionOf(check, unit.world).ask} ${answer.note || handoverText.no}`]
      : []
  })
  return [nameOfUnit(unit), ...faults].join('\n')
}

function isIll(checks: Partial<Record<Check, DraftAnswer>>): boolean {
  return CHECKS.some((check) => isHealthCheck(check) && checks[check]?.verdict === 'no')
}

function toDone(units: readonly HandoverUnit[], draft: FlowDraft, photos: FlowPhotos): HandoverDone {
  const { seller, sellerSignature, buyer, buyerSignature } = draft
  return {
    ...{ seller, sellerSignature, buyer, buyerSignature, photos },
    animals: units.map(({ itemId, unit, count }, index) => ({
      ...{ itemId, unit, count, animalId: draft.animals[index]?.animalId ?? null },
      checks: Object.fromEntries(
        CHECKS.map((check) => {
          const { verdict = 'not-applicable', note = '' } = draft.animals[index]?.checks[check] ?? {}
          return [check, verdict === 'no' ? { verdict, note } : { verdict }]
        }),
      ) as HandoverDone['animals'][number]['checks'],
    })),
  }
}

function Progress({ at, all }: { at: number; all: number }) {
  return (
    <div role="img" aria-label={handoverText.step(at + 1, all)} className="flex gap-1.5">
      {Array.from({ length: all }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their places
          key={index}
          className={`h-1.5 flex-1 rounded-full ${index <= at ? 'bg-brand' : 'bg-line'}`}
        />
      ))}
    </div>
  )
}

function useScrollToTop(at: number) {
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen
  useEffect(() => {
    top.current?.parentElement?.scrollTo({ top: 0 })
  }, [at])
  return top
}
