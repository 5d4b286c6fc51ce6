// Takes a line out of the customer's cart.
import type { Cart } from '#contract/cart.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { readCart } from './cart-queries.ts'

/** The cart as it then stands. A line that is not the customer's own is not there (Z-02). */
export async function removeCartItem(
  context: Context,
  customer: Customer,
  itemId: number,
): Promise<Result<Cart, RefusalOf<'not-found'>>> {
  const removed = await deleteLine(context.db, customer.id, itemId)
  if (removed.length === 0) return refuse({ code: 'not-found' })
  return ok(await readCart(context, customer))
}

const deleteLine = statement<[userId: string, itemId: number], { id: number }>(
  'remove_cart_item',
  `WITH cart AS (UPDATE carts SET updated_at = now() WHERE user_id = $1 RETURNING id)
   DELETE FROM cart_items c USING cart WHERE c.cart_id = cart.id AND c.id = $2 RETURNING c.id`,
)
