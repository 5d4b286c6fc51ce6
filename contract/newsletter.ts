// The newsletter: asking for it, confirming the address, leaving it again.
import { z } from 'zod'

export const subscribeRequest = z.object({
  /** Rules: domain/email.ts. */
  email: z.string().min(1).max(1000),
  /** Where on the site the consent was given. */
  source: z.enum(['home', 'other']).default('other'),
})
export type SubscribeRequest = z.input<typeof subscribeRequest>

/** The same for every address. `confirmation`: a link is sent, and counts only once it was opened. */
export const subscribeAnswer = z.object({ confirmation: z.boolean() })
export type SubscribeAnswer = z.infer<typeof subscribeAnswer>

export const newsletterLinkRequest = z.object({ token: z.string().max(1000) })
export type NewsletterLinkRequest = z.infer<typeof newsletterLinkRequest>
