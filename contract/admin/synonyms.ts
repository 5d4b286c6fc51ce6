// Words that find each other in a search, as their owner edits them.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { personText } from '#contract/typed-text.ts'

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

const synonymRequest = z.strictObject({ words })
export type SynonymRequest = z.infer<typeof synonymRequest>

export const synonymEndpoints = {
  'GET /api/admin/synonyms': {
    summary: 'Groups of words that find each other in a search',
    access: 'products:read',
    response: synonymList,
  },
  'POST /api/admin/synonyms': {
    summary: 'Add a group of words that find each other',
    access: 'products:write',
    body: synonymRequest,
    response: synonym,
    status: [201],
  },
  'PATCH /api/admin/synonyms/:id': {
    summary: 'Replace the words of a group',
    access: 'products:write',
    body: synonymRequest,
    response: synonym,
  },
  'DELETE /api/admin/synonyms/:id': {
    summary: 'Remove a group',
    access: 'products:write',
    status: [204],
  },
} satisfies ShopEndpoints
