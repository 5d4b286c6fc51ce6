import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, call, refusalIn } from '#browser/api-client.ts'
import { useChange } from '#browser/use-change.ts'
import { useNavigateHere } from '#browser/use-navigate-here.ts'
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import { cartQuery } from '#shop/cart/use-cart.ts'
import { newestOrdersQuery, orderKey } from '#shop/orders/order-queries.ts'
import { checkoutText } from '#text/checkout.ts'
import { myOrdersText } from '#text/my-orders.ts'
import { type Toast, useToast } from '#ui/toast.tsx'
import { checkoutKey, endCheckoutKey } from './checkout-key.ts'
import { refusalToast } from './refusal-toast.ts'

/** How long the toast about the order stays for whoever is elsewhere. */
const TOLD_MS = 12_000

/** Stored in the history entry, so that it survives a reload. */
export type PaymentState = { reviewed: string }

/**
 * Places the order, or amends the pending one. One request per click; a retry sends the same key, so that there
 * is only one order even if the first try succeeded.
 */
export function usePlaceOrder() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const navigateHere = useNavigateHere()
  const toast = useToast()
  /** Leads nobody away who has left the checkout meanwhile, but tells them. */
  function tellWhoLeft(said: Toast | null, label: string, to: string) {
    if (!said || location.pathname === '/checkout') return
    toast({ durationMs: TOLD_MS, ...said, action: { label, onClick: () => void navigate(to) } })
  }
  /** W-05: the shop edited it meanwhile. */
  function showCurrentOrder(orderNumber: string) {
    void queries.invalidateQueries({ queryKey: orderKey(orderNumber) })
    navigateHere(`/checkout?order=${orderNumber}`, { replace: true })
  }

  return useChange({
    send: ({ request }: Placing) => place(request),
    onDone(order, { reviewed, onPlaced }) {
      queries.setQueryData(orderKey(order.orderNumber), order)
      void queries.invalidateQueries({ queryKey: newestOrdersQuery.queryKey })
      onPlaced()
      // An order of total 0 is paid at once, and its cart is empty.
      if (order.status !== 'pending') {
        endCheckoutKey()
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      }
      const state: PaymentState = { reviewed: toRials(reviewed) }
      const next = `/checkout?order=${order.orderNumber}`
      navigateHere(next, { replace: true, state })
      const isPending = order.status === 'pending'
      tellWhoLeft(
        {
          title: checkoutText.placed(order.orderNumber),
          description: isPending ? checkoutText.placedWhy : undefined,
        },
        isPending ? myOrdersText.pay : checkoutText.viewOrder,
        next,
      )
    },
    // An account created by a sign-in code takes its name from the first order.
    refresh: ['/api/session'],
    onFailed(failure) {
      tellWhoLeft(refusalToast(failure), checkoutText.backToOrder, '/checkout')
      const code = failure instanceof ApiError ? failure.problem?.code : undefined
      const fixed = refusalIn(failure, 'changed-by-shop')
      if (fixed) showCurrentOrder(fixed.orderNumber)
      // The order of this key has ended, so the next submit is a new checkout.
      if (code === 'order-not-editable') endCheckoutKey()
      // The refusal may be due to stale cart or stock data.
      if (failure instanceof ApiError && failure.status === 409) {
        void queries.invalidateQueries({ queryKey: cartQuery.queryKey })
      }
      // Reload the days offered (H-06).
      if (code === 'day-not-offered') void queries.invalidateQueries({ predicate: isDeliveryDaysQuery })
    },
  })
}

/** `reviewed`: the total the customer saw; the payment step points out a different one. */
type Placing = { request: PlaceOrderRequest; reviewed: Baisa; onPlaced: () => void }

/** If the order of this key was cancelled meanwhile, retries with a new key. */
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

function isDeliveryDaysQuery({ queryKey: [url] }: { queryKey: readonly unknown[] }): boolean {
  return typeof url === 'string' && url.startsWith('/api/delivery-days')
}
