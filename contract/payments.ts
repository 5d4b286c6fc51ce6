// What is paid for an order and what is not, as its customer and the shop read it (F-01, F-02).
import { z } from 'zod'
import { money } from './primitives.ts'

/** At most one of `due` and `owed` is above zero. */
export const balance = z.object({
  /** What came in less what went back. */
  paid: money,
  /** What is still to be paid. */
  due: money,
  /** What the shop has to give back. */
  owed: money,
  /** What went back. */
  refunded: money,
})
export type Balance = z.infer<typeof balance>
