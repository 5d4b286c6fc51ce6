// Words that find each other in a search, as their owner edits them.
import { z } from 'zod'
import { id, personText, timestamp } from '#contract/primitives.ts'

const words = z
  .array(personText(60))
  .min(2)
  .max(50)
  .meta({ description: 'Words or short phrases that mean the same: قطة, بسة, cat' })

export const synonym = z.object({
  id,
  words: z.array(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Synonym = z.infer<typeof synonym>
export const synonymList = z.object({ items: z.array(synonym) })

export const synonymRequest = z.strictObject({ words })
export type SynonymRequest = z.infer<typeof synonymRequest>
