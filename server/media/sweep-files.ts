// Deletes files of customers that have been unused for a day or were removed (S2-02).
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { addHours } from '#domain/duration.ts'
import { FILE_USES } from '#domain/file-uses.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ifFree } from '#platform/database/if-free.ts'
import { SWEEP_LOCK } from '#platform/media/sweep-lock.ts'
import type { Context } from '#server/context.ts'
import { files } from '#server/database/tables/media.ts'

export const UNUSED_FILE_HOURS = 24

/** May run while files are attached: one of the two comes first. Not while a backup or another sweep runs. */
export function sweepFiles({ db, images, now, log }: Context): Promise<void> {
  return ifFree(db, SWEEP_LOCK, async () => {
    const at = now()
    const longAgo = addHours(at, -UNUSED_FILE_HOURS)
    await db
      .update(files)
      .set({ removedAt: at })
      .where(and(isNull(files.use), isNull(files.removedAt), lt(files.unusedSince, longAgo)))
    const removed = await db.select({ id: files.id }).from(files).where(isNotNull(files.removedAt))
    for (const { id } of removed) {
      try {
        await images.private.remove(id)
        await db.delete(files).where(eq(files.id, id))
      } catch (error) {
        log.warn({ error, file: id }, 'a file could not be taken away; the next sweep tries again')
      }
    }
  })
}

const STAYING = Object.entries(FILE_USES).flatMap(([use, { outlivesAccount }]) =>
  outlivesAccount ? [use as keyof typeof FILE_USES] : [],
)

/** When an account ends: what something kept refers to stays without its owner, everything else goes. */
export async function releaseFilesOf(tx: Transaction, ownerId: string, at: Date): Promise<void> {
  await tx
    .update(files)
    .set({ ownerId: null })
    .where(and(eq(files.ownerId, ownerId), inArray(files.use, STAYING)))
  await tx
    .update(files)
    .set({ ownerId: null, use: null, useId: null, unusedSince: at, removedAt: at })
    .where(eq(files.ownerId, ownerId))
}
