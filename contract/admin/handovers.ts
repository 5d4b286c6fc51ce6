// The hand-over of the animals of an order by the shop itself (H-07).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { handoverRecord, handoverReport, handoverUnit } from '#contract/handovers.ts'
import { idParam, timestamp } from '#contract/primitives.ts'
import { phoneKey, signedByBuyer } from '#contract/signature.ts'

const orderHandovers = z.object({
  items: z.array(handoverRecord),
  /** Still to be handed over. */
  units: z.array(handoverUnit),
  /** The receiver named in the order. */
  buyer: z.string(),
})
export type OrderHandovers = z.infer<typeof orderHandovers>

const handoverRequest = handoverReport.extend({
  key: phoneKey,
  at: timestamp.meta({ description: 'When it happened, by the clock of the phone' }),
  ...signedByBuyer.shape,
})
export type HandoverRequest = z.output<typeof handoverRequest>

export const adminHandoverEndpoints = {
  'GET /api/admin/orders/:id/handovers': {
    summary: 'The animals of an order that were handed over, and those that were not',
    access: 'orders:read',
    response: orderHandovers,
  },
  'POST /api/admin/orders/:id/handovers': {
    summary:
      'Hand over animals of a paid order; with its last one the order is delivered. The same key twice is once; where the order went back in between, it takes a new key',
    access: 'orders:write',
    body: handoverRequest,
    response: orderHandovers,
    refusals: [
      'handed-over',
      'handover-set-aside',
      'status-not-allowed',
      'payment-not-verified',
      'invalid-request',
    ],
  },
  'POST /api/admin/orders/:id/handovers/:handoverId/count': {
    summary:
      'Count a hand-over that was set aside, because it took place: with the last animal the order is delivered. Twice is once',
    access: 'orders:write',
    params: z.object({ id: idParam, handoverId: idParam }),
    response: orderHandovers,
    refusals: ['handed-over', 'handover-not-countable', 'status-not-allowed', 'payment-not-verified'],
  },
} satisfies ShopEndpoints
