// The care plan that comes with an animal (H-09): how to keep it, what is due when, and the sources.
import { z } from 'zod'

const day = z.string().nullable()

export const carePlan = z.object({
  name: z.string(),
  species: z.string(),
  text: z
    .object({
      title: z.string(),
      source: z.string(),
      review: z.object({ vet: z.string(), on: z.string() }).nullable(),
      sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
      calendar: z.array(
        z.object({
          what: z.string(),
          when: z.string(),
          from: day.meta({ description: 'The day from which it is due by the animal’s age' }),
          doneOn: day.meta({ description: 'As its record says' }),
        }),
      ),
    })
    .nullable()
    .meta({ description: 'Null for a species that the shop has no text for' }),
  due: z
    .array(z.object({ what: z.string(), on: z.string() }))
    .meta({ description: 'The next dates in its record, the soonest first' }),
})
export type CarePlan = z.infer<typeof carePlan>
