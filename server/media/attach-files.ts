// Attaches a customer's files to an object in the transaction that saves it (S2-02). From then on they are visible to
// those who may see that object.
import { and, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { FILE_USES, type FileUse } from '#domain/file-uses.ts'
import type { Queryable, Transaction } from '#platform/database/connect.ts'
import { must } from '#platform/must.ts'
import { files } from '#server/database/tables/media.ts'

/** The id of a customer, or a delivery run for its driver (W-07). */
export type FileOwner = string | { runId: number }

type Use = { use: FileUse; id: number }

/** False when one of them is not this person's, is gone, or is attached already: then the caller refuses. */
export async function attachFiles(
  tx: Transaction,
  owner: FileOwner,
  fileIds: readonly string[],
  { use, id }: Use,
): Promise<boolean> {
  const wanted = [...new Set(fileIds)]
  if (wanted.length === 0) return true
  const attached = await tx
    .update(files)
    .set({ use, useId: id, unusedSince: null, ...(FILE_USES[use].ofShop && { ownerId: null }) })
    .where(and(inArray(files.id, wanted), ownedBy(owner), isNull(files.use), isNull(files.removedAt)))
    .returning({ id: files.id })
  return attached.length === wanted.length
}

/**
 * Releases files when what they were attached to is deleted or names others; the next sweep deletes them.
 * @param kept stay attached
 */
export async function removeFilesOf(
  tx: Transaction,
  to: Use,
  at: Date,
  kept: readonly string[] = [],
): Promise<void> {
  await tx
    .update(files)
    .set({ use: null, useId: null, unusedSince: at, removedAt: at })
    .where(and(eq(files.use, to.use), eq(files.useId, to.id), notInArray(files.id, [...kept])))
}

export function ownedBy(owner: FileOwner) {
  return typeof owner === 'string' ? eq(files.ownerId, owner) : eq(files.runId, owner.runId)
}

/** The attached files, in the order of upload. */
export async function readFiles(
  db: Queryable,
  use: FileUse,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const found = await db
    .select({ id: files.id, useId: files.useId })
    .from(files)
    .where(and(eq(files.use, use), inArray(files.useId, [...ids])))
    .orderBy(files.createdAt, files.id)
  const grouped = Map.groupBy(found, ({ id, useId }) => must(useId, `use of files ${id}`))
  return new Map([...grouped].map(([useId, all]) => [useId, all.map(({ id }) => id)]))
}

/** Attaches exactly the named files and releases the others. False as in `attachFiles`. */
export async function replaceFiles(
  tx: Transaction,
  ownerId: string,
  fileIds: readonly string[],
  { at, ...to }: Use & { at: Date },
): Promise<boolean> {
  await removeFilesOf(tx, to, at, fileIds)
  const kept = (await readFiles(tx, to.use, [to.id])).get(to.id) ?? []
  const added = fileIds.filter((file) => !kept.includes(file))
  return attachFiles(tx, ownerId, added, to)
}
