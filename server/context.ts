// The dependencies of every verb. No module holds state of the shop, so two contexts never interfere.
import type { Logger } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import type { Queues } from '#platform/jobs/open-queues.ts'
import type { ImageStore } from '#platform/media/image-store.ts'
import type { Changes } from './changes.ts'
import type { JobData } from './jobs/job-data.ts'

export type Context = {
  db: Database
  now: () => Date
  /** A whole number in [0, below), unpredictable. */
  random: (below: number) => number
  jobs: Pick<Queues<JobData>, 'enqueue'>
  images: ImageStore
  changes: Changes
  log: Logger
  /** The shop's own URL, for links in mails and elsewhere; never taken from a request. */
  baseUrl: string
  /** A-AUTH-04: whether sign-in with Google is on; if not, whether the page explains what is missing. */
  googleSignIn: 'on' | 'off' | 'off-with-hint'
  /** True if mails can be read: with a mail server, or in development in the mailbox. */
  mailArrives: boolean
  /** The sender of mails, if `MAIL_FROM` is set. */
  mailFrom: string | undefined
  /** In production no orders are taken until the shop is ready (L-02). */
  production: boolean
  /** whether the diagnostics pages exist. */
  debugRoutes: boolean
  /** Scales every rate limit; 0 turns them off. */
  rateLimitScale: number
}

/** The dependencies of queries: the database, the cache, and the clock. */
export type Reader = Pick<Context, 'db' | 'changes' | 'now'>
