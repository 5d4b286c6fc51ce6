import { useQueryClient } from '@tanstack/react-query'
import { call, isPassing } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { Order } from '#contract/orders.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { newestOrdersQuery, orderKey } from './order-queries.ts'

/** Cancels, once however often it is asked for; the page then shows the order as the shop has it. */
export function useCancelOrder(order: Order, onDone: () => void) {
  const queries = useQueryClient()
  const { announceChange } = useCartContext()
  return useChange({
    send: () => call('POST /api/orders/:id/cancel', { params: order }),
    done: myOrdersText.cancel.done,
    async onDone(cancelled) {
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
      // What the order held is for sale again, for the same cart too.
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
      // Too late: the order itself says how far it has come.
      if (!isPassing(error)) void queries.invalidateQueries({ queryKey: orderKey(order.orderNumber) })
    },
  })
}
