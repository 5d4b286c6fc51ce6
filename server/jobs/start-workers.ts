// What runs by itself: mail that was queued, orders whose deadline has passed, and the removal of what has expired.
import { normalizeEmail } from '#domain/email.ts'
import { createRateLimits, type RateLimits } from '#server/accounts/rate-limits.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { announceNewDay } from '#server/catalog/announce-new-day.ts'
import type { Context } from '#server/context.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { expireOrders } from '#server/orders/expire-orders.ts'
import type { MailJob } from './job-data.ts'
import type { JobQueue } from './job-queue.ts'

/** Often enough that nobody waits for their activation mail. */
const MAIL_POLL_SECONDS = 1
const POLL_SECONDS = 5
const MAILS_AT_ONCE = 10

/** Any number of processes may work at once; each job is taken by one. */
export async function startWorkers(context: Context, queue: JobQueue, mailer: Mailer): Promise<void> {
  const { boss } = queue
  const limits = createRateLimits(context)
  await boss.work(
    'send-mail',
    {
      pollingIntervalSeconds: MAIL_POLL_SECONDS,
      batchSize: MAILS_AT_ONCE,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    },
    (jobs) =>
      Promise.all(
        jobs.map((job) =>
          sendMail(context, limits, mailer, { id: job.id, at: job.createdOn, data: job.data as MailJob }),
        ),
      ),
  )
  await boss.work('expire-orders', { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await expireOrders(context)
  })
  await boss.work('remove-expired', { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await removeExpired(context)
  })
  await boss.work('new-day', { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await announceNewDay(context)
  })
  await boss.schedule('expire-orders', '* * * * *')
  await boss.schedule('remove-expired', '17 * * * *')
  await boss.schedule('new-day', '0 0 * * *', null, { tz: 'Asia/Muscat' })
}

type QueuedMail = { id: string; at: Date; data: MailJob }

/** A failed mail is tried again by itself; the others of its batch are not sent twice. */
async function sendMail(context: Context, limits: RateLimits, mailer: Mailer, { id, at, data }: QueuedMail) {
  try {
    const mail = await composeMail(context, data)
    if (mail) await deliver(context, limits, mailer, mail, { id, at, data })
    return { id, status: 'completed' as const }
  } catch (error) {
    context.log.warn({ error, mail: data.mail, job: id }, 'a mail could not be sent; it is tried again')
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
