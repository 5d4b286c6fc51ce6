import { useEffect, useRef } from 'react'
import type { HandoverUnit } from '#contract/handovers.ts'
import { handoverText as text } from '#text/handovers.ts'
import { DialogPanel } from '#ui/dialog-panel.tsx'
import { type HandoverDone, type RefusedUnit, refusedUnit, toDone } from './handover-done.ts'
import { nameOfUnit } from './name-of-unit.ts'
import { PhotoScreen } from './photo-screen.tsx'
import { PickScreen } from './pick-screen.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { SignScreen } from './sign-screen.tsx'
import { type FlowState, useFlow } from './use-flow.ts'

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

function Flow(props: FlowProps) {
  const { units, names, onClose } = props
  const flow = useFlow(props)
  const { at, screen, screens } = flow
  const top = useScrollToTop(at)
  const unit = units[screen.kind === 'sign' ? 0 : screen.animal]
  if (!unit) return null

  return (
    <DialogPanel open alert size="form" onClose={onClose} title={titleOf(units)} closeLabel={text.close}>
      <div ref={top} className="flex min-h-full flex-col gap-4 pb-2">
        <p className="-mt-3 text-sm text-ink-3">
          {units.length > 1 && screen.kind !== 'sign' ? (
            <>
              {text.which(screen.animal + 1, units.length)}{' '}
              <bdi className="font-semibold text-ink">{nameOfUnit(unit)}</bdi>
            </>
          ) : (
            <>
              {text.to} <bdi>{flow.draft.buyer || names.buyer}</bdi>
            </>
          )}
        </p>
        <Progress at={at} all={screens.length} />
        <FlowScreen {...props} flow={flow} unit={unit} />
      </div>
    </DialogPanel>
  )
}

type FlowScreenProps = FlowProps & { flow: FlowState; unit: HandoverUnit }

function FlowScreen({ flow, unit, units, ...props }: FlowScreenProps) {
  const { screen, at, draft, photos, back } = flow
  switch (screen.kind) {
    case 'pick':
      return (
        <PickScreen
          unit={unit}
          taken={draft.animals.flatMap(({ animalId }, index) =>
            index === screen.animal || animalId === null ? [] : [animalId],
          )}
          onPick={(animalId) => flow.changeAnimal(screen.animal, { animalId }, 1)}
          onBack={back}
        />
      )
    case 'check':
      return <CheckScreen key={at} flow={flow} unit={unit} screen={screen} onRefused={props.onRefused} />
    case 'photo':
      return (
        <PhotoScreen
          key={at}
          unit={unit}
          photo={photos[`${screen.animal} moment`] ?? null}
          onPhoto={flow.takePhoto(`${screen.animal} moment`)}
          onNext={flow.next}
          onBack={back}
        />
      )
    case 'sign':
      return (
        <SignScreen
          units={units}
          draft={draft}
          photos={photos}
          cash={props.cash ?? null}
          pending={props.pending ?? false}
          failure={props.failure ?? null}
          onChange={flow.change}
          onBack={back}
          onUnanswered={flow.goToChecks}
          onDone={() => props.onDone(toDone(units, draft, photos))}
        />
      )
  }
}

type CheckScreenProps = Pick<FlowScreenProps, 'flow' | 'unit' | 'onRefused'> & {
  screen: Extract<FlowState['screen'], { kind: 'check' }>
}

function CheckScreen({ flow, unit, screen: { animal, check }, onRefused }: CheckScreenProps) {
  const { draft, photos, back, takePhoto, changeAnimal } = flow
  const checks = draft.animals[animal]?.checks
  return (
    <QuestionScreen
      unit={unit}
      check={check}
      answer={checks?.[check] ?? null}
      photo={photos[`${animal} ${check}`] ?? null}
      onPhoto={takePhoto(`${animal} ${check}`)}
      onAnswer={(given, move) => changeAnimal(animal, { checks: { ...checks, [check]: given } }, move)}
      onRefused={(given) => onRefused(refusedUnit(unit, { ...checks, [check]: given }, photos))}
      onBack={back}
    />
  )
}

function titleOf(units: readonly HandoverUnit[]): string {
  const [only] = units
  return only && units.length === 1 ? text.title(nameOfUnit(only)) : text.titleOfMany(units.length)
}

function Progress({ at, all }: { at: number; all: number }) {
  return (
    <div role="img" aria-label={text.step(at + 1, all)} className="flex gap-1.5">
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
