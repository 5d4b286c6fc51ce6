// Who may see a customer's file (S2-02): its owner, and staff who may see what it is attached to.
import { and, eq, isNull } from 'drizzle-orm'
import { FILE_USES } from '#domain/file-uses.ts'
import { mayUse } from '#domain/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { orNotFound, type Result } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { handovers } from '#server/database/tables/handovers.ts'
import { files } from '#server/database/tables/media.ts'
import { orders } from '#server/database/tables/orders.ts'

export async function openFile(
  { db, images }: Context,
  customer: Customer,
  id: string,
): Promise<Result<OpenedImage, { code: 'not-found' }>> {
  const [file] = await db
    .select({ ownerId: files.ownerId, use: files.use, useId: files.useId })
    .from(files)
    .where(and(eq(files.id, id), isNull(files.removedAt)))
  const seenWith = file?.use ? FILE_USES[file.use].seenWith : null
  const maySee =
    file?.ownerId === customer.id ||
    (file?.use === 'handover' && (await isOfOwnOrder(db, customer, file.useId))) ||
    (seenWith !== null && mayUse(customer.permissions, seenWith))
  const opened = maySee ? await images.private.open(id) : null
  return orNotFound(opened)
}

/** H-07: the buyer sees the pictures of their animal's hand-over. */
async function isOfOwnOrder(
  db: Database,
  { id: userId }: Customer,
  handoverId: number | null,
): Promise<boolean> {
  if (handoverId === null) return false
  const [found] = await db
    .select({ id: handovers.id })
    .from(handovers)
    .innerJoin(orders, eq(orders.id, handovers.orderId))
    .where(
      and(
        eq(handovers.id, handoverId),
        eq(orders.userId, userId),
        isNull(orders.deletedAt),
        isNull(handovers.setAsideAt),
      ),
    )
  return found !== undefined
}
