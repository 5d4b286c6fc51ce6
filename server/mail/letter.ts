import type { Mail } from '#platform/mail/mail.ts'
import type { MailContent } from '#text/mail/mail.ts'

/** What each kind of mail decides: whom it goes to, what it says, and headers of its own. */
export type Letter = Pick<Mail, 'to' | 'replyTo' | 'headers' | 'calendar'> & { content: MailContent }
