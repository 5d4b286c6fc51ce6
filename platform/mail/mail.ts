/** A mail as the worker passes it to the mailer. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  replyTo?: string
  /** Further headers; a value holds no line break. */
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
  /** An appointment (RFC 5545), which mail programs offer to add to a calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; file: string }
}
