// The number of queued mails, for the operator.
import { sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'

type MailCounts = { waiting: number; retrying: number; undelivered: number }

/** Null if the database is unavailable, so that the other metrics are still reported. */
export async function countMails({ db, log }: Context): Promise<MailCounts | null> {
  try {
    const { rows } = await db.execute<MailCounts>(COUNT_MAILS)
    return rows[0] ?? null
  } catch (error) {
    log.warn({ error }, 'the mails in the queue could not be counted')
    return null
  }
}

const COUNT_MAILS = sql`
  SELECT count(*) FILTER (WHERE name = 'send-mail' AND state = 'created')::int AS waiting,
    count(*) FILTER (WHERE name = 'send-mail' AND state = 'retry')::int AS retrying,
    count(*) FILTER (WHERE name = 'undelivered-mail')::int AS undelivered
  FROM pgboss.job WHERE name IN ('send-mail', 'undelivered-mail')`
