import type { UploadedImage } from '#contract/admin/uploads.ts'

/** A picture of an item; `alt` where somebody wrote what it shows, else words are made of the item's name. */
export type ListedImage = UploadedImage & { alt?: string | null }
