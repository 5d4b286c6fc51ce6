import { useEffect, useRef } from 'react'
import { formatNumber } from '#text/format-number.ts'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** The number of matches, if known. */
  count?: number | undefined
}

/** A choice for each value, with its number of matches where it is known. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
  counts?: Readonly<Record<Value, number>>,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: labels[value], count: counts?.[value] }))
}

/** A choice of one, in a row that scrolls horizontally on a phone: «الكل · أُبلغ بها 5 · مؤكدة 28». */
export function FilterChips<Value extends string>({
  label,
  choices,
  value,
  onValue,
}: {
  /** The accessible name: «حالة الطلب». */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onValue: (value: Value) => void
}) {
  const rail = useRef<HTMLDivElement>(null)
  const isChoiceLoaded = choices.some((choice) => choice.value === value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is the occasion, not an input
  useEffect(() => {
    if (rail.current) showChosen(rail.current)
  }, [value, isChoiceLoaded])
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div ref={rail} className="rail -mx-4 scroll-px-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onValue(choice.value)}
            className={classNames(chipClass({ selected: choice.value === value }), 'cursor-pointer')}
          >
            {choice.label}
            {choice.count === undefined ? null : (
              <span className="tabular rounded-pill px-1.5 text-sm font-bold ring-1 ring-current">
                {formatNumber(choice.count)}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls only the row. scrollIntoView would also scroll the page and disturb its restored position. */
function showChosen(rail: HTMLElement): void {
  const chosen = rail.querySelector('[aria-pressed=true]')?.getBoundingClientRect()
  const row = rail.getBoundingClientRect()
  if (!chosen) return
  if (chosen.left < row.left) rail.scrollBy({ left: chosen.left - row.left - row.width / 4 })
  if (chosen.right > row.right) rail.scrollBy({ left: chosen.right - row.right + row.width / 4 })
}
