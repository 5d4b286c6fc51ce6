// Puts units of a product into the customer's cart (S-API-01): onto its line if there is one, else onto a new line.
import type { AddToCartRequest, Cart } from '#contract/cart.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { sqlState } from '#server/database/connect.ts'
import { statement } from '#server/database/statement.ts'
import { readCart } from './cart-queries.ts'

/**
 * The whole cart as it then stands. Refused when the product is gone or inactive (`not-found`), when nothing of it is
 * left (`out-of-stock`), and when the line would ask for more than there is (`insufficient-stock`).
 */
export async function addToCart(
  context: Context,
  customer: Customer,
  { productId, quantity }: AddToCartRequest,
): Promise<Result<Cart, RefusalOf<'not-found' | 'out-of-stock' | 'insufficient-stock'>>> {
  const line = [customer.id, productId, quantity] as const
  let [outcome] = await addLine(context.db, ...line).catch(noneIfProductVanished)
  if (outcome && !outcome.hasCart) {
    await insertCart(context.db, customer.id)
    ;[outcome] = await addLine(context.db, ...line).catch(noneIfProductVanished)
  }
  if (!outcome) return refuse({ code: 'not-found' })
  const { available, added } = outcome
  if (!added) return refuse({ code: available > 0 ? 'insufficient-stock' : 'out-of-stock', available })
  return ok(await readCart(context, customer))
}

/**
 * One statement, which adds only while the line stays within what the customer can have. No row when the shop does not
 * sell the product. The cart's own row is touched once a minute at most: it says when the cart was last in use,
 * and never waits for it: who holds a line and waits for its cart could wait for ever.
 */
const addLine = statement<
  [userId: string, productId: number, quantity: number],
  { available: number; hasCart: boolean; added: boolean }
>(
  'add_to_cart',
  `WITH cart AS (
     SELECT id FROM carts WHERE user_id = $1
   ), product AS (
     SELECT p.id, p.quantity + coalesce((
       SELECT i.quantity FROM orders o JOIN order_items i ON i.order_id = o.id AND i.product_id = p.id
       WHERE o.cart_id = (SELECT id FROM cart) AND o.status = 'pending' AND o.deleted_at IS NULL
     ), 0) AS available
     FROM products p WHERE p.id = $2 AND p.is_active
   ), line AS (
     INSERT INTO cart_items AS line (cart_id, product_id, quantity)
     SELECT cart.id, product.id, $3 FROM cart, product WHERE $3 <= product.available
     ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = line.quantity + excluded.quantity
     WHERE line.quantity + excluded.quantity <= (SELECT available FROM product)
     RETURNING id
   ), touched AS (
     UPDATE carts SET updated_at = now() WHERE id = (
       SELECT id FROM carts WHERE user_id = $1 AND updated_at < now() - interval '1 minute'
       FOR NO KEY UPDATE SKIP LOCKED
     )
   )
   SELECT available, EXISTS (SELECT FROM cart) AS "hasCart", EXISTS (SELECT FROM line) AS added FROM product`,
)

const insertCart = statement<[userId: string], never>(
  'insert_cart',
  'INSERT INTO carts (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
)

/** Deleted between the statement's look and its write: the foreign key says so. */
function noneIfProductVanished(error: unknown): [] {
  if (sqlState(error) === '23503') return []
  throw error
}
