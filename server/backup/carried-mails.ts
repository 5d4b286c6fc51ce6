// Waiting mails as rows of a table of the shop, since a restore creates the tables of the queue anew (L-08).
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { ClientBase } from 'pg'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/process/log.ts'
import type { JobName, MailJob } from '#server/jobs/job-data.ts'
import { openJobQueue } from '#server/jobs/job-queue.ts'
import { IS_MAIL_CARRIED } from './left-out.ts'

/** `id` stays, so that a mail that was sent all the same keeps its Message-ID. */
type CarriedMail = { id: string; queue: Extract<JobName, 'send-mail' | 'undelivered-mail'>; data: MailJob }

const AT_ONCE = 500

export async function readWaitingMails(
  client: ClientBase,
): Promise<{ carried: CarriedMail[]; leftOut: number }> {
  const { rows: there } = await client.query(`SELECT to_regclass('pgboss.job') IS NOT NULL AS queue`)
  if (!there[0].queue) return { carried: [], leftOut: 0 }
  const { rows } = await client.query<CarriedMail>(
    `SELECT id, name AS queue, data FROM pgboss.job
     WHERE name IN ('send-mail', 'undelivered-mail') AND state IN ('created', 'retry', 'active') ORDER BY created_on, id`,
  )
  const carried = rows.filter(({ data }) => IS_MAIL_CARRIED[data.mail])
  return { carried, leftOut: rows.length - carried.length }
}

/** @returns how many were queued */
export async function queueCarriedMails(db: Database, log: Log, lines: Readable): Promise<number> {
  const queue = await openJobQueue(db, log, { works: false })
  let count = 0
  let batch: CarriedMail[] = []
  const insert = async () => {
    for (const name of ['send-mail', 'undelivered-mail'] as const) {
      const jobs = batch.filter((mail) => mail.queue === name).map(({ id, data }) => ({ id, data }))
      if (jobs.length > 0) await queue.boss.insert(name, jobs)
    }
    count += batch.length
    batch = []
  }
  try {
    for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (batch.push(JSON.parse(line) as CarriedMail) === AT_ONCE) await insert()
    }
    await insert()
    return count
  } finally {
    await queue.stop()
  }
}
