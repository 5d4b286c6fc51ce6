// Units that are kept for one person (S2-12).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, timestamp } from '#contract/primitives.ts'
import { HOLD_REASONS } from '#domain/holds.ts'
import { holdRequest } from './hold-request.ts'

const hold = z.object({
  id,
  productId: id,
  quantity: z.int(),
  until: timestamp,
  reason: z.enum(HOLD_REASONS),
  name: z.string().nullable(),
  email: z.string().nullable(),
})
export type Hold = z.infer<typeof hold>

export const holdEndpoints = {
  'GET /api/admin/holds': {
    summary: 'What is on hold of a product, the next to end first',
    access: 'stock:read',
    query: z.object({ productId: idParam }),
    response: z.object({ items: z.array(hold) }),
  },
  'POST /api/admin/holds': {
    summary: 'Keep units of a product for one person for some hours',
    access: 'stock:write',
    body: holdRequest,
    response: hold,
    status: [201],
    refusals: ['not-found', 'insufficient-stock'],
  },
  'DELETE /api/admin/holds/:id': {
    summary: 'Let go of a hold: what it kept is for sale again',
    access: 'stock:write',
    response: z.object({ id }),
  },
} satisfies ShopEndpoints
