// What the records of an item's animals prove (H-03): two fields of the item, and the facts on its page.
import type { EntryKind, ExaminationFinding, HealthEntry } from './health-entry.ts'
import { animalsHere, countCertain, type ItemUnits, type Whereabouts } from './whereabouts.ts'

/** `weight` in grams. */
export type ProvenEntry = Pick<HealthEntry, 'kind' | 'on' | 'against' | 'medicine' | 'finding'> & {
  weight: number | null
}
/** Entries in any order. */
export type ProvenAnimal = Whereabouts & { name: string; entries: readonly ProvenEntry[] }
/** The health fields of an item as typed before records existed. */
export type TypedHealth = {
  vaccinated: boolean | null
  healthStatus: string | null
  healthStatusArabic: string | null
}
/** `isOneOf`: the item has several animals, and the fact concerns one of them. */
export type HealthFact = ProvenEntry & { animal: string; isOneOf: boolean }

/** `vaccinated`: null unless all are the same. `examined`: the oldest; null unless all have one. */
export type ProvenHealth = {
  vaccinated: boolean | null
  examined: { on: string; finding: ExaminationFinding } | null
}

/** The animals in the shop; once all are sold, those that left alive. */
function animalsShown(animals: readonly ProvenAnimal[], units: ItemUnits): readonly ProvenAnimal[] {
  const here = animalsHere(animals, units)
  return here.length === 0 && units.expected === 0 ? animals.filter(({ isOut }) => !isOut) : here
}

/** Proves nothing while an animal has no record. */
export function provenHealth(animals: readonly ProvenAnimal[], units: ItemUnits): ProvenHealth {
  const shown = animalsShown(animals, units)
  const coversAll = units.expected === 0 || countCertain(shown, units) >= units.expected
  if (shown.length === 0 || !coversAll) return { vaccinated: null, examined: null }
  const vaccinated = shown.filter(({ entries }) => entries.some(({ kind }) => kind === 'vaccination')).length
  return {
    vaccinated: vaccinated === shown.length ? true : vaccinated === 0 ? false : null,
    examined: examinedOf(shown),
  }
}

function examinedOf(animals: readonly ProvenAnimal[]): ProvenHealth['examined'] {
  const latest = animals.map(({ entries }) => newestFirst(entries).find(({ kind }) => kind === 'examination'))
  const findings = latest.flatMap((entry) =>
    entry?.finding ? [{ on: entry.on, finding: entry.finding }] : [],
  )
  const [oldest] = findings.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  if (!oldest || findings.length < animals.length) return null
  const needsCare = findings.find(({ finding }) => finding === 'needs-care')
  return needsCare ?? oldest
}

/** The newest entry of each animal per kind, vaccine and other medicine. */
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
