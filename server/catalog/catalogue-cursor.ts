// Where a page of the catalogue ended, for each of its orders: the keys of its last product.
import { z } from 'zod'
import { id, money } from '#contract/primitives.ts'
import type { ProductSort } from '#domain/product.ts'
import { readCursor } from '#platform/database/cursor.ts'

/** What PostgreSQL knows of both: no year 0, no NUL. */
const time = z.iso.datetime({ precision: 3 }).refine((text) => !text.startsWith('0000'))
const key = z
  .string()
  .max(1000)
  .refine((text) => !text.includes('\0'))

/** Without a search, rank orders nothing. */
const positions = {
  featured: z.tuple([z.literal('featured'), z.int().min(0).max(8), z.boolean(), z.boolean(), time, id]),
  newest: z.tuple([z.literal('newest'), time, id]),
  'price-asc': z.tuple([z.literal('price-asc'), money, id]),
  'price-desc': z.tuple([z.literal('price-desc'), money, id]),
  name: z.tuple([z.literal('name'), key, id]),
} satisfies Record<ProductSort, z.ZodType>

export type Position = { [Sort in ProductSort]: z.output<(typeof positions)[Sort]> }[ProductSort]

/** In the order that shows the best finds first. */
export type FeaturedPosition = Extract<Position, readonly ['featured', ...unknown[]]>

/** Null for anything that is no cursor of this sort. */
export function readPosition(sort: ProductSort, cursor: string): Position | null {
  return readCursor<Position>(positions[sort], cursor)
}
