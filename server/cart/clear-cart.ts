// Takes everything out of the customer's cart (S-CART-02).
import { eq, sql } from 'drizzle-orm'
import type { Cart } from '#contract/cart.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { cartItems, carts } from '#server/database/tables/cart.ts'
import { readCart } from './cart-queries.ts'

/** The empty cart; an empty one stays empty. */
export async function clearCart(context: Context, customer: Customer): Promise<Cart> {
  const [cart] = await touchCart(context.db, customer)
  if (cart) await context.db.delete(cartItems).where(eq(cartItems.cartId, cart.id))
  return readCart(context, customer)
}

/** When it was last in use. */
export function touchCart(db: Database, { id }: Customer) {
  return db
    .update(carts)
    .set({ updatedAt: sql`now()` })
    .where(eq(carts.userId, id))
    .returning({ id: carts.id })
}
