// Pictures of products and categories (api.md, Admin; A-UPL-*, X-40).
import { MAX_UPLOAD_BYTES } from '#domain/image-limits.ts'
import type { ReceiveUpload } from '#http/api/receive-upload.ts'
import { callerWith } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { TOO_LARGE, uploadImage } from '#server/media/upload-image.ts'

export function uploadsApi(api: Api, receive: ReceiveUpload): void {
  api.on('POST /api/admin/uploads', ({ c, context, query: { kind } }) => {
    const admin = callerWith(c, 'products:write')
    return receive(c, {
      limit: 'upload-account',
      accountId: admin.id,
      maxBytes: MAX_UPLOAD_BYTES[kind],
      tooLarge: TOO_LARGE[kind],
      keep: (bytes) => uploadImage(context, admin, { bytes, kind }),
    })
  })
}
