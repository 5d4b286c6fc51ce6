// Visits to an animal before it is bought (H-08).
import { z } from 'zod'
import { VIEWING_ENDERS, VIEWING_STATES } from '#domain/viewings/viewing-plan.ts'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { calendarDay, id, timestamp } from './primitives.ts'
import { bookViewingRequest, moveViewingRequest } from './viewing-request.ts'
import { wantedProduct } from './wanted.ts'

const offered = z.object({
  /** Of one visit; null where none are offered. */
  minutes: z.int().nullable(),
  /** How many hours before it begins a visit holds its animal; 0: never. */
  holdHours: z.int(),
  days: z.array(
    z.object({
      day: calendarDay,
      slots: z.array(z.object({ startsAt: timestamp, isFree: z.boolean() })),
    }),
  ),
})
export type OfferedViewings = z.infer<typeof offered>

const ownViewing = z.object({
  id,
  /** Null once the item is deleted. */
  product: wantedProduct.nullable(),
  nameArabic: z.string(),
  startsAt: timestamp,
  endsAt: timestamp,
  state: z.enum(VIEWING_STATES),
  /** Until then nobody else can buy it; null while nothing is held. */
  heldUntil: timestamp.nullable(),
  /** When the shop will hold it, if it is still there; null where it holds it already, or never. */
  holdsFrom: timestamp.nullable(),
  cancelledBy: z.enum(VIEWING_ENDERS).nullable(),
  isBought: z.boolean().meta({ description: 'By the visitor, since they booked' }),
})
export type OwnViewing = z.infer<typeof ownViewing>

const SLOT_REFUSALS = [
  'not-found',
  'slot-taken',
  'slot-not-offered',
  'animal-not-there',
  'too-many-viewings',
  'too-many-requests',
] as const

export const viewingEndpoints = {
  'GET /api/viewings/slots': {
    summary:
      'The times at which animals can be seen, the same for all of them; no days where none are offered',
    access: 'public',
    cached: true,
    response: offered,
  },
  'GET /api/viewings': {
    summary: 'One’s own upcoming visits, the next first, and those that were cancelled recently',
    access: 'customer',
    response: z.object({
      items: z.array(ownViewing),
      notHeld: z.array(id).meta({
        description: 'Products that further visits of this customer do not hold for now',
      }),
    }),
  },
  'POST /api/viewings': {
    summary: 'Book a visit to an animal; refused with the times that are free',
    access: 'customer',
    body: bookViewingRequest,
    response: ownViewing,
    status: [201],
    refusals: [...SLOT_REFUSALS, 'already-visiting'],
  },
  'PATCH /api/viewings/:id': {
    summary: 'Move one’s visit to another time; refused with the times that are free',
    access: 'customer',
    body: moveViewingRequest,
    response: ownViewing,
    refusals: [...SLOT_REFUSALS, 'viewing-over'],
  },
  'DELETE /api/viewings/:id': {
    summary: 'Cancel one’s visit; idempotent',
    access: 'customer',
    response: doneResponse,
    refusals: ['viewing-over'],
  },
  'GET /api/viewings/:id/calendar': {
    summary: 'One’s visit as a calendar file (RFC 5545); of a cancelled one the file that cancels it',
    access: 'customer',
  },
} satisfies ShopEndpoints
