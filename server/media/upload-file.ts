// A customer, or the driver of a run, uploads a private picture (S2-02). Saving the object it is for attaches it
// (attach-files.ts); unattached files are swept.
import { randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_FILE_BYTES, MAX_FILES, MAX_UNUSED_FILES } from '#domain/image-limits.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import type { ImageRefusal } from '#platform/media/process-image.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Context } from '#server/context.ts'
import { profiles } from '#server/database/tables/accounts.ts'
import { files } from '#server/database/tables/media.ts'
import { deliveryRuns } from '#server/database/tables/runs.ts'
import { type FileOwner, ownedBy } from './attach-files.ts'
import { refusalOfStorage } from './refusal-of-storage.ts'

type FileRefusal =
  | ImageRefusal
  | RefusalOf<'image-too-large' | 'too-many-files' | 'storage-full' | 'storage-unavailable'>

export async function uploadFile(
  { db, images, now, log }: Context,
  owner: FileOwner,
  bytes: Uint8Array,
): Promise<Result<{ id: string }, FileRefusal>> {
  if (bytes.byteLength > MAX_FILE_BYTES) return refuse({ code: 'image-too-large' })
  const encoded = await images.private.encode(bytes)
  if (!encoded.ok) return encoded

  const id = randomBytes(16).toString('hex')
  const { width, height } = encoded.value
  // The row is written first, so that the sweep knows every file.
  const added = await inTransaction(db, async (tx) => {
    await lockOwner(tx, owner)
    const [own] = await tx
      .select({ all: count(), used: count(files.use) })
      .from(files)
      .where(and(ownedBy(owner), isNull(files.removedAt)))
    if (own && (own.all >= MAX_FILES || own.all - own.used >= MAX_UNUSED_FILES))
      return refuse({ code: 'too-many-files' })
    const at = now()
    await tx.insert(files).values({
      id,
      ...(typeof owner === 'string' ? { ownerId: owner } : owner),
      width,
      height,
      createdAt: at,
      unusedSince: at,
    })
    return ok(null)
  })
  if (!added.ok) return added
  try {
    await images.private.keep(id, encoded.value)
  } catch (error) {
    log.error({ error, file: id }, 'a file could not be kept')
    await db.update(files).set({ removedAt: now() }).where(eq(files.id, id))
    return refuse({ code: refusalOfStorage(error) })
  }
  return ok({ id })
}

/** Serialises the uploads of one owner, so that none exceeds the limit. */
async function lockOwner(tx: Transaction, owner: FileOwner): Promise<void> {
  if (typeof owner === 'string')
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, owner)).for('no key update')
  else
    await tx
      .select({ id: deliveryRuns.id })
      .from(deliveryRuns)
      .where(eq(deliveryRuns.id, owner.runId))
      .for('no key update')
}
