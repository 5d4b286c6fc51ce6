import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, call, refusalIn } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { newestOrdersQuery, orderKey } from '#shop/orders/order-queries.ts'
import { checkoutKey, endCheckoutKey } from './checkout-key.ts'

/** Kept with the entry of the history, so that a reload does not forget it. */
export type PaymentState = { reviewed: string }

/**
 * Places the order, or amends the pending one. One click is one request; after a failure the same key goes out
 * again, so that whatever became of the first try, there is one order.
 */
export function usePlaceOrder() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  /** W-05: the shop edited it meanwhile. */
  function showAsItIs(orderNumber: string) {
    void queries.invalidateQueries({ queryKey: orderKey(orderNumber) })
    void navigate(`/checkout?order=${orderNumber}`, { replace: true })
  }

  return useChange({
    send: ({ request }: Placing) => place(request),
    onDone(order, { reviewed, onPlaced }) {
      queries.setQueryData(orderKey(order.orderNumber), order)
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
      onPlaced()
      // It costs nothing: it is paid, and its cart is empty.
      if (order.status !== 'pending') {
        endCheckoutKey()
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      }
      const state: PaymentState = { reviewed: toRials(reviewed) }
      void navigate(`/checkout?order=${order.orderNumber}`, { replace: true, state })
    },
    // The first order names an account that was made by a code.
    refresh: ['/api/session'],
    onFailed(failure) {
      const code = failure instanceof ApiError ? failure.problem?.code : undefined
      const fixed = refusalIn(failure, 'changed-by-shop')
      if (fixed) showAsItIs(fixed.orderNumber)
      // The order of this key is over: the next press of the button is a new checkout.
      if (code === 'order-not-editable') endCheckoutKey()
      // What the customer sees of cart and stock may be why it was refused.
      if (failure instanceof ApiError && failure.status === 409) {
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      }
      // H-06: load the days again.
      if (code === 'day-not-offered') void queries.invalidateQueries({ predicate: isOfDays })
    },
  })
}

/** `reviewed`: what the customer was told it would come to; the payment step says when it became something else. */
type Placing = { request: PlaceOrderRequest; reviewed: Baisa; onPlaced: () => void }

/** An order of this key that was cancelled meanwhile, by whomever, is over: this is a new checkout. */
async function place(request: PlaceOrderRequest): Promise<Order> {
  const send = () =>
    call('POST /api/orders', { body: request, headers: { 'idempotency-key': checkoutKey() } })
  const order = await send().catch((error: unknown) => {
    if (refusalIn(error, 'order-cancelled')) return null
    throw error
  })
  if (order && order.status !== 'cancelled') return order
  endCheckoutKey()
  return send()
}

function isOfDays({ queryKey: [url] }: { queryKey: readonly unknown[] }): boolean {
  return typeof url === 'string' && url.startsWith('/api/delivery-days')
}
