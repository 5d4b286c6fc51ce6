// Takes a line out of the customer's cart.
import { and, eq } from 'drizzle-orm'
import type { Cart } from '#contract/cart.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { cartItems } from '#server/database/tables/cart.ts'
import { readCart } from './cart-queries.ts'
import { touchCart } from './clear-cart.ts'

/** The changed cart. Another customer's line is `not-found` (Z-02). */
export async function removeCartItem(
  context: Context,
  customer: Customer,
  itemId: number,
): Promise<Result<Cart, RefusalOf<'not-found'>>> {
  const [cart] = await touchCart(context.db, customer)
  const removed = cart
    ? await context.db
        .delete(cartItems)
        .where(and(eq(cartItems.cartId, cart.id), eq(cartItems.id, itemId)))
        .returning({ id: cartItems.id })
    : []
  if (removed.length === 0) return refuse({ code: 'not-found' })
  return ok(await readCart(context, customer))
}
