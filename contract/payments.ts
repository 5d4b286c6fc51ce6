// The balance of an order, for its customer and the shop (F-01, F-02).
import { z } from 'zod'
import { money } from './primitives.ts'

/** At most one of `due` and `owed` is above zero. */
export const balance = z.object({
  /** Payments less refunds. */
  paid: money,
  /** The amount still to be paid. */
  due: money,
  /** The amount that the shop owes to the customer. */
  owed: money,
  /** The amount refunded. */
  refunded: money,
})
export type Balance = z.infer<typeof balance>
