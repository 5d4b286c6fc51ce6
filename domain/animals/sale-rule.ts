// Whether an animal may be put on sale under the rules of its species (H-01), and what its record still lacks.
import { monthsOn } from '#domain/age.ts'
import type { ProductType } from '#domain/product.ts'
import type { Passport } from './passport.ts'
import { type AnimalPaper, PAPERS, type SpeciesRule, type WantLevel } from './species.ts'
import { animalsHere, countCertain, type ItemUnits, type Whereabouts } from './whereabouts.ts'

/** The fields of a record that the rule reads. */
export type RecordedAnimal = Pick<
  Passport,
  | 'name'
  | 'birthDate'
  | 'microchip'
  | 'ring'
  | 'origin'
  | 'importPermit'
  | 'healthCertificate'
  | 'citesPermit'
  | 'leftOn'
> & { vaccines: readonly string[]; isExamined: boolean }

export type Missing = { paper: AnimalPaper; level: WantLevel }

/** The papers its species demands at this age, in their order, and whether the record has them. */
export function findWanted(
  species: Pick<SpeciesRule, 'wants'>,
  animal: RecordedAnimal,
  today: string,
): (Missing & { isThere: boolean })[] {
  return PAPERS.flatMap((paper) => {
    const level = wantedOf(species, paper, animal.birthDate, today)
    return level === null ? [] : [{ paper, level, isThere: hasPaper(animal, paper) }]
  })
}

/** In the order of the papers. */
export function findMissing(species: SpeciesRule, animal: RecordedAnimal, today: string): Missing[] {
  return findWanted(species, animal, today).flatMap(({ isThere, ...missing }) => (isThere ? [] : missing))
}

/** Null if the species does not demand it at this age. An unknown age counts as old enough. */
export function wantedOf(
  { wants }: Pick<SpeciesRule, 'wants'>,
  paper: AnimalPaper,
  birthDate: string | null,
  today: string,
): WantLevel | null {
  const want = wants[paper]
  return want && isOldEnough(birthDate, want.fromMonths, today) ? want.level : null
}

/** The fields of an item that the rule reads. */
export type Offer = {
  type: ProductType
  isActive: boolean
  speciesId: number | null
  quantity: number
  birthDate: string | null
}

/** Whether a change puts animals on sale: showing, another species, a higher age or more units. */
export function isPutOnSale(before: Offer | null, after: Offer): boolean {
  if (!after.isActive || after.type !== 'animal' || after.speciesId === null) return false
  return (
    !before?.isActive ||
    before.type !== 'animal' ||
    before.speciesId !== after.speciesId ||
    isOlder(before.birthDate, after.birthDate) ||
    after.quantity > before.quantity
  )
}

/** An unknown age counts as old enough for every paper. */
function isOlder(before: string | null, after: string | null): boolean {
  return before !== null && (after === null || after < before)
}

export type SaleProblem =
  | { code: 'species-prohibited'; species: string }
  /** The first record that lacks something. */
  | { code: 'papers-missing'; name: string; papers: AnimalPaper[] }
  /** How many animals lack a record. `hasLeft`: there are records, perhaps of animals that have left. */
  | { code: 'records-missing'; count: number; papers: AnimalPaper[]; hasLeft: boolean }

/**
 * Requires as many complete records of present animals as units are expected. @param animals all records of the item
 */
export function findSaleProblem(
  species: SpeciesRule,
  { birthDate, ...units }: Pick<Offer, 'birthDate'> & ItemUnits,
  animals: readonly (RecordedAnimal & Whereabouts)[],
  today: string,
): SaleProblem | null {
  if (species.isProhibited) return { code: 'species-prohibited', species: species.nameArabic }
  if (species.keeping === 'lot') return null
  const here = animalsHere(animals, units)
  const judged = here.map((animal) => ({ animal, papers: requiredOf(species, animal, today) }))
  const incomplete = judged.filter(({ papers }) => papers.length > 0)
  const complete = judged.flatMap(({ animal, papers }) => (papers.length > 0 ? [] : animal))
  if (countCertain(complete, units) >= units.expected) return null
  const [first] = incomplete
  if (first) return { code: 'papers-missing', name: first.animal.name, papers: first.papers }
  const papers = requiredOf(species, { ...NO_RECORD, birthDate }, today)
  const count = units.expected - countCertain(here, units)
  return papers.length > 0 ? { code: 'records-missing', count, papers, hasLeft: units.unnoted > 0 } : null
}

const NO_RECORD: RecordedAnimal = {
  ...{ name: '', birthDate: null, microchip: null, ring: null, origin: null, importPermit: null },
  ...{ healthCertificate: null, citesPermit: null, leftOn: null, vaccines: [], isExamined: false },
}

function requiredOf(species: SpeciesRule, animal: RecordedAnimal, today: string): AnimalPaper[] {
  return findMissing(species, animal, today).flatMap(({ paper, level }) =>
    level === 'required' ? paper : [],
  )
}

function isOldEnough(birthDate: string | null, fromMonths: number, today: string): boolean {
  return fromMonths === 0 || birthDate === null || monthsOn(birthDate, today) >= fromMonths
}

function hasPaper(animal: RecordedAnimal, paper: AnimalPaper): boolean {
  switch (paper) {
    case 'rabies':
      return animal.vaccines.includes('rabies')
    case 'vaccination':
      return animal.vaccines.length > 0
    case 'examination':
      return animal.isExamined
    case 'origin':
      return (
        animal.origin === 'bred' ||
        (animal.origin === 'imported' && animal.importPermit !== null && animal.healthCertificate !== null)
      )
    default:
      return animal[paper] !== null
  }
}
