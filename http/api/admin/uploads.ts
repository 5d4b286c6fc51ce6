// Pictures of products and categories (api.md, Admin; A-UPL-*, X-40).
import { MAX_UPLOAD_BYTES } from '#domain/image-limits.ts'
import { adminOf } from '#http/api/require-user.ts'
import type { Api } from '#http/api/shop-api.ts'
import { readUpload } from '#platform/api/read-upload.ts'
import { refuse } from '#platform/result.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import { TOO_LARGE, uploadImage } from '#server/media/upload-image.ts'

/** They are decoded one after the other: more at once are asked to come back in a moment. */
const MAX_AT_ONCE = 8

export function uploadsApi(api: Api, { limits }: Accounts): void {
  let atOnce = 0

  api.on('POST /api/admin/uploads', async ({ c, context, query }) => {
    const admin = adminOf(c)
    const wait = await limits.take('upload-account', admin.id)
    if (wait !== null) return refuse({ code: 'too-many-requests', retryAfterSeconds: wait })
    if (atOnce >= MAX_AT_ONCE) return refuse({ code: 'overloaded' })
    atOnce += 1
    try {
      const read = await readUpload(c, 'file', MAX_UPLOAD_BYTES[query.kind], ({ bytes }) =>
        uploadImage(context, admin, { bytes, kind: query.kind }),
      )
      if (read.ok) return read.value
      return read.refusal.code === 'body-too-large' ? refuse({ code: TOO_LARGE[query.kind] }) : read
    } finally {
      atOnce -= 1
    }
  })
}
