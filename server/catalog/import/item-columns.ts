// The columns of an item that a file writes, by their names in the database.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { fieldsOfType } from '#domain/catalog/item-fields.ts'
import { type Baisa, toRials } from '#domain/money.ts'
import { products } from '#server/database/tables/catalog.ts'

/** The stored fields of an item, except its id, stock, timestamps and values derived from its prices. */
const { id, quantity, createdAt, updatedAt, archivedAt, isDemo, typedHealth, ...others } =
  getTableColumns(products)
const { askedPrice, priceBefore, ...itemColumns } = others
const WRITTEN = Object.entries(itemColumns).filter(([, column]) => !column.generated)
export const NAMES = WRITTEN.map(([, column]) => column.name)

const INSERTED = [...WRITTEN.map(([, column]) => column), id, quantity, createdAt, updatedAt]
export const INSERTED_NAMES = namesOf(INSERTED.map(({ name }) => name))
export const INSERTED_COLUMNS = sql.raw(
  INSERTED.map((column) => `${column.name} ${column.getSQLType()}`).join(', '),
)

/** Columns as the tables declare them. */
export function namesOf(columns: readonly string[]): SQL {
  return sql.raw(columns.join(', '))
}

const AMOUNTS: readonly string[] = fieldsOfType('amount')

/** By the names that the database has for them; an amount as it writes one. */
export function columnsOf(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    WRITTEN.filter(([field]) => field in fields).map(([field, { name }]) => {
      const value = fields[field]
      return [name, AMOUNTS.includes(field) && value != null ? toRials(value as Baisa) : (value ?? null)]
    }),
  )
}
