import { CalendarClock } from 'lucide-react'
import { type Hours, WEEK_FROM_SATURDAY } from '#domain/opening.ts'
import { openingEditorText as text } from '#text/admin/opening.ts'
import { WEEKDAYS } from '#text/format-date.ts'
import { weekText } from '#text/opening.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { DayHours } from './day-hours.tsx'
import { ExceptionsEditor } from './exceptions-editor.tsx'
import { hoursErrorOf } from './hours-fields.tsx'
import { EMPTY_OPENING, type OpeningDraft, USUAL_HOURS } from './opening-draft.ts'

type OpeningEditorProps = {
  /** Null: not filled in yet. */
  value: OpeningDraft | null
  /** The hours as an earlier free text, shown until the week is filled in. */
  written: string | null
  onChange: (value: OpeningDraft | null) => void
  errorOf: (name: string) => string | undefined
}

/** A week from Saturday on, and the days that differ from it; `errorOf` by the names of the API (L-12). */
export function OpeningEditor({ value, written, onChange, errorOf }: OpeningEditorProps) {
  if (!value) return <NotFilled written={written} onFill={() => onChange(EMPTY_OPENING)} />
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
          <DayHours
            key={day}
            name={WEEKDAYS[day] ?? ''}
            none={text.closed}
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

function NotFilled({ written, onFill }: { written: string | null; onFill: () => void }) {
  return (
    <div className="flex flex-col gap-3 md:col-span-2">
      {written ? <Notice>{text.before(written)}</Notice> : null}
      <Button variant="soft" className="self-start" icon={<CalendarClock />} onClick={onFill}>
        {text.fill}
      </Button>
    </div>
  )
}
