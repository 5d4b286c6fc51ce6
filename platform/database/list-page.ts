// A page of a list, read by key, and the number of rows of each kind in the whole list, counted each time (P-11).
import { and, count, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './connect.ts'
import { readCursor, writeCursor } from './cursor.ts'

export type ListOrder = {
  /** The sort columns; the last one is the id. */
  keys: readonly PgColumn[]
  /** The direction of the index that serves this sort order. */
  direction: 'ASC' | 'DESC' | 'DESC NULLS LAST'
}

export type List<Kind> = {
  table: PgTable
  /** The conditions of every row: those of the list itself and those of the search. */
  where?: SQL | undefined
  /** Rows are counted for each value of this. */
  kinds: { readonly [Name in keyof Kind]: SQL | PgColumn }
  /** Narrows the page, but not the counts. */
  filter?: SQL | undefined
  order: ListOrder
  cursor?: string | undefined
  limit: number
}

export type ListPage<Id, Kind> = {
  /** In order. */
  ids: Id[]
  nextCursor: string | null
  /** One entry for each kind that occurs. */
  kinds: (Kind & { count: number })[]
}

/** Null when the cursor is not one of a list in this order. */
export async function selectListPage<Id extends number | string, Kind extends object = object>(
  db: Database,
  { table, where, kinds, filter, order, cursor, limit }: List<Kind>,
): Promise<ListPage<Id, Kind> | null> {
  const after = cursor === undefined ? undefined : comesAfter(order, cursor)
  if (after === null) return null
  const names = Object.keys(kinds)
  const [rows, counted] = await Promise.all([
    db
      .select(Object.fromEntries(order.keys.map((key, place) => [place, key])))
      .from(table)
      .where(and(where, filter, after))
      .orderBy(orderBy(order))
      .limit(limit + 1),
    db
      .select({ ...kinds, count: count() })
      .from(table)
      .where(where)
      .groupBy(...names.map((_, place) => sql.raw(String(place + 1)))),
  ])
  const page = rows.slice(0, limit).map((row) => Object.values(row))
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    ids: page.map((keys) => keys.at(-1) as Id),
    nextCursor: last ? writeCursor(last) : null,
    kinds: counted as ListPage<Id, Kind>['kinds'],
  }
}

/** The total of these kinds. */
export function countOf<Kind extends object>(
  kinds: readonly (Kind & { count: number })[],
  matches: (kind: Kind) => boolean = () => true,
): number {
  return kinds.filter(matches).reduce((sum, kind) => sum + kind.count, 0)
}

export function orderBy({ keys, direction }: ListOrder): SQL {
  return list(keys.map((key) => sql`${key} ${sql.raw(direction)}`))
}

/** Null when the cursor does not fit. */
function comesAfter({ keys, direction }: ListOrder, cursor: string): SQL | null {
  const values = readCursor(z.tuple(keys.map(keySchema) as [z.ZodType]), cursor) as unknown[] | null
  if (!values) return null
  const places = values.map((value, place) => sql`${sql.param(value, keys[place])}`)
  return sql`(${list(keys.map((key) => sql`${key}`))}) ${sql.raw(direction === 'ASC' ? '>' : '<')} (${list(places)})`
}

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `)
}

/** True for values that PostgreSQL accepts in such a column: no year 0, no NUL, no number out of range. */
function keySchema(column: PgColumn): z.ZodType {
  switch (column.dataType) {
    case 'date':
      return z.iso
        .datetime({ precision: 3 })
        .refine((text) => !text.startsWith('0000'))
        .transform((text) => new Date(text))
    case 'number':
      return column.getSQLType() === 'smallint' ? z.int().min(-32_768).max(32_767) : z.int32()
    // Amounts.
    case 'custom':
      return z.int()
    case 'string':
      return z
        .string()
        .max(200)
        .refine((text) => !text.includes('\0'))
    default:
      throw new Error(`no list is sorted by ${column.name}`)
  }
}
