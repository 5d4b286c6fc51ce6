import type { CareStep } from '#domain/animals/care-calendar.ts'
import type { CarePart, Kind } from '#domain/chat/lexicon.ts'

type CareParts = Partial<Record<CarePart, readonly string[]>>

/** The care guide of one family. */
export type CareGuide = {
  title: string
  source: string
  /** The answer to a general question. */
  basics: readonly string[]
  parts: CareParts
  /** Differences of a species from its family; `sources` for parts from other sources. */
  kinds?: Partial<Record<Kind, CareParts & { sources?: Partial<Record<CarePart, string>> }>>
  /** Steps that recur or are due by age; doses and dates are up to the vet. */
  calendar: readonly CareStep[]
  suggestions: readonly string[]
}
