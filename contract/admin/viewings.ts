// Visits to animals, as the shop sees them (H-08).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { calendarDay, id, listOf, listQuery, timestamp } from '#contract/primitives.ts'
import { VIEWING_ENDERS, VIEWING_STATES } from '#domain/viewings/viewing-plan.ts'
import { blockSlotRequest, settleViewingRequest } from './viewing-requests.ts'

const adminViewing = z.object({
  id,
  startsAt: timestamp,
  endsAt: timestamp,
  state: z.enum(VIEWING_STATES),
  /** Null once the item is deleted. */
  productId: id.nullable(),
  productName: z.string(),
  imageUrl: z.string().nullable(),
  /** Null once the account has ended. */
  customer: z
    .object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string().nullable() })
    .nullable(),
  /** How many earlier visits they missed. */
  missedBefore: z.int(),
  heldUntil: timestamp.nullable(),
  /** When the animal will be held for them; null where it is held already, or never will be. */
  holdsFrom: timestamp.nullable(),
  /** The shop is closed then: its hours were changed after the booking. */
  isClosed: z.boolean(),
  cancelledBy: z.enum(VIEWING_ENDERS).nullable(),
  note: z.string().nullable(),
})
export type AdminViewing = z.infer<typeof adminViewing>

const slot = z.object({
  startsAt: timestamp,
  state: z.enum(['free', 'booked', 'blocked']),
  /** To remove the block. */
  blockId: id.nullable(),
})
const slotPlan = z.object({ days: z.array(z.object({ day: calendarDay, slots: z.array(slot) })) })
export type SlotPlan = z.infer<typeof slotPlan>

const viewingsQuery = z.strictObject({
  ...listQuery.shape,
  of: z.enum(['coming', 'past']).default('coming'),
})
export type AdminViewingsQuery = z.output<typeof viewingsQuery>

export const adminViewingEndpoints = {
  'GET /api/admin/viewings': {
    summary:
      'Upcoming visits, the next first, then those whose outcome is still to be entered; or past visits, the latest first',
    access: 'viewings:read',
    query: viewingsQuery,
    response: listOf(adminViewing),
  },
  'GET /api/admin/viewings/slots': {
    summary: 'The times of the plan, each free, booked or blocked',
    access: 'viewings:read',
    response: slotPlan,
  },
  'PATCH /api/admin/viewings/:id': {
    summary: 'Say whether the customer came, or cancel the visit with a mail',
    access: 'viewings:write',
    body: settleViewingRequest,
    response: adminViewing,
    refusals: ['viewing-over', 'viewing-not-begun'],
  },
  'POST /api/admin/viewings/blocks': {
    summary: 'Block a time',
    access: 'viewings:write',
    body: blockSlotRequest,
    response: z.object({ id }),
    status: [201],
    refusals: ['slot-taken', 'slot-not-offered'],
  },
  'DELETE /api/admin/viewings/blocks/:id': {
    summary: 'Unblock a time',
    access: 'viewings:write',
    response: z.object({ id }),
  },
} satisfies ShopEndpoints
