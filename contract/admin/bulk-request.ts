// One change of many items (A-ROLE-06, S2-13).
import { z } from 'zod/mini'
import { clearedText, lineText, ruleOf, typedDay } from '#contract/typed-text.ts'
import { MAX_QUANTITY, readTypedAmount } from '#domain/catalog/item-rules.ts'

const MAX_SALE_PERMIT = 60

function isPrice(typed: string | number): boolean {
  return (readTypedAmount(typed) ?? 0) > 0
}

export const bulkChange = z.partial(
  z.strictObject({
    isActive: z.boolean(),
    isFeatured: z.boolean(),
    price: z
      .union([z.string().check(z.maxLength(40)), z.number()])
      .check(ruleOf((typed) => (isPrice(typed) ? null : 'price-invalid'))),
    /** −10 makes all of them a tenth cheaper, rounded to ten baisa. */
    pricePercent: z.number().check(
      z.minimum(-99),
      z.maximum(1000),
      z.refine((percent) => percent !== 0),
    ),
    /** S2-13: the same percent below each price, rounded to ten baisa; null ends what is on sale. */
    sale: z.nullable(
      z.strictObject({
        percent: z.number().check(z.minimum(1), z.maximum(90)),
        from: typedDay,
        until: typedDay,
        permit: z.optional(clearedText(lineText(MAX_SALE_PERMIT))),
      }),
    ),
    /** Units that came or went. */
    quantityChange: z.int().check(
      z.minimum(-MAX_QUANTITY),
      z.maximum(MAX_QUANTITY),
      z.refine((units) => units !== 0),
    ),
  }),
)
export type BulkChange = z.output<typeof bulkChange>
/** The same as it is typed. */
export type TypedBulkChange = z.input<typeof bulkChange>
