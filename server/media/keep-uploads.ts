// Marks uploaded pictures as used in the transaction that saves an object with them, so that the sweep cannot delete
// them in between (X-40; sweep-uploads.ts).
import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/connect.ts'
import { uploads } from '#server/database/tables/media.ts'

/**
 * The uploads among these addresses stay as long as something shows them once `tx` has ended. False when one of them
 * has been taken away. Pictures that the shop drew are no uploads and always stay.
 */
export async function keepUploads(tx: Transaction, urls: readonly string[]): Promise<boolean> {
  const names = urls.flatMap((url) => /^\/media\/([0-9a-f]{32})-/.exec(url)?.[1] ?? [])
  if (names.length === 0) return true
  // A write, not only a lock: a sweep that waits for it looks at the row again.
  await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(and(inArray(uploads.name, names), isNull(uploads.removedAt)))
  const [gone] = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(inArray(uploads.name, names), isNotNull(uploads.removedAt)))
    .limit(1)
  return gone === undefined
}
