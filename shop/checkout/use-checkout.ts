import { useSearchParams } from 'react-router'
import { isUnauthorized } from '#browser/api-client.ts'
import { useNow } from '#browser/orders/use-now.ts'
import { useSession } from '#browser/session/use-session.ts'
import { type Failure, useSteadyQuery } from '#browser/session/use-steady-query.ts'
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { SessionUser } from '#contract/session.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import { useCart } from '#shop/cart/use-cart.ts'
import { newestOrdersQuery, orderQuery } from '#shop/orders/order-queries.ts'
import { type CheckoutStep, decideStep } from './checkout-step.ts'

export type CheckoutState =
  | { status: 'loading' }
  | { status: 'anonymous' }
  | ({ status: 'failed' } & Failure)
  /** `last`: the newest order in any status. */
  | ({ status: 'ready'; user: SessionUser; cart: Cart; last: Order | null } & CheckoutStep)

/**
 * The data of the checkout: the customer, the current cart, and the order in the URL, else the newest pending
 * one. So the step survives a reload and is the same in a second tab.
 */
export function useCheckout(): CheckoutState {
  const [params] = useSearchParams()
  const now = useNow()
  const session = useSession()
  const cart = useCart({ fresh: true })
  const orderNumber = parseOrderNumber(params.get('order') ?? '')
  const signedIn = session.status === 'authenticated'
  const fresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const
  const named = useSteadyQuery({
    ...orderQuery(orderNumber ?? ''),
    ...fresh,
    enabled: signedIn && orderNumber !== null,
  })
  const newest = useSteadyQuery({ ...newestOrdersQuery, ...fresh, enabled: signedIn && orderNumber === null })
  const order = orderNumber === null ? newest : named

  if (session.status === 'anonymous' || cart.status === 'anonymous' || isUnauthorized(order.query.error)) {
    return { status: 'anonymous' }
  }
  if (cart.status === 'failed') return cart
  if (order.failure) return { status: 'failed', ...order.failure }
  // Cached data may be stale, so the first render waits for a fresh response.
  const isFresh =
    order.query.data !== undefined && (order.query.isFetchedAfterMount || !order.query.isFetching)
  if (session.status === 'loading' || cart.status === 'loading' || !isFresh) return { status: 'loading' }
  const step = decideStep({
    cart: cart.cart,
    named: (orderNumber !== null && named.query.data) || null,
    pending: newest.query.data?.items.find((candidate) => candidate.status === 'pending') ?? null,
    editing: params.has('edit'),
    now,
  })
  const last = newest.query.data?.items[0] ?? null
  return { status: 'ready', user: session.user, cart: cart.cart, last, ...step }
}
