// An account ends: its animals have no owner any more, and what was its person's goes with it. What was done for their
// health stays, without a person.
import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { animals, animalTransfers } from '#server/database/tables/animals.ts'
import { FORMER_CUSTOMER } from '#text/orders.ts'
import { forgetEntriesOf, forgetOwnPart } from './forget-own-part.ts'

/** After its orders: one that is delivered at this moment either came first, or finds the account ended. */
export async function leaveAnimals(tx: Transaction, accountId: string, at: Date): Promise<void> {
  const owned = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(eq(animals.ownerId, accountId))
    .orderBy(animals.id)
    .for('no key update')
  const ids = owned.map(({ id }) => id)
  await forgetOwnPart(tx, ids, at)
  await tx.update(animals).set({ ownerId: null, code: null }).where(inArray(animals.id, ids))
  await forgetEntriesOf(tx, accountId, at)
  await tx
    .update(animalTransfers)
    .set({ fromId: null, animalName: FORMER_CUSTOMER })
    .where(eq(animalTransfers.fromId, accountId))
  await tx.update(animalTransfers).set({ toId: null }).where(eq(animalTransfers.toId, accountId))
}
