import { ApiError, isUnauthorized, refusalIn, sentenceOf } from '#browser/api-client.ts'
import { checkoutText } from '#text/checkout.ts'
import { missingItemText, unservedItemText } from '#text/orders.ts'
import type { Toast } from '#ui/toast.tsx'

/**
 * The toast for a refused order (S-ERR-10 to S-ERR-13). Saving is one step, so refused lines mean that
 * nothing was saved, and the titles of the old steps name them. Null if the screen shows it already: at a field, or by
 * a link to sign in.
 */
export function refusalToast(error: Error): Toast | null {
  if (isUnauthorized(error)) return null
  if (error instanceof TypeError) return saveFailed(sentenceOf(error))
  if (!(error instanceof ApiError)) {
    return { title: checkoutText.systemFailed, description: checkoutText.systemFailedWhat, tone: 'danger' }
  }
  switch (error.problem?.code) {
    case 'insufficient-stock':
      return {
        title: checkoutText.stockChanged,
        description: checkoutText.stockChangedWhat,
        reason: refusedItemTexts(error).join(' '),
        tone: 'danger',
      }
    case 'region-not-served':
      return {
        title: checkoutText.itemsFailed,
        description: refusedItemTexts(error).join(' '),
        tone: 'danger',
      }
    case 'day-not-offered':
    case 'changed-by-shop':
    case 'shop-not-ready':
      return { title: sentenceOf(error), tone: 'danger' }
    case 'terms-not-accepted':
      return { title: checkoutText.missing, description: checkoutText.missingWhat, tone: 'danger' }
    case 'invalid-request':
      return null
  }
  return saveFailed(error.problem && error.status !== 500 ? sentenceOf(error) : undefined)
}

function saveFailed(reason: string | undefined): Toast {
  return {
    title: checkoutText.saveFailed,
    description: checkoutText.saveFailedWhat,
    reason,
    tone: 'danger',
  }
}

/** One sentence for each line that prevents the order. */
export function refusedItemTexts(error: Error): string[] {
  const missing = refusalIn(error, 'insufficient-stock')?.items ?? []
  const unserved = refusalIn(error, 'region-not-served')?.items ?? []
  return [...missing.map(missingItemText), ...unserved.map(unservedItemText)]
}
