import { errorCode } from '#platform/process/error-code.ts'

/** The refusal when a picture cannot be stored: disk full, quota exceeded, or the store is unreachable. */
export function refusalOfStorage(error: unknown): 'storage-full' | 'storage-unavailable' {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (['ENOSPC', 'EDQUOT'].includes(errorCode(cause) ?? '')) return 'storage-full'
  return 'storage-unavailable'
}
