// The shop's support (E-MSG-01).
import { z } from 'zod'
import type { ShopEndpoints } from './endpoint.ts'
import { idempotencyKey } from './orders.ts'
import { id } from './primitives.ts'
import { supportRequest } from './support-request.ts'

const supportAnswer = z.object({ id })
export type SupportAnswer = z.infer<typeof supportAnswer>

export const supportEndpoints = {
  'POST /api/support': {
    summary: 'Send the shop a message; it is stored and mailed to the shop',
    access: 'public',
    headers: z.object({
      'idempotency-key': idempotencyKey.optional().meta({
        description: 'Optional: the same message with the same key is stored and mailed once',
      }),
    }),
    body: supportRequest,
    response: supportAnswer,
    status: [202],
    refusals: ['too-many-requests'],
  },
} satisfies ShopEndpoints
