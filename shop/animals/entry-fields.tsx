import type { WrongFields } from '#browser/form-errors.ts'
import { FINDINGS, VACCINES } from '#domain/animals/health-entry.ts'
import type { OwnHealthEntry } from '#domain/animals/own-animal.ts'
import type { WeightUnit } from '#domain/animals/weight-unit.ts'
import { VACCINE_TEXT } from '#text/animals/animal-record.ts'
import { OWN_FINDING_TEXT, ownAnimalsText as text } from '#text/animals/own-animals.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'

type EntryFieldsProps = {
  entry: OwnHealthEntry
  isDue: boolean
  unit: WeightUnit
  today: string
  wrong: WrongFields
  onChange: (entry: OwnHealthEntry) => void
}

/** What is asked of each kind. */
export function EntryFields({ entry, isDue, unit, today, wrong, onChange }: EntryFieldsProps) {
  const { kind } = entry
  const isMedicine = kind === 'vaccination' || kind === 'deworming'
  const field = (name: Exclude<keyof OwnHealthEntry, 'kind'>) => ({
    label: text.labels[name],
    error: wrong[name],
    value: String(entry[name] ?? ''),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...entry, [name]: currentTarget.value || (name === 'on' ? '' : null) }),
  })
  const optional = { optional: true, autoComplete: 'off' }
  const choice = { required: true, placeholder: text.choose }
  return (
    <>
      <TextField {...field('on')} type="date" dir="ltr" required max={today} />
      {kind === 'vaccination' && !isDue ? (
        <SelectField
          {...field('against')}
          {...choice}
          options={VACCINES.map((value) => ({ value, label: VACCINE_TEXT[value] }))}
        />
      ) : null}
      {kind === 'examination' ? (
        <SelectField
          {...field('finding')}
          {...choice}
          options={FINDINGS.map((value) => ({ value, label: OWN_FINDING_TEXT[value] }))}
        />
      ) : null}
      {kind === 'weight' ? (
        <TextField
          {...field('weight')}
          label={text.weightIn[unit].label}
          hint={text.weightIn[unit].hint}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          required
        />
      ) : null}
      {isMedicine ? <TextField {...field('medicine')} {...optional} /> : null}
      {kind === 'weight' || kind === 'note' ? null : (
        <>
          <TextField {...field('nextOn')} type="date" dir="ltr" optional />
          <TextField {...field('clinic')} {...optional} />
        </>
      )}
      <TextareaField {...field('note')} optional={kind !== 'note'} rows={2} />
    </>
  )
}
