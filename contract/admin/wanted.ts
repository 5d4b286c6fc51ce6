// Requests for products and animals, and their notifications (S2-12).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, money, timestamp } from '#contract/primitives.ts'
import { wantedProduct, wantedThing } from '#contract/wanted.ts'
import { MAX_HOLD_HOURS } from '#domain/holds.ts'
import { WANTED_GENDERS } from '#domain/wanted.ts'

const person = z.object({ email: z.string(), since: timestamp })

const wantedItem = z.discriminatedUnion('kind', [
  /** A product and who waits for it, the first first: at most 20 of `waiting`. */
  z.object({ kind: z.literal('product'), product: wantedProduct, waiting: z.int(), people: z.array(person) }),
  /** An animal in somebody's words, and what in the shop may be it. */
  z.object({
    kind: z.literal('animal'),
    wish: wantedThing,
    email: z.string(),
    matches: z.array(wantedProduct.extend({ price: money })),
  }),
])
export type WantedItem = z.infer<typeof wantedItem>

const tellRequest = z.strictObject({
  productId: id,
  /** Of those who described an animal; without it, everybody who waits for the product. */
  requestIds: z.array(id).min(1).max(100).optional(),
  /** How long one unit is held for each notified customer; without it no unit is held. */
  hours: z.int().min(1).max(MAX_HOLD_HOURS).optional(),
})
export type TellRequest = z.output<typeof tellRequest>

const matchQuery = z.object({
  productId: idParam.optional(),
  words: z.string().max(1000).default('').meta({ description: 'Name, breed and category of an item' }),
  gender: z.enum([...WANTED_GENDERS, 'unknown']).optional(),
  price: money.optional(),
})
export type MatchQuery = z.output<typeof matchQuery>

export const adminWantedEndpoints = {
  'GET /api/admin/wanted': {
    summary:
      'Who waits for what: products by how many wait, then animals that were described, the first first',
    access: 'stock:write',
    response: z.object({ items: z.array(wantedItem), nextCursor: z.null(), total: z.int() }),
  },
  'GET /api/admin/wanted/matching': {
    summary: 'How many wait for an item, and who described one like it',
    access: 'stock:read',
    query: matchQuery,
    response: z.object({ waiting: z.int(), wishes: z.array(wantedThing) }),
  },
  'POST /api/admin/wanted/tell': {
    summary:
      'Tell those who wait that it is there, in the order in which they asked; with `hours` as many as there are units',
    access: 'stock:write',
    body: tellRequest,
    response: z.object({ told: z.int(), waiting: z.int() }),
    refusals: ['not-found', 'out-of-stock'],
  },
} satisfies ShopEndpoints
