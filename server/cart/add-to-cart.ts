// Puts units of a product into the customer's cart (S-API-01): onto its line if there is one, else onto a new line.
import type { AddToCartRequest, Cart } from '#contract/cart.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { sqlState } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import { KEPT_FOR_CUSTOMER, type StoredCartLine, showCart } from './cart-queries.ts'

/**
 * Returns the whole changed cart. Refused when the product is deleted or inactive (`not-found`), when none is left
 * (`out-of-stock`), and when the line would exceed the stock (`insufficient-stock`).
 */
export async function addToCart(
  context: Context,
  customer: Customer,
  { productId, quantity }: AddToCartRequest,
): Promise<Result<Cart, RefusalOf<'not-found' | 'out-of-stock' | 'insufficient-stock'>>> {
  const line = [customer.id, productId, quantity] as const
  let rows: AddedLineRow[] = await addLine(context.db, ...line).catch(noneIfProductVanished)
  if (rows[0]?.hasCart === false) {
    await insertCart(context.db, customer.id)
    rows = await addLine(context.db, ...line).catch(noneIfProductVanished)
  }
  const [outcome] = rows
  if (!outcome) return refuse({ code: 'not-found' })
  const { available } = outcome
  const lines = rows.filter(isLine)
  if (lines.length === 0) {
    return refuse({ code: available > 0 ? 'insufficient-stock' : 'out-of-stock', available })
  }
  return ok(await showCart(context, lines))
}

/** `available` and `hasCart` are the same in every row. If nothing was added, there is one row without a line. */
type AddedLineRow = { available: number; hasCart: boolean } & (StoredCartLine | { id: null })

function isLine(row: AddedLineRow): row is AddedLineRow & StoredCartLine {
  return row.id !== null
}

/**
 * One statement, which adds only while the line stays within what the customer can have, and returns the cart:
 * the line as written, the others as they were when the statement began. Overlapping changes of one
 * customer may be missing from each other's response, but never from the cart; the interface sends them one by one. No
 * row if the shop does not sell the product. The cart's own row, with its time of last use, is updated at most once a
 * minute and skipped if locked: a transaction that holds a line and waits for its cart could deadlock.
 */
const addLine = statement<[userId: string, productId: number, quantity: number], AddedLineRow>(
  'add_to_cart',
  `WITH cart AS (
     SELECT id FROM carts WHERE user_id = $1
   ), held AS (
     ${KEPT_FOR_CUSTOMER}
   ), product AS (
     SELECT p.id, p.quantity + coalesce((SELECT quantity FROM held WHERE product_id = p.id), 0) AS available
     FROM products p WHERE p.id = $2 AND p.is_active
   ), line AS (
     INSERT INTO cart_items AS line (cart_id, product_id, quantity)
     SELECT cart.id, product.id, $3 FROM cart, product WHERE $3 <= product.available
     ON CONFLICT (cart_id, product_id) DO UPDATE SET quantity = line.quantity + excluded.quantity
     WHERE line.quantity + excluded.quantity <= (SELECT available FROM product)
     RETURNING id, product_id, quantity
   ), lines AS (
     SELECT id, product_id, quantity FROM line
     UNION ALL
     SELECT c.id, c.product_id, c.quantity FROM cart JOIN cart_items c ON c.cart_id = cart.id
     WHERE c.product_id <> $2 AND EXISTS (SELECT FROM line)
   ), touched AS (
     UPDATE carts SET updated_at = now() WHERE id = (
       SELECT id FROM carts WHERE user_id = $1 AND updated_at < now() - interval '1 minute'
       FOR NO KEY UPDATE SKIP LOCKED
     )
   )
   SELECT product.available, EXISTS (SELECT FROM cart) AS "hasCart", lines.id, lines.product_id AS "productId",
     lines.quantity, p.xmin AS version, p.quantity AS stock, coalesce(held.quantity, 0) AS held
   FROM product
   LEFT JOIN lines ON true
   LEFT JOIN products p ON p.id = lines.product_id
   LEFT JOIN held ON held.product_id = lines.product_id
   ORDER BY lines.id`,
)

const insertCart = statement<[userId: string], never>(
  'insert_cart',
  'INSERT INTO carts (user_id) VALUES ($1) ON CONFLICT (user_id) DO NOTHING',
)

/** The product was deleted while the statement ran: the foreign key fails. */
function noneIfProductVanished(error: unknown): [] {
  if (sqlState(error) === '23503') return []
  throw error
}
