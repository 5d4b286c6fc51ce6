// The care plan of an animal (H-09): the care text of its kind, the next dates, and the steps due by age.
import { eq } from 'drizzle-orm'
import type { CarePlan } from '#contract/care-plan.ts'
import { type CareTextName, dateSteps, nextOfRecord } from '#domain/animals/care-calendar.ts'
import type { Kind } from '#domain/chat/lexicon.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { animals } from '#server/database/tables/animals.ts'
import { species } from '#server/database/tables/species.ts'
import { entryTitle } from '#text/animals/animal-record.ts'
import { CARE_GUIDES, carePart, careTextOf } from '#text/care/care-guides.ts'
import { CARE_PART_TITLES, carePlanText, PLAN_PARTS } from '#text/care/care-plan.ts'
import { findReview } from './care-texts.ts'
import { readEntries } from './read-records.ts'

type NamedSpecies = { nameArabic: string; name: string }

/** Null where there is no such animal. */
export async function readCarePlan(db: Queryable, animalId: number): Promise<CarePlan | null> {
  const [row] = await db
    .select({ animal: animals, species })
    .from(animals)
    .innerJoin(species, eq(species.id, animals.speciesId))
    .where(eq(animals.id, animalId))
  if (!row) return null
  const { animal, species: of } = row
  const entries = (await readEntries(db, [animalId])).get(animalId) ?? []
  const due = nextOfRecord(entries).flatMap((entry) =>
    entry.nextOn ? [{ what: entryTitle(entry), on: entry.nextOn }] : [],
  )
  const kind = kindOfSpecies(of)
  const name = adviceFor(of)
  if (!kind || !name) return { name: animal.name, species: of.nameArabic, text: null, due }
  const { title, source, basics, calendar } = CARE_GUIDES[name]
  const text = {
    title,
    source,
    review: await findReview(db, name),
    sections: [
      { title: carePlanText.basics, lines: [...basics] },
      ...PLAN_PARTS.flatMap((part) => {
        const lines = carePart(kind, part)
        return lines ? [{ title: CARE_PART_TITLES[part], lines: [...lines] }] : []
      }),
    ],
    calendar: dateSteps(calendar, animal.birthDate, entries),
  }
  return { name: animal.name, species: of.nameArabic, text, due }
}

/** The care text for the species, where the shop has one. */
export function adviceFor(species: NamedSpecies): CareTextName | null {
  const kind = kindOfSpecies(species)
  return kind && careTextOf(kind)
}

/** The kind that the chatbot recognises in the name of the species, which the owner is free to choose. */
export function kindOfSpecies({ nameArabic, name }: NamedSpecies): Kind | null {
  return kindsIn(nameArabic)[0] ?? kindsIn(name)[0] ?? null
}
