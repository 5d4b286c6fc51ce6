import type { UseFormReturn } from 'react-hook-form'
import { travelRuleText as text } from '#text/admin/travel.ts'
import { MONTH_NAMES } from '#text/format-date.ts'
import { FieldError } from '#ui/field.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { DateField } from '#ui/text-field.tsx'
import { FIRST_DAYS, PERIODS, type TravelRuleFields } from './use-rule-form.ts'

const { labels } = text
const PERIOD_OPTIONS = PERIODS.map((value) => ({ value, label: text.periods[value] }))

/** The period: always, yearly between two days, or between two dates. */
export function Period({ form }: { form: UseFormReturn<TravelRuleFields> }) {
  const [period, fromDay, untilDay] = form.watch(['period', 'fromDay', 'untilDay'])
  const { errors } = form.formState
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-md font-medium text-ink">{labels.period}</legend>
      <SelectField
        label={labels.period}
        labelHidden
        options={PERIOD_OPTIONS}
        value={period}
        onValue={(value) => {
          const chosen = value
          form.clearErrors(['fromDay', 'untilDay'])
          form.setValue('period', chosen)
          form.setValue('fromDay', FIRST_DAYS[chosen].fromDay)
          form.setValue('untilDay', FIRST_DAYS[chosen].untilDay)
        }}
      />
      {period === 'yearly' ? (
        <>
          <DayOfYear
            label={labels.fromDay}
            of={text.from}
            value={fromDay}
            onChange={(day) => form.setValue('fromDay', day)}
          />
          <DayOfYear
            label={labels.untilDay}
            of={text.until}
            value={untilDay}
            onChange={(day) => form.setValue('untilDay', day)}
          />
        </>
      ) : null}
      {period === 'dates' ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <DateField label={labels.fromDay} {...form.register('fromDay')} />
          <DateField label={labels.untilDay} {...form.register('untilDay')} />
        </div>
      ) : null}
      {errors.fromDay || errors.untilDay ? (
        <FieldError>{errors.fromDay?.message ?? errors.untilDay?.message}</FieldError>
      ) : null}
    </fieldset>
  )
}

const DAYS = Array.from({ length: 31 }, (_, i) => ({ value: twoDigits(i + 1), label: String(i + 1) }))
const MONTH_OPTIONS = MONTH_NAMES.map((label, i) => ({ value: twoDigits(i + 1), label }))

type DayOfYearProps = {
  label: string
  of: (what: string) => string
  value: string
  onChange: (day: string) => void
}

function DayOfYear({ label, of, value, onChange }: DayOfYearProps) {
  const [month = '01', day = '01'] = value.split('-')
  return (
    <div className="grid grid-cols-[3rem_5.5rem_1fr] items-center gap-3">
      <span aria-hidden className="text-md text-ink-2">
        {label}
      </span>
      <SelectField
        label={of(text.day)}
        labelHidden
        options={DAYS}
        value={day}
        onValue={(value) => onChange(`${month}-${value}`)}
      />
      <SelectField
        label={of(text.month)}
        labelHidden
        options={MONTH_OPTIONS}
        value={month}
        onValue={(value) => onChange(`${value}-${day}`)}
      />
    </div>
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
