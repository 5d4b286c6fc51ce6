import { ApiError, sentenceOf } from '#browser/api-client.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
import type { Toast } from '#ui/toast.tsx'

/** The specified title, with the reason below it where the response or the network gives one. */
export function failureToast(what: string, error: unknown): Toast {
  const unexplained = error instanceof ApiError && (error.problem === null || error.status === 500)
  return {
    title: cartToasts.error,
    description: what,
    reason: unexplained ? undefined : sentenceOf(error),
    tone: 'danger',
  }
}
