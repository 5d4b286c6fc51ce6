import { useQueryClient } from '@tanstack/react-query'
import { call, isPassing } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { PaymentReport } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { useCartContext } from '#shop/cart/cart-context.ts'
import { EMPTY_CART } from '#shop/cart/next-cart.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { newestOrdersQuery, orderKey } from '#shop/orders/order-queries.ts'
import { forgetReport } from '#shop/orders/report-fields.ts'
import { endCheckoutKey } from './checkout-key.ts'

/** idempotent, so failed attempts are retried with backoff before an error is shown. */
const TRIES = 4
const FIRST_WAIT_MS = 800

/** "Payment sent" (S-CHK-16): the order is confirmed, and the shop has cleared the cart in the same step. */
export function useReportTransfer(order: Order) {
  const queries = useQueryClient()
  const { announceChange } = useCartContext()
  return useChange({
    send: (report: PaymentReport) =>
      call('POST /api/orders/:id/payment-sent', { params: order, body: report }),
    retry: (failures, error) => failures < TRIES - 1 && isPassing(error),
    retryDelay: (failures) => FIRST_WAIT_MS * 2 ** failures,
    onDone(reported) {
      if (order.status === 'pending') endCheckoutKey()
      forgetReport()
      // A repeated report does not touch the current cart.
      if (order.status === 'pending') queries.setQueryData(cartQuery.queryKey, EMPTY_CART)
      queries.setQueryData(orderKey(reported.orderNumber), reported)
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
      void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      announceChange()
    },
    onFailed(error) {
      // Cancelled meanwhile, which the reloaded order shows.
      if (!isPassing(error)) void queries.invalidateQueries({ queryKey: orderKey(order.orderNumber) })
    },
  })
}
