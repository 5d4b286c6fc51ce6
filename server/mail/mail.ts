import type { MailContent } from '#text/mail.ts'

/** A mail as the worker hands it over: composed, not yet on its way. */
export type Mail = {
  from: { name: string; address: string }
  to: string
  replyTo?: string
  /** Further headers; a value holds no line break. */
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
}

/** What each kind of mail decides: whom it goes to, what it says, and headers of its own. */
export type Letter = Pick<Mail, 'to' | 'replyTo' | 'headers'> & { content: MailContent }
