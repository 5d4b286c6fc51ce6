// The days on which animals can be delivered to a governorate (H-06).
import { z } from 'zod'
import type { ShopEndpoints } from './endpoint.ts'
import { calendarDay, idParam } from './primitives.ts'

/** Times of day on Muscat's clock: before the first or after the second. */
export const coolHours = z.object({ before: z.string(), after: z.string() })

const deliveryDay = z.object({
  day: calendarDay,
  isOffered: z.boolean(),
  reason: z.string().nullable().meta({ description: 'Why not, as customers read it; null where it is' }),
  cause: z
    .enum(['closed', 'not-served', 'ban'])
    .nullable()
    .meta({ description: 'The shop is closed, does not deliver it there, or a travel rule forbids it' }),
  hours: coolHours.nullable().meta({ description: 'In heat, the hours of that day; null: any' }),
})
export type DeliveryDay = z.infer<typeof deliveryDay>

export const deliveryDays = z.object({
  regionId: z.int(),
  days: z.array(deliveryDay).meta({
    description:
      'The next 14 from the earliest promised one; empty where there is no animal, which needs no day',
  }),
})
export type DeliveryDays = z.infer<typeof deliveryDays>

const regionQuery = z.object({ regionId: idParam.refine((region) => region <= 11) })

/** «3,7,12», at most 50. */
const productIds = z
  .string()
  .regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,49}$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((ids) => ids.every((one) => one <= 2_147_483_647))

export const deliveryDayEndpoints = {
  'GET /api/products/:id/delivery-days': {
    summary: 'The days on which an animal can be brought to a governorate, and why not on the others',
    access: 'public',
    query: regionQuery,
    response: deliveryDays,
  },
  'GET /api/delivery-days': {
    summary: 'The same for several products together: a day is offered where it is for each of them',
    access: 'public',
    query: regionQuery.extend({ products: productIds }),
    response: deliveryDays,
    refusals: ['not-found'],
  },
} satisfies ShopEndpoints
