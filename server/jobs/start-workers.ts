// What runs by itself: mail that was queued, orders whose deadline has passed, and the removal of what has expired.
import { removeExpired } from '#server/accounts/remove-expired.ts'
import type { Context } from '#server/context.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
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
          sendMail(context, mailer, { id: job.id, at: job.createdOn, data: job.data as MailJob }),
        ),
      ),
  )
  await boss.work('expire-orders', { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await expireOrders(context)
  })
  await boss.work('remove-expired', { pollingIntervalSeconds: POLL_SECONDS }, async () => {
    await removeExpired(context)
  })
  await boss.schedule('expire-orders', '* * * * *')
  await boss.schedule('remove-expired', '17 * * * *')
}

type QueuedMail = { id: string; at: Date; data: MailJob }

/** A failed mail is tried again by itself; the others of its batch are not sent twice. */
async function sendMail(context: Context, mailer: Mailer, { id, at, data }: QueuedMail) {
  try {
    const mail = await composeMail(context, data)
    if (mail) await mailer.deliver(mail, { id, at, kind: data.mail })
    return { id, status: 'completed' as const }
  } catch (error) {
    context.log.warn({ error, mail: data.mail, job: id }, 'a mail could not be sent; it is tried again')
    return { id, status: 'failed' as const }
  }
}
