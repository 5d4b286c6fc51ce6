// Takes everything out of the customer's cart (S-CART-02).
import type { Cart } from '#contract/cart.ts'
import { statement } from '#platform/database/statement.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { readCart } from './cart-queries.ts'

/** The empty cart; an empty one stays empty. */
export async function clearCart(context: Context, customer: Customer): Promise<Cart> {
  await deleteLines(context.db, customer.id)
  return readCart(context, customer)
}

const deleteLines = statement<[userId: string], never>(
  'clear_cart',
  `WITH cart AS (UPDATE carts SET updated_at = now() WHERE user_id = $1 RETURNING id)
   DELETE FROM cart_items c USING cart WHERE c.cart_id = cart.id`,
)
