import type { UploadedImage } from '#contract/admin/uploads.ts'

/** A picture of an item; `alt` if somebody wrote one, else it is derived from the item's name. */
export type ListedImage = UploadedImage & { alt?: string | null }
