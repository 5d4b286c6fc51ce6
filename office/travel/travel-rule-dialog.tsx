import { useForm } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import { bindFields } from '#browser/bind-fields.ts'
import { resolved } from '#browser/form-errors.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import {
  findTravelFaults,
  TRAVEL_LIMITS,
  TRAVEL_RULE_KINDS,
  type TravelRuleKind,
} from '#domain/animals/travel.ts'
import { WEEK_FROM_SATURDAY } from '#domain/opening.ts'
import { REGIONS } from '#domain/regions.ts'
import { useRecordForm } from '#office/form/use-record-form.ts'
import { ConflictNotice } from '#office/shell/conflict-notice.tsx'
import { FailureNotice } from '#office/shell/failure-notice.tsx'
import { FormDialog } from '#office/shell/form-dialog.tsx'
import { travelRuleText as text, travelFaultSentences } from '#text/admin/travel.ts'
import { MONTH_NAMES, WEEKDAYS } from '#text/format-date.ts'
import { chipClass } from '#ui/chip.tsx'
import { FieldError } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

const { labels } = text
const PERIODS = ['always', 'yearly', 'dates'] as const
type RulePeriod = (typeof PERIODS)[number]

type TravelRuleFields = {
  kind: TravelRuleKind
  speciesIds: number[] | null
  regionIds: number[] | null
  weekdays: number[] | null
  period: RulePeriod
  /** «05-15» or a date, as the period says. */
  fromDay: string
  untilDay: string
  reason: string
}

const KIND_OPTIONS = TRAVEL_RULE_KINDS.map((value) => ({
  value,
  label: text.kind[value],
  description: text.kindMeaning[value],
}))
const PERIOD_OPTIONS = PERIODS.map((value) => ({ value, label: text.periods[value] }))

export function TravelRuleDialog({
  rule,
  species,
  onClose,
}: {
  rule: AdminTravelRule | null
  species: readonly AdminSpecies[]
  onClose: () => void
}) {
  const { form, submit, pending, failure, conflict } = useRuleForm(rule, onClose)
  const fields = form.watch()
  const { errors } = form.formState
  const field = bindFields(form)
  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={rule ? text.editTitle : text.newTitle}
      submit={text.save}
      pending={pending}
    >
      <RadioCards
        legend={labels.kind}
        options={KIND_OPTIONS}
        value={fields.kind}
        onChange={(kind) => form.setValue('kind', kind)}
      />
      {fields.kind === 'ban' ? (
        <TextField
          label={labels.reason}
          hint={text.reasonHint}
          dir="auto"
          required
          autoComplete="off"
          maxLength={TRAVEL_LIMITS.reason}
          {...field('reason')}
        />
      ) : null}
      <Several
        legend={labels.speciesIds}
        all={text.allSpecies}
        some={text.someSpecies}
        choices={species.map(({ id, nameArabic }) => ({ id, label: nameArabic }))}
        chosen={fields.speciesIds}
        error={errors.speciesIds?.message}
        onChoose={(ids) => form.setValue('speciesIds', ids, { shouldValidate: form.formState.isSubmitted })}
      />
      <Several
        legend={labels.regionIds}
        all={text.allRegions}
        some={text.someRegions}
        choices={REGIONS.map(({ id, nameAr }) => ({ id, label: nameAr }))}
        chosen={fields.regionIds}
        error={errors.regionIds?.message}
        onChoose={(ids) => form.setValue('regionIds', ids, { shouldValidate: form.formState.isSubmitted })}
      />
      {fields.kind === 'ban' ? (
        <Several
          legend={labels.weekdays}
          all={text.allDays}
          some={text.someDays}
          choices={WEEK_FROM_SATURDAY.map((id) => ({ id, label: WEEKDAYS[id] }))}
          chosen={fields.weekdays}
          error={errors.weekdays?.message}
          onChoose={(ids) => form.setValue('weekdays', ids, { shouldValidate: form.formState.isSubmitted })}
        />
      ) : null}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-md font-medium text-ink">{labels.period}</legend>
        <SelectField
          label={labels.period}
          labelHidden
          options={PERIOD_OPTIONS}
          value={fields.period}
          onChange={(event) => {
            const period = event.currentTarget.value as RulePeriod
            form.clearErrors(['fromDay', 'untilDay'])
            form.setValue('period', period)
            form.setValue('fromDay', FIRST_DAYS[period].fromDay)
            form.setValue('untilDay', FIRST_DAYS[period].untilDay)
          }}
        />
        {fields.period === 'yearly' ? (
          <>
            <DayOfYear
              label={labels.fromDay}
              of={text.from}
              value={fields.fromDay}
              onChange={(day) => form.setValue('fromDay', day)}
            />
            <DayOfYear
              label={labels.untilDay}
              of={text.until}
              value={fields.untilDay}
              onChange={(day) => form.setValue('untilDay', day)}
            />
          </>
        ) : null}
        {fields.period === 'dates' ? (
          <div className="grid grid-cols-2 items-start gap-3">
            <TextField label={labels.fromDay} type="date" dir="ltr" {...form.register('fromDay')} />
            <TextField label={labels.untilDay} type="date" dir="ltr" {...form.register('untilDay')} />
          </div>
        ) : null}
        {errors.fromDay || errors.untilDay ? (
          <FieldError>{errors.fromDay?.message ?? errors.untilDay?.message}</FieldError>
        ) : null}
      </fieldset>
      {conflict ? <ConflictNotice {...conflict} /> : null}
      <FailureNotice error={failure} title={text.failed} />
    </FormDialog>
  )
}

