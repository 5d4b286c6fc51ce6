// A retry after a lost response, which names the key of the first try, adds nothing a second time.
import { LRUCache } from 'lru-cache'
import type { AddToCartRequest } from '#contract/cart.ts'
import { MINUTE_MS } from '#domain/duration.ts'
import { ok } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { addToCart } from './add-to-cart.ts'
import { readCart } from './cart-queries.ts'

/** In memory, since a retry follows within minutes; after a restart it adds again, which the cart shows. */
const REMEMBERED = { max: 10_000, ttl: 30 * MINUTE_MS }

/** `addToCart`, once for each key and request of a customer; a repeated one returns the cart as it is by then. */
export function createAddOnce() {
  const added = new LRUCache<string, Promise<boolean>>(REMEMBERED)

  return async (context: Context, customer: Customer, request: AddToCartRequest, key: string | undefined) => {
    if (key === undefined) return addToCart(context, customer, request)
    const name = JSON.stringify([customer.id, key, request.productId, request.quantity])
    const earlier = added.get(name)
    // Awaited, because it may still be running.
    if (earlier && (await earlier)) return ok(await readCart(context, customer))
    const adding = addToCart(context, customer, request)
    added.set(
      name,
      adding.then(
        (result) => result.ok,
        () => false,
      ),
    )
    return adding
  }
}
