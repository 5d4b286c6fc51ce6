// Owners are mailed a week before something of their animal is due (H-04), once for each next date of an entry, so that
// a changed date is mailed again. The date is noted on the entry in the transaction that queues the mail.
import { sql } from 'drizzle-orm'
import { REMIND_DAYS } from '#domain/animals/own-animal.ts'
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'

const ENTRIES_AT_ONCE = 50

/** Returns how many mails were queued. Several sweeps may run at once: each skips what another has locked. */
export async function remindOwners(context: Context): Promise<number> {
  let reminded = 0
  for (let more = 1; more > 0; reminded += more) more = await remindSome(context)
  return reminded
}

async function remindSome({ db, now, jobs }: Context): Promise<number> {
  return inTransaction(db, async (tx) => {
    const today = muscatDay(now())
    const { rows } = await tx.execute<{ id: number; on: string }>(sql`
      UPDATE health_entries SET reminded_for = due.next_on
      FROM (SELECT e.id, e.next_on FROM health_entries e JOIN animals a ON a.id = e.animal_id
        WHERE e.next_on BETWEEN ${today} AND ${addDays(today, REMIND_DAYS)} AND e.reminded_for IS DISTINCT FROM e.next_on
          AND a.owner_id IS NOT NULL AND a.ended_on IS NULL AND a.is_reminded AND NOT ${IS_FOLLOWED}
        ORDER BY e.id LIMIT ${ENTRIES_AT_ONCE} FOR UPDATE OF e SKIP LOCKED) due
      WHERE health_entries.id = due.id AND health_entries.reminded_for IS DISTINCT FROM due.next_on
      RETURNING health_entries.id, health_entries.next_on AS "on"`)
    const mails = rows.map(({ id, on }) => ({ mail: 'animal-due' as const, entryId: id, on }))
    await jobs.enqueue(tx, 'send-mail', mails)
    return rows.length
  })
}

/** A newer entry of the same kind exists after `e`, and its next date counts. */
export const IS_FOLLOWED = sql`EXISTS (SELECT FROM health_entries n WHERE n.animal_id = e.animal_id AND n.kind = e.kind
  AND n.against IS NOT DISTINCT FROM e.against
  AND (e.against IS DISTINCT FROM 'other' OR n.medicine IS NOT DISTINCT FROM e.medicine)
  AND (n.done_on > e.done_on OR n.done_on = e.done_on AND n.id > e.id))`
