// The request to create a delivery run (W-07).
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { optionalText } from '#contract/typed-text.ts'
import { RUN_LIMITS } from '#domain/runs/delivery-run.ts'

export const createRunRequest = z.strictObject({
  orderIds: z.array(rowId).check(z.minLength(1), z.maxLength(RUN_LIMITS.stops)),
  driver: optionalText(RUN_LIMITS.driver),
})
export type CreateRunRequest = z.output<typeof createRunRequest>
