// What one row of a file would do: add an item, change one, nothing; or why it can do neither. The rules are those of
// the item's form (check-item.ts), and stale changes are refused as there (edit-product.ts).
import type { RowFault } from '#contract/admin/product-imports.ts'
import { createProductRequest, type EditProductRequest } from '#contract/admin/products.ts'
import {
  type FieldNameOf,
  fieldRecord,
  fieldsOfType,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
} from '#domain/catalog/item-fields.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { toRials } from '#domain/money.ts'
import type { SaleRule } from '#server/animals/sale-rule.ts'
import type { AnyProductRow } from '#server/catalog/items/all-products-rows.ts'
import { type CheckedItem, type FoundImage, settleItem } from '#server/catalog/items/check-item.ts'
import { newItem } from '#server/catalog/items/create-product.ts'
import { type Difference, differenceOf, imagesOf, withChanges } from '#server/catalog/items/edit-product.ts'
import { type SpeciesNames, toFileItem } from '#server/catalog/items/export-products.ts'
import { type CodeOwners, takenCodes } from '#server/catalog/listing/item-codes.ts'
import { itemFaultText } from '#text/admin/item-fields.ts'
import {
  FILE_COLUMNS,
  FILE_HEADINGS,
  type FileColumn,
  fileCell,
  versionOf,
} from '#text/admin/product-file.ts'
import { rowFaultText } from '#text/admin/product-import.ts'
import { itemFieldText } from '#text/admin/products.ts'
import { cutText } from '#text/format-text.ts'
import { fieldErrors } from '#text/validation.ts'
import type { FileEncoding } from './decode-file.ts'
import { isField, isSameField, type NamedThings, readCell, readCount } from './read-cell.ts'
import type { FileRow } from './read-table.ts'

export type RowContext = {
  delimiter: string
  encoding: FileEncoding
  now: Date
  categories: NamedThings
  categoryName: (id: number | null) => string | null
  species: NamedThings
  speciesNames: SpeciesNames
  /** The items that the rows name. */
  rule: SaleRule
  /** The owners of the codes that the rows name. */
  codeOwners: CodeOwners
  /** Null where one of them is not the shop's. */
  findImages: (urls: readonly { url: string }[]) => Promise<FoundImage[] | null>
}

export type AddedItem = { number: number; whole: ItemValues; checked: CheckedItem }
export type ChangedItem = {
  number: number
  before: AnyProductRow
  checked: CheckedItem
  difference: Difference
  /** Units that came or went since the file was exported. */
  change: number
  fields: { column: string; from: string; to: string }[]
}
export type RowResult =
  | { kind: 'unchanged' }
  | { kind: 'faulty'; faults: RowFault[] }
  | ({ kind: 'added' } & AddedItem)
  | ({ kind: 'changed' } & ChangedItem)

