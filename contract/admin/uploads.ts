// Pictures that an administrator uploads (api.md, Admin; A-UPL-*).
import { z } from 'zod'
import { productImage } from '#contract/catalog.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'

const uploadQuery = z.object({
  kind: z
    .enum(['item', 'category', 'logo'])
    .default('item')
    .meta({ description: 'Decides the size: 10 MB for an item, 5 MB for a category or the logo' }),
})

/** `url`, `width` and `height` are those of the largest WebP, which every browser of today reads. */
const uploadedImage = productImage.omit({ alt: true })
export type UploadedImage = z.infer<typeof uploadedImage>

export const uploadEndpoints = {
  'POST /api/admin/uploads': {
    summary: 'Keep a picture, re-encoded; one that nothing shows after a week is taken away',
    access: 'products:write',
    query: uploadQuery,
    file: { field: 'file', description: 'JPEG, PNG, WebP or GIF; recognised by its content' },
    response: uploadedImage,
    status: [201],
    refusals: [
      'unsupported-image',
      'image-too-large',
      'category-image-too-large',
      'too-many-pixels',
      'too-many-requests',
      'overloaded',
      'storage-full',
      'storage-unavailable',
    ],
  },
} satisfies ShopEndpoints
