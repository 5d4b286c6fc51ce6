// The sender of the shop's mails, and where replies go (L-01).
import type { Mail } from '#platform/mail/mail.ts'
import type { Context } from '#server/context.ts'
import type { Settings } from './settings-queries.ts'

/**
 * `MAIL_FROM` first, since a mail server may let only one address send; then the address that customers know. A shop
 * that has neither sends from an address on its own host that nobody reads.
 */
export function senderOf(
  { nameArabic, contactEmail }: Pick<Settings, 'nameArabic' | 'contactEmail'>,
  { mailFrom, baseUrl }: Pick<Context, 'mailFrom' | 'baseUrl'>,
): Pick<Mail, 'from' | 'replyTo'> {
  const address = mailFrom ?? contactEmail ?? `noreply@${new URL(baseUrl).hostname}`
  return {
    from: { name: nameArabic, address },
    ...(contactEmail && contactEmail !== address && { replyTo: contactEmail }),
  }
}
