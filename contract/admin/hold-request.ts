// The request to hold units of a product for a person.
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { optionalEmail, personText } from '#contract/typed-text.ts'
import { MAX_QUANTITY } from '#domain/catalog/item-rules.ts'
import { MAX_HOLD_HOURS, MAX_HOLD_NAME } from '#domain/holds.ts'
import { ORDER_LIMITS } from '#domain/orders/order-limits.ts'

export const holdRequest = z.strictObject({
  productId: rowId,
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
  hours: z.int().check(z.minimum(1), z.maximum(MAX_HOLD_HOURS)),
  /** For whom, in the shop's words. */
  name: personText(MAX_HOLD_NAME),
  /** The e-mail of the account that may order the held units. */
  email: optionalEmail(ORDER_LIMITS.customerEmail),
})
export type HoldRequest = z.output<typeof holdRequest>
