import type { UseFormReturn } from 'react-hook-form'
import { bindFields } from '#browser/bind-fields.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { AdminTravelRule } from '#contract/admin/travel-rules.ts'
import { TRAVEL_RULE_KINDS } from '#domain/animals/travel.ts'
import { WEEK_FROM_SATURDAY } from '#domain/opening.ts'
import { REGIONS } from '#domain/regions.ts'
import { RecordDialog } from '#office/form/record-dialog.tsx'
import { travelRuleText as text } from '#text/admin/travel.ts'
import { WEEKDAYS } from '#text/format-date.ts'
import { chipClass } from '#ui/chip.tsx'
import { ChipToggles } from '#ui/chip-choice.tsx'
import { FieldError } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Period } from './rule-period.tsx'
import { type TravelRuleFields, useRuleForm } from './use-rule-form.ts'

const { labels } = text
const KIND_OPTIONS = TRAVEL_RULE_KINDS.map((value) => ({
  value,
  label: text.kind[value],
  description: text.kindMeaning[value],
}))

type TravelRuleDialogProps = {
  rule: AdminTravelRule | null
  species: readonly AdminSpecies[]
  onClose: () => void
}

export function TravelRuleDialog({ rule, species, onClose }: TravelRuleDialogProps) {
  const saving = useRuleForm(rule, onClose)
  const { form } = saving
  const kind = form.watch('kind')
  const field = bindFields(form)
  return (
    <RecordDialog
      onClose={onClose}
      saving={saving}
      title={rule ? text.editTitle : text.newTitle}
      submit={text.save}
      failed={text.failed}
    >
      <RadioCards
        legend={labels.kind}
        options={KIND_OPTIONS}
        value={kind}
        onValue={(chosen) => form.setValue('kind', chosen)}
      />
      {kind === 'ban' ? (
        <TextField label={labels.reason} hint={text.reasonHint} dir="auto" required {...field('reason')} />
      ) : null}
      <Scope form={form} species={species} />
      <Period form={form} />
    </RecordDialog>
  )
}

type ScopeProps = { form: UseFormReturn<TravelRuleFields>; species: readonly AdminSpecies[] }

/** Which animals, where and on which days. */
function Scope({ form, species }: ScopeProps) {
  const fields = form.watch()
  const { errors } = form.formState
  const several = (name: 'speciesIds' | 'regionIds' | 'weekdays') => ({
    legend: labels[name],
    chosen: fields[name],
    error: errors[name]?.message,
    onChoose: (ids: number[] | null) =>
      form.setValue(name, ids, { shouldValidate: form.formState.isSubmitted }),
  })
  return (
    <>
      <Several
        {...several('speciesIds')}
        all={text.allSpecies}
        some={text.someSpecies}
        options={species.map(({ id, nameArabic }) => ({ value: id, label: nameArabic }))}
      />
      <Several
        {...several('regionIds')}
        all={text.allRegions}
        some={text.someRegions}
        options={REGIONS.map(({ id, nameAr }) => ({ value: id, label: nameAr }))}
      />
      {fields.kind === 'ban' ? (
        <Several
          {...several('weekdays')}
          all={text.allDays}
          some={text.someDays}
          options={WEEK_FROM_SATURDAY.map((day) => ({ value: day, label: WEEKDAYS[day] }))}
        />
      ) : null}
    </>
  )
}

type SeveralProps = {
  legend: string
  all: string
  some: string
  options: readonly { value: number; label: string }[]
  chosen: number[] | null
  error: string | undefined
  onChoose: (ids: number[] | null) => void
}

/** All of them, or only the selected ones. */
function Several({ legend, all, some, options, chosen, error, onChoose }: SeveralProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-md font-medium text-ink">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {[all, some].map((label, at) => {
          const selected = (chosen === null) === (at === 0)
          return (
            <button
              key={label}
              type="button"
              aria-pressed={selected}
              className={chipClass({ selected })}
              onClick={() => onChoose(at === 0 ? null : (chosen ?? []))}
            >
              {label}
            </button>
          )
        })}
      </div>
      {chosen ? (
        <ChipToggles
          options={options}
          chosen={chosen}
          onChange={onChoose}
          className="rounded-picture bg-sunken p-3"
        />
      ) : null}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}
