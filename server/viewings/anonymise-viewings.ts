// Forgets visits (H-08): once the account ends only the time and the animal stay, and old visits are deleted.
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { daysBefore } from '#domain/duration.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import { holds } from '#server/database/tables/holds.ts'
import { viewings } from '#server/database/tables/viewings.ts'

/** Their holds are released by the job of every minute, which announces them. */
export async function anonymiseViewings(tx: Transaction, userId: string, at: Date): Promise<void> {
  const open = and(eq(viewings.userId, userId), eq(viewings.state, 'booked'))
  // Visits are locked before their holds, as everywhere.
  const own = await tx
    .select({ holdId: viewings.holdId })
    .from(viewings)
    .where(eq(viewings.userId, userId))
    .orderBy(viewings.id)
    .for('update')
  const held = own.flatMap(({ holdId }) => holdId ?? [])
  await tx
    .update(holds)
    .set({ until: at })
    .where(and(inArray(holds.id, held), isNull(holds.endedAt)))
  await tx.update(viewings).set({ state: 'cancelled', cancelledBy: 'customer', changedAt: at }).where(open)
  await tx.update(viewings).set({ userId: null, phone: null }).where(eq(viewings.userId, userId))
}

/** How long the shop can look up who came. */
const KEPT_DAYS = 90

export async function sweepViewings(db: Database, at: Date): Promise<void> {
  await db.delete(viewings).where(lt(viewings.endsAt, daysBefore(at, KEPT_DAYS)))
}
