// The background jobs: queued mail, reminders and expiry of orders, deletion of expired data, and the nightly backup.
import { setTimeout as sleep } from 'node:timers/promises'
import { startOfMuscatDay } from '#domain/muscat-time.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { createRateLimits } from '#server/access/rate-limits.ts'
import { removeExpired } from '#server/accounts/remove-expired.ts'
import { mailCarePlans } from '#server/animals/mail-care-plans.ts'
import { type Backups, runDailyBackup } from '#server/backup/run-daily-backup.ts'
import { announceNewDay } from '#server/catalog/browse/announce-new-day.ts'
import { expireImports } from '#server/catalog/import/expire-imports.ts'
import { runImport } from '#server/catalog/import/run-import.ts'
import { followSales } from '#server/catalog/stock/follow-sales.ts'
import type { Context } from '#server/context.ts'
import { expireHolds } from '#server/holds/end-hold.ts'
import type { JobData, JobName, MailJob } from '#server/jobs/job-data.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import { sweepFiles } from '#server/media/sweep-files.ts'
import { sweepUploads } from '#server/media/sweep-uploads.ts'
import { deliverIssues } from '#server/newsletter/deliver-issues.ts'
import { expireOrders } from '#server/orders/scheduled/expire-orders.ts'
import { drawInvoice, issueDueInvoices } from '#server/orders/scheduled/issue-due-invoices.ts'
import { remindOrders } from '#server/orders/scheduled/remind-orders.ts'
import { remindOwners } from '#server/own-animals/remind-owners.ts'
import { followViewings } from '#server/viewings/follow-viewings.ts'
import { sendMail } from './send-mail.ts'

/** Often enough that nobody waits for their activation mail. */
const MAIL_POLL_SECONDS = 1
const POLL_SECONDS = 5
/** An administrator is watching the progress. */
const IMPORT_POLL_SECONDS = 1
const NEWSLETTER_POLL_SECONDS = 1
const MAILS_AT_ONCE = 10
/** Of orders that were handed over together. */
const INVOICES_AT_ONCE = 50

/** Any number of processes may work at once; each job is taken by one. */
export async function startWorkers(
  context: Context,
  queue: JobQueue,
  mailer: Mailer,
  backups: Backups,
): Promise<void> {
  const { boss } = queue
  await workOnQueues(context, boss, mailer)
  // A day may have begun while the shop was stopped.
  await followSales(context)
  const newsletter = () => deliverIssues(context, mailer, queue.isStopping)
  const midnight = () => sleep(msToMidnight(context.now()))
  await schedule('send-newsletter', '* * * * *', [newsletter], NEWSLETTER_POLL_SECONDS)
  await schedule('expire-orders', '* * * * *', [expireOrders, expireHolds, followViewings])
  await schedule('remind-orders', '*/5 * * * *', [remindOrders, mailCarePlans, remindOwners])
  await schedule('remove-expired', '17 * * * *', [removeExpired, expireImports])
  await schedule('sweep-uploads', '43 * * * *', [sweepUploads, sweepFiles])
  await schedule('back-up', '21 * * * *', [() => runDailyBackup(context, backups)])
  await schedule('issue-invoices', '33 * * * *', [issueDueInvoices])
  // Taken in the last minute of a day: the queue's own clock may be half a minute late.
  await schedule('new-day', '59 23 * * *', [midnight, followSales, announceNewDay])

  /** Runs the steps one after the other, scheduled in Muscat time. */
  async function schedule(
    name: JobName,
    cron: string,
    steps: readonly ((context: Context) => Promise<unknown>)[],
    pollingIntervalSeconds = POLL_SECONDS,
  ) {
    await boss.work(name, { pollingIntervalSeconds }, async () => {
      for (const step of steps) await step(context)
    })
    await boss.schedule(name, cron, null, { tz: 'Asia/Muscat' })
  }
}

/** The jobs that a change writes, as against those of the schedule. */
async function workOnQueues(context: Context, boss: JobQueue['boss'], mailer: Mailer): Promise<void> {
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
          sendMail(context, limits, mailer, {
            id: job.id,
            at: job.createdOn,
            tries: job.retryCount + 1,
            data: job.data as MailJob,
          }),
        ),
      ),
  )
  await boss.work<JobData['import-products']>(
    'import-products',
    { pollingIntervalSeconds: IMPORT_POLL_SECONDS },
    async ([job]) => {
      if (job) await runImport(context, job.data.importId)
    },
  )
  await boss.work<JobData['draw-invoice']>(
    'draw-invoice',
    { pollingIntervalSeconds: POLL_SECONDS, batchSize: INVOICES_AT_ONCE, burstWhenBatchFull: true },
    async (jobs) => {
      for (const { data } of jobs) await drawInvoice(context, data.orderId)
      context.changes.announceOrders()
    },
  )
}

const MIDNIGHT_IS_NEAR_MS = 2 * 60 * 1000

/** 0 unless midnight in Muscat is near: a job that comes late runs at once. */
export function msToMidnight(now: Date): number {
  const left = startOfMuscatDay(now, 1).getTime() - now.getTime()
  return left <= MIDNIGHT_IS_NEAR_MS ? left : 0
}
