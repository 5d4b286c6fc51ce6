import type { UseFormReturn } from 'react-hook-form'
import { call } from '#browser/api-client.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import {
  type AnimalPaper,
  CITES_APPENDICES,
  type CitesAppendix,
  citesWants,
  findSpeciesFaults,
  KEEPINGS,
  PAPERS,
  type Species,
  WANT_LEVELS,
  type WantLevel,
  type Wants,
} from '#domain/animals/species.ts'
import { readQuantity } from '#domain/catalog/item-rules.ts'
import { labelFields } from '#office/form/label-fields.ts'
import { RecordDialog } from '#office/form/record-dialog.tsx'
import { useRecordForm } from '#office/form/use-record-form.ts'
import { PAPER_TEXT, speciesFaultSentences, speciesText as text, WANT_TEXT } from '#text/admin/species.ts'
import { CheckboxField } from '#ui/checkbox-field.tsx'
import { FieldError } from '#ui/field.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Switch } from '#ui/switch.tsx'
import { NumberField, TextField } from '#ui/text-field.tsx'

type SpeciesFields = Omit<Species, 'wants' | 'citesAppendix'> & {
  hideShown: boolean
  citesAppendix: CitesAppendix | ''
  wants: Record<AnimalPaper, { level: WantLevel | ''; fromMonths: string }>
}

const { labels } = text
const KEEPING_OPTIONS = KEEPINGS.map((value) => ({ value, label: text.keeping[value] }))
const CITES_OPTIONS = CITES_APPENDICES.map((value) => ({ value, label: text.cites[value] }))
const LEVEL_OPTIONS = WANT_LEVELS.map((value) => ({ value, label: WANT_TEXT[value] }))

export function SpeciesDialog({ species, onClose }: { species: AdminSpecies | null; onClose: () => void }) {
  const saving = useSpeciesForm(species, onClose)
  const { form, changeCites } = saving
  const keeping = form.watch('keeping')
  const field = labelFields(form, labels)
  return (
    <RecordDialog
      onClose={onClose}
      saving={saving}
      title={species ? text.editTitle : text.newTitle}
      description={species && species.products > 0 ? text.shownStay : undefined}
      submit={text.save}
      failed={text.failed}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('nameArabic')} required />
        <TextField {...field('name')} dir="ltr" required />
      </div>
      {species ? null : (
        <TextField {...field('code')} dir="ltr" required autoCapitalize="none" hint={text.codeHint} />
      )}
      <RadioCards
        legend={labels.keeping}
        options={KEEPING_OPTIONS}
        columns={2}
        value={keeping}
        onValue={(value) => form.setValue('keeping', value)}
      />
      <Switch label={labels.isBird} {...form.register('isBird')} />
      <SelectField
        {...field('citesAppendix')}
        placeholder={text.noCites}
        options={CITES_OPTIONS}
        onChange={(event) => changeCites(event.currentTarget.value as CitesAppendix | '')}
      />
      {keeping === 'single' ? <WantsFields form={form} /> : null}
      <Switch label={labels.isProhibited} {...form.register('isProhibited')} />
      <p className="-mt-2 text-sm text-ink-3">{text.prohibitedHint}</p>
      {species && species.products > 0 && form.watch('isProhibited') ? (
        <CheckboxField label={text.hideShown(species.products)} {...form.register('hideShown')} />
      ) : null}
    </RecordDialog>
  )
}

function WantsFields({ form }: { form: UseFormReturn<SpeciesFields> }) {
  const error = form.formState.errors.wants?.message
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-md font-medium text-ink">{labels.wants}</legend>
      {PAPERS.map((paper) => (
        <div key={paper} className="grid grid-cols-[1fr_6.5rem] items-end gap-3">
          <SelectField
            label={PAPER_TEXT[paper]}
            placeholder={text.notWanted}
            options={LEVEL_OPTIONS}
            {...form.register(`wants.${paper}.level`)}
          />
          <NumberField
            label={text.fromShort}
            aria-label={text.from(PAPER_TEXT[paper])}
            disabled={form.watch(`wants.${paper}.level`) === ''}
            {...form.register(`wants.${paper}.fromMonths`)}
          />
        </div>
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
    </fieldset>
  )
}

function useSpeciesForm(species: AdminSpecies | null, onClose: () => void) {
  const saving = useRecordForm({
    record: species,
    first: fieldsOf(species),
    fieldsOf,
    check: (fields) => speciesFaultSentences(findSpeciesFaults(requestOf(fields))),
    send: ({ fields, updatedAt }) => {
      const { code, ...body } = requestOf(fields)
      const hideShown = fields.isProhibited && fields.hideShown
      return species
        ? call('PATCH /api/admin/species/:id', {
            params: species,
            body: { ...body, hideShown, updatedAt },
          })
        : call('POST /api/admin/species', { body: { ...body, code } })
    },
    done: text.saved,
    onDone: onClose,
    versioned: 'PATCH /api/admin/species/:id',
    refresh: ['/api/admin/species', '/api/admin/passports', '/api/admin/products'],
  })
  const { form } = saving
  return {
    ...saving,
    /** A paper required by CITES defaults to «required» unless the owner sets another level. */
    changeCites(citesAppendix: CitesAppendix | '') {
      form.setValue('citesAppendix', citesAppendix)
      const wanted = citesWants({ citesAppendix: citesAppendix || null, isBird: form.getValues('isBird') })
      for (const [paper, { level }] of Object.entries(wanted))
        form.setValue(`wants.${paper as AnimalPaper}.level`, level)
    },
  }
}

function fieldsOf(species: AdminSpecies | null): SpeciesFields {
  const wants = PAPERS.map((paper) => {
    const want = species?.wants[paper]
    return [paper, { level: want?.level ?? '', fromMonths: String(want?.fromMonths ?? 0) }]
  })
  return {
    code: species?.code ?? '',
    nameArabic: species?.nameArabic ?? '',
    name: species?.name ?? '',
    isBird: species?.isBird ?? false,
    keeping: species?.keeping ?? 'single',
    isProhibited: species?.isProhibited ?? false,
    hideShown: false,
    citesAppendix: species?.citesAppendix ?? '',
    wants: Object.fromEntries(wants),
  }
}

/** An invalid age becomes NaN, which the validation rejects. */
function requestOf({ wants, citesAppendix, hideShown: _, ...fields }: SpeciesFields): Species {
  const chosenWants: Wants = {}
  for (const paper of PAPERS) {
    const { level, fromMonths } = wants[paper]
    if (level !== '') chosenWants[paper] = { level, fromMonths: readQuantity(fromMonths || 0) ?? -1 }
  }
  return { ...fields, code: fields.code.trim(), citesAppendix: citesAppendix || null, wants: chosenWants }
}
