// The shop's jobs: how often each is tried, and for how long it is stored.
import { DAY_SECONDS, HOUR_SECONDS } from '#domain/duration.ts'
import type { Database } from '#platform/database/connect.ts'
import { openQueues, type QueueOptions, type Queues } from '#platform/jobs/open-queues.ts'
import type { Log } from '#platform/process/log.ts'
import type { JobData, JobName } from './job-data.ts'

export type JobQueue = Queues<JobData>

/** Nothing runs before `startWorkers`. @param works whether this process runs the schedule and the clean-up */
export function openJobQueue(db: Database, log: Log, options?: { works: boolean }): Promise<JobQueue> {
  return openQueues<JobData>(db, log, QUEUES, options)
}

const BRIEFLY = { deleteAfterSeconds: HOUR_SECONDS, retentionSeconds: HOUR_SECONDS }
/** No retries: the next scheduled run picks up the rest. */
const scheduledJob = (expireInSeconds: number) => ({ retryLimit: 0, expireInSeconds, ...BRIEFLY })

const QUEUES: Record<JobName, QueueOptions> = {
  // The next queue refers to it, so it is created first.
  'undelivered-mail': { deleteAfterSeconds: HOUR_SECONDS, retentionSeconds: 14 * DAY_SECONDS },
  // A mail server may be away for days: after the first tries it is retried every five minutes for three days. Sent
  // mails are deleted soon, since a job may contain a link.
  'send-mail': {
    retryLimit: 870,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 5 * 60,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR_SECONDS,
    retentionSeconds: 7 * DAY_SECONDS,
    deadLetter: 'undelivered-mail',
  },
  'remind-orders': scheduledJob(5 * 60),
  'expire-orders': scheduledJob(5 * 60),
  'remove-expired': scheduledJob(5 * 60),
  'sweep-uploads': scheduledJob(15 * 60),
  'back-up': scheduledJob(12 * HOUR_SECONDS),
  'issue-invoices': scheduledJob(HOUR_SECONDS),
  // The next hourly run issues the remaining ones.
  'draw-invoice': { retryLimit: 3, retryDelay: 10, expireInSeconds: 5 * 60, ...BRIEFLY },
  // The next run, a minute later, continues.
  'send-newsletter': scheduledJob(12 * HOUR_SECONDS),
  // Retried only after a crash: it reports its own failures.
  'import-products': {
    retryLimit: 1,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: HOUR_SECONDS,
    retentionSeconds: DAY_SECONDS,
  },
  'new-day': {
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR_SECONDS,
    retentionSeconds: DAY_SECONDS,
  },
}
