// Animals that fell ill or died (H-10).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, timestamp } from '#contract/primitives.ts'
import { QUARANTINE_ENDS } from '#domain/animals/loss.ts'
import { endQuarantineRequest, mishapRequest } from './loss-requests.ts'

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
