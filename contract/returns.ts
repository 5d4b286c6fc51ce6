// What of an order its customer can give back, until when, and what became of it (F-03).
import { z } from 'zod'
import {
  GIVEN_BACK_REASONS,
  RETURN_KINDS,
  RETURN_REASONS,
  RETURN_STATES,
} from '#domain/returns/return-rules.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { fileId } from './files.ts'
import { id, money, timestamp } from './primitives.ts'
import { returnRequest } from './return-request.ts'

const returnLine = z.object({
  /** The id of the order's line. */
  id,
  productNameArabic: z.string(),
  /** How many can still be asked for. */
  left: z.int(),
  reasons: z.array(z.object({ reason: z.enum(GIVEN_BACK_REASONS), until: timestamp })),
})
export type ReturnLine = z.infer<typeof returnLine>

export const returnedItem = z.object({
  /** The id of the order's line. */
  id,
  productNameArabic: z.string(),
  /** Asked for. */
  quantity: z.int(),
  /** Taken back. */
  accepted: z.int(),
  amount: money,
})

export const orderReturn = z.object({
  id,
  kind: z.enum(RETURN_KINDS),
  reason: z.enum(RETURN_REASONS),
  words: z.string(),
  state: z.enum(RETURN_STATES),
  /** What the shop said with its decision. */
  note: z.string().nullable(),
  images: z.array(fileId),
  items: z.array(returnedItem),
  /** By how much the order falls, its delivery included where that is given back too. */
  amount: money,
  deliveryAmount: money,
  openedAt: timestamp,
  decidedAt: timestamp.nullable(),
})
export type OrderReturn = z.infer<typeof orderReturn>

const orderReturns = z.object({
  /** What was bought and not given back, with the reasons that count; of an animal, from its hand-over on. */
  lines: z.array(returnLine),
  /** When the last of them stops, past or ahead; null while nothing has arrived, or where nothing is left. */
  until: timestamp.nullable(),
  returns: z.array(orderReturn),
})
export type OrderReturns = z.infer<typeof orderReturns>

export const returnEndpoints = {
  'GET /api/orders/:id/return': {
    summary: 'What of an own order can be given back, why and until when, and what was asked for before',
    access: 'customer',
    response: orderReturns,
  },
  'POST /api/orders/:id/return': {
    summary: 'Ask to give something of an own order back; of an animal it opens a case',
    access: 'customer',
    body: returnRequest,
    response: orderReturn,
    status: [201, 200],
    refusals: ['not-returnable'],
  },
} satisfies ShopEndpoints
