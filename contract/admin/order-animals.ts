// The animals assigned to an order (H-04).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { transferCode } from '#contract/own-animals.ts'
import { id } from '#contract/primitives.ts'
import { GENDERS } from '#domain/product.ts'

const text = z.string().nullable()

const orderAnimal = z.object({
  id,
  name: z.string(),
  breed: text,
  sex: z.enum(GENDERS).nullable(),
  colour: text,
  microchip: text,
  ring: text,
})

const chosenAnimal = orderAnimal.extend({
  /** In the account of its buyer or of a later owner. */
  isOwned: z.boolean(),
  /** Its buyer passed it on: it is taken out only where it came back and was written off. */
  isPassedOn: z.boolean(),
})

const animalLine = z.object({
  productId: id,
  nameArabic: z.string(),
  units: z.int().meta({ description: 'Less what came back' }),
  chosen: z.array(chosenAnimal),
  signedFor: z.array(z.string()).meta({
    description:
      'Animals that both signed for at the door and that could not go with the order; the same animals again confirm those of complete lines',
  }),
  choices: z.array(orderAnimal).meta({ description: 'Records of the item that belong to no order' }),
})

const orderAnimals = z.object({
  items: z.array(animalLine).meta({ description: 'The lines with animals; supplies are left out' }),
  mayChoose: z.boolean().meta({ description: 'Once it is paid, as long as it is not cancelled' }),
})
export type OrderAnimals = z.infer<typeof orderAnimals>

const chooseAnimalsRequest = z.strictObject({
  /** All animals to assign to the order. */
  animalIds: z.array(id).max(200),
  /** All that went with it when the page was read, so that none is removed unseen. */
  seen: z.array(id).max(200),
})
export type ChooseAnimalsRequest = z.output<typeof chooseAnimalsRequest>

export const orderAnimalEndpoints = {
  'GET /api/admin/orders/:id/animals': {
    summary: 'Which animals go with an order, and which could',
    access: 'animals:read',
    response: orderAnimals,
  },
  'PATCH /api/admin/orders/:id/animals': {
    summary: 'Say which animals go with an order; delivered, they are its customer’s',
    access: 'animals:write',
    body: chooseAnimalsRequest,
    response: orderAnimals,
    current: orderAnimals,
    refusals: [
      'changed-meanwhile',
      'order-cancelled',
      'order-not-paid',
      'animal-taken',
      'animal-not-of-order',
      'animal-may-be-lost',
      'animal-passed-on',
      'too-many-animals',
    ],
  },
  'POST /api/admin/orders/:id/animals/:animalId/transfer': {
    summary: 'A code by which a buyer without an account takes their animal over, once it is delivered',
    access: 'animals:write',
    response: transferCode,
    status: [201],
    refusals: ['animal-has-owner'],
  },
} satisfies ShopEndpoints
