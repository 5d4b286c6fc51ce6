// When the shop is open, as domain/opening.ts knows it (L-12).
import { z } from 'zod'

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .meta({ description: 'A time of day in Muscat', example: '09:00' })
const hours = z.strictObject({ from: clock, to: clock })
const day = z.iso.date()

/** When animals can be seen before they are bought (H-08, domain/viewings/viewing-plan.ts). */
export const viewingPlan = z.object({
  isOffered: z.boolean(),
  week: z.array(hours.nullable()).meta({ description: 'Seven, Sunday first; null: no visits' }),
  minutes: z.int(),
  holdHours: z.int(),
  daysAhead: z.int(),
})

export const opening = z.object({
  week: z.array(hours.nullable()).meta({ description: 'Seven, Sunday first; null: closed' }),
  exceptions: z.array(z.object({ from: day, to: day, label: z.string(), hours: hours.nullable() })),
})
