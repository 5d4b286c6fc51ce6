// Requests to enter payments and refunds (F-01).
import { z } from 'zod/mini'
import { paidInput } from '#contract/typed-money.ts'
import { optionalText } from '#contract/typed-text.ts'
import {
  MAX_PAYMENT_NOTE,
  MAX_PAYMENT_REFERENCE,
  PAYMENT_KINDS,
  PAYMENT_METHODS,
} from '#domain/payments/balance.ts'

export const paymentRequest = z.strictObject({
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: paidInput(),
  reference: optionalText(MAX_PAYMENT_REFERENCE),
  /** It stays in the shop. */
  note: optionalText(MAX_PAYMENT_NOTE),
  /** The Muscat day on which the money moved; today where nobody says. */
  date: z.optional(z.iso.date()),
  /** F-08: false leaves a cancelled order cancelled, even if its stock is there. */
  revive: z.optional(z.boolean()),
  /** Of the order as it was read: when it changed meanwhile, nothing is written. */
  updatedAt: z.optional(z.iso.datetime()),
})
export type PaymentRequest = z.output<typeof paymentRequest>
/** The same as it is typed. */
export type PaymentEntry = z.input<typeof paymentRequest>
