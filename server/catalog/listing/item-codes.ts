// Codes of items, such as the barcode: who has one, whether another item may have it, and search by it.
import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { type FieldNameOf, fieldsOfType } from '#domain/catalog/item-fields.ts'
import { readItemCode } from '#domain/catalog/item-rules.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { products } from '#server/database/tables/catalog.ts'
import { codeTakenText } from '#text/admin/item-fields.ts'

const CODES = fieldsOfType('code')

type Codes = { [Name in FieldNameOf<'code'>]?: string | null | undefined }
/** The item that has a code, by field and code. */
export type CodeOwners = ReadonlyMap<string, number>

export async function findCodeOwners(db: Queryable, items: readonly Codes[]): Promise<CodeOwners> {
  const owners = new Map<string, number>()
  for (const name of CODES) {
    const codes = items.map((item) => item[name]).filter((code) => code != null)
    if (codes.length === 0) continue
    const found = await db
      .select({ id: products.id, code: products[name] })
      .from(products)
      .where(inArray(products[name], codes))
    for (const { id, code } of found) owners.set(`${name} ${code}`, id)
  }
  return owners
}

/**
 * A code belongs to one item. Returns errors for codes that another item has.
 * @param id of an item that is there already
 */
export function takenCodes(item: Codes, owners: CodeOwners, id?: number): Record<string, string[]> {
  const taken = CODES.flatMap((name) => {
    const owner = owners.get(`${name} ${item[name]}`)
    return owner === undefined || owner === id ? [] : [[name, [codeTakenText(name, owner)]]]
  })
  return Object.fromEntries(taken)
}

/** The item whose code a search is; undefined if the search is no code. */
export function hasCode(search = ''): SQL | undefined {
  const codes = CODES.flatMap((name) => {
    const code = readItemCode(name, search)
    return code === null ? [] : [eq(products[name], code)]
  })
  return or(...codes)
}
