// What the shop demands of an animal's record before it is sold (H-01). The owner edits the table of species.

/** The papers that a species may demand. */
export const PAPERS = [
  'birthDate',
  'microchip',
  'ring',
  'origin',
  'rabies',
  'vaccination',
  'examination',
  'citesPermit',
] as const
export type AnimalPaper = (typeof PAPERS)[number]

/** `wanted`: the owner is warned. `required`: without it the animal is not put on sale. */
export const WANT_LEVELS = ['wanted', 'required'] as const
export type WantLevel = (typeof WANT_LEVELS)[number]
/** From which age, in whole months; 0 from birth on. */
type Want = { level: WantLevel; fromMonths: number }
/** Papers not listed are not demanded. */
export type Wants = Partial<Record<AnimalPaper, Want>>

/** `lot`: sold by number, without a record for each. */
export const KEEPINGS = ['single', 'lot'] as const
export type Keeping = (typeof KEEPINGS)[number]
export const CITES_APPENDICES = ['I', 'II', 'III'] as const
export type CitesAppendix = (typeof CITES_APPENDICES)[number]

export type SpeciesRule = {
  nameArabic: string
  keeping: Keeping
  isProhibited: boolean
  wants: Wants
}

export type Species = SpeciesRule & {
  code: string
  name: string
  isBird: boolean
  citesAppendix: CitesAppendix | null
}

export const SPECIES_LIMITS = { code: 40, name: 60, months: 240 } as const

/** A species of the CITES lists needs its permit, a bird of them its ring as well. */
export function citesWants({ citesAppendix, isBird }: Pick<Species, 'citesAppendix' | 'isBird'>): Wants {
  if (citesAppendix === null) return {}
  const required: Want = { level: 'required', fromMonths: 0 }
  return { citesPermit: required, ...(isBird && { ring: required }) }
}

export type SpeciesFault = 'name-missing' | 'code-invalid' | 'months-invalid'
export type SpeciesFaults = Partial<Record<'nameArabic' | 'name' | 'code' | 'wants', SpeciesFault>>

export function findSpeciesFaults({ nameArabic, name, code, wants }: Species): SpeciesFaults {
  const isMonth = ({ fromMonths }: Want) =>
    Number.isInteger(fromMonths) && fromMonths >= 0 && fromMonths <= SPECIES_LIMITS.months
  return {
    ...(!nameArabic.trim() && { nameArabic: 'name-missing' }),
    ...(!name.trim() && { name: 'name-missing' }),
    ...(!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(code) && { code: 'code-invalid' }),
    ...(!Object.values(wants).every(isMonth) && { wants: 'months-invalid' }),
  }
}
