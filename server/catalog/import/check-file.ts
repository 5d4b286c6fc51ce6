// Reads a whole file of items and works out what each row would do. A caller that writes gets each batch as it is
// found; nothing is written here.
import { createHash } from 'node:crypto'
import { setImmediate as others } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { type FieldNameOf, fieldsOfType } from '#domain/catalog/item-fields.ts'
import { readItemCode } from '#domain/catalog/item-rules.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { readSaleRule } from '#server/animals/sale-rule.ts'
import { type AnyProductRow, selectAnyProducts } from '#server/catalog/items/all-products-rows.ts'
import { readImages } from '#server/catalog/items/check-item.ts'
import { readSpeciesNames } from '#server/catalog/items/export-products.ts'
import { findCodeOwners } from '#server/catalog/listing/item-codes.ts'
import type { Context } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { findFileColumn } from '#text/admin/product-file.ts'
import { fileNoteText, fileProblemText, rowFaultText } from '#text/admin/product-import.ts'
import {
  type AddedItem,
  type ChangedItem,
  checkRow,
  faultOf,
  idOf,
  type RowContext,
  type RowResult,
} from './check-row.ts'
import { decodeFile, type FileEncoding, type FileKind } from './decode-file.ts'
import { createImportReport, type WholeReport } from './import-report.ts'
import type { NamedThings } from './read-cell.ts'
import { type FileRow, type ImportTable, readImportTable } from './read-table.ts'

export type CheckedFile = WholeReport & {
  /** SHA-256 of all that the file would write, in its order. */
  digest: string
}

/** Receives the changes of each batch; returns false if they can no longer be applied. */
type OnBatch = (found: { added: AddedItem[]; changed: ChangedItem[] }) => Promise<boolean>

const SLICE_MS = 10
const ITEM_FILE: FileKind = {
  isHeading: (cell) => findFileColumn(cell) !== null,
  problems: fileProblemText,
}

/**
 * Throws `UnreadableFile` with a sentence where the file as a whole cannot be taken; null when `onBatch` returned
 * false.
 * @param onProgress from 0 to 1
 */
export async function checkImportFile(
  { images, now }: Context,
  db: Queryable,
  bytes: Buffer,
  { onProgress, onBatch }: { onProgress: (share: number) => void; onBatch?: OnBatch },
): Promise<CheckedFile | null> {
  const { text, encoding } = decodeFile(bytes, ITEM_FILE)
  const table = readImportTable(text)
  const shop = await readShop(db, {
    delimiter: table.delimiter,
    encoding,
    now: now(),
    findImages: (urls) => readImages({ images }, urls),
  })
  const report = createImportReport()
  const hash = createHash('sha256')
  const duplicates = createDuplicateCheck()
  let since = performance.now()

  for await (const rows of table.rows(onProgress)) {
    const known = await readKnown(db, rows)
    const codeOwners = await findCodeOwners(db, rows.map(codesIn))
    const rule = await readSaleRule(db, [...known.keys()], shop.now)
    const added: (AddedItem & { row: FileRow })[] = []
    const changed: ChangedItem[] = []
    report.countRows(rows.length)
    for (const row of rows) {
      // Yields to requests of shoppers, which the same process serves.
      if (performance.now() - since > SLICE_MS) {
        await others()
        since = performance.now()
      }
      const found =
        duplicates.checkRow(row, report.addFault) ??
        (await checkRow(row, beforeOf(row, known), { ...shop, codeOwners, rule }))
      const result = duplicates.checkCodes(row, found, report.addFault)
      if (result.kind === 'faulty') result.faults.forEach(report.addFault)
      else if (result.kind === 'unchanged') report.countUnchanged()
      else {
        hash.update(digestOf(result))
        if (result.kind === 'changed') changed.push(result)
        else added.push({ ...result, row })
      }
    }
    changed.forEach(report.addChange)
    added.forEach(report.addAddition)
    for (const { row, whole } of added) duplicates.warnOfName(row, whole, report.addFault)
    if (onBatch) {
      if (!(await onBatch({ added, changed }))) return null
    } else await warnOfKnownNames(db, added, report.addFault)
  }
  return { ...report.whole(notesOf(table, encoding)), digest: hash.digest('hex') }
}

async function readShop(
  db: Queryable,
  file: Pick<RowContext, 'delimiter' | 'encoding' | 'now' | 'findImages'>,
): Promise<Omit<RowContext, 'codeOwners' | 'rule'>> {
  const all = await db.select({ id: categories.id, nameArabic: categories.nameArabic }).from(categories)
  const names = new Map(all.map(({ id, nameArabic }) => [id, nameArabic]))
  const speciesNames = await readSpeciesNames(db)
  return {
    ...file,
    categories: byNames(names),
    species: byNames(speciesNames),
    speciesNames,
    categoryName: (id) => (id === null ? null : (names.get(id) ?? null)),
  }
}

function byNames(names: ReadonlyMap<number, string>): NamedThings {
  const byName = Map.groupBy(names, ([, name]) => foldArabic(name))
  return {
    ids: new Set(names.keys()),
    byName: new Map([...byName].map(([name, found]) => [name, found.map(([id]) => id)])),
  }
}

async function readKnown(db: Queryable, rows: readonly FileRow[]): Promise<Map<number, AnyProductRow>> {
  const ids = rows.map(idOf).filter((id) => typeof id === 'number')
  if (ids.length === 0) return new Map()
  const found = await selectAnyProducts(db).where(inArray(products.id, ids))
  return new Map(found.map((row) => [row.id, row]))
}

