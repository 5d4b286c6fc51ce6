// The items as a file for Excel: a column a field, called as in the form, said in words (A-ITEM-07, X-32, E-PROD-05). At the
// end stand what the shop needs to take it back: how many there were, and which version of the item it is. They are never
// empty, so that a spreadsheet which drops what is empty at the end of a row drops nothing.
import type { CreateProductRequest } from '#contract/admin/products.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { findRegion } from '#domain/regions.ts'
import { itemFormText } from '#text/admin/product-form.ts'
import { genderText, sizeText } from '#text/catalog.ts'

type Field = keyof CreateProductRequest
type Item = Required<CreateProductRequest>

/** The order of the form. */
const FIELDS = [
  'type',
  'nameArabic',
  'name',
  'price',
  'costPrice',
  'quantity',
  'isActive',
  'isFeatured',
  'deliveryType',
  'deliveryFee',
  'deliveryEverywhere',
  'availableRegions',
  'descriptionArabic',
  'description',
  'breedArabic',
  'breed',
  'age',
  'birthDate',
  'gender',
  'size',
  'colorArabic',
  'color',
  'weight',
  'healthStatusArabic',
  'healthStatus',
  'vaccinated',
  'temperamentArabic',
  'temperament',
  'goodWithKids',
  'goodWithPets',
  'locationArabic',
  'location',
  'specialNeedsArabic',
  'specialNeeds',
  'brandArabic',
  'brand',
  'model',
  'materialArabic',
  'material',
  'dimensions',
  'images',
] as const satisfies readonly Field[]

/** What a file may say beside the fields of an item. */
type Beside = 'id' | 'categoryId' | 'quantityRead' | 'version'
export type FileColumn = (typeof FIELDS)[number] | Beside

export const FILE_COLUMNS: readonly FileColumn[] = ['id', 'categoryId', ...FIELDS, 'quantityRead', 'version']

export const FILE_HEADINGS: Record<FileColumn, string> = {
  ...itemFormText.labels,
  id: 'رقم العنصر',
  quantityRead: 'الكمية عند التصدير',
  version: 'النسخة (لا تغيّرها)',
}

export const ITEM_FILE_HEADINGS = FILE_COLUMNS.map((column) => FILE_HEADINGS[column])

/** An item of the file: what can be written, and what it is called. */
export type FileItem = {
  id: number
  category: string | null
  item: Item
  quantity: number
  updatedAt: Date
}

type Cell = string | number | null

export function itemFileRow(row: FileItem): Cell[] {
  return FILE_COLUMNS.map((column) => fileCell(row, column))
}

export function fileCell({ id, category, item, quantity, updatedAt }: FileItem, column: FileColumn): Cell {
  switch (column) {
    case 'id':
      return id
    case 'categoryId':
      return category
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

const COLUMN_OF = new Map(
  FILE_COLUMNS.flatMap((column) => [
    [foldArabic(FILE_HEADINGS[column]), column] as const,
    [foldArabic(column), column] as const,
  ]),
)

/** By its heading, or by the name that the API gives the field. */
export function findFileColumn(heading: string): FileColumn | null {
  return COLUMN_OF.get(foldArabic(heading)) ?? null
}

/** In the first column: such a row explains and is no item. */
const EXPLAINS = { what: 'شرح', example: 'مثال' }

export function isExplanation(idCell: string): boolean {
  const word = foldArabic(idCell)
  return Object.values(EXPLAINS).some((one) => foldArabic(one) === word)
}

const EXAMPLE: Partial<Record<FileColumn, { what: string; example: string }>> = {
  id: EXPLAINS,
  categoryId: { what: 'اسم الفئة بالعربية، أو فارغ', example: '' },
  type: { what: 'حيوان حي، أو: منتج أو مستلزمات', example: itemFormText.types.product },
  nameArabic: { what: 'مطلوب', example: 'طوق جلد للقطط' },
  price: { what: 'مطلوب، بالأرقام', example: '5.500' },
  costPrice: { what: 'اختياري، لا يراه المشترون', example: '3.200' },
  quantity: { what: 'عدد صحيح', example: '12' },
  isActive: { what: 'نعم أو لا', example: itemFormText.yes },
  isFeatured: { what: 'نعم أو لا', example: itemFormText.no },
  deliveryType: {
    what: Object.values(itemFormText.deliveryTypes).join('، أو: '),
    example: itemFormText.deliveryTypes.both,
  },
  deliveryEverywhere: { what: 'نعم أو لا', example: itemFormText.yes },
  availableRegions: { what: 'أسماء المحافظات وبينها فاصلة. للحيوان واحدة على الأقل', example: '' },
  birthDate: { what: 'هكذا: 2026-05-21', example: '' },
  gender: { what: Object.values(genderText).join('، '), example: '' },
  size: { what: Object.values(sizeText).join('، '), example: sizeText.small },
  vaccinated: { what: 'نعم أو لا أو فارغ', example: '' },
  brandArabic: { what: 'اختياري', example: 'تريكسي' },
  images: { what: 'اتركه فارغاً، وارفع الصور من نموذج العنصر', example: '' },
  quantityRead: { what: 'يملؤه التصدير', example: '' },
  version: { what: 'يملؤها التصدير', example: '' },
}

export const ITEM_TEMPLATE_ROWS = (['what', 'example'] as const).map((line) =>
  FILE_COLUMNS.map((column) => EXAMPLE[column]?.[line] ?? ''),
)

function cellOf(item: Item, field: (typeof FIELDS)[number]): Cell {
  switch (field) {
    case 'type':
      return itemFormText.types[item.type]
    case 'deliveryType':
      return itemFormText.deliveryTypes[item.deliveryType]
    case 'gender':
      return item.gender && genderText[item.gender]
    case 'size':
      return item.size && sizeText[item.size]
    case 'availableRegions':
      return item.deliveryEverywhere
        ? null
        : item.availableRegions.map((id) => findRegion(id)?.nameAr ?? id).join('، ')
    case 'images':
      return item.images.map(({ url }) => url).join(' ')
    default: {
      const value = item[field]
      return typeof value === 'boolean' ? (value ? itemFormText.yes : itemFormText.no) : value
    }
  }
}
