// Private pictures of customers (S2-02): never cached, and reachable only through the API.
import { MAX_FILE_BYTES } from '#domain/image-limits.ts'
import { openFile } from '#server/media/file-queries.ts'
import { uploadFile } from '#server/media/upload-file.ts'
import { imageResponse } from './image-response.ts'
import type { Api, Services } from './shop-api.ts'

export function filesApi(api: Api, { receiveUpload }: Services): void {
  api.on('POST /api/uploads', ({ c, context, user }) => {
    return receiveUpload(c, {
      limit: 'file-account',
      accountId: user.id,
      maxBytes: MAX_FILE_BYTES,
      tooLarge: 'image-too-large',
      keep: (bytes) => uploadFile(context, user.id, bytes),
    })
  })

  api.on('GET /api/files/:id', async ({ context, user, params }) =>
    imageResponse(await openFile(context, user, params.id)),
  )
}
