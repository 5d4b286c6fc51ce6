// Who may see a customer's file (S2-02): its owner, and whoever of the shop may see what it is attached to.
import { and, eq, isNull } from 'drizzle-orm'
import { FILE_USES } from '#domain/file-uses.ts'
import { mayUse } from '#domain/permissions.ts'
import type { OpenedImage } from '#platform/media/drawn-pictures.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { files } from '#server/database/tables/media.ts'

export async function openFile(
  { db, images }: Pick<Context, 'db' | 'images'>,
  customer: Customer,
  id: string,
): Promise<Result<OpenedImage, { code: 'not-found' }>> {
  const [file] = await db
    .select({ ownerId: files.ownerId, use: files.use })
    .from(files)
    .where(and(eq(files.id, id), isNull(files.removedAt)))
  const maySee =
    file?.ownerId === customer.id ||
    (file?.use ? mayUse(customer.permissions, FILE_USES[file.use].seenWith) : false)
  const opened = maySee ? await images.private.open(id) : null
  return opened ? ok(opened) : refuse({ code: 'not-found' })
}
