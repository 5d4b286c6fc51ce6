import { ApiError, sentenceOf } from '#browser/api-client.ts'
import { cartToasts } from '#text/cart-toasts.ts'
import type { Toast } from '#ui/toast.tsx'

/** What failed, in the words of the specification, and under it why, where the shop or the network says so. */
export function failureToast(what: string, error: unknown): Toast {
  const unexplained = error instanceof ApiError && (error.problem === null || error.status === 500)
  return {
    title: cartToasts.error,
    description: what,
    reason: unexplained ? undefined : sentenceOf(error),
    tone: 'danger',
  }
}
