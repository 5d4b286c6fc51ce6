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
  // Named by the next one, so it is made first.
  'undelivered-mail': { deleteAfterSeconds: HOUR_SECONDS, retentionSeconds: 14 * DAY_SECONDS },
  // A mail server may be away for days: after the first tries one every five minutes, for three days. What was sent is
  // forgotten soon, for a job may hold a link.
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
  // The next hour draws what these tries did not.
  'draw-invoice': {
    retryLimit: 3,
    retryDelay: 10,
    expireInSeconds: 5 * 60,
    ...BRIEFLY,
  },
  // The next minute goes on where it ended.
  'send-newsletter': scheduledJob(12 * HOUR_SECONDS),
  // Again only after a crash: what it could not do it says itself.
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
