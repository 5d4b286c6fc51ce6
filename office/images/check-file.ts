// Checks a file before it is uploaded; the server checks its content (A-UPL-01, A-UPL-02).
import { MAX_UPLOAD_BYTES, type UploadKind } from '#domain/image-limits.ts'
import { SIZE_SENTENCE, TYPE_SENTENCE } from '#text/admin/images.ts'

export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Why it would be refused; null if it seems fine. */
export function checkImageFile(file: Pick<File, 'type' | 'size'>, kind: UploadKind): string | null {
  // A file without a type may still be a picture, which the server will find out.
  if (file.type !== '' && !UPLOAD_TYPES.includes(file.type)) return TYPE_SENTENCE
  return file.size > MAX_UPLOAD_BYTES[kind] ? SIZE_SENTENCE[kind] : null
}
