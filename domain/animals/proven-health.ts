// What the records of an item's animals prove of their health (H-03): the two fields of the item that follow from it, and
// the facts that its page states.
import type { EntryKind, ExaminationFinding, Vaccine } from './health-entry.ts'
import { animalsHere, countCertain, type ItemUnits, type Whereabouts } from './whereabouts.ts'

export type ProvenEntry = {
  kind: EntryKind
  on: string
  against: Vaccine | null
  medicine: string | null
  finding: ExaminationFinding | null
  /** Grams. */
  weight: number | null
}
/** Entries in any order. */
export type ProvenAnimal = Whereabouts & { name: string; entries: readonly ProvenEntry[] }
/** The fields of an item that follow from its records, as somebody typed them before. */
export type TypedHealth = {
  vaccinated: boolean | null
  healthStatus: string | null
  healthStatusArabic: string | null
}
/** `isOneOf`: of one animal among several, with a record or without. */
export type HealthFact = ProvenEntry & { animal: string; isOneOf: boolean }

/** `vaccinated` null: it cannot be said of all. `examined`: all were, the one longest ago on that day. */
export type ProvenHealth = {
  vaccinated: boolean | null
  examined: { on: string; finding: ExaminationFinding } | null
}

/** The animals that are here; once all have left alive and none has come since, those that left. */
function animalsShown(animals: readonly ProvenAnimal[], units: ItemUnits): readonly ProvenAnimal[] {
  const here = animalsHere(animals, units)
  return here.length === 0 && units.expected === 0 ? animals.filter(({ isOut }) => !isOut) : here
}

/** Of an animal without a record nothing is proven. */
export function provenHealth(animals: readonly ProvenAnimal[], units: ItemUnits): ProvenHealth {
  const shown = animalsShown(animals, units)
  const isOfAll = units.expected === 0 || countCertain(shown, units) >= units.expected
  if (shown.length === 0 || !isOfAll) return { vaccinated: null, examined: null }
  const vaccinated = shown.filter(({ entries }) => entries.some(({ kind }) => kind === 'vaccination')).length
  return {
    vaccinated: vaccinated === shown.length ? true : vaccinated === 0 ? false : null,
    examined: examinedOf(shown),
  }
}

function examinedOf(animals: readonly ProvenAnimal[]): ProvenHealth['examined'] {
  const last = animals.map(({ entries }) => newestFirst(entries).find(({ kind }) => kind === 'examination'))
  const found = last.flatMap((entry) => (entry?.finding ? [{ on: entry.on, finding: entry.finding }] : []))
  const [oldest] = found.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  if (!oldest || found.length < animals.length) return null
  const needsCare = found.find(({ finding }) => finding === 'needs-care')
  return needsCare ?? oldest
}

/** Of each animal the newest entry of each kind, of each vaccine and of each other medicine; never more than is recorded. */
export function healthFacts(animals: readonly ProvenAnimal[], units: ItemUnits): HealthFact[] {
  const shown = animalsShown(animals, units)
  const isOneOf = shown.length > 1 || units.expected > 1
  return shown.flatMap(({ name, entries }) => {
    const newest = new Map<string, ProvenEntry>()
    for (const entry of newestFirst(entries)) {
      const key = [entry.kind, entry.against, entry.against === 'other' ? entry.medicine : null].join()
      if (!newest.has(key)) newest.set(key, entry)
    }
    return KIND_ORDER.flatMap((kind) => [...newest.values()].filter((entry) => entry.kind === kind)).map(
      ({ kind, on, against, medicine, finding, weight }) => ({
        ...{ animal: name, isOneOf, kind, on, against, medicine, finding, weight },
      }),
    )
  })
}

const KIND_ORDER: readonly EntryKind[] = ['vaccination', 'deworming', 'examination', 'weight']

function newestFirst<Entry extends { on: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0))
}
