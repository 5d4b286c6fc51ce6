// The orders of the catalogue (S-CATB-08), and where in each a page ended.
import { type SQL, sql } from 'drizzle-orm'
import { moneyOf } from '#contract/primitives.ts'
import type { ProductSort } from '#domain/product.ts'
import { products } from '#server/database/tables/catalog.ts'
import type { FeaturedPosition, Position } from './catalogue-cursor.ts'
import type { ProductRow } from './product-rows.ts'

/** A product with the keys of every order; `rank` is how well it fits the search, 0 the best. */
export type ListedRow = ProductRow & { nameKey: string | null; isInStock: boolean; rank: number }

const { isFeatured, isInStock, createdAt, price, nameKey, id } = products

/** NULLS LAST, as the indexes are made: otherwise none of them serves the order. */
const newestLast = sql`${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`

/** Featured first, as S-CATB-08 says; among them, and among the others, what can be bought before what is sold out. */
const ORDERS: Record<ProductSort, SQL> = {
  featured: sql`${isFeatured} DESC NULLS LAST, ${isInStock} DESC NULLS LAST, ${newestLast}`,
  newest: newestLast,
  'price-asc': sql`${price}, ${id}`,
  'price-desc': sql`${price} DESC, ${id} DESC`,
  name: sql`${nameKey} COLLATE "C", ${id}`,
}

export function orderOf(sort: ProductSort): SQL {
  return ORDERS[sort]
}

/** Among what fits a search equally well. */
export const orderOfFound: SQL = sql`${isInStock} DESC NULLS LAST, ${isFeatured} DESC NULLS LAST, ${newestLast}`

export function comesAfter(position: Position): SQL {
  switch (position[0]) {
    case 'featured': {
      const [, , inStock, featured, created, lastId] = position
      return sql`(${isFeatured}, ${isInStock}, ${createdAt}, ${id})
        < (${featured}, ${inStock}, ${created}::timestamptz, ${lastId})`
    }
    case 'newest':
      return sql`(${createdAt}, ${id}) < (${position[1]}::timestamptz, ${position[2]})`
    case 'price-asc':
      return sql`(${price}, ${id}) > (${position[1]}::numeric, ${position[2]})`
    case 'price-desc':
      return sql`(${price}, ${id}) < (${position[1]}::numeric, ${position[2]})`
    case 'name':
      return sql`(${nameKey} COLLATE "C", ${id}) > (${position[1]}, ${position[2]})`
  }
}

/** Among what fits a search as well as the product at this position does. */
export function comesAfterFound([, , inStock, featured, created, lastId]: FeaturedPosition): SQL {
  return sql`(${isInStock}, ${isFeatured}, ${createdAt}, ${id})
    < (${inStock}, ${featured}, ${created}::timestamptz, ${lastId})`
}

export function positionOf(sort: ProductSort, row: ListedRow): Position {
  const created = row.createdAt.toISOString()
  switch (sort) {
    case 'featured':
      return ['featured', row.rank, row.isInStock, row.isFeatured, created, row.id]
    case 'newest':
      return ['newest', created, row.id]
    case 'price-asc':
    case 'price-desc':
      return [sort, moneyOf(row.price), row.id]
    case 'name':
      return ['name', row.nameKey ?? '', row.id]
  }
}
