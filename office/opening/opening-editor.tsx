import { CalendarClock } from 'lucide-react'
import { type Hours, WEEK_FROM_SATURDAY } from '#domain/opening.ts'
import { openingEditorText as text } from '#text/admin/opening.ts'
import { WEEKDAYS } from '#text/format-date.ts'
import { weekText } from '#text/opening.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { HoursFields, hoursErrorOf } from './hours-fields.tsx'
import { EMPTY_OPENING, type OpeningDraft, USUAL_HOURS } from './opening-draft.ts'

/** A week from Saturday on, and the days that differ from it; `errorOf` by the names of the API (L-12). */
export function OpeningEditor({
  value,
  written,
  onChange,
  errorOf,
}: {
  /** Null: not filled yet. */
  value: OpeningDraft | null
  /** The hours as a text of before, shown until the week is filled. */
  written: string | null
  onChange: (value: OpeningDraft | null) => void
  errorOf: (name: string) => string | undefined
}) {
  if (!value) {
    return (
      <div className="flex flex-col gap-3 md:col-span-2">
        {written ? <Notice>{text.before(written)}</Notice> : null}
        <Button
          variant="soft"
          className="self-start"
          icon={<CalendarClock aria-hidden />}
          onClick={() => onChange(EMPTY_OPENING)}
        >
          {text.fill}
        </Button>
      </div>
    )
  }
  const { week, exceptions } = value
  const set = (day: number, hours: Hours | null) =>
    onChange({ ...value, week: week.map((each, at) => (at === day ? hours : each)) })
  const open = WEEK_FROM_SATURDAY.map((day) => week[day] ?? null).filter((hours) => hours !== null)
  const [first] = open
  const isUniform = open.every((hours) => hours.from === first?.from && hours.to === first.to)
  const isTyped = open.every((hours) => hours.from && hours.to)
  const words = isTyped ? weekText(value) : null
  return (
    <div className="flex min-w-0 flex-col gap-4 md:col-span-2">
      <ul className="divide-y divide-line">
        {WEEK_FROM_SATURDAY.map((day) => (
          <Day
            key={day}
            name={WEEKDAYS[day] ?? ''}
            hours={week[day] ?? null}
            error={hoursErrorOf(errorOf, `opening.week.${day}`)}
            onChange={(hours) => set(day, hours)}
            usual={first ?? USUAL_HOURS}
          />
        ))}
      </ul>
      {first && !isUniform ? (
        <Button
          variant="soft"
          size="sm"
          className="self-start"
          onClick={() => onChange({ ...value, week: week.map((hours) => hours && first) })}
        >
          {text.toAll}
        </Button>
      ) : null}
      <p role="status" className="rounded-control bg-sunken px-4 py-3 text-md">
        {words ? text.preview(words) : text.nothingOpen}
      </p>
      <ExceptionsEditor
        exceptions={exceptions}
        usual={first ?? USUAL_HOURS}
        onChange={(changed) => onChange({ ...value, exceptions: changed })}
        errorOf={errorOf}
      />
      <Button variant="ghost" size="sm" className="self-start" onClick={() => onChange(null)}>
        {text.clear}
      </Button>
    </div>
  )
}

function Day({
  name,
  hours,
  usual,
  error,
  onChange,
}: {
  name: string
  hours: Hours | null
  usual: Hours
  error: string | undefined
  onChange: (hours: Hours | null) => void
}) {
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-nowrap">
        <Switch
          label={
            <span className="flex-1">
              {name} {hours ? null : <span className="ms-1 text-sm text-ink-3">{text.closed}</span>}
            </span>
          }
          checked={hours !== null}
          onChange={(event) => onChange(event.currentTarget.checked ? usual : null)}
          className="w-full md:w-56 md:shrink-0"
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
