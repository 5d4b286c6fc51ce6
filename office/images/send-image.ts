// Sends one picture and tells how far it is (A-UPL-05, A-UPL-06). Only XMLHttpRequest knows that of an upload.
import { ApiError } from '#browser/api-client.ts'
import type { UploadedImage } from '#contract/admin/uploads.ts'
import type { UploadKind } from '#domain/image-limits.ts'

/**
 * Throws as `api` does: ApiError on a refusal, TypeError when the shop is out of reach; and the signal's reason when it
 * was called off.
 * @param onProgress from 0 to 1, of what has left this device
 */
export function sendImage(
  file: File,
  kind: UploadKind,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/api/admin/uploads?kind=${kind}`)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as UploadedImage)
      else reject(new ApiError(request.status, request.responseText || request.statusText))
    }
    request.onerror = () => reject(new TypeError('the picture did not arrive'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
