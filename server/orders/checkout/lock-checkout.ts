// The inputs of a checkout, locked for its transaction: the cart, the order it may amend, and the products.
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_UNVERIFIED } from '#domain/orders/order-limits.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import { type LockedLine, lockCart, lockLines, readLines } from '#server/cart/cart-queries.ts'
import { addHolds } from '#server/holds/consume-holds.ts'
import {
  type EarlierOrder,
  type KeyedOrder,
  lockEarlierOrders,
} from '#server/orders/records/lock-earlier-orders.ts'
import { loadOrderTerms, type OrderTerms } from '#server/orders/records/order-terms.ts'
import { type Checkout, type CheckoutRefusal, draftCheckout } from './decide-order.ts'

export type LockedCheckout = {
  cart: { id: number; userId: string }
  pending: EarlierOrder | undefined
  keyed: KeyedOrder | undefined
  terms: OrderTerms
  /** Units on hold for the customer count as available (S2-12). */
  lines: LockedLine[]
}

/** Refuses impossible orders early, before the products are locked. */
export async function lockCheckout(
  tx: Transaction,
  customer: Customer,
  { key, request, at }: Checkout,
): Promise<Result<LockedCheckout, RefusalOf<'empty-cart' | 'too-many-unverified'> | CheckoutRefusal>> {
  const cartId = await lockCart(tx, customer)
  if (cartId === null) return refuse({ code: 'empty-cart' })
  const cart = { id: cartId, userId: customer.id }
  const { pending, keyed } = await lockEarlierOrders(tx, cart, key)
  const terms = await loadOrderTerms(tx, cart, customer.email)
  if (!pending && !keyed) {
    if (terms.unverified >= MAX_UNVERIFIED) return refuse({ code: 'too-many-unverified' })
    // Sold out: refused at once, without waiting for concurrent buyers.
    const isSoldOut = terms.isShort && !terms.hasHolds
    const early = isSoldOut ? draftCheckout(request, await readLines(tx, cartId, at), terms) : null
    if (early && !early.ok) return early
  }
  const locked = await lockLines(tx, cartId, pending?.id ?? null, at)
  const lines = terms.hasHolds ? await addHolds(tx, customer.email, locked) : locked
  return ok({ cart, pending, keyed, terms, lines })
}
