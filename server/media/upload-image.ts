// An administrator uploads a picture (A-UPL-05, A-UPL-06, X-40). Saving a product or a category with it marks it as
// used (keep-uploads.ts); unused ones are swept.
import { eq } from 'drizzle-orm'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_UPLOAD_BYTES, type UploadKind } from '#domain/image-limits.ts'
import type { ImageRefusal } from '#platform/media/process-image.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { uploads } from '#server/database/tables/media.ts'
import { IMAGE_WIDTHS } from './image-widths.ts'
import { refusalOfStorage } from './refusal-of-storage.ts'

type UploadRefusal =
  | ImageRefusal
  | RefusalOf<'image-too-large' | 'category-image-too-large' | 'storage-full' | 'storage-unavailable'>

/** The refusal codes for files that are too large. */
export const TOO_LARGE = {
  item: 'image-too-large',
  category: 'category-image-too-large',
  logo: 'category-image-too-large',
} as const

export async function uploadImage(
  { db, images, now, log }: Context,
  admin: Granted<'products:write'>,
  { bytes, kind }: { bytes: Uint8Array; kind: UploadKind },
): Promise<Result<UploadedImage, UploadRefusal>> {
  if (bytes.byteLength > MAX_UPLOAD_BYTES[kind]) return refuse({ code: TOO_LARGE[kind] })
  const encoded = await images.encode(bytes, IMAGE_WIDTHS[kind])
  if (!encoded.ok) return encoded
  const { name, image } = encoded.value
  // The row is written first, so that the sweep knows every file.
  const at = now()
  await db.insert(uploads).values({ name, image, uploadedBy: admin.id, createdAt: at, unusedSince: at })
  try {
    await images.keep(encoded.value)
  } catch (error) {
    log.error({ error, upload: name }, 'a picture could not be kept')
    await db.update(uploads).set({ removedAt: at }).where(eq(uploads.name, name))
    return refuse({ code: refusalOfStorage(error) })
  }
  await noteAction({ tx: db, admin, at }, 'image.created', name, { after: { url: image.url } })
  return ok(image)
}
