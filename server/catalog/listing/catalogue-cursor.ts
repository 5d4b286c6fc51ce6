// Where a page of the catalogue ended, for each of its orders: the keys of its last product.
import { z } from 'zod'
import { id, money } from '#contract/primitives.ts'
import type { ProductSort } from '#domain/product.ts'
import { readCursor } from '#platform/database/cursor.ts'

/** Values that PostgreSQL accepts: no year 0, no NUL. */
const time = z.iso.datetime({ precision: 3 }).refine((text) => !text.startsWith('0000'))
const key = z
  .string()
  .max(1000)
  .refine((text) => !text.includes('\0'))

/** In-stock products come first, before the keys of the sort order. */
const inStock = z.boolean()
const rank = z.int().min(0).max(19)

const positions = {
  relevance: z.tuple([z.literal('relevance'), rank, inStock, z.boolean(), time, id]),
  featured: z.tuple([z.literal('featured'), inStock, z.boolean(), time, id]),
  newest: z.tuple([z.literal('newest'), inStock, time, id]),
  'price-asc': z.tuple([z.literal('price-asc'), inStock, money, id]),
  'price-desc': z.tuple([z.literal('price-desc'), inStock, money, id]),
  name: z.tuple([z.literal('name'), inStock, key, id]),
} satisfies Record<ProductSort, z.ZodType>

export type Position = { [Sort in ProductSort]: z.output<(typeof positions)[Sort]> }[ProductSort]

/** In the order that shows the best finds first. */
export type RelevancePosition = Extract<Position, readonly ['relevance', ...unknown[]]>

/** Null if it is no cursor of this sort order. */
export function readPosition(sort: ProductSort, cursor: string): Position | null {
  return readCursor<Position>(positions[sort], cursor)
}
