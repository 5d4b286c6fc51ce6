// Deletes lines that nobody matched to an order 180 days after their import, because they name strangers (F-05). Lines
// that became payments are kept.
import { sql } from 'drizzle-orm'
import { daysBefore } from '#domain/duration.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'

const DAYS_KEPT = 180

/** With the rows as the bank sent them, which hold its balances. */
export async function deleteExpiredLines({ db }: Pick<Context, 'db'>, now: Date): Promise<void> {
  const since = sql`${daysBefore(now, DAYS_KEPT).toISOString()}::timestamptz`
  const brought = sql`SELECT e.line_id FROM statement_entries e JOIN statements s ON s.id = e.statement_id`
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`SELECT id FROM statement_lines l
      WHERE id IN (${brought} WHERE s.created_at < ${since})
        AND NOT EXISTS (${brought} WHERE s.created_at >= ${since} AND e.line_id = l.id)
        AND NOT EXISTS (SELECT FROM statement_payments p WHERE p.line_id = l.id)
      ORDER BY id FOR UPDATE`)
    const lines = sql`ANY (${sql.param(rows.map(({ id }) => id))}::int[])`
    await tx.execute(sql`DELETE FROM statement_entries WHERE line_id = ${lines}`)
    await tx.execute(sql`DELETE FROM statement_lines WHERE id = ${lines}`)
    await tx.execute(sql`DELETE FROM statements s WHERE created_at < ${since}
      AND NOT EXISTS (SELECT FROM statement_entries e WHERE e.statement_id = s.id)`)
    await tx.execute(sql`UPDATE statements SET rows = NULL, unread = '[]', "table" = jsonb_set("table", '{sample}', '[]')
      WHERE created_at < ${since} AND (rows IS NOT NULL OR unread <> '[]' OR "table" -> 'sample' <> '[]')`)
  })
}
