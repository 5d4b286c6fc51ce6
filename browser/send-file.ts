// Uploads a file and reports progress (A-UPL-05, A-UPL-06), for which only XMLHttpRequest has events.
import type { ResponseOf } from '#contract/endpoints.ts'
import type { UploadKind } from '#domain/image-limits.ts'
import { ApiError, urlFrom } from './api-client.ts'

type UploadAddress =
  | 'POST /api/uploads'
  | 'POST /api/runs/:id/photos'
  | 'POST /api/admin/uploads'
  | 'POST /api/admin/product-imports'
  | 'POST /api/admin/statements'

/** Longer than the shop waits for a file (platform/http/listen.ts). */
const MAX_UPLOAD_MS = 90_000
const MAX_OFFICE_UPLOAD_MS = 6 * 60_000

/**
 * Throws as `call` does: ApiError on a refusal, TypeError when the shop is unreachable; and the signal's reason if
 * aborted.
 * @param onProgress from 0 to 1, the share that was sent
 */
export function sendFile<A extends UploadAddress>(
  address: A,
  file: File,
  {
    params,
    query,
    onProgress,
    signal,
  }: {
    params?: { id: number }
    query?: { kind: UploadKind }
    onProgress?: (share: number) => void
    signal?: AbortSignal
  } = {},
): Promise<ResponseOf<A>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', urlFrom(address, { params, query }))
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText))
      else reject(new ApiError(request.status, request.responseText || request.statusText))
    }
    request.timeout = address.startsWith('POST /api/admin/') ? MAX_OFFICE_UPLOAD_MS : MAX_UPLOAD_MS
    request.onerror = () => reject(new TypeError('the upload failed: network error'))
    request.ontimeout = request.onerror
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
