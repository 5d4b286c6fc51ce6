// The items as a file for Excel: a column a field, called as in the form, said in words (A-ITEM-07, X-32, E-PROD-05).
import type { CreateProductRequest } from '#contract/admin/products.ts'
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

export const ITEM_FILE_COLUMNS = [
  'رقم العنصر',
  itemFormText.labels.categoryId,
  ...FIELDS.map((field) => itemFormText.labels[field]),
]

export function itemFileRow({
  id,
  category,
  item,
}: {
  id: number
  category: string | null
  item: Item
}): (string | number | null)[] {
  return [id, category, ...FIELDS.map((field) => cellOf(item, field))]
}

function cellOf(item: Item, field: (typeof FIELDS)[number]): string | number | null {
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
