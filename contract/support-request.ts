// A message to the shop (E-MSG-01, X-30). The server decides recipient and format: no `to`, no `html`.
import { z } from 'zod/mini'
import { DEFAULT_PRIORITY, PRIORITIES, SUPPORT_LENGTHS } from '#domain/support.ts'
import { emailText, personText, phoneText, requiredText } from './typed-text.ts'

/** In the order of the form. */
export const supportRequest = z.object({
  customerName: personText(SUPPORT_LENGTHS.customerName),
  customerEmail: emailText(),
  /** S-CON-03. */
  customerPhone: z.nullish(phoneText(80)),
  subject: personText(SUPPORT_LENGTHS.subject),
  priority: z._default(z.enum(PRIORITIES), DEFAULT_PRIORITY),
  message: requiredText(SUPPORT_LENGTHS.message),
  /** A field that no person sees: a form that fills it in comes from a bot, and is thanked and dropped. */
  companyFax: z.optional(z.string().check(z.maxLength(1000))),
})
export type SupportRequest = z.input<typeof supportRequest>
