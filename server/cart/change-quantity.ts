// Sets how many units a cart line asks for; 0 or less removes the line (S-CART-08).
import type { Cart } from '#contract/cart.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { KEPT_FOR_CUSTOMER, readCart } from './cart-queries.ts'
import { removeCartItem } from './remove-cart-item.ts'

/** The changed cart. Another customer's line is `not-found` (Z-02). */
export async function changeQuantity(
  context: Context,
  customer: Customer,
  { itemId, quantity }: { itemId: number; quantity: number },
): Promise<Result<Cart, RefusalOf<'not-found' | 'out-of-stock' | 'insufficient-stock'>>> {
  if (quantity <= 0) return removeCartItem(context, customer, itemId)
  const [line] = await updateLine(context.db, customer.id, itemId, quantity)
  if (!line) return refuse({ code: 'not-found' })
  const { available, changed } = line
  if (quantity > available)
    return refuse({ code: available > 0 ? 'insufficient-stock' : 'out-of-stock', available })
  // Removed by another request of the same customer that this one waited for.
  if (!changed) return refuse({ code: 'not-found' })
  return ok(await readCart(context, customer))
}

const updateLine = statement<
  [userId: string, itemId: number, quantity: number],
  { available: number; changed: boolean }
>(
  'change_quantity',
  `WITH cart AS (
     UPDATE carts SET updated_at = now() WHERE user_id = $1 RETURNING id
   ), line AS (
     SELECT c.id, CASE WHEN p.is_active THEN p.quantity + coalesce(held.quantity, 0) ELSE 0 END AS available
     FROM cart JOIN cart_items c ON c.cart_id = cart.id AND c.id = $2 JOIN products p ON p.id = c.product_id
     LEFT JOIN (${KEPT_FOR_CUSTOMER}) held ON held.product_id = p.id
   ), changed AS (
     UPDATE cart_items c SET quantity = $3 FROM line WHERE c.id = line.id AND $3 <= line.available RETURNING c.id
   )
   SELECT available, EXISTS (SELECT FROM changed) AS changed FROM line`,
)
