// The public part of the shop's settings: one record that every page, sentence and calculation reads.
import { z } from 'zod'
import { money, timestamp } from '#contract/primitives.ts'

export const store = z.object({
  name: z.string(),
  nameArabic: z.string(),
  description: z.string(),
  contactEmail: z.string(),
  /** E.164 */
  phone: z.string(),
  whatsapp: z.string(),
  addressArabic: z.string(),
  workingHours: z.string(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  deliveryFeeOffice: money,
  deliveryFeeHome: money,
  freeDeliveryFrom: money.nullable(),
  deliveryDays: z.string(),
  orderHoldHours: z.int(),
  replyHours: z.int(),
  returnHours: z.int(),
  /** Their facts are filled in (text/fill-facts.ts). Paragraphs are parted by a blank line. */
  policies: z.array(z.object({ key: z.string(), title: z.string(), body: z.string() })),
  policiesUpdatedAt: timestamp,
  faq: z.array(z.object({ question: z.string(), answer: z.string() })),
  vatNumber: z.string().nullable(),
  vetContact: z.string().nullable(),
})
export type Store = z.infer<typeof store>
