// Deletes receiver, signature and picture of a delivery once a dispute is unlikely (W-07, X-52).
import { sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import { PROOF_DAYS } from '#domain/runs/delivery-run.ts'
import type { Queryable } from '#platform/database/connect.ts'

/** Of every order whose time is over, and of accounts that have ended. */
export async function deleteExpiredProofs(db: Queryable, now: Date): Promise<void> {
  const over = sql`SELECT s.id FROM run_stops s
    JOIN orders o ON o.id = s.order_id LEFT JOIN profiles p ON p.id = o.user_id
    WHERE s.answered_at < ${now}::timestamptz - make_interval(days => ${PROOF_DAYS})
      OR s.state <> 'open' AND p.deactivated_at IS NOT NULL AND (o.status IN ${FINAL_STATUSES} OR o.deleted_at IS NOT NULL)`
  await db.execute(sql`UPDATE run_stops SET receiver = NULL, signature = NULL, note = NULL
    WHERE id IN (${over}) AND (receiver IS NOT NULL OR signature IS NOT NULL OR note IS NOT NULL)`)
  await db.execute(sql`UPDATE files SET use = NULL, use_id = NULL, unused_since = ${now}, removed_at = ${now}
    WHERE use = 'delivery' AND use_id IN (${over})`)
}
