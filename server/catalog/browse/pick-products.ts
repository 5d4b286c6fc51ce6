// A few products of each of some categories, without counting the rest: what the chatbot shows (A-BOT-09, A-ROLE-05).
import type { Product } from '#contract/catalog.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'
import { statement } from '#platform/database/statement.ts'
import type { Reader } from '#server/context.ts'
import { listCachedProducts, type ProductVersion } from './cached-products.ts'

export type Picks = {
  /** Active ones, and how many of each. */
  categories: readonly { id: number; most: number }[]
  type: ProductType
  sort?: PickOrder
  minPrice?: Baisa | null
  maxPrice?: Baisa | null
  /** A governorate they must be delivered to. */
  regionId?: number | null
}

const ORDERS = {
  featured: 'is_featured DESC NULLS LAST, created_at DESC NULLS LAST, id DESC NULLS LAST',
  cheapest: 'asked_price, id',
  dearest: 'asked_price DESC, id DESC',
  newest: 'created_at DESC NULLS LAST, id DESC NULLS LAST',
} as const
export type PickOrder = keyof typeof ORDERS

/** In the order of the categories; only what can be bought now. */
export async function pickProducts(context: Reader, picks: Picks): Promise<Product[]> {
  const { categories, type, sort = 'featured', minPrice, maxPrice, regionId } = picks
  if (categories.length === 0) return []
  const rows = await SELECTS[sort](
    context.db,
    categories.map(({ id }) => id),
    categories.map(({ most }) => most),
    type,
    minPrice == null ? null : toRials(minPrice),
    maxPrice == null ? null : toRials(maxPrice),
    regionId ?? null,
  )
  return listCachedProducts(context, rows)
}

/** The products that are still shown, in the order of the ids; sold out or not. */
export async function shownProducts(context: Reader, ids: readonly number[]): Promise<Product[]> {
  return ids.length === 0 ? [] : listCachedProducts(context, await selectShown(context.db, ids))
}

/** Visible products with one of these folded names; a limited number. */
export async function productsCalled(context: Reader, names: readonly string[]): Promise<Product[]> {
  return names.length === 0 ? [] : listCachedProducts(context, await selectCalled(context.db, names))
}

type PickParameters = [
  categories: readonly number[],
  most: readonly number[],
  type: ProductType,
  minPrice: string | null,
  maxPrice: string | null,
  regionId: number | null,
]

function select(sort: PickOrder) {
  return statement<PickParameters, ProductVersion>(
    `pick_products_${sort}`,
    `SELECT picked.id AS "productId", picked.version
     FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS wanted (category_id, most, place)
     JOIN categories c ON c.id = wanted.category_id AND c.is_active
     CROSS JOIN LATERAL (
       SELECT p.id, p.xmin AS version, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS rank FROM products p
       WHERE p.is_active AND p.is_in_stock AND p.category_id = wanted.category_id AND p.item_type = $3
         AND ($4::numeric IS NULL OR p.asked_price >= $4) AND ($5::numeric IS NULL OR p.asked_price <= $5)
         AND ($6::int IS NULL OR p.delivery_everywhere OR EXISTS (
           SELECT FROM product_regions r WHERE r.product_id = p.id AND r.region_id = $6
         ))
       ORDER BY ${ORDERS[sort]} LIMIT wanted.most
     ) AS picked
     ORDER BY wanted.place, picked.rank`,
  )
}

const SELECTS = {
  featured: select('featured'),
  cheapest: select('cheapest'),
  dearest: select('dearest'),
  newest: select('newest'),
} satisfies Record<PickOrder, unknown>

/** Available products with a lower price today, the largest discount first (S2-13). */
export async function productsOnSale(context: Reader, most: number): Promise<Product[]> {
  return listCachedProducts(context, await selectOnSale(context.db, most))
}

const selectOnSale = statement<[most: number], ProductVersion>(
  'products_on_sale',
  `SELECT p.id AS "productId", p.xmin AS version FROM products p LEFT JOIN categories c ON c.id = p.category_id
   WHERE p.sale_price IS NOT NULL AND p.asked_price < p.price_before AND p.is_active AND p.is_in_stock
     AND (p.category_id IS NULL OR c.is_active)
   ORDER BY p.asked_price / p.price_before, p.id LIMIT $1`,
)

const selectCalled = statement<[names: readonly string[]], ProductVersion>(
  'products_called',
  `SELECT p.id AS "productId", p.xmin AS version FROM products p LEFT JOIN categories c ON c.id = p.category_id
   WHERE p.name_key COLLATE "C" = ANY ($1::text[]) AND p.is_active AND (p.category_id IS NULL OR c.is_active)
   ORDER BY p.id LIMIT 4`,
)

const selectShown = statement<[ids: readonly number[]], ProductVersion>(
  'shown_products',
  `SELECT p.id AS "productId", p.xmin AS version FROM products p LEFT JOIN categories c ON c.id = p.category_id
   WHERE p.id = ANY ($1::int[]) AND p.is_active AND (p.category_id IS NULL OR c.is_active)
   ORDER BY array_position($1::int[], p.id)`,
)
