import type { CareStep } from '#domain/animals/care-calendar.ts'
import type { CarePart, Kind } from '#domain/chat/lexicon.ts'

type CareParts = Partial<Record<CarePart, readonly string[]>>

/** What a guide on keeping one family of animals holds. */
export type CareGuide = {
  title: string
  source: string
  /** What anybody should know, for a question that asks for nothing in particular. */
  basics: readonly string[]
  parts: CareParts
  /** Where a species differs from its family. */
  kinds?: Partial<Record<Kind, CareParts>>
  /** What comes round or is due by age; doses and days are the vet's. */
  calendar: readonly CareStep[]
  suggestions: readonly string[]
}
