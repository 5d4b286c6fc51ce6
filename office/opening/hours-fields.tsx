import type { Hours } from '#domain/opening.ts'
import { openingEditorText as text } from '#text/admin/opening.ts'
import { CONTROL } from '#ui/field.tsx'

type HoursFieldsProps = {
  hours: Hours
  labels: { from: string; to: string }
  isWrong: boolean
  onChange: (hours: Hours) => void
}

/** Two times of day on one line; on a narrow line each is below its label. */
export function HoursFields({ hours, labels, isWrong, onChange }: HoursFieldsProps) {
  return (
    <div className="@container min-w-0 flex-1">
      <div className="flex items-center gap-2">
        {(['from', 'to'] as const).map((end) => (
          <label
            key={end}
            className="flex min-w-0 flex-1 flex-col gap-0.5 text-sm text-ink-3 @sm:flex-row @sm:items-center @sm:gap-1.5"
          >
            {text.ends[end]}
            <input
              type="time"
              dir="ltr"
              aria-label={labels[end]}
              aria-invalid={isWrong || undefined}
              value={hours[end]}
              onChange={(event) => onChange({ ...hours, [end]: event.currentTarget.value })}
              className={`${CONTROL} tabular min-w-0 px-2.5 @sm:flex-1`}
            />
          </label>
        ))}
      </div>
    </div>
  )
}

/** The error of both times together, or of one of them. */
export function hoursErrorOf(
  errorOf: (name: string) => string | undefined,
  hours: string,
): string | undefined {
  return errorOf(hours) ?? errorOf(`${hours}.from`) ?? errorOf(`${hours}.to`)
}
