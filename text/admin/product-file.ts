// The items as a file for Excel: a column a field, called as in the form, said in words (A-ITEM-07, X-32, E-PROD-05). At the
// end stand what the shop needs to take it back: how many there were, and which version of the item it is. They are never
// empty, since some spreadsheets drop empty cells at the end of a row.
import {
  fieldRecord,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
} from '#domain/catalog/item-fields.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { findRegion } from '#domain/regions.ts'
import { ITEM_CHOICES, ITEM_FIELD_TEXT, NO, YES } from './item-fields.ts'

/** What a file says beside the fields of an item. */
type Beside = 'id' | 'quantityRead' | 'version'
export type FileColumn = ItemFieldName | Beside

export const FILE_COLUMNS: readonly FileColumn[] = ['id', ...ITEM_FIELD_NAMES, 'quantityRead', 'version']

const BESIDE: Record<Beside, { label: string; cell: string; example?: string }> = {
  id: { label: 'رقم العنصر', cell: 'شرح', example: 'مثال' },
  quantityRead: { label: 'الكمية عند التصدير', cell: 'يملؤه التصدير' },
  version: { label: 'النسخة (لا تغيّرها)', cell: 'يملؤها التصدير' },
}
const COLUMN_TEXT = { ...ITEM_FIELD_TEXT, ...BESIDE }

export const FILE_HEADINGS = fieldRecord<Record<FileColumn, string>>(
  FILE_COLUMNS,
  (column) => COLUMN_TEXT[column].label,
)

export const ITEM_FILE_HEADINGS = Object.values(FILE_HEADINGS)

/** An item of the file: what can be written, and what it is called. */
export type FileItem = {
  id: number
  category: string | null
  species: string | null
  item: ItemValues
  quantity: number
  updatedAt: Date
}

export function fileCell(
  { id, category, species, item, quantity, updatedAt }: FileItem,
  column: FileColumn,
): string | number | null {
  switch (column) {
    case 'id':
      return id
    case 'categoryId':
      return category
    case 'speciesId':
      return species
    case 'quantityRead':
      return quantity
    case 'version':
      return versionOf(updatedAt)
    default:
      return cellOf(item, column)
  }
}

/** A word that no spreadsheet takes for a number or a day. */
export function versionOf(updatedAt: Date): string {
  return `v${updatedAt.getTime().toString(36)}`
}

/** Files that were exported under them are still read. */
const FORMER_HEADINGS: readonly (readonly [string, FileColumn])[] = [
  ['أول يوم', 'saleFrom'],
  ['آخر يوم', 'saleUntil'],
]

const COLUMN_OF = new Map(
  [
    ...FILE_COLUMNS.flatMap((column) => [
      [FILE_HEADINGS[column], column] as const,
      [column, column] as const,
    ]),
    ...FORMER_HEADINGS,
  ].map(([heading, column]) => [foldArabic(heading), column]),
)

/** By its heading, or by the name that the API gives the field. */
export function findFileColumn(heading: string): FileColumn | null {
  return COLUMN_OF.get(foldArabic(heading)) ?? null
}

/** A row with one of these in its first column is an explanation, not an item. */
export function isExplanation(idCell: string): boolean {
  const word = foldArabic(idCell)
  return [BESIDE.id.cell, BESIDE.id.example ?? ''].some((one) => foldArabic(one) === word)
}

export const ITEM_TEMPLATE_ROWS = (['cell', 'example'] as const).map((line) =>
  FILE_COLUMNS.map((column) => COLUMN_TEXT[column][line] ?? ''),
)

function cellOf(
  item: ItemValues,
  name: Exclude<ItemFieldName, 'categoryId' | 'speciesId'>,
): string | number | null {
  switch (name) {
    case 'availableRegions':
      return item.deliveryEverywhere
        ? null
        : item.availableRegions.map((id) => findRegion(id)?.nameAr ?? id).join('، ')
    case 'images':
      return item.images.map(({ url }) => url).join(' ')
    default: {
      const value = item[name]
      if (typeof value === 'boolean') return value ? YES : NO
      return typeof value === 'string' ? (choiceLabels(name)?.[value] ?? value) : value
    }
  }
}

function choiceLabels(name: ItemFieldName): Partial<Record<string, string>> | undefined {
  const all: Partial<Record<ItemFieldName, Record<string, string>>> = ITEM_CHOICES
  return all[name]
}
