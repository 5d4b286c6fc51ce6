// Deletes names, signatures, pictures and notes of a hand-over when their time is over (H-07), or with the account
// behind the order. A note on a «no» may name a person; the verdicts themselves stay.
import { sql } from 'drizzle-orm'
import { FINAL_STATUSES } from '#domain/order-status.ts'
import { PROOF_DAYS } from '#domain/runs/delivery-run.ts'
import type { Queryable } from '#platform/database/connect.ts'

/** For every hand-over whose time is over or whose account has ended. */
export async function anonymiseHandovers(db: Queryable, now: Date): Promise<void> {
  const { rows } = await db.execute<{
    id: number
  }>(sql`UPDATE handovers SET forgotten_at = ${now}, seller_name = NULL,
      seller_signature = NULL, buyer_name = NULL, buyer_signature = NULL, photo_id = NULL, link_hash = NULL,
      checks = (SELECT jsonb_object_agg(key, value || '{"note": null, "photoId": null}') FROM jsonb_each(checks))
    FROM orders o LEFT JOIN profiles p ON p.id = o.user_id
    WHERE o.id = order_id AND forgotten_at IS NULL
      AND (recorded_at < ${now}::timestamptz - make_interval(days => ${PROOF_DAYS})
        OR p.deactivated_at IS NOT NULL AND (o.status IN ${FINAL_STATUSES} OR o.deleted_at IS NOT NULL))
    RETURNING handovers.id`)
  if (rows.length === 0) return
  await db.execute(sql`UPDATE files SET use = NULL, use_id = NULL, unused_since = ${now}, removed_at = ${now}
    WHERE use = 'handover' AND use_id IN ${rows.map(({ id }) => id)}`)
}
