import { forgetFlow } from '#browser/handover/flow-key.ts'
import type { HandoverDone } from '#browser/handover/handover-done.ts'
import { UnitPicture } from '#browser/handover/unit-picture.tsx'
import type { DriverStop } from '#contract/runs.ts'
import { CHECKS } from '#domain/handovers/handover.ts'
import { handoverText } from '#text/handovers.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePart } from '#ui/use-part.ts'
import type { HandoverPhoto } from './run-storage.ts'
import type { RunOnPhone } from './use-run.ts'
import type { StopDraft } from './use-stop-draft.ts'

const loadFlow = () => import('#browser/handover/handover-flow.tsx').then(({ HandoverFlow }) => HandoverFlow)

/** Preloaded when a stop has an animal: at the door there may be no network. */
export function useHandoverFlow(wanted: boolean) {
  return usePart(loadFlow, wanted)
}

type StopHandoverProps = {
  stop: DriverStop
  draft: StopDraft
  driver: string | null
  /** Null: back to the stop. */
  onChange: (by: Partial<StopDraft> | null) => void
  onAnswer: RunOnPhone['answer']
  /** Of the check after which the buyer refused. */
  onPhotos: (photos: HandoverPhoto[]) => void
}

/** H-07: at a stop with animals the check comes before the delivery. */
export function StopHandover({ stop, draft, driver, onChange, onAnswer, onPhotos }: StopHandoverProps) {
  const Flow = useHandoverFlow(true)
  const units = animalsOf(stop)
  const cash = stop.due === '0.000' ? null : stop.due
  const flowKey = flowKeyOfStop(stop)
  if (!Flow)
    return (
      <div role="status" aria-label={handoverText.loading} className="mt-4">
        <Skeleton className="h-14 rounded-control" />
      </div>
    )

  async function deliver({ buyer, buyerSignature, photos, ...handover }: HandoverDone) {
    const answer = {
      outcome: 'delivered',
      receiver: buyer,
      signature: buyerSignature,
      cash,
      handover,
    } as const
    await onAnswer(stop, answer, null, photosOf(units.length, photos))
    forgetFlow(flowKey)
    onChange(null)
  }

  return (
    <Flow
      flowKey={flowKey}
      units={units}
      names={{ seller: driver ?? '', buyer: draft.receiver }}
      cash={cash}
      onClose={() => onChange(null)}
      onDone={(done) => void deliver(done)}
      onRefused={({ why, unit, isIll, photos }) => {
        const lost = { [unit.itemId]: unit.count }
        onPhotos(photosOf(units.length, photos))
        onChange({ outcome: 'failed', reason: isIll ? 'ill' : 'refused', lost, note: why })
      }}
    />
  )
}

/** The pictures to load with the run while there is a network, each once. */
export function AnimalPictures({ animals }: { animals: DriverStop['animals'] }) {
  const shown = animals.filter(
    (unit, at) => animals.findIndex(({ imageUrl }) => imageUrl === unit.imageUrl) === at,
  )
  return (
    <span className="flex shrink-0">
      {shown.map((unit) => (
        <UnitPicture key={unit.itemId} unit={unit} small className="ring-2 ring-surface not-first:-ms-7" />
      ))}
    </span>
  )
}

/** The storage key of its draft. */
export function flowKeyOfStop({ id }: DriverStop): string {
  return `stop-${id}`
}

/** Missing in a run that a phone stored before there were hand-overs. */
export function animalsOf({ animals }: DriverStop): DriverStop['animals'] {
  return animals ?? []
}

function photosOf(count: number, photos: HandoverDone['photos']): HandoverPhoto[] {
  return Array.from({ length: count }, (_, animal) =>
    ([...CHECKS, 'moment'] as const).flatMap((of) => {
      const photo = photos[`${animal} ${of}`]
      return photo ? [{ animal, of, photo }] : []
    }),
  ).flat()
}
