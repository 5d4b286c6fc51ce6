import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { REGIONS } from '#domain/regions.ts'
import { WANTED_AGES, WANTED_GENDERS } from '#domain/wanted.ts'
import { wantedText as text, WANTED_AGE_LABELS, WANTED_GENDER_LABELS } from '#text/wanted.ts'
import { chipClass } from '#ui/chip.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { WantedForm } from './use-wanted-form.ts'

const GENDERS = WANTED_GENDERS.map((value) => ({ value, label: WANTED_GENDER_LABELS[value] }))
const AGES = WANTED_AGES.map((value) => ({ value, label: WANTED_AGE_LABELS[value] }))
const PLACES = REGIONS.map(({ id, nameAr }) => ({ value: String(id), label: nameAr }))

/** The description of an animal; only its species is required. */
export function AnimalFields({ form: { field, set, fields } }: { form: WantedForm }) {
  return (
    <>
      <TextField {...field('species')} hint={text.speciesHint} autoComplete="off" required />
      <FamilyChips chosen={fields.species} onChoose={(name) => set('species', name)} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...field('breed')} optional autoComplete="off" />
        <TextField {...field('maxPrice')} optional inputMode="decimal" dir="ltr" autoComplete="off" />
        <SelectField {...field('gender')} placeholder={text.any} options={GENDERS} />
        <SelectField {...field('age')} placeholder={text.any} options={AGES} />
        <SelectField
          {...field('regionId')}
          optional
          placeholder={text.any}
          options={PLACES}
          fieldClassName="sm:col-span-2"
        />
      </div>
    </>
  )
}

/** The names of the shop's families, which requests are matched by. */
function FamilyChips({ chosen, onChoose }: { chosen: string; onChoose: (name: string) => void }) {
  const { data } = useQuery(queryOf('GET /api/categories'))
  const families = data?.items.filter(({ world }) => world !== 'supplies') ?? []
  return (
    <div className="-mt-2 flex min-h-11 flex-wrap gap-2">
      {families.map(({ id, nameArabic }) => (
        <button
          key={id}
          type="button"
          aria-pressed={nameArabic === chosen}
          className={chipClass({ selected: nameArabic === chosen })}
          onClick={() => onChoose(nameArabic)}
        >
          {nameArabic}
        </button>
      ))}
    </div>
  )
}
