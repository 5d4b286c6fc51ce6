// Pictures that an administrator uploads (api.md, Admin; A-UPL-*).
import { z } from 'zod'
import { productImage } from '#contract/catalog.ts'

const MEGABYTE = 1024 * 1024

/** What a picture is for, and how large its file may be. */
export const MOST_UPLOAD_BYTES = { item: 10 * MEGABYTE, category: 5 * MEGABYTE, logo: 5 * MEGABYTE } as const
export type UploadKind = keyof typeof MOST_UPLOAD_BYTES

export const uploadQuery = z.object({
  kind: z
    .enum(['item', 'category', 'logo'])
    .default('item')
    .meta({ description: 'Decides the size: 10 MB for an item, 5 MB for a category or the logo' }),
})

/** `url`, `width` and `height` are those of the largest WebP, which every browser of today reads. */
export const uploadedImage = productImage.omit({ alt: true })
export type UploadedImage = z.infer<typeof uploadedImage>
