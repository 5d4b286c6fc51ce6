// One mail of the queue: composed, sent, and what becomes of it when it cannot be.
import { normalizeEmail } from '#domain/email.ts'
import type { RateLimits } from '#server/accounts/rate-limits.ts'
import type { Context } from '#server/context.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import { isRefusedForGood, type Mailer } from '#server/mail/mailer.ts'
import type { MailJob } from './job-data.ts'

/** `tries` counts this one. */
type QueuedMail = { id: string; at: Date; tries: number; data: MailJob }

/** Half an hour of them: what a mail server refuses for good may still be its first distrust of a stranger. */
const TRIES_IN_VAIN = 10

/** A failed mail is tried again by itself; the others of its batch are not sent twice. */
export async function sendMail(context: Context, limits: RateLimits, mailer: Mailer, job: QueuedMail) {
  const { id, data, tries } = job
  try {
    const mail = await composeMail(context, data)
    if (mail) await deliver(context, limits, mailer, mail, job)
    return { id, status: 'completed' as const }
  } catch (error) {
    const about = { error, mail: data.mail, job: id, tries }
    if (isRefusedForGood(error) && tries >= TRIES_IN_VAIN) {
      context.log.error(about, 'a mail is refused again and again; it is put aside')
      await context.jobs.enqueue(context.db, 'undelivered-mail', [data])
      return { id, status: 'completed' as const }
    }
    context.log.warn(about, 'a mail could not be sent; it is tried again')
    return { id, status: 'failed' as const }
  }
}

/** Nobody's mailbox is filled by a customer who names it in an order and changes that order again and again. */
async function deliver(
  { log }: Context,
  limits: RateLimits,
  mailer: Mailer,
  mail: Mail,
  { id, at, data }: QueuedMail,
): Promise<void> {
  const isLimited = isCausedByCustomer(data)
  if (isLimited && (await limits.take('order-mail', normalizeEmail(mail.to))) !== null) {
    return log.warn({ job: id }, 'too many mails about orders to one address; this one is not sent')
  }
  try {
    await mailer.deliver(mail, { id, at, kind: data.mail })
  } catch (error) {
    if (isLimited) await limits.giveBack('order-mail', normalizeEmail(mail.to))
    throw error
  }
}

/** Of the mails to an address that a customer may have made up, those that they can cause as often as they like. */
function isCausedByCustomer(job: MailJob): boolean {
  switch (job.mail) {
    case 'order-received':
    case 'order-cancelled':
      return true
    case 'order-changed':
      return job.change.to === 'reported'
    default:
      return false
  }
}
