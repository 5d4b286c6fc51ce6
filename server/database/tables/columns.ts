// Column types shared by the tables.
import { type ColumnBuilderBase, type NotNull, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core'
import { type Baisa, parseRials, toRials } from '#domain/money.ts'

/** Money: baisa in code, `numeric(12,3)` rials in the database (D-03). */
export const baisaColumn = customType<{ data: Baisa; driverData: string }>({
  dataType: () => 'numeric(12,3)',
  toDriver: toRials,
  fromDriver(value) {
    const amount = parseRials(value)
    if (amount === null) throw new RangeError('the database holds an amount that is no money')
    return amount
  },
})

export function moment(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 })
}

export const timestamps = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Required, and deleted with its parent row. */
export function cascades<Column extends Referring<Column>>(column: Column, to: () => AnyPgColumn) {
  return column.references(to, { onDelete: 'cascade' }).notNull()
}

/** Every row has one, and keeps it from going. */
export function restricts<Column extends Referring<Column>>(column: Column, to: () => AnyPgColumn) {
  return column.references(to, { onDelete: 'restrict' }).notNull()
}

type Referring<Column extends ColumnBuilderBase> = ColumnBuilderBase & {
  references(to: () => AnyPgColumn, actions: { onDelete: 'cascade' | 'restrict' }): Column
  notNull(): NotNull<Column>
}

/** Words to search for, made by the database. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** `col IN ('a', 'b')` for a check constraint; the values are our own constants. */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} IN ${sql.raw(`(${values.map((value) => `'${value}'`).join(', ')})`)}`
}
