// Pictures of products and categories (api.md, Admin; A-UPL-*, X-40).
import { MAX_UPLOAD_BYTES } from '#domain/image-limits.ts'
import type { Api, Services } from '#http/api/shop-api.ts'
import { TOO_LARGE, uploadImage } from '#server/media/upload-image.ts'

export function uploadsApi(api: Api, { receiveUpload }: Services): void {
  api.on('POST /api/admin/uploads', ({ c, context, user, query: { kind } }) => {
    return receiveUpload(c, {
      limit: 'upload-account',
      accountId: user.id,
      maxBytes: MAX_UPLOAD_BYTES[kind],
      tooLarge: TOO_LARGE[kind],
      keep: (bytes) => uploadImage(context, user, { bytes, kind }),
    })
  })
}
