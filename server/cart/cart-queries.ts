// Reads the cart, and takes the locks for placing an order from it (D-05).
import type { Cart, CartItem } from '#contract/cart.ts'
import { askedPrice } from '#domain/catalog/sale.ts'
import { addBaisa, baisaOf, timesBaisa, toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { OrderableProduct } from '#domain/orders/draft-order.ts'
import { stockLabel } from '#domain/stock.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import type { Customer } from '#server/access/current-user.ts'
import { type ProductVersion, readCachedProducts } from '#server/catalog/browse/cached-products.ts'
import { type ProductRow, toDeliverable } from '#server/catalog/listing/product-rows.ts'
import type { Context } from '#server/context.ts'
import { ageText } from '#text/format-age.ts'

/**
 * A line as read from the database. `stock` are the units on sale, `held` those reserved for the customer, read
 * together so that every unit is in one of them.
 */
export type StoredCartLine = ProductVersion & { id: number; quantity: number; stock: number; held: number }

/** The units of each product reserved for customer $1: by their pending order and by holds (S2-12). */
export const KEPT_FOR_CUSTOMER = `
  SELECT product_id, sum(quantity)::int AS quantity FROM (
    SELECT i.product_id, i.quantity FROM carts
    JOIN orders o ON o.cart_id = carts.id AND o.status = 'pending' AND o.deleted_at IS NULL
    JOIN order_items i ON i.order_id = o.id WHERE carts.user_id = $1
    UNION ALL
    SELECT h.product_id, h.quantity FROM profiles u
    JOIN holds h ON h.email = lower(u.email) AND h.ended_at IS NULL WHERE u.id = $1
  ) kept GROUP BY product_id`

/** The whole cart, oldest line first. */
export async function readCart(context: Context, customer: Customer): Promise<Cart> {
  return showCart(context, await selectLines(context.db, customer.id))
}

const selectLines = statement<[userId: string], StoredCartLine>(
  'read_cart',
  `SELECT c.id, c.product_id AS "productId", c.quantity, p.xmin AS version, p.quantity AS stock,
     coalesce(held.quantity, 0) AS held
   FROM carts
   JOIN cart_items c ON c.cart_id = carts.id
   JOIN products p ON p.id = c.product_id
   LEFT JOIN (${KEPT_FOR_CUSTOMER}) held ON held.product_id = c.product_id
   WHERE carts.user_id = $1
   ORDER BY c.id`,
)

/**
 * The lines with their products. Available units include those reserved for the customer; a product
 * that is no longer sold stays visible with none available (D-05).
 */
export async function showCart(context: Context, lines: readonly StoredCartLine[]): Promise<Cart> {
  const products = await readCachedProducts(context, lines)
  let subtotal = addBaisa()
  let itemCount = 0
  const items: CartItem[] = []
  for (const { id, productId, quantity, stock, held } of lines) {
    const product = products.get(productId)
    if (!product) continue
    const lineTotal = timesBaisa(baisaOf(product.price), quantity)
    const available = product.isActive ? stock + held : 0
    items.push({
      id,
      productId,
      quantity,
      lineTotal: toRials(lineTotal),
      product: { ...product, quantity: available, stockLabel: stockLabel(available) },
    })
    subtotal = addBaisa(subtotal, lineTotal)
    itemCount += quantity
  }
  return { items, itemCount, subtotal: toRials(subtotal), total: toRials(subtotal) }
}

/**
 * Locks the customer's cart for this transaction: every verb that places, amends or confirms an order takes this lock
 * first, so that one customer's requests are serialised. Null if they never had a cart.
 */
export async function lockCart(tx: Transaction, customer: Customer): Promise<number | null> {
  const [cart] = await selectCartForUpdate(tx, customer.id)
  return cart?.id ?? null
}

const selectCartForUpdate = statement<[userId: string], { id: number }>(
  'lock_cart',
  'SELECT id FROM carts WHERE user_id = $1 FOR UPDATE',
)

/**
 * A product of the cart, of the pending order, or of both, with the quantities that each asks for; `onHold` are the
 * units on hold for the customer besides their order (consume-holds.ts), 0 if not read.
 */
export type LockedLine = {
  product: OrderableProduct
  wanted: number
  held: number
  onHold: number
  categoryId: number | null
  /** H-06: the species of an animal, where it is entered. */
  speciesId: number | null
}

/**
 * The products of the cart and of its pending order, locked in id order to avoid deadlocks between orders.
 * NO KEY UPDATE: another customer can still put the product into their cart meanwhile.
 */
export async function lockLines(
  tx: Transaction,
  cartId: number,
  orderId: number | null,
  now: Date,
): Promise<LockedLine[]> {
  return (await selectLinesForUpdate(tx, cartId, orderId)).map((row) => toLine(row, now))
}

/** Products requested without a cart, with this order's units of them; missing ones are left out. */
export async function lockWanted(
  tx: Transaction,
  wanted: readonly { productId: number; quantity: number }[],
  now: Date,
  orderId: number | null = null,
): Promise<LockedLine[]> {
  const ids = wanted.map(({ productId }) => productId)
  const quantities = wanted.map(({ quantity }) => quantity)
  const rows = await selectWantedForUpdate(tx, ids, quantities, orderId)
  return rows.map((row) => toLine(row, now))
}

/** The products of the cart without locks: good enough for an early refusal. */
export async function readLines(tx: Transaction, cartId: number, now: Date): Promise<LockedLine[]> {
  return (await selectLinesAsTheyStand(tx, cartId, null)).map((row) => toLine(row, now))
}

function toLine(row: LineRow, now: Date): LockedLine {
  const today = muscatDay(now)
  return {
    wanted: row.wanted,
    held: row.held,
    onHold: 0,
    categoryId: row.categoryId,
    speciesId: row.speciesId,
    product: {
      ...toDeliverable({ ...row, deliveryFee: row.deliveryFee === null ? null : baisaOf(row.deliveryFee) }),
      id: row.id,
      name: row.name,
      nameArabic: row.nameArabic,
      price: askedPrice(
        {
          ...row,
          price: baisaOf(row.price),
          salePrice: row.salePrice === null ? null : baisaOf(row.salePrice),
        },
        today,
      ),
      isActive: row.isActive,
      available: row.stock + row.held,
      imageUrl: row.imageUrl,
      breedArabic: row.breedArabic,
      age: ageText(row, today),
    },
  }
}

type LineRow = Pick<
  ProductRow,
  | 'id'
  | 'name'
  | 'nameArabic'
  | 'isActive'
  | 'itemType'
  | 'deliveryType'
  | 'deliveryEverywhere'
  | 'regionIds'
  | 'breedArabic'
  | 'age'
  | 'birthDate'
  | 'saleFrom'
  | 'saleUntil'
> & {
  price: string
  salePrice: string | null
  categoryId: number | null
  speciesId: number | null
  deliveryFee: string | null
  imageUrl: string | null
  stock: number
  wanted: number
  held: number
}

const LINE_COLUMNS = `p.id, p.name, p.name_arabic AS "nameArabic", p.price, p.sale_price AS "salePrice",
    p.sale_from::text AS "saleFrom", p.sale_until::text AS "saleUntil", p.is_active AS "isActive", p.quantity AS stock,
    p.category_id AS "categoryId", p.species_id AS "speciesId", p.item_type AS "itemType", p.delivery_type AS "deliveryType", p.delivery_everywhere AS "deliveryEverywhere",
    p.delivery_fee AS "deliveryFee", p.image_url AS "imageUrl", p.breed_arabic AS "breedArabic", p.age,
    p.birth_date::text AS "birthDate",
    ARRAY(SELECT r.region_id::int FROM product_regions r WHERE r.product_id = p.id) AS "regionIds"`

const LINES = `
  SELECT ${LINE_COLUMNS}, coalesce(c.quantity, 0) AS wanted, coalesce(i.quantity, 0) AS held
  FROM products p
  LEFT JOIN cart_items c ON c.cart_id = $1 AND c.product_id = p.id
  LEFT JOIN order_items i ON i.order_id = $2 AND i.product_id = p.id
  WHERE p.id IN (
    SELECT product_id FROM cart_items WHERE cart_id = $1
    UNION SELECT product_id FROM order_items WHERE order_id = $2
  )
  ORDER BY p.id`

type LinesOf = [cartId: number, orderId: number | null]
const selectLinesAsTheyStand = statement<LinesOf, LineRow>('peek_lines', LINES)
const selectLinesForUpdate = statement<LinesOf, LineRow>('lock_lines', `${LINES} FOR NO KEY UPDATE OF p`)

const selectWantedForUpdate = statement<
  [productIds: number[], quantities: number[], orderId: number | null],
  LineRow
>(
  'lock_wanted',
  `SELECT ${LINE_COLUMNS}, coalesce(w.quantity, 0) AS wanted, coalesce(i.quantity, 0) AS held
   FROM products p
   LEFT JOIN unnest($1::int[], $2::int[]) AS w (id, quantity) ON w.id = p.id
   LEFT JOIN order_items i ON i.order_id = $3 AND i.product_id = p.id
   WHERE p.id = ANY ($1) OR p.id IN (SELECT product_id FROM order_items WHERE order_id = $3)
   ORDER BY p.id FOR NO KEY UPDATE OF p`,
)
