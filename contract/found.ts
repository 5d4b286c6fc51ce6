// The page behind an animal's QR code, for its finder (H-05). Its owner chooses what it shows; a code whose page is
// off is answered like an unknown one.
import { z } from 'zod'
import { FOUND_FACTS } from '#domain/animals/own-animal.ts'
import { carePlan } from './care-plan.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { foundRequest } from './found-request.ts'

const code = z.object({ code: z.string().max(100) })

const foundAnimal = z.object({
  species: z.string(),
  name: z.string().nullable(),
  imageUrl: z.string().nullable(),
  microchipEnd: z.string().nullable().meta({ description: 'The last four digits' }),
})
export type FoundAnimal = z.infer<typeof foundAnimal>

const foundFacts = z.array(z.enum(FOUND_FACTS)).max(FOUND_FACTS.length)

const ownCard = z.object({
  name: z.string(),
  url: z.string().meta({ description: 'What the QR code of the card leads to' }),
  code: z.string(),
  shows: foundFacts.nullable().meta({ description: 'Null: the page is off' }),
  has: foundFacts.meta({ description: 'The facts that exist and can be shown' }),
  isEnded: z.boolean(),
  preview: foundAnimal.meta({ description: 'The page as a finder sees it while it is on' }),
})
export type OwnCard = z.infer<typeof ownCard>

export const foundEndpoints = {
  'GET /api/found/:code': {
    summary: 'The facts of a found animal that its owner shows to a finder',
    access: 'public',
    params: code,
    response: foundAnimal,
    refusals: ['too-many-requests'],
  },
  'GET /api/found/:code/picture': {
    summary: 'The owner’s own picture of it as WebP, where they show it',
    access: 'public',
    params: code,
    refusals: ['too-many-requests', 'storage-unavailable'],
  },
  'GET /api/animals/:id/card': {
    summary: 'The card of one’s own animal, and what its page shows to a finder',
    access: 'customer',
    response: ownCard,
  },
  'PATCH /api/animals/:id/card': {
    summary: 'Choose what the page shows, or turn it off; takes effect at once',
    access: 'customer',
    body: z.strictObject({ shows: foundFacts.nullable() }),
    response: ownCard,
  },
  'GET /api/animals/:id/care': {
    summary: 'The care plan of one’s own animal',
    access: 'customer',
    response: carePlan,
  },
  'POST /api/found/:code/messages': {
    summary: 'Write to its owner; the answer is the same whether or not the code has one',
    access: 'public',
    params: code,
    body: foundRequest,
    response: z.object({}),
    status: [202],
    refusals: ['too-many-requests'],
  },
} satisfies ShopEndpoints
