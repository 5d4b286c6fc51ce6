import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { queryOf } from '#browser/api-client.ts'
import type { OpenedPassport } from '#contract/admin/passports.ts'
import type { AdminSpecies } from '#contract/admin/species.ts'
import { findWanted } from '#domain/animals/sale-rule.ts'
import { type AnimalPaper, PAPERS } from '#domain/animals/species.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { type PassportFields, passportRequest, readChip } from './passport-values.ts'

export function useSpeciesTable() {
  return useQuery(queryOf('GET /api/admin/species'))
}

/** Null if none is chosen or its animals have no records; undefined until the species are loaded. */
export function useSpecies(speciesId: string) {
  const { data } = useSpeciesTable()
  if (!data) return undefined
  return data.items.find(({ id, keeping }) => String(id) === speciesId && keeping === 'single') ?? null
}

/** What the chosen species wants, and whether the form's current values satisfy it. */
export function useWanted(form: UseFormReturn<PassportFields>, passport: OpenedPassport | null) {
  const fields = useWatch({ control: form.control, compute: (all: PassportFields) => all })
  const species = useSpecies(fields.speciesId)
  const entries = passport?.entries ?? []
  const wanted = species
    ? findWanted(
        species,
        {
          ...passportRequest(fields),
          microchip: readChip(fields.microchip),
          vaccines: entries.flatMap(({ against }) => against ?? []),
          isExamined: entries.some(({ kind }) => kind === 'examination'),
        },
        muscatDay(new Date()),
      )
    : []
  return {
    isChosen: fields.speciesId !== '',
    hasLeft: fields.leftOn !== '',
    wanted,
    notWanted: species ? notWantedOf(species, wanted) : [],
  }
}

/** Papers that the species never wants (0) or wants only from an age that the animal has not reached. */
function notWantedOf({ wants, isBird }: AdminSpecies, wanted: readonly { paper: AnimalPaper }[]) {
  return PAPERS.flatMap((paper) =>
    wanted.some((one) => one.paper === paper) || (paper === 'ring' && !isBird)
      ? []
      : { paper, fromMonths: wants[paper]?.fromMonths ?? 0 },
  )
}
