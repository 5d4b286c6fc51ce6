import type { Hours } from '#domain/opening.ts'
import { openingEditorText as text } from '#text/admin/opening.ts'
import { FieldError } from '#ui/field.tsx'
import { Switch } from '#ui/switch.tsx'
import { HoursFields } from './hours-fields.tsx'

type DayHoursProps = {
  name: string
  /** The label of a day without hours. */
  none: string
  hours: Hours | null
  usual: Hours
  error: string | undefined
  onChange: (hours: Hours | null) => void
}

export function DayHours({ name, none, hours, usual, error, onChange }: DayHoursProps) {
  return (
    <li className="@container py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 @lg:flex-nowrap">
        <Switch
          label={
            <span className="flex-1">
              {name} {hours ? null : <span className="ms-1 text-sm text-ink-3">{none}</span>}
            </span>
          }
          checked={hours !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
          className="w-full @lg:w-56 @lg:shrink-0"
        />
        {hours ? (
          <HoursFields
            hours={hours}
            labels={{ from: text.from(name), to: text.to(name) }}
            isWrong={Boolean(error)}
            onChange={onChange}
          />
        ) : null}
      </div>
      {error ? <FieldError>{error}</FieldError> : null}
    </li>
  )
}
