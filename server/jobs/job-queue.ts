// The queue in the shop's own database (schema pgboss). A job is written with the transaction that wants it and runs
// only if that commits: nobody gets a mail about an order that does not stand.
import { createHash } from 'node:crypto'
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss'
import { type Database, sqlState, type Transaction, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import type { Log } from '#platform/process/log.ts'
import type { Jobs } from '#server/context.ts'
import type { JobName } from './job-data.ts'

export type JobQueue = Jobs & {
  boss: PgBoss
  /** Lets running jobs end, takes no new ones. */
  stop(): Promise<void>
}

const HOUR = 3600
const DAY = 24 * HOUR

const QUEUES: Record<JobName, Omit<Queue, 'name'>> = {
  // Named by the next one, so it is made first.
  'undelivered-mail': { deleteAfterSeconds: HOUR, retentionSeconds: 14 * DAY },
  // A mail server may be away for days: after the first tries one every five minutes, for three days. What was sent is
  // forgotten soon, for a job may hold a link.
  'send-mail': {
    retryLimit: 870,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 5 * 60,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: 7 * DAY,
    deadLetter: 'undelivered-mail',
  },
  'remind-orders': {
    retryLimit: 0,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  // The next minute tries again anyway.
  'expire-orders': {
    retryLimit: 0,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  'remove-expired': {
    retryLimit: 0,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  'sweep-uploads': {
    retryLimit: 0,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  // The next hour tries again.
  'back-up': {
    retryLimit: 0,
    expireInSeconds: 12 * HOUR,
    deleteAfterSeconds: HOUR,
    retentionSeconds: HOUR,
  },
  // Again only after a crash: what it could not do it says itself.
  'import-products': {
    retryLimit: 1,
    expireInSeconds: 15 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: DAY,
  },
  'new-day': {
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 5 * 60,
    deleteAfterSeconds: HOUR,
    retentionSeconds: DAY,
  },
}

/**
 * Makes the queue's tables where they are missing, so that jobs can be written. Nothing runs before `startWorkers`.
 * @param works whether this process keeps the queue: its clock, its clean-up
 */
export async function openJobQueue(db: Database, log: Log, { works = true } = {}): Promise<JobQueue> {
  const boss = await startBoss(() => {
    const made = new PgBoss({
      db: onPool(db),
      supervise: works,
      schedule: works,
      maintenanceIntervalSeconds: HOUR,
    })
    made.on('error', (error) => log.warn({ error }, 'the job queue stumbled'))
    return made
  })
  await createQueues(boss)

  return {
    boss,
    async enqueue(on, name, data) {
      if (data.length === 0) return
      const jobs = data.map((item) => ({ data: item }))
      await boss.insert(name, jobs, { db: preparedOn(on) })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}

/**
 * Processes that start together make the tables one after the other, but a connection that waited for its turn may not
 * have heard yet that they are there and tries to make them too. By then they stand, and a second start finds them.
 */
async function startBoss(make: () => PgBoss): Promise<PgBoss> {
  const boss = make()
  try {
    await boss.start()
    return boss
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    const again = make()
    await again.start()
    return again
  }
}

async function createQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of Object.entries(QUEUES)) {
    if (existing.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
    // So that the queue is known before the first order: looking it up inside a transaction would need a second
    // connection, and a full pool of transactions would wait for one for ever.
    await boss.insert(name, [])
  }
}

/** The caller's transaction; the long statement is planned once a connection, for every order runs it (P-05). */
function preparedOn(on: Database | Transaction): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: (text, values) =>
      on.$client.query({ name: createHash('sha1').update(text).digest('hex'), text, values: values ?? [] }),
  }
}

/** The shop's own connections: the queue needs none of its own. */
function onPool(db: Database): NonNullable<ConstructorOptions['db']> {
  return {
    async executeSql(text, values) {
      const client = await db.$client.connect()
      try {
        const result = await client.query(text, values)
        // Several statements at once give several results.
        const rows = Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows
        client.release()
        return { rows }
      } catch (error) {
        // The queue's texts begin and commit transactions themselves; broken off in one, the connection is left in it
        // and must not go back to others. Processes that make the queue's tables at once meet this.
        client.release(true)
        throw error
      }
    },
  }
}
