// The fields of a health entry: in the shop's records (H-02), in their owners' entries, and in the papers (H-04).
import { z } from 'zod'
import { ENTRY_LIMITS, FINDINGS, VACCINES } from '#domain/animals/health-entry.ts'
import { fileId } from './files.ts'
import { clearedText, freeText, lineText, typedDay } from './typed-text.ts'

export const nullableText = z.string().nullable()
export const nullableDay = nullableText.meta({ description: 'A day: 2026-12-01' })

export const entryFacts = z.object({
  on: z.string(),
  against: z.enum(VACCINES).nullable(),
  medicine: nullableText,
  batch: nullableText,
  nextOn: nullableDay,
  clinic: nullableText,
  finding: z.enum(FINDINGS).nullable(),
  weight: z.int().nullable().meta({ description: 'Grams' }),
  note: nullableText,
})

/** A line that can be cleared. */
export const typedLine = (max: number) => clearedText(lineText(max))

/** An entry as it is typed, except for its kind. */
export const typedEntry = z.strictObject({
  on: z.string().trim().max(40),
  against: z.enum(VACCINES).nullable(),
  medicine: typedLine(ENTRY_LIMITS.medicine),
  batch: typedLine(ENTRY_LIMITS.batch),
  nextOn: typedDay,
  clinic: typedLine(ENTRY_LIMITS.clinic),
  finding: z.enum(FINDINGS).nullable(),
  weight: z.union([z.string().max(40), z.number()]).nullable(),
  note: clearedText(freeText(ENTRY_LIMITS.note)),
  files: z.array(fileId).max(ENTRY_LIMITS.files),
})
