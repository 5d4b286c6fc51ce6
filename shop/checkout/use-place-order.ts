import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, call } from '#browser/api-client.ts'
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
  const running = useRef(false)
  const { mutateAsync, error, reset } = useMutation({
    mutationFn: (request: PlaceOrderRequest) =>
      call('POST /api/orders', { body: request, headers: { 'idempotency-key': checkoutKey() } }),
    onSuccess(order) {
      queries.setQueryData(orderKey(order.orderNumber), order)
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
    },
    onError(failure) {
      const code = failure instanceof ApiError ? failure.problem?.code : undefined
      // The order of this key is over: the next press of the button is a new checkout.
      if (code === 'order-cancelled' || code === 'order-not-editable') endCheckoutKey()
      // What the customer sees of cart and stock may be why it was refused.
      if (failure instanceof ApiError && failure.status === 409) {
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      }
    },
  })

  /** Resolves to the order, or to null when nothing came of it; `error` then says why. */
  async function place(request: PlaceOrderRequest): Promise<Order | null> {
    if (running.current) return null
    running.current = true
    try {
      return await mutateAsync(request)
    } catch {
      return null
    } finally {
      running.current = false
    }
  }
  /** `reviewed`: what the customer was told it would come to; the payment step says when it became something else. */
  function showPayment(order: Order, reviewed: Baisa): void {
    const state: PaymentState = { reviewed: toRials(reviewed) }
    void navigate(`/checkout?order=${order.orderNumber}`, { replace: true, state })
  }
  return { place, showPayment, error, reset }
}
