import { useQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { queryOf } from '#browser/api-client.ts'
import type { AdminPassport } from '#contract/admin/passports.ts'
import { ORIGINS } from '#domain/animals/passport.ts'
import { wantedOf } from '#domain/animals/sale-rule.ts'
import type { AnimalPaper } from '#domain/animals/species.ts'
import { MIN_BIRTH_DATE } from '#domain/catalog/item-rules.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { GENDERS } from '#domain/product.ts'
import { FieldPair } from '#office/form/field-pair.tsx'
import { UnreadOptions } from '#office/shell/unread.tsx'
import { ORIGIN_TEXT, PASSPORT_LABELS, passportsText as text } from '#text/admin/passports.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { SelectField, type SelectOption } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextareaField } from '#ui/textarea-field.tsx'
import { ChipField } from './chip-field.tsx'
import { PapersField } from './papers-field.tsx'
import type { PassportFields } from './passport-values.ts'
import { useSpecies, useSpeciesTable } from './use-wanted.ts'

type PassportFieldsProps = { form: UseFormReturn<PassportFields>; passport: AdminPassport | null }

const PAST = { type: 'date', dir: 'ltr', min: MIN_BIRTH_DATE } as const

export function IdentityFields({ form, passport }: PassportFieldsProps) {
  const { data: species } = useSpeciesTable()
  // If the species failed to load, only the record's own.
  const known = species?.items ?? (passport ? [passport.species] : [])
  const kinds = known.map(({ id, nameArabic }) => ({ value: String(id), label: nameArabic }))
  const speciesId = form.watch('speciesId')
  const isBird = species?.items.find(({ id }) => String(id) === speciesId)?.isBird ?? true
  const asked = useAsked(form)
  return (
    <FieldPair>
      <TextField {...field(form, 'name')} required />
      <SelectField
        {...field(form, 'speciesId')}
        required
        placeholder={text.chooseSpecies}
        options={kinds}
        // Options may load after the value, which the browser has then dropped; so it is set again.
        key={kinds.length}
      />
      <ChipField
        form={form}
        passport={passport}
        field={{ ...field(form, 'microchip'), dir: 'ltr', optional: asked('microchip') }}
      />
      {isBird ? <TextField {...field(form, 'ring')} dir="ltr" optional={asked('ring')} /> : null}
      <TextField
        {...field(form, 'birthDate')}
        {...PAST}
        max={muscatDay(new Date())}
        optional={asked('birthDate')}
      />
      <SelectField
        {...field(form, 'sex')}
        placeholder={text.unknown}
        options={GENDERS.filter((sex) => sex !== 'unknown').map((value) => ({
          value,
          label: genderText[value],
        }))}
      />
      <TextField {...field(form, 'breed')} optional />
      <TextField {...field(form, 'colour')} optional />
      <TextareaField
        {...field(form, 'marks')}
        optional
        hint={text.marksHint}
        rows={2}
        fieldClassName="sm:col-span-2"
      />
    </FieldPair>
  )
}

/** Whether the species requires or wants a paper at the animal's age. */
function useAsked(form: PassportFieldsProps['form']): (paper: AnimalPaper) => string | boolean {
  const [speciesId, birthDate] = form.watch(['speciesId', 'birthDate'])
  const species = useSpecies(speciesId)
  return (paper) => {
    // Unknown until the species are loaded.
    if (species === undefined) return false
    const level = species && wantedOf(species, paper, birthDate || null, muscatDay(new Date()))
    return level ? text.asked[level] : true
  }
}

export function OriginFields({ form, passport }: PassportFieldsProps) {
  const { errors } = form.formState
  const [origin, speciesId, files] = form.watch(['origin', 'speciesId', 'files'])
  const { data: species } = useSpeciesTable()
  const wants = species?.items.find(({ id }) => String(id) === speciesId)
  const isCites = wants?.citesAppendix !== null || form.getValues('citesPermit') !== ''
  const asked = useAsked(form)
  const line = (name: 'importPermit' | 'healthCertificate' | 'citesPermit', paper: AnimalPaper) => (
    <TextField {...field(form, name)} dir="ltr" optional={asked(paper)} />
  )
  const [parents, parentsQuery] = useParents(speciesId, passport)
  return (
    <>
      <FieldPair>
        <SelectField
          {...field(form, 'origin')}
          placeholder={text.unknown}
          options={ORIGINS.map((value) => ({ value, label: ORIGIN_TEXT[value] }))}
          fieldClassName="sm:col-span-2"
        />
        {origin === 'imported' ? line('importPermit', 'origin') : null}
        {origin === 'imported' ? line('healthCertificate', 'origin') : null}
        {wants && isCites ? line('citesPermit', 'citesPermit') : null}
        {(['motherId', 'fatherId'] as const).map((name) => (
          <SelectField
            key={`${name} ${parents.length}`}
            {...field(form, name)}
            placeholder={text.unknown}
            options={parents}
            hint={parentsQuery.error ? <UnreadOptions query={parentsQuery} /> : undefined}
          />
        ))}
      </FieldPair>
      <PapersField
        files={files}
        onChange={(next) => form.setValue('files', next, { shouldDirty: true })}
        error={errors.files?.message}
      />
    </>
  )
}

export function SaleFields({ form, passport }: PassportFieldsProps) {
  const [items, itemsQuery] = useItems(form.getValues('productId'), passport)
  return (
    <FieldPair>
      <SelectField
        {...field(form, 'productId')}
        placeholder={text.noProduct}
        options={items}
        key={items.length}
        hint={itemsQuery.error ? <UnreadOptions query={itemsQuery} /> : undefined}
        fieldClassName={passport ? undefined : 'sm:col-span-2'}
      />
      {passport ? (
        <TextField
          {...field(form, 'leftOn')}
          {...PAST}
          max={muscatDay(new Date())}
          optional
          hint={text.leftHint}
        />
      ) : null}
    </FieldPair>
  )
}

function field(form: PassportFieldsProps['form'], name: Exclude<keyof PassportFields, 'files'>) {
  return { label: PASSPORT_LABELS[name], error: form.formState.errors[name]?.message, ...form.register(name) }
}

/** The animals of its species; always includes its current parents. */
function useParents(speciesId: string, passport: AdminPassport | null) {
  const query = useQuery({
    ...queryOf('GET /api/admin/passports', { query: { species: speciesId, state: 'all', limit: '100' } }),
    enabled: speciesId !== '',
  })
  const known = [passport?.mother, passport?.father].flatMap((parent) => parent ?? [])
  const listed = (query.data?.items ?? []).filter(({ id }) => id !== passport?.id)
  const names = new Map([...known, ...listed].map(({ id, name }) => [String(id), name]))
  const options: SelectOption[] = [...names].map(([value, label]) => ({ value, label }))
  return [options, query] as const
}

/** The shop's newest animal items, and the one it is sold as. */
function useItems(productId: string, passport: AdminPassport | null) {
  const query = useQuery(queryOf('GET /api/admin/products', { query: { type: 'animal', limit: '100' } }))
  const listed = query.data?.items ?? (passport?.product ? [passport.product] : [])
  const isListed = listed.some(({ id }) => String(id) === productId)
  const { data: own } = useQuery({
    ...queryOf('GET /api/admin/products/:id', { params: { id: productId } }),
    enabled: productId !== '' && !isListed && !query.isPending,
  })
  const options: SelectOption[] = [...(own ? [own] : []), ...listed].map(({ id, nameArabic }) => ({
    value: String(id),
    label: nameArabic,
  }))
  return [options, query] as const
}
