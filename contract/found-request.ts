// A finder's message to the owner of an animal (H-05); the owner learns nothing else about the finder.
import { z } from 'zod/mini'
import { isContact } from '#domain/animals/found-contact.ts'
import { lineText, requiredText, ruleOf } from './typed-text.ts'

const FOUND_LENGTHS = { name: 80, contact: 120, message: 1000 } as const

/** In the order of the form. */
export const foundRequest = z.strictObject({
  message: requiredText(FOUND_LENGTHS.message),
  contact: z.pipe(
    lineText(FOUND_LENGTHS.contact),
    z.string().check(
      z.minLength(1),
      ruleOf((typed) => (typed === '' || isContact(typed) ? null : 'contact-invalid')),
    ),
  ),
  name: z._default(lineText(FOUND_LENGTHS.name), ''),
  /** A field that no person sees: a form that fills it in comes from a bot, and is thanked and dropped. */
  companyFax: z.optional(z.string().check(z.maxLength(1000))),
})
