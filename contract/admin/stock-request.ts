// A change of the stock as the office sends it.
import { z } from 'zod/mini'
import { personText } from '#contract/typed-text.ts'
import { MAX_QUANTITY } from '#domain/catalog/item-rules.ts'

const MAX_STOCK_REASON = 200

/** Units that came (positive) or went, and why. With `quantity`, as it was read, only if it is still that. */
export const adjustRequest = z.strictObject({
  change: z.int().check(
    z.minimum(-MAX_QUANTITY),
    z.maximum(MAX_QUANTITY),
    z.refine((units) => units !== 0),
  ),
  reason: personText(MAX_STOCK_REASON),
  quantity: z.optional(z.int().check(z.minimum(0))),
})
export type AdjustRequest = z.output<typeof adjustRequest>
