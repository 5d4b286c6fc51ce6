// The contact form: fields, validation and request (S-CON-02..04, X-36).
import { type WrongFields, wrongFields } from '#browser/form-errors.ts'
import { type SupportRequest, supportRequest } from '#contract/support-request.ts'
import { DEFAULT_PRIORITY } from '#domain/support.ts'
import { contactText } from '#text/contact.ts'

export type SupportFields = { [Name in keyof SupportRequest]-?: NonNullable<SupportRequest[Name]> }

export const FIELD_NAMES = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'subject',
  'priority',
  'message',
] as const satisfies readonly (keyof SupportFields)[]

export const EMPTY_MESSAGE: SupportFields = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  subject: '',
  priority: DEFAULT_PRIORITY,
  message: '',
  companyFax: '',
}

/** One sentence a field, in the order of the form. */
export function checkSupport(fields: SupportFields): WrongFields {
  return wrongFields(supportRequest, messageOf(fields), WORDS)
}

const { name: customerName, email: customerEmail, subject, message } = contactText.errors
const WORDS = { missing: { customerName, customerEmail, subject, message } }

export function messageOf(fields: SupportFields): SupportRequest {
  const { customerPhone, companyFax, ...words } = fields
  return {
    ...words,
    ...(customerPhone.trim() && { customerPhone }),
    ...(companyFax && { companyFax }),
  }
}
