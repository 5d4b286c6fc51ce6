// Mails of the newsletter. Each one leads out again: by a link in it, and by the button that mail programs make
// of its headers (RFC 8058).
import type { NewsletterMailJob } from '#server/jobs/job-data.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import { newsletterConfirmMail, newsletterMail, newsletterWelcomeMail } from '#text/mail/newsletter-mail.ts'
import type { Letter } from './letter.ts'

export function newsletterLetter(baseUrl: string, settings: Settings, job: NewsletterMailJob): Letter {
  const shop = settings.nameArabic
  if (job.mail === 'newsletter-confirm') {
    const url = `${baseUrl}/newsletter/confirm?token=${job.confirmToken}`
    return { to: job.to, content: newsletterConfirmMail(shop, url) }
  }
  if (job.mail === 'newsletter-preview')
    return { to: job.to, content: newsletterMail(shop, job.subject, job.text, null) }
  const { unsubscribeToken } = job
  const url = `${baseUrl}/newsletter/unsubscribe?token=${unsubscribeToken}`
  return {
    to: job.to,
    headers: unsubscribeHeaders(baseUrl, unsubscribeToken),
    content:
      job.mail === 'newsletter'
        ? newsletterMail(shop, job.subject, job.text, url)
        : newsletterWelcomeMail(shop, `${baseUrl}/products`, url),
  }
}

function unsubscribeHeaders(baseUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${baseUrl}/api/newsletter/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
