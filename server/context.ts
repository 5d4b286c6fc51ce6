// What every verb receives. Nothing of the shop lives in a module: two contexts never disturb each other.
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
  /** The shop's own address, for every link that leaves it; never taken from a request. */
  baseUrl: string
  /** A-AUTH-04: whether one signs in with Google; if not, whether the page says what is missing. */
  googleSignIn: 'on' | 'off' | 'off-with-hint'
  /** Whether mail reaches people: by a mail server, or in development in the mailbox. */
  mailArrives: boolean
  /** Whom mails come from where `MAIL_FROM` says so. */
  mailFrom: string | undefined
  /** Real customers may come: orders wait until the shop is ready (L-02). */
  production: boolean
  /** whether the diagnostics pages are there. */
  debugRoutes: boolean
  /** Scales every rate limit; 0 turns them off. */
  rateLimitScale: number
}

/** What queries need: the database, what is cached until a change, and the time. */
export type Reader = Pick<Context, 'db' | 'changes' | 'now'>
