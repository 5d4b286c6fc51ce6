import type { CareStep } from '#domain/animals/care-calendar.ts'
import type { CarePart, Kind } from '#domain/chat/lexicon.ts'

type CareParts = Partial<Record<CarePart, readonly string[]>>

/** The guide on keeping one family of animals. */
export type CareGuide = {
  title: string
  source: string
  /** The essentials, for a general question. */
  basics: readonly string[]
  parts: CareParts
  /** Where a species differs from its family; `sources` where a part is from others than the rest. */
  kinds?: Partial<Record<Kind, CareParts & { sources?: Partial<Record<CarePart, string>> }>>
  /** Recurring steps and steps due by age; doses and dates are up to the vet. */
  calendar: readonly CareStep[]
  suggestions: readonly string[]
}
