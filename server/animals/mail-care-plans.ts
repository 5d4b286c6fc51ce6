// Mails the care plan to an animal's new owner, once for each animal (H-09), however it became theirs and even if its
// delivery is taken back and repeated.
import { sql } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { Context } from '#server/context.ts'

/** A delivery that is taken back at once sends nothing. */
const MINUTES_AFTER = 10

export async function mailCarePlans({ db, jobs, now }: Context): Promise<void> {
  const at = now()
  await inTransaction(db, async (tx) => {
    // A second process waits for the first and finds its row.
    const { rows } = await tx.execute<{ animalId: number }>(sql`INSERT INTO care_mails (animal_id, queued_at)
      SELECT a.id, ${at}::timestamptz FROM animals a
      WHERE a.owner_id IS NOT NULL AND a.order_id IS NOT NULL AND a.ended_on IS NULL
        AND a.owned_at <= ${at}::timestamptz - make_interval(mins => ${MINUTES_AFTER})
        AND NOT EXISTS (SELECT FROM care_mails m WHERE m.animal_id = a.id)
      ORDER BY a.id
      ON CONFLICT DO NOTHING
      RETURNING animal_id AS "animalId"`)
    const mails = rows.map(({ animalId }) => ({ mail: 'care-plan' as const, animalId }))
    await jobs.enqueue(tx, 'send-mail', mails)
  })
}
