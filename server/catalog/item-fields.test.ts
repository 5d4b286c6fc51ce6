// Holds what a migration must say in SQL equal to the declaration of an item's fields (domain/catalog/item-fields.ts).
import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { afterAll, expect, it } from 'vitest'
import { adminProduct, createProductRequest } from '#contract/admin/products.ts'
import { product } from '#contract/catalog.ts'
import { fieldsOfType, ITEM_FIELD_NAMES, type ItemFieldName, itemField } from '#domain/catalog/item-fields.ts'
import { itemDefaults } from '#domain/catalog/item-rules.ts'
import { products } from '#server/database/tables/catalog.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/** The governorates have a table of their own. */
const STORED = ITEM_FIELD_NAMES.filter((name) => name !== 'availableRegions')
const columns = getTableColumns(products)

function columnOf(name: Exclude<ItemFieldName, 'availableRegions'>) {
  return columns[name === 'type' ? 'itemType' : name]
}

const test = await createTestDatabase()
afterAll(() => test.drop())

it('each field has a column, nullable where a new item may leave it out', () => {
  const isNullable = (name: ItemFieldName) =>
    itemDefaults('animal')[name] === null || itemDefaults('product')[name] === null
  for (const name of STORED) expect([name, columnOf(name).notNull]).toEqual([name, !isNullable(name)])
})

it('a code is unique in the table', () => {
  const unique = getTableConfig(products)
    .indexes.filter(({ config }) => config.unique)
    .map(({ config }) => config.columns.map((column) => 'name' in column && column.name))
  for (const name of fieldsOfType('code')) expect(unique).toContainEqual([columnOf(name).name])
})

it('X-32, Z-11: office-only fields appear in office responses only', () => {
  for (const name of ITEM_FIELD_NAMES) {
    expect(createProductRequest.shape).toHaveProperty(name)
    expect(adminProduct.shape).toHaveProperty(name)
    const isShown = name !== 'categoryId' && !itemField(name).office
    expect([name, name in product.shape]).toEqual([name, isShown])
  }
})

it('P-01: only the columns of public fields invalidate pages', async () => {
  const { rows } = await test.pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_trigger JOIN pg_attribute ON attrelid = tgrelid AND attnum = ANY (tgattr)
     WHERE tgname = 'products_changed'`,
  )
  // A sale announces the quantity itself; the day of birth is seen as an age, a sale as the price asked.
  const seenOtherwise = ['birthDate', 'salePrice', 'saleFrom', 'saleUntil']
  const seen = STORED.filter(
    (name) => name !== 'quantity' && (seenOtherwise.includes(name) || !itemField(name).office),
  )
  const expected = [...seen.map((name) => columnOf(name).name), 'asked_price', 'created_at']
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
})
