import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { call, isPassing } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Cart } from '#contract/cart.ts'
import { cartToasts } from '#text/cart/cart-toasts.ts'
import type { Toast } from '#ui/toast.tsx'
import { addLines } from './add-lines.ts'
import { CART_CHANGE } from './cart-change.ts'
import { useCartContext } from './cart-context.ts'
import { failureToast } from './failure-toast.ts'
import { EMPTY_CART, withoutItem, withQuantity } from './next-cart.ts'
import { cartQuery } from './use-cart.ts'

/** S-ERR-04; no success toast, since the quantity on screen has already changed. */
export function useChangeQuantity() {
  return useCartChange<{ itemId: number; quantity: number }>({
    send: ({ itemId, quantity }) =>
      call('PATCH /api/cart/items/:id', { params: { id: itemId }, body: { quantity } }),
    optimistic: (cart, { itemId, quantity }) => withQuantity(cart, itemId, quantity),
    failed: cartToasts.updateFailed,
  })
}

/** Removes a line, with a toast for success and failure (S-ERR-05, S-ERR-06). */
export function useRemoveItem() {
  return useCartChange<{ itemId: number }>({
    send: ({ itemId }) => call('DELETE /api/cart/items/:id', { params: { id: itemId } }),
    optimistic: (cart, { itemId }) => withoutItem(cart, itemId),
    done: () => ({ title: cartToasts.removed, description: cartToasts.removedWhence }),
    failed: cartToasts.removeFailed,
  })
}

/** S-ERR-07, S-ERR-08. One tap empties it; the toast offers to put everything back. */
export function useClearCart() {
  const { run: refill } = useRefillCart()
  return useCartChange<Cart>({
    send: () => call('DELETE /api/cart'),
    optimistic: () => EMPTY_CART,
    done: (_cart, before) => ({
      title: cartToasts.cleared,
      action: { label: cartToasts.undo, onClick: () => void refill(before) },
    }),
    failed: cartToasts.clearFailed,
  })
}

function useRefillCart() {
  const refill = useCartChange<Cart>({
    // A line is cleared only once, so its id names the undo, in every tab that offers it.
    send: async ({ items }) => (await addLines(items, `put-back-${items[0]?.id}`)).cart,
    optimistic: (_cart, before) => before,
    failed: cartToasts.addFailed,
    onRetry: (before) => void refill.run(before),
  })
  return refill
}

/** S-CART-06, S-CART-07: cart buttons are disabled while a change is pending. */
export function useCartBusy(): boolean {
  return useIsMutating({ mutationKey: [CART_CHANGE.key] }) > 0
}

/**
 * Applies a change optimistically, then replaces it by the response, or rolls it back and shows the reason. After a
 * failure the cart is read again, since this page may have shown a stale one.
 */
function useCartChange<Input>(change: {
  send: (input: Input) => Promise<Cart>
  optimistic: (cart: Cart, input: Input) => Cart
  done?: (cart: Cart, input: Input) => Toast
  failed: string
  onRetry?: (input: Input) => void
}) {
  const queries = useQueryClient()
  const { announceChange } = useCartContext()
  const { queryKey } = cartQuery
  return useChange<Cart, Input>({
    ...change,
    ...CART_CHANGE,
    async optimistic(input) {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before) queries.setQueryData(queryKey, change.optimistic(before, input))
      return () => before && queries.setQueryData(queryKey, before)
    },
    done: (cart, input) => change.done && { tone: 'ok', ...change.done(cart, input) },
    onDone(cart) {
      queries.setQueryData(queryKey, cart)
      announceChange()
    },
    onFailed: () => void queries.invalidateQueries({ queryKey }),
    failed: (error, input) => ({
      ...failureToast(change.failed, error),
      action:
        change.onRetry && isPassing(error)
          ? { label: cartToasts.retry, onClick: () => change.onRetry?.(input) }
          : undefined,
    }),
  })
}
