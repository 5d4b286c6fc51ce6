// A message to the shop (E-MSG-01, X-30): typed fields and nothing else. Whom it goes to and how it looks is the shop's
// business, so that `to` and `html` of another program mean nothing here.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { idempotencyKey } from '#contract/orders.ts'
import { id, optionalText, personText, requiredText } from '#contract/primitives.ts'
import { DEFAULT_PRIORITY, PRIORITIES, SUPPORT_LENGTHS } from '#domain/support.ts'

export const supportRequest = z.object({
  customerName: personText(SUPPORT_LENGTHS.customerName),
  /** Rules: domain/email.ts, X-36. */
  customerEmail: z.string().min(1).max(1000),
  /** S-CON-03; rules: domain/phone.ts, X-36. */
  customerPhone: optionalText(80).nullable(),
  subject: personText(SUPPORT_LENGTHS.subject),
  priority: z.enum(PRIORITIES).default(DEFAULT_PRIORITY),
  message: requiredText(SUPPORT_LENGTHS.message),
  /** A field that no person sees. Whoever fills it in is a program, and is thanked without being heard. */
  companyFax: z.string().max(1000).optional(),
})
export type SupportRequest = z.input<typeof supportRequest>

const supportAnswer = z.object({ id })
export type SupportAnswer = z.infer<typeof supportAnswer>

export const supportEndpoints = {
  'POST /api/support': {
    summary: 'Send the shop a message; it is stored and mailed to the shop',
    access: 'public',
    headers: z.object({
      'idempotency-key': idempotencyKey.optional().meta({
        description: 'Optional: the same message with the same key is stored and mailed once',
      }),
    }),
    body: supportRequest,
    response: supportAnswer,
    status: [202],
    refusals: ['too-many-requests'],
  },
} satisfies ShopEndpoints
