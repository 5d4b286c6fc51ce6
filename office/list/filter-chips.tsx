import { formatNumber } from '#text/format-number.ts'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** How many there are, where that is known. */
  count?: number | undefined
}

/** One of a few, in a row that scrolls sideways on a phone: «الكل · أُبلغ بها 5 · مؤكدة 28». */
export function FilterChips<Value extends string>({
  label,
  choices,
  value,
  onChoose,
}: {
  /** What is chosen here: «حالة الطلب». */
  label: string
  choices: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="rail -mx-4 scroll-px-4 gap-2 px-4 py-1 lg:mx-0 lg:flex-wrap lg:px-0">
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            aria-pressed={choice.value === value}
            onClick={() => onChoose(choice.value)}
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
