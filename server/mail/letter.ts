import type { Mail } from '#platform/mail/mail.ts'
import type { MailContent } from '#text/mail/mail.ts'

/** The parts that each kind of mail decides: recipient, content, and its own headers. */
export type Letter = Pick<Mail, 'to' | 'replyTo' | 'headers' | 'calendar'> & { content: MailContent }
