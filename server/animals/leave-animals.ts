// Takes the animals from an account that ends, and deletes what its person added; entries stay.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { animals, animalTransfers } from '#server/database/tables/animals.ts'
import { FORMER_CUSTOMER } from '#text/orders.ts'
import { deleteOwnerEntries, forgetEntriesOf } from './delete-owner-entries.ts'

/** Called after the orders are locked: a delivery at the same moment either came first or finds the account ended. */
export async function leaveAnimals(tx: Transaction, accountId: string, at: Date): Promise<void> {
  const owned = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(eq(animals.ownerId, accountId))
    .orderBy(animals.id)
    .for('no key update')
  const ids = owned.map(({ id }) => id)
  await deleteOwnerEntries(tx, ids, at)
  await tx.update(animals).set({ ownerId: null, code: null }).where(inArray(animals.id, ids))
  // Without an order it must not count as an unsold animal of its item, or be offered as one.
  await tx
    .update(animals)
    .set({ productId: null })
    .where(and(inArray(animals.id, ids), isNull(animals.orderId)))
  await forgetEntriesOf(tx, accountId, at)
  await tx
    .update(animalTransfers)
    .set({ fromId: null, animalName: FORMER_CUSTOMER })
    .where(eq(animalTransfers.fromId, accountId))
  await tx.update(animalTransfers).set({ toId: null }).where(eq(animalTransfers.toId, accountId))
}
