// The private link of an order that the shop entered (W-12).
import { z } from 'zod'
import { doneResponse } from '#contract/accounts.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { timestamp } from '#contract/primitives.ts'

const orderLink = z.object({
  /** Returned only once; the shop stores only its hash. */
  url: z.string(),
  /** A WhatsApp link with the message; null for a landline. */
  whatsappUrl: z.string().nullable(),
  createdAt: timestamp,
})
export type OrderLink = z.infer<typeof orderLink>

export const orderLinkEndpoints = {
  'POST /api/admin/orders/:id/link': {
    summary: 'Make a private link of an order without an account; the one before ends',
    access: 'orders:write',
    response: orderLink,
    status: [201],
    refusals: ['order-has-account'],
  },
  'DELETE /api/admin/orders/:id/link': {
    summary: 'End the private link of an order',
    access: 'orders:write',
    response: doneResponse,
    refusals: ['order-has-account'],
  },
} satisfies ShopEndpoints
