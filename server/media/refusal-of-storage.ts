/** What is said when a picture could not be kept: no space, or no more of it for this user; or no store at all. */
export function refusalOfStorage(error: unknown): 'storage-full' | 'storage-unavailable' {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (['ENOSPC', 'EDQUOT'].includes((cause as NodeJS.ErrnoException).code ?? '')) return 'storage-full'
  return 'storage-unavailable'
}
