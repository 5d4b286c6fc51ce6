import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { queryOf } from '#browser/api-client.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import { findWanted } from '#domain/animals/sale-rule.ts'
import { muscatDay } from '#domain/calendar.ts'
import { type PassportFields, readChip, requestOf } from './passport-values.ts'

/** Null where none is chosen, or its animals have no records; undefined until the species are read. */
export function useSpecies(speciesId: string) {
  const { data } = useQuery(queryOf('GET /api/admin/species'))
  if (!data) return undefined
  return data.items.find(({ id, keeping }) => String(id) === speciesId && keeping === 'single') ?? null
}

/** What the species in the form wants, and whether the record has it with what is typed there now. */
export function useWanted(form: UseFormReturn<PassportFields>, passport: OpenedPassport | null) {
  const fields = useWatch({ control: form.control, compute: (all: PassportFields) => all })
  const species = useSpecies(fields.speciesId)
  const entries = passport?.entries ?? []
  return {
    isKnown: species !== undefined,
    isChosen: fields.speciesId !== '',
    hasLeft: fields.leftOn !== '',
    wanted: species
      ? findWanted(
          species,
          {
            ...requestOf(fields),
            microchip: readChip(fields.microchip),
            vaccines: entries.flatMap(({ against }) => against ?? []),
            isExamined: entries.some(({ kind }) => kind === 'examination'),
          },
          muscatDay(new Date()),
        )
      : [],
  }
}
