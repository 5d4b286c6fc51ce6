// Deletes what belonged to the owner when their account ends or the animal comes back to the shop (H-04, X-52): their
// picture, papers, notes and transfer codes. Health entries stay, without a person.
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { animalTransfers, healthEntries } from '#server/database/tables/animals.ts'
import { removeFilesOf } from '#server/media/attach-files.ts'

export async function deleteOwnerEntries(
  tx: Transaction,
  animalIds: readonly number[],
  at: Date,
): Promise<void> {
  if (animalIds.length === 0) return
  const ids = [...animalIds]
  await revokeTransfers(tx, ids, at)
  for (const id of ids) await removeFilesOf(tx, { use: 'own-animal', id }, at)
  await forgetEntries(tx, and(inArray(healthEntries.animalId, ids), eq(healthEntries.author, 'owner')), at)
}

/** The account's entries on animals that belong to somebody else by now, with their papers. */
export async function forgetEntriesOf(tx: Transaction, accountId: string, at: Date): Promise<void> {
  await forgetEntries(tx, eq(healthEntries.authorId, accountId), at)
}

/** Free text may name its author. */
async function forgetEntries(tx: Transaction, which: SQL | undefined, at: Date): Promise<void> {
  for (const { id } of await tx.select({ id: healthEntries.id }).from(healthEntries).where(which))
    await removeFilesOf(tx, { use: 'own-entry', id }, at)
  await tx.delete(healthEntries).where(and(which, eq(healthEntries.kind, 'note')))
  await tx
    .update(healthEntries)
    .set({ note: null, clinic: null, medicine: null, batch: null, authorId: null })
    .where(which)
}

/** Unused transfer codes. */
export async function revokeTransfers(
  tx: Transaction,
  animalIds: readonly number[],
  at: Date,
): Promise<void> {
  await tx
    .update(animalTransfers)
    .set({ revokedAt: at })
    .where(
      and(
        inArray(animalTransfers.animalId, [...animalIds]),
        isNull(animalTransfers.claimedAt),
        isNull(animalTransfers.revokedAt),
      ),
    )
}