/** All of them, or only the selected ones. */
function Several({
  legend,
  all,
  some,
  choices,
  chosen,
  error,
  onChoose,
}: {
  legend: string
  all: string
  some: string
  choices: readonly { id: number; label: string }[]
  chosen: number[] | null
  error: string | undefined
  onChoose: (ids: number[] | null) => void
}) {
  const chip = (label: string, selected: boolean, onClick: () => void) => (
    <button
      key={label}
      type="button"
      aria-pressed={selected}
      className={chipClass({ selected })}
      onClick={onClick}
    >
      {label}
    </button>
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-md font-medium text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chip(all, chosen === null, () => onChoose(null))}
        {chip(some, chosen !== null, () => onChoose(chosen ?? []))}
      </div>
      {chosen ? (
        <div className="flex flex-wrap gap-2 rounded-picture bg-sunken p-3">
          {choices.map(({ id, label }) =>
            chip(label, chosen.includes(id), () =>
              onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]),
            ),
          )}
        </div>
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}

const DAYS = Array.from({ length: 31 }, (_, i) => ({ value: twoDigits(i + 1), label: String(i + 1) }))
const MONTH_OPTIONS = MONTH_NAMES.map((label, i) => ({ value: twoDigits(i + 1), label }))

function DayOfYear({
  label,
  of,
  value,
  onChange,
}: {
  label: string
  of: (what: string) => string
  value: string
  onChange: (day: string) => void
}) {
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
        onChange={(event) => onChange(`${month}-${event.currentTarget.value}`)}
      />
      <SelectField
        label={of(text.month)}
        labelHidden
        options={MONTH_OPTIONS}
        value={month}
        onChange={(event) => onChange(`${event.currentTarget.value}-${day}`)}
      />
    </div>
  )
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** The initial period: the Omani summer, or no dates yet. */
const FIRST_DAYS: Record<RulePeriod, Pick<TravelRuleFields, 'fromDay' | 'untilDay'>> = {
  always: { fromDay: '', untilDay: '' },
  yearly: { fromDay: '05-15', untilDay: '09-30' },
  dates: { fromDay: '', untilDay: '' },
}

function useRuleForm(rule: AdminTravelRule | null, onClose: () => void) {
  const form = useForm<TravelRuleFields>({
    defaultValues: fieldsOf(rule),
    mode: 'onTouched',
    resolver: (fields) => resolved(fields, faultsOf(fields)),
  })
  const saving = useRecordForm(form, {
    record: rule,
    fieldsOf,
    send: ({ fields, updatedAt }) => {
      const body = requestOf(fields)
      return rule
        ? call('PATCH /api/admin/travel-rules/:id', { params: rule, body: { ...body, updatedAt } })
        : call('POST /api/admin/travel-rules', { body })
    },
    done: (saved) => ({
      title: text.saved,
      description: saved.warnings[0],
      tone: saved.warnings.length > 0 ? 'info' : 'ok',
    }),
    onDone: onClose,
    versioned: 'PATCH /api/admin/travel-rules/:id',
    refresh: ['/api/admin/travel-rules'],
  })
  return { form, ...saving }
}

function fieldsOf(rule: AdminTravelRule | null): TravelRuleFields {
  return {
    kind: rule?.kind ?? 'ban',
    speciesIds: rule?.speciesIds ?? null,
    regionIds: rule?.regionIds ?? null,
    weekdays: rule?.weekdays ?? null,
    period: !rule?.fromDay ? 'always' : rule.fromDay.length > 5 ? 'dates' : 'yearly',
    fromDay: rule?.fromDay ?? '',
    untilDay: rule?.untilDay ?? '',
    reason: rule?.reason ?? '',
  }
}

function requestOf({ period, fromDay, untilDay, ...fields }: TravelRuleFields) {
  const isHeat = fields.kind === 'heat'
  return {
    ...fields,
    ...(isHeat && { weekdays: null, reason: '' }),
    fromDay: period === 'always' || fromDay === '' ? null : fromDay,
    untilDay: period === 'always' || untilDay === '' ? null : untilDay,
  }
}

/** Empty dates would make the rule hold always. */
function faultsOf(fields: TravelRuleFields) {
  const faults = findTravelFaults(requestOf(fields))
  const areMissing = fields.period === 'dates' && fields.fromDay === '' && fields.untilDay === ''
  return travelFaultSentences({ ...faults, ...(areMissing && { fromDay: 'period-incomplete' }) })
}
