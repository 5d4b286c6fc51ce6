import { useQueryClient } from '@tanstack/react-query'
import { call, isPassing } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Order } from '#contract/orders.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { newestOrdersQuery, orderKey } from './order-queries.ts'

/** Cancels the order, idempotently, and shows the server's state afterwards. */
export function useCancelOrder(order: Order, onDone: () => void) {
  const queries = useQueryClient()
  const { announceChange } = useCartContext()
  return useChange({
    send: () => call('POST /api/orders/:id/cancel', { params: order }),
    done: myOrdersText.cancel.done,
    async onDone(cancelled) {
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
      // Its stock is available again, also to this cart.
      void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      announceChange()
      queries.setQueryData<Order>(orderKey(order.orderNumber), (shown) => ({
        ...cancelled,
        history: shown?.history,
      }))
      await queries.invalidateQueries({ queryKey: orderKey(order.orderNumber) })
      onDone()
    },
    onFailed(error) {
      // Too late to cancel, which the reloaded order shows.
      if (!isPassing(error)) void queries.invalidateQueries({ queryKey: orderKey(order.orderNumber) })
    },
  })
}
