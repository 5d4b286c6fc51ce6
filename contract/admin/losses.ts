// Animals that fell ill or died (H-10).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, timestamp } from '#contract/primitives.ts'
import { freeText } from '#contract/typed-text.ts'
import { MAX_LOSS_NOTE, MISHAPS, QUARANTINE_ENDS } from '#domain/animals/loss.ts'
import { MAX_QUANTITY } from '#domain/catalog/item-rules.ts'

const quarantine = z.object({
  id,
  productId: id,
  nameArabic: z.string(),
  quantity: z.int(),
  note: z.string(),
  /** Which one, where it has a record. */
  animal: z.object({ id, name: z.string() }).nullable(),
  /** The order it was in. */
  order: z.object({ id, orderNumber: z.string() }).nullable(),
  startedAt: timestamp,
  startedBy: z.string().nullable(),
  ended: z.enum(QUARANTINE_ENDS).nullable(),
})
export type Quarantine = z.infer<typeof quarantine>

const units = z.int().min(1).max(MAX_QUANTITY)
const note = z._default(freeText(MAX_LOSS_NOTE), '')

const mishapRequest = z
  .strictObject({
    mishap: z.enum(MISHAPS),
    /** The item; by default that of the animal. */
    productId: id.optional(),
    quantity: units.default(1),
    /** Needed where each animal of the item has a record. */
    animalId: id.optional(),
    /** The hold that it was part of (S2-12). */
    holdId: id.optional(),
    note,
  })
  .refine(({ productId, animalId }) => productId !== undefined || animalId !== undefined, {
    path: ['productId'],
  })
export type MishapRequest = z.output<typeof mishapRequest>

const endQuarantineRequest = z.strictObject({
  outcome: z.enum(QUARANTINE_ENDS),
  /** By default all of them. */
  quantity: units.optional(),
  note,
})
export type EndQuarantineRequest = z.output<typeof endQuarantineRequest>

export const lossEndpoints = {
  'GET /api/admin/quarantines': {
    summary: 'What is in quarantine, of one item or of all, the latest first',
    access: 'stock:read',
    query: z.object({ productId: idParam.optional() }),
    response: z.object({ items: z.array(quarantine) }),
  },
  'POST /api/admin/mishaps': {
    summary: 'Animals on sale or on hold fell ill, or died: into quarantine, or out of the books',
    access: 'stock:write',
    body: mishapRequest,
    response: z.object({ quarantine: quarantine.nullable() }),
    status: [201],
    refusals: ['not-found', 'insufficient-stock', 'animal-may-be-lost'],
  },
  'PATCH /api/admin/quarantines/:id': {
    summary:
      'End a quarantine, whole or in part: on sale again, or dead. One of an order ends once its case says which animal it is',
    access: 'stock:write',
    body: endQuarantineRequest,
    response: quarantine,
  },
} satisfies ShopEndpoints