function beforeOf(row: FileRow, known: ReadonlyMap<number, AnyProductRow>): AnyProductRow | null | undefined {
  const id = idOf(row)
  return typeof id === 'number' ? (known.get(id) ?? null) : undefined
}

/** The codes that a row names, as they would be stored. */
function codesIn({ cells }: FileRow): Partial<Record<FieldNameOf<'code'>, string | null>> {
  return Object.fromEntries(fieldsOfType('code').map((name) => [name, readItemCode(name, cells[name] ?? '')]))
}

type AddFault = ReturnType<typeof createImportReport>['addFault']

/** Duplicate rows in one file: the same item, the same new row, the same code, or only the same name. */
function createDuplicateCheck() {
  const ids = new Map<number, FileRow>()
  const wholes = new Map<string, FileRow>()
  const names = new Map<string, number>()
  const codes = new Map<string, FileRow>()

  function checkWhole(row: FileRow, addFault: AddFault): RowResult | null {
    const { id, version, quantityRead, ...said } = row.cells
    const key = hashOf(Object.entries(said).map(([column, cell]) => [column, cell.trim()]))
    const other = wholes.get(key)
    wholes.set(key, other ?? { ...row, cells: {} })
    if (!other) return null
    addFault(faultOf(other, null, rowFaultText.rowTwice(row.number)))
    return { kind: 'faulty', faults: [faultOf(row, null, rowFaultText.rowTwice(other.number))] }
  }

  return {
    /** Each of the two rows names the other. */
    checkRow(row: FileRow, addFault: AddFault): RowResult | null {
      const id = idOf(row)
      if (id === undefined) return { kind: 'faulty', faults: [faultOf(row, 'id', rowFaultText.idInvalid)] }
      if (id === null) return checkWhole(row, addFault)
      const other = ids.get(id)
      ids.set(id, other ?? { ...row, cells: { id: String(id) } })
      if (!other) return null
      addFault(faultOf(other, 'id', rowFaultText.idTwice(row.number)))
      return { kind: 'faulty', faults: [faultOf(row, 'id', rowFaultText.idTwice(other.number))] }
    },
    checkCodes(row: FileRow, result: RowResult, addFault: AddFault): RowResult {
      if (result.kind !== 'added' && result.kind !== 'changed') return result
      for (const name of fieldsOfType('code')) {
        const key = `${name} ${result.checked.row[name]}`
        const other = result.checked.row[name] == null ? undefined : codes.get(key)
        codes.set(key, other ?? row)
        if (!other) continue
        addFault(faultOf(other, name, rowFaultText.codeTwice(row.number)))
        return { kind: 'faulty', faults: [faultOf(row, name, rowFaultText.codeTwice(other.number))] }
      }
      return result
    },
    warnOfName(row: FileRow, whole: AddedItem['whole'], addFault: AddFault): void {
      const key = nameKeyOf(whole)
      const other = names.get(key)
      names.set(key, other ?? row.number)
      if (other !== undefined) addFault(faultOf(row, 'nameArabic', rowFaultText.nameTwice(other), true))
    },
  }
}

function nameKeyOf({ nameArabic, type, brandArabic, brand }: AddedItem['whole']): string {
  return [foldArabic(nameArabic), type, foldArabic(brandArabic ?? brand ?? '')].join('\n')
}

/** A new item with the name of an existing one: perhaps the same item, whose number was lost. */
async function warnOfKnownNames(
  db: Queryable,
  added: readonly (AddedItem & { row: FileRow })[],
  addFault: AddFault,
): Promise<void> {
  if (added.length === 0) return
  const names = [...new Set(added.map(({ whole }) => foldArabic(whole.nameArabic)))]
  const { rows } = await db.execute<{ id: number; key: string }>(sql`
    SELECT min(id) AS id, concat_ws(E'\\n', name_key, item_type, fold_arabic(coalesce(brand_arabic, brand, ''))) AS key
    FROM products WHERE archived_at IS NULL AND name_key COLLATE "C" = ANY (${sql.param(names)}::text[]) GROUP BY 2`)
  const known = new Map(rows.map(({ id, key }) => [key, id]))
  for (const { row, whole } of added) {
    const id = known.get(nameKeyOf(whole))
    if (id !== undefined) addFault(faultOf(row, 'nameArabic', rowFaultText.nameKnown(id), true))
  }
}

function digestOf(result: Extract<RowResult, { kind: 'added' | 'changed' }>): string {
  const { number, checked } = result
  return result.kind === 'added'
    ? hashOf([number, checked])
    : hashOf([number, result.before.id, result.change, withoutStock(result.difference)])
}

/** The stock before and after; an order in between does not count as a conflicting change. */
function withoutStock({ before, after }: ChangedItem['difference']): unknown {
  const { quantity: had, ...was } = before
  const { quantity: has, ...is } = after
  return [was, is]
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

function notesOf({ unknown, skipped }: ImportTable, encoding: FileEncoding): string[] {
  return [
    encoding === 'utf-8' ? [] : [fileNoteText.converted[encoding]],
    unknown.length === 0 ? [] : [fileNoteText.unknownColumns(unknown)],
    skipped.explanations === 0 ? [] : [fileNoteText.explanations(skipped.explanations)],
    skipped.blank === 0 ? [] : [fileNoteText.blank(skipped.blank)],
  ].flat()
}
