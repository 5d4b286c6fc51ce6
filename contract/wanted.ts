// What people wait for (api.md, Beyond; S2-12).
import { z } from 'zod'
import { PRODUCT_TYPES } from '#domain/product.ts'
import { WANTED_AGES, WANTED_GENDERS } from '#domain/wanted.ts'
import { doneResponse } from './accounts.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { id, money, timestamp } from './primitives.ts'
import { wantedRequest } from './wanted-request.ts'

export const wantedProduct = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  nameArabic: z.string(),
  imageUrl: z.string().nullable(),
  quantity: z.int(),
})

/** What somebody asked for: `product`, or an animal in their words. */
export const wantedThing = z.object({
  id,
  product: wantedProduct.nullable(),
  species: z.string().nullable(),
  breed: z.string().nullable(),
  gender: z.enum(WANTED_GENDERS).nullable(),
  age: z.enum(WANTED_AGES).nullable(),
  maxPrice: money.nullable(),
  regionId: id.nullable(),
  createdAt: timestamp,
})
export type WantedThing = z.infer<typeof wantedThing>

const ownWanted = wantedThing.extend({ toldAt: timestamp.nullable() })
export type OwnWanted = z.infer<typeof ownWanted>

const ownHold = z.object({ productId: id, quantity: z.int(), until: timestamp })
export type OwnHold = z.infer<typeof ownHold>

const linkRequest = z.strictObject({ token: z.string().max(1000) })

export const wantedEndpoints = {
  'POST /api/wanted': {
    summary:
      'Ask to be told of an item or an animal; of any other address than one’s own only once it is confirmed',
    access: 'public',
    body: wantedRequest,
    /** `confirmation`: a link is sent, and the request counts only once it was opened. */
    response: z.object({ confirmation: z.boolean() }),
    status: [202],
    refusals: ['not-found', 'too-many-wanted', 'too-many-requests'],
  },
  'GET /api/wanted': {
    summary: 'What one waits for, newest first',
    access: 'customer',
    response: z.object({ items: z.array(ownWanted) }),
  },
  'DELETE /api/wanted/:id': {
    summary: 'No longer wait for it',
    access: 'customer',
    response: doneResponse,
  },
  'POST /api/wanted/confirm': {
    summary: 'Confirm the address by the link of the mail; idempotent',
    access: 'public',
    body: linkRequest,
    response: doneResponse,
    refusals: ['invalid-token'],
  },
  'POST /api/wanted/leave': {
    summary: 'End every request of the address; mail programs call it by one click (RFC 8058)',
    access: 'public',
    query: linkRequest,
    response: doneResponse,
    refusals: ['invalid-token'],
  },
  'GET /api/wanted/leave': {
    summary: 'The same link opened by a person: leads to the page that asks first',
    access: 'public',
    query: linkRequest,
  },
  'GET /api/holds': {
    summary: 'What the shop keeps for the account',
    access: 'customer',
    response: z.object({ items: z.array(ownHold) }),
  },
} satisfies ShopEndpoints
