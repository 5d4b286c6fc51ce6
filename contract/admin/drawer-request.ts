// What the office sends to close the drawer (F-06).
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { moneyInput } from '#contract/typed-money.ts'
import { optionalText } from '#contract/typed-text.ts'
import { MAX_PAYMENT_NOTE } from '#domain/payments/balance.ts'

export const closeDrawerRequest = z.strictObject({
  /** The counted cash. */
  counted: moneyInput(),
  /** The cash left in the drawer; the rest goes to the bank or the safe. */
  remaining: moneyInput(),
  note: optionalText(MAX_PAYMENT_NOTE),
  /** The last close and the last entry of the ledger that were read: when there are newer ones, nothing is closed. */
  lastCloseId: z.nullable(rowId),
  lastPaymentId: z.nullable(rowId),
})
export type CloseDrawerRequest = z.output<typeof closeDrawerRequest>
