// The contact form: its fields, what is wrong with them, what is sent (S-CON-02..04, X-36).
import type { SupportRequest } from '#contract/support.ts'
import { emailFault, normalizeEmail } from '#domain/email.ts'
import { looksLikeOmanPhone } from '#domain/phone-shape.ts'
import { DEFAULT_PRIORITY, type Priority, SUPPORT_LENGTHS } from '#domain/support.ts'
import { EMAIL_FAULTS, PHONE_INVALID } from '#text/accounts.ts'
import { contactText } from '#text/contact.ts'

export type SupportFields = {
  customerName: string
  customerEmail: string
  customerPhone: string
  subject: string
  priority: Priority
  message: string
  /** Seen by programs only. */
  companyFax: string
}

/** In the order of the form. */
export const FIELD_NAMES = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'subject',
  'priority',
  'message',
] as const satisfies readonly (keyof SupportFields)[]

export const EMPTY_FIELDS: SupportFields = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  subject: '',
  priority: DEFAULT_PRIORITY,
  message: '',
  companyFax: '',
}

type Wrong = Partial<Record<keyof SupportFields, string>>
const { errors } = contactText

/** One sentence a field, in the order of the form. */
export function checkSupport(fields: SupportFields): Wrong {
  const phone = fields.customerPhone.trim()
  const wrong: [keyof SupportFields, string | false][] = [
    ['customerName', checkWords(fields, 'customerName', errors.name)],
    ['customerEmail', checkEmail(fields.customerEmail)],
    ['customerPhone', phone !== '' && !looksLikeOmanPhone(phone) && PHONE_INVALID],
    ['subject', checkWords(fields, 'subject', errors.subject)],
    ['message', checkWords(fields, 'message', errors.message)],
  ]
  return Object.fromEntries(wrong.filter(([, sentence]) => sentence))
}

/** S-CON-02: whether something that is required is not there at all. */
export function isIncomplete(fields: SupportFields): boolean {
  return [fields.customerName, fields.customerEmail, fields.subject, fields.message].some(
    (text) => text.trim() === '',
  )
}

export function supportRequest(fields: SupportFields): SupportRequest {
  const { customerPhone, companyFax, ...words } = fields
  return {
    ...words,
    ...(customerPhone.trim() && { customerPhone }),
    ...(companyFax && { companyFax }),
  }
}

function checkWords(
  fields: SupportFields,
  name: keyof typeof SUPPORT_LENGTHS,
  missing: string,
): string | false {
  const { length } = fields[name].trim()
  if (length === 0) return missing
  const most = SUPPORT_LENGTHS[name]
  return length > most && errors.tooLong(most)
}

function checkEmail(text: string): string | false {
  const email = normalizeEmail(text)
  if (email === '') return errors.email
  const fault = emailFault(email)
  return fault !== null && EMAIL_FAULTS[fault]
}
