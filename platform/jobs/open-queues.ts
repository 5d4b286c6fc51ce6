// Queues of jobs in the program's own database (schema pgboss). A job is written with the transaction that wants it and
// runs only if that commits.
import { createHash } from 'node:crypto'
import { type ConstructorOptions, PgBoss, type Queue } from 'pg-boss'
import { type Database, type Queryable, sqlState, UNIQUE_VIOLATION } from '#platform/database/connect.ts'
import type { Log } from '#platform/process/log.ts'
import { createOutageLog } from '#platform/process/outage-log.ts'

export type QueueOptions = Omit<Queue, 'name'>

/** `Data` maps each queue's name to the data of its jobs. */
export type Queues<Data extends Record<keyof Data, object>> = {
  /**
   * Writes the jobs with the given transaction or database: in a transaction they run only if it commits.
   * @param afterSeconds the minimum delay
   */
  enqueue<Name extends keyof Data & string>(
    db: Queryable,
    name: Name,
    data: Data[Name][],
    afterSeconds?: number,
  ): Promise<void>
  boss: PgBoss
  /** Waits for running jobs and starts no new ones. */
  stop(): Promise<void>
  /** Aborted on stop: a job that works through many items ends after the current one. */
  isStopping(): boolean
}

const MAINTENANCE_SECONDS = 3600
/** A job that does not end in time is run again after the next start. */
const STOP_MS = 2500

/**
 * Creates the tables of the queues where they are missing, so that jobs can be written. Nothing runs before a worker
 * starts.
 * @param queues a queue that another one names as its dead letter comes first
 * @param works whether this process runs the schedule and the clean-up
 */
export async function openQueues<Data extends Record<keyof Data, object>>(
  db: Database,
  log: Log,
  queues: Record<keyof Data & string, QueueOptions>,
  { works = true } = {},
): Promise<Queues<Data>> {
  const logFailure = createOutageLog(log, 'the job queue failed')
  const boss = await startBoss(() => {
    const created = new PgBoss({
      db: onPool(db),
      supervise: works,
      schedule: works,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    })
    created.on('error', (error) => logFailure({ error }))
    return created
  })
  await createQueues(boss, queues)
  let isStopping = false

  return {
    boss,
    async enqueue(db, name, data, afterSeconds = 0) {
      if (data.length === 0) return
      const jobs = data.map((item) => ({ data: item, startAfter: afterSeconds }))
      await boss.insert(name, jobs, { db: preparedOn(db) })
    },
    stop() {
      isStopping = true
      return boss.stop({ graceful: true, timeout: STOP_MS })
    },
    isStopping: () => isStopping,
  }
}

/**
 * Processes that start together create the tables one after the other, but a connection that waited may not see them
 * yet and tries to create them too. By then they exist, and a second start finds them.
 */
async function startBoss(create: () => PgBoss): Promise<PgBoss> {
  const boss = create()
  try {
    await boss.start()
    return boss
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    const again = create()
    await again.start()
    return again
  }
}

async function createQueues(boss: PgBoss, queues: Record<string, QueueOptions>): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const [name, options] of Object.entries(queues)) {
    if (existing.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, options)
    // So that the queue is known before the first job: looking it up inside a transaction would need a second
    // connection, and a full pool of transactions would wait for one for ever.
    await boss.insert(name, [])
  }
}

/** The caller's transaction; the long statement is planned once a connection (P-05). */
function preparedOn(db: Queryable): NonNullable<ConstructorOptions['db']> {
  return {
    executeSql: (text, values) =>
      db.$client.query({ name: createHash('sha1').update(text).digest('hex'), text, values: values ?? [] }),
  }
}

/** The program's own connections: the queue needs none of its own. */
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
        // The queue's SQL begins and commits transactions itself. If it fails within one, the connection must not go
        // back to the pool. This happens when several processes create the queue's tables at once.
        client.release(true)
        throw error
      }
    },
  }
}
