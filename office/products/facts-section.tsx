import { isDay, muscatDay } from '#domain/calendar.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { genderText, sizeText } from '#text/catalog.ts'
import { ageText } from '#text/format-age.ts'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FactField, FieldPair, FormSection, type ItemFormReturn } from './form-section.tsx'

const { labels, hints, unknown, yes, no, optional, sections } = itemFormText

const ANSWERS: SelectOption[] = [
  { value: '', label: unknown },
  { value: 'yes', label: yes },
  { value: 'no', label: no },
]
const SIZES = Object.entries(sizeText).map(([value, label]) => ({ value, label }))
const GENDERS = Object.entries(genderText).map(([value, label]) => ({ value, label }))

/** the age that shoppers are told follows the day of birth, as it is typed. */
export function AnimalFacts({ form }: { form: ItemFormReturn }) {
  const { errors } = form.formState
  const born = form.watch('birthDate')
  const today = muscatDay(new Date())
  const age = isDay(born) ? ageText({ age: null, birthDate: born }, today) : null
  return (
    <FormSection title={sections.animal}>
      <FieldPair>
        <FactField form={form} name="breedArabic" max={100} />
        <SelectField label={labels.gender} options={GENDERS} {...form.register('gender')} />
      </FieldPair>
      <FieldPair>
        <TextField
          type="date"
          dir="ltr"
          label={labels.birthDate}
          optional={optional}
          hint={age ? itemFormText.currentAge(age) : hints.birthDate}
          min="1950-01-01"
          max={today}
          error={errors.birthDate?.message}
          {...form.register('birthDate')}
        />
        <FactField form={form} name="age" max={60} hint={hints.age} />
      </FieldPair>
      <FieldPair>
        <SelectField label={labels.size} placeholder={unknown} options={SIZES} {...form.register('size')} />
        <FactField form={form} name="weight" max={60} />
      </FieldPair>
      <FieldPair>
        <FactField form={form} name="colorArabic" max={60} />
        <FactField form={form} name="locationArabic" max={100} />
      </FieldPair>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField label={labels.vaccinated} options={ANSWERS} {...form.register('vaccinated')} />
        <SelectField label={labels.goodWithKids} options={ANSWERS} {...form.register('goodWithKids')} />
        <SelectField label={labels.goodWithPets} options={ANSWERS} {...form.register('goodWithPets')} />
      </div>
      <FieldPair>
        <FactField form={form} name="healthStatusArabic" max={200} />
        <FactField form={form} name="temperamentArabic" max={200} />
      </FieldPair>
      <FactField form={form} name="specialNeedsArabic" max={300} />
    </FormSection>
  )
}

export function SupplyFacts({ form }: { form: ItemFormReturn }) {
  return (
    <FormSection title={sections.product}>
      <FieldPair>
        <FactField form={form} name="brandArabic" max={100} />
        <FactField form={form} name="model" max={100} />
      </FieldPair>
      <FieldPair>
        <FactField form={form} name="materialArabic" max={100} />
        <FactField form={form} name="dimensions" max={100} />
      </FieldPair>
      <FieldPair>
        <SelectField label={labels.size} placeholder={unknown} options={SIZES} {...form.register('size')} />
        <FactField form={form} name="weight" max={60} />
      </FieldPair>
      <FieldPair>
        <FactField form={form} name="colorArabic" max={60} />
        <FactField form={form} name="locationArabic" max={100} />
      </FieldPair>
    </FormSection>
  )
}
