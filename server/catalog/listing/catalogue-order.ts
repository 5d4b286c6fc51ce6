// The sort orders of the catalogue (S-CATB-08, S2-08), and the position in each at which a page ended.
import { type SQL, sql } from 'drizzle-orm'
import { toRials } from '#domain/money.ts'
import type { ProductSort } from '#domain/product.ts'
import { pick } from '#platform/pick.ts'
import { products } from '#server/database/tables/catalog.ts'
import type { Position, RelevancePosition } from './catalogue-cursor.ts'

export const ORDER_KEYS = pick(
  products,
  'isFeatured',
  'isInStock',
  'createdAt',
  'askedPrice',
  'nameKey',
  'id',
)

/** A product's keys; `rank` is how well it fits the search, 0 the best. */
export type ListedKeys = Pick<typeof products.$inferSelect, keyof typeof ORDER_KEYS> & { rank: number }

const { isFeatured, isInStock, createdAt, askedPrice, nameKey, id } = ORDER_KEYS

type SortOrder = {
  keys: SQL[]
  /** All keys have the same direction, so that a position is one row comparison, which an index supports. */
  direction: '' | 'DESC' | 'DESC NULLS LAST'
}

const FEATURED: SortOrder = {
  keys: [sql`${isFeatured}`, sql`${createdAt}`, sql`${id}`],
  direction: 'DESC NULLS LAST',
}

/** The same directions and order of nulls as the indexes, which otherwise could not be used. */
const ORDERS: Record<ProductSort, SortOrder> = {
  relevance: FEATURED,
  featured: FEATURED,
  newest: { keys: [sql`${createdAt}`, sql`${id}`], direction: 'DESC NULLS LAST' },
  'price-asc': { keys: [sql`${askedPrice}`, sql`${id}`], direction: '' },
  'price-desc': { keys: [sql`${askedPrice}`, sql`${id}`], direction: 'DESC' },
  name: { keys: [sql`${nameKey} COLLATE "C"`, sql`${id}`], direction: '' },
}

/** For shoppers sold-out products come last; for the office they do not. */
export type Audience = 'shoppers' | 'office'

export function orderOf(sort: ProductSort, audience: Audience = 'shoppers'): SQL {
  const { keys, direction } = ORDERS[sort]
  const all = audience === 'shoppers' ? [stockKey(direction), ...keys] : keys
  const ordered = all.map((key) => sql`${key} ${sql.raw(direction)}`)
  return sql.join(ordered, sql`, `)
}

export function comesAfter(position: Position, audience: Audience = 'shoppers'): SQL {
  const [sort, wasInStock, ...values] = position[0] === 'relevance' ? withoutRank(position) : position
  const { keys, direction } = ORDERS[sort]
  const casts = values.map((value) => keyOf(sort, value))
  const isUp = direction === ''
  const [left, right] =
    audience === 'shoppers'
      ? [
          [stockKey(direction), ...keys],
          [sql`${wasInStock !== isUp}`, ...casts],
        ]
      : [keys, casts]
  const row = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`
  return isUp ? sql`${row(left)} > ${row(right)}` : sql`${row(left)} < ${row(right)}`
}

/** In-stock products first, in either direction. */
function stockKey(direction: SortOrder['direction']): SQL {
  return direction === '' ? sql`(NOT ${isInStock})` : sql`${isInStock}`
}

function withoutRank([sort, , ...rest]: RelevancePosition) {
  return [sort, ...rest] as const
}

function keyOf(sort: ProductSort, value: string | number | boolean): SQL {
  if (typeof value !== 'string' || sort === 'name') return sql`${value}`
  return sort === 'price-asc' || sort === 'price-desc' ? sql`${value}::numeric` : sql`${value}::timestamptz`
}

export function positionOf(sort: ProductSort, row: ListedKeys): Position {
  const created = row.createdAt.toISOString()
  switch (sort) {
    case 'relevance':
      return ['relevance', row.rank, row.isInStock, row.isFeatured, created, row.id]
    case 'featured':
      return ['featured', row.isInStock, row.isFeatured, created, row.id]
    case 'newest':
      return ['newest', row.isInStock, created, row.id]
    case 'price-asc':
    case 'price-desc':
      return [sort, row.isInStock, toRials(row.askedPrice), row.id]
    case 'name':
      return ['name', row.isInStock, row.nameKey ?? '', row.id]
  }
}
