import type { HandoverUnit } from '#contract/handovers.ts'
import { handoverText as text } from '#text/handovers.ts'
import { Button } from '#ui/button.tsx'
import { NumberText } from '#ui/number-text.tsx'
import { BackButton } from './back-button.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { UnitPicture } from './unit-picture.tsx'

type PickScreenProps = {
  unit: HandoverUnit
  /** Already chosen for another unit of the order. */
  taken: readonly number[]
  onPick: (animalId: number | null) => void
  onBack: (() => void) | null
}

/** Asks which animal is handed over if the order does not specify it; that animal's record is then used. */
export function PickScreen({ unit, taken, onPick, onBack }: PickScreenProps) {
  const choices = unit.animals.filter(({ id }) => !taken.includes(id))
  return (
    <>
      <UnitPicture unit={unit} className="h-24 [@media(max-height:700px)]:hidden" />
      <ScreenTitle title={text.whichAnimal(choices.length)}>
        {text.whichAnimalWhy(choices.length)}
      </ScreenTitle>
      <ul className="flex flex-col gap-2">
        {choices.map(({ id, name, mark }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onPick(id)}
              className="flex min-h-16 w-full flex-col items-start justify-center rounded-card border-[1.5px] border-line-strong bg-surface px-4 py-2 text-start active:bg-sunken"
            >
              <bdi className="text-lead font-bold text-ink">{name}</bdi>
              {mark ? (
                <NumberText className="text-sm text-ink-3">{mark}</NumberText>
              ) : (
                <span className="text-sm text-ink-3">{text.noMark}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-2 pt-2">
        <Button variant="outline" block onClick={() => onPick(null)}>
          {text.noneOfThem(choices.length)}
        </Button>
        <BackButton onBack={onBack}>{text.previousScreen}</BackButton>
      </div>
    </>
  )
}