/** Null for a new item, undefined if it is no item number. */
export function idOf({ cells }: FileRow): number | null | undefined {
  const text = bare(cells.id)
  if (text === '') return null
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

/** Without the bidirectional control characters that copied numbers contain. */
function bare(cell = ''): string {
  return foldDigits(cell)
    .replace(/\p{Cf}/gu, '')
    .trim()
}

/** @param before the item that the row names; null if it does not exist, undefined for a new one */
export async function checkRow(
  row: FileRow,
  before: AnyProductRow | null | undefined,
  context: RowContext,
): Promise<RowResult> {
  if (row.isTooLong) return faulty(faultOf(row, null, rowFaultText.tooManyCells))
  if (before === undefined) return checkNew(row, context)
  return before === null
    ? faulty(faultOf(row, 'id', rowFaultText.idUnknown))
    : checkKnown(row, before, context)
}

function faulty(...faults: RowFault[]): RowResult {
  return { kind: 'faulty', faults }
}

const MAX_VALUE_LENGTH = 120

export function faultOf(
  row: FileRow,
  column: FileColumn | null,
  sentence: string,
  isWarning = false,
): RowFault {
  const value = cutText((column && row.cells[column]) ?? '', MAX_VALUE_LENGTH)
  return { row: row.number, column: column && FILE_HEADINGS[column], value, sentence, isWarning }
}

async function checkNew(row: FileRow, context: RowContext): Promise<RowResult> {
  const { now, rule } = context
  const { values, faults } = readCells(row, null, context)
  if (values.type === undefined && !faults.has('type')) faults.set('type', rowFaultText.typeMissing)
  // Errors that only follow from a missing type are not reported.
  const whole = newItem({ type: 'product', ...clean(values, faults) })
  const images = await context.findImages(whole.images)
  const settled = settleItem(whole, { images, isKnownCategory: true, now, rule, before: null })
  if (!settled.ok) addFaults(faults, settled.refusal.errors)
  else addFaults(faults, takenCodes(settled.value.row, context.codeOwners))
  if (!settled.ok || faults.size > 0) return faulty(...faultsOf(row, faults))
  return { kind: 'added', number: row.number, whole, checked: settled.value }
}

async function checkKnown(row: FileRow, before: AnyProductRow, context: RowContext): Promise<RowResult> {
  const { now, rule } = context
  const { values, faults } = readCells(row, before, context)
  const change = readChange(row, before, faults)
  if (Object.keys(values).length === 0 && change === 0 && faults.size === 0) return { kind: 'unchanged' }
  if (before.archivedAt) return faulty(faultOf(row, 'id', itemFieldText.archived))
  const version = bare(row.cells.version)
  if (version !== versionOf(before.updatedAt)) {
    const columns = ITEM_FIELD_NAMES.filter((name) => name in values || faults.has(name))
    if (change !== 0) columns.push('quantity')
    const named = columns.map((column) => `«${FILE_HEADINGS[column]}»`)
    const sentence =
      version === '' ? rowFaultText.versionMissing : rowFaultText.changedMeanwhile(named.join('، '))
    return faulty(faultOf(row, 'version', sentence))
  }

  const request = clean(values, faults)
  const quantity = before.quantity + change
  if (quantity < 0) faults.set('quantity', itemFieldText.soldMeanwhile(before.quantity))
  const whole = { ...withChanges(before, request), quantity: Math.max(0, quantity) }
  const images = imagesOf(before, request.images && (await context.findImages(request.images)))
  const settled = settleItem(whole, { images, isKnownCategory: true, now, rule, before, quantity })
  if (!settled.ok) addFaults(faults, settled.refusal.errors)
  else addFaults(faults, takenCodes(settled.value.row, context.codeOwners, before.id))
  if (!settled.ok || faults.size > 0) return faulty(...faultsOf(row, faults))
  const checked = settled.value
  const stored = { ...checked.row, archivedAt: before.archivedAt }
  const difference = differenceOf(before, stored, checked.regionIds, change)
  if (difference === null) return { kind: 'unchanged' }
  const fields = shownDifference(before, whole, checked, context)
  return { kind: 'changed', number: row.number, before, checked, difference, change, fields }
}

type Faults = Map<ItemFieldName, string>
type RowValues = Partial<Record<ItemFieldName, unknown>>

/** For an existing item only the changed fields: an unchanged row is not validated. */
function readCells(
  row: FileRow,
  before: AnyProductRow | null,
  context: RowContext,
): { values: RowValues; faults: Faults } {
  const values: RowValues = {}
  const faults: Faults = new Map()
  const file = before && toFileItem(before, context.speciesNames)
  const cellContext = {
    delimiter: context.delimiter,
    current: file?.item ?? null,
    categories: context.categories,
    species: context.species,
  }
  for (const column of FILE_COLUMNS) {
    const cell = row.cells[column]
    if (!isField(column) || cell === undefined || (file && column === 'quantity')) continue
    if (file && cell === String(fileCell(file, column) ?? '')) continue
    const read = readCell(column, cell, cellContext)
    if ('sentence' in read) faults.set(column, read.sentence)
    else if (read.value === undefined || (file && isSameField(column, read.value, file.item[column])))
      continue
    // Windows-1256 saves a letter that it lacks as a question mark.
    else if (context.encoding === 'windows-1256' && cell.includes('?'))
      faults.set(column, rowFaultText.lettersLost)
    else values[column] = read.value
  }
  return { values, faults }
}

/** The intended change of units since the export; 0 if the cell is missing. */
function readChange(row: FileRow, before: AnyProductRow, faults: Faults): number {
  const typed = row.cells.quantity
  if (typed === undefined) return 0
  const { value } = readCount(typed.trim())
  const then = readCount((row.cells.quantityRead ?? '').trim()).value
  if (typeof value === 'number' && typeof then === 'number') return value - then
  if (value === before.quantity) return 0
  const sentence = typeof value === 'number' ? rowFaultText.quantityReadMissing : undefined
  faults.set('quantity', sentence ?? itemFaultText('quantity', 'quantity-invalid'))
  return 0
}

/** The values as the API accepts them; invalid ones are reported and left out. */
function clean(values: RowValues, faults: Faults): EditProductRequest {
  const parsed = createProductRequest.safeParse(values, { reportInput: true })
  if (parsed.success) return parsed.data
  const errors = fieldErrors(parsed.error)
  addFaults(faults, errors)
  const wrong = Object.keys(errors).map((path) => path.split('.', 1)[0] ?? '')
  const rest = Object.fromEntries(Object.entries(values).filter(([field]) => !wrong.includes(field)))
  return createProductRequest.parse(rest)
}

/** Errors of the cells themselves come first; errors that follow from them are left out. */
function addFaults(faults: Faults, errors: Record<string, readonly string[]>): void {
  for (const [path, sentences] of Object.entries(errors)) {
    const name = ITEM_FIELD_NAMES.find((one) => one === path.split('.', 1)[0])
    const [sentence] = sentences
    if (name && sentence && !faults.has(name)) faults.set(name, sentence)
  }
}

function faultsOf(row: FileRow, faults: Faults): RowFault[] {
  return [...faults].map(([field, sentence]) => faultOf(row, field, sentence))
}

/** The values before and after, in the format of the file. */
function shownDifference(
  before: AnyProductRow,
  whole: ItemValues,
  { row, regionIds }: CheckedItem,
  context: RowContext,
): ChangedItem['fields'] {
  const was = toFileItem(before, context.speciesNames)
  const item = {
    ...whole,
    ...row,
    ...fieldRecord<Pick<ItemValues, FieldNameOf<'amount'>>>(fieldsOfType('amount'), (name) =>
      row[name] == null ? null : toRials(row[name]),
    ),
    deliveryType: row.deliveryType === 'both' ? ('both' as const) : ('home-only' as const),
    availableRegions: regionIds,
    images: row.images ?? [],
  }
  const is = {
    ...was,
    category: context.categoryName(whole.categoryId),
    species: row.speciesId ? (context.speciesNames.get(row.speciesId) ?? null) : null,
    item: { ...whole, ...item } as ItemValues,
  }
  return FILE_COLUMNS.filter(isField).flatMap((column) => {
    const [from, to] = [was, is].map((one) => String(fileCell(one, column) ?? ''))
    return from === undefined || to === undefined || from === to
      ? []
      : [
          {
            column: FILE_HEADINGS[column],
            from: cutText(from, MAX_VALUE_LENGTH),
            to: cutText(to, MAX_VALUE_LENGTH),
          },
        ]
  })
}
