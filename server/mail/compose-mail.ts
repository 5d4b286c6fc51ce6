// Turns a job into a mail: reads the current data and determines the recipient.
import type { Mail } from '#platform/mail/mail.ts'
import type { Context } from '#server/context.ts'
import type { MailJob } from '#server/jobs/job-data.ts'
import { senderOf } from '#server/settings/sender.ts'
import { readSettings, type Settings, workingHoursOf } from '#server/settings/settings-queries.ts'
import { cutText } from '#text/format-text.ts'
import { testMail } from '#text/mail/test-mail.ts'
import { accountLetter } from './account-letter.ts'
import { animalLetter } from './animal-letter.ts'
import { handoverLetter } from './handover-letter.ts'
import type { Letter } from './letter.ts'
import { newsletterLetter } from './newsletter-letter.ts'
import { orderLetter } from './order-letter.ts'
import { renderHtml } from './render-html.tsx'
import { renderText } from './render-text.ts'
import { supportAnswerLetter, supportLetter } from './support-letter.ts'
import { viewingLetter } from './viewing-letter.ts'
import { wantedLetter } from './wanted-letter.ts'

/** Null when there is nobody to write to: the order is gone, or came without an e-mail. */
export async function composeMail(context: Context, job: MailJob): Promise<Mail | null> {
  const settings = await readSettings(context)
  const letter = await letterFor(context, settings, job)
  if (!letter) return null
  const { content, ...envelope } = letter
  const footer = { ...settings, workingHours: workingHoursOf(settings) }
  return {
    ...senderOf(settings, context),
    ...envelope,
    subject: subjectLine(content.subject),
    text: renderText(content, footer),
    html: renderHtml(content, footer, context.baseUrl),
  }
}

const SUBJECT_MAX = 200

/** One line that a mail program can show, whatever somebody wrote into theirs. */
function subjectLine(subject: string): string {
  return cutText(subject.replace(/\s+/g, ' '), SUBJECT_MAX)
}

function letterFor(
  context: Context,
  settings: Settings,
  job: MailJob,
): Promise<Letter | null> | Letter | null {
  switch (job.mail) {
    case 'activation':
    case 'sign-up-attempt':
    case 'sign-in-code':
    case 'password-reset':
    case 'password-changed':
    case 'second-factor':
    case 'second-factor-tries':
    case 'recovery-code-used':
    case 'admin-invitation':
    case 'admin-rights':
    case 'account-deleted':
      return accountLetter(context.baseUrl, settings, job)
    case 'test-mail':
      return {
        to: job.to,
        content: testMail(job.code, job.minutes, `${context.baseUrl}/admin/setup?step=mail`),
      }
    case 'support-message':
      return supportLetter(context.db, settings, job.messageId)
    case 'support-answer':
      return supportAnswerLetter(context.db, settings, job.answerId)
    case 'newsletter-confirm':
    case 'newsletter-welcome':
    case 'newsletter':
    case 'newsletter-preview':
      return newsletterLetter(context.baseUrl, settings, job)
    case 'handover-record':
      return handoverLetter(context, settings, job)
    case 'wanted-confirm':
    case 'wanted-available':
      return wantedLetter(context, settings, job)
    case 'viewing-booked':
    case 'viewing-changed':
    case 'viewing-reminder':
    case 'viewing-cancelled':
      return viewingLetter(context, settings, job)
    case 'animal-due':
    case 'care-plan':
    case 'found-animal':
      return animalLetter(context, job)
    default:
      return orderLetter(context, settings, job)
  }
}
