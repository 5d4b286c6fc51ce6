// Sends a file of items and tells how far it is. Only XMLHttpRequest knows that of an upload.
import { ApiError } from '#browser/api-client.ts'
import type { ProductImport } from '#contract/admin/product-imports.ts'

/**
 * Throws as `api` does: ApiError on a refusal, TypeError when the shop is out of reach.
 * @param onProgress from 0 to 1, of what has left this device
 */
export function sendFile(file: File, onProgress: (share: number) => void): Promise<ProductImport> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/admin/product-imports')
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => {
      if (request.status === 202) resolve(JSON.parse(request.responseText) as ProductImport)
      else reject(new ApiError(request.status, request.responseText || request.statusText))
    }
    request.onerror = () => reject(new TypeError('the file did not arrive'))
    const form = new FormData()
    form.set('file', file)
    request.send(form)
  })
}
