// What can be said of a file before it is sent; the shop looks at its content (A-UPL-01, A-UPL-02).
import { MAX_UPLOAD_BYTES, type UploadKind } from '#domain/image-limits.ts'
import { SIZE_SENTENCE, TYPE_SENTENCE } from '#text/admin/images.ts'

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Why it would be refused; null when nothing speaks against it. */
export function checkImageFile(file: Pick<File, 'type' | 'size'>, kind: UploadKind): string | null {
  // A file without a type may well be a picture: the shop will tell.
  if (file.type !== '' && !UPLOAD_TYPES.includes(file.type)) return TYPE_SENTENCE
  return file.size > MAX_UPLOAD_BYTES[kind] ? SIZE_SENTENCE[kind] : null
}
