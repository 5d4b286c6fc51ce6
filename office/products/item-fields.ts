// An item as its form holds it, and the way there and back.

import type { AdminProduct, CreateProductRequest } from '#contract/admin/products.ts'
import { baisaOf } from '#contract/primitives.ts'
import { itemDefaults, judgeItem, readQuantity } from '#domain/catalog/item-rules.ts'
import { foldDigits } from '#domain/fold-arabic.ts'
import { toShortRials } from '#domain/money.ts'
import type { Gender, ProductType, Size } from '#domain/product.ts'
import type { ListedImage } from '#office/images/listed-image.ts'
import { itemFaultText, ownAlt } from '#text/admin/products.ts'

type Answer = '' | 'yes' | 'no'

const TEXTS = [
  'nameArabic',
  'name',
  'descriptionArabic',
  'description',
  'breedArabic',
  'breed',
  'age',
  'colorArabic',
  'color',
  'weight',
  'healthStatusArabic',
  'healthStatus',
  'temperamentArabic',
  'temperament',
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
] as const
const ANSWERS = ['vaccinated', 'goodWithKids', 'goodWithPets'] as const

type TextName = (typeof TEXTS)[number]
type AnswerName = (typeof ANSWERS)[number]

export type ItemFields = Record<TextName, string> &
  Record<AnswerName, Answer> & {
    type: ProductType
    price: string
    costPrice: string
    quantity: string
    categoryId: string
    images: ListedImage[]
    isActive: boolean
    isFeatured: boolean
    deliveryType: 'home-only' | 'both'
    deliveryEverywhere: boolean
    availableRegions: number[]
    deliveryFee: string
    birthDate: string
    gender: Gender | ''
    size: Size | ''
  }

export type ItemFieldName = keyof ItemFields

function each<Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>
}

/** A-ITEM-07: as an item of this kind begins. */
export function newFields(type: ProductType): ItemFields {
  const defaults = itemDefaults(type)
  return {
    ...each(TEXTS, () => ''),
    ...each(ANSWERS, () => '' as const),
    ...defaults,
    costPrice: '',
    categoryId: '',
    images: [],
    birthDate: '',
    deliveryFee: defaults.deliveryFee ?? '',
    gender: defaults.gender ?? '',
    size: defaults.size ?? '',
  }
}

export function fieldsOf(item: AdminProduct): ItemFields {
  return {
    ...each(TEXTS, (name) => item[name] ?? ''),
    ...each(ANSWERS, (name) => (item[name] === null ? '' : item[name] ? 'yes' : 'no')),
    type: item.type,
    price: shortRials(item.price),
    costPrice: item.costPrice === null ? '' : shortRials(item.costPrice),
    quantity: String(item.quantity),
    categoryId: item.categoryId === null ? '' : String(item.categoryId),
    images: item.images.map(({ alt, ...image }, i) => ({ ...image, alt: ownAlt(alt, item.nameArabic, i) })),
    isActive: item.isActive,
    isFeatured: item.isFeatured,
    deliveryType: item.deliveryType,
    deliveryEverywhere: item.deliveryEverywhere,
    availableRegions: item.availableRegions,
    deliveryFee: item.type === 'animal' ? '' : shortRials(item.deliveryFee),
    birthDate: item.birthDate ?? '',
    gender: item.gender ?? '',
    size: item.size ?? '',
  }
}

/** Another one like it. Each living animal has photos of its own. */
export function copiedFields(item: AdminProduct): ItemFields {
  const fields = fieldsOf(item)
  return { ...fields, quantity: '1', ...(item.type === 'animal' && { images: [] }) }
}

/** The whole item as the API takes it. */
export function requestOf(fields: ItemFields): CreateProductRequest {
  return {
    ...each(TEXTS, (name) => fields[name].trim() || null),
    name: fields.name.trim(),
    nameArabic: fields.nameArabic.trim(),
    ...each(ANSWERS, (name) => (fields[name] === '' ? null : fields[name] === 'yes')),
    type: fields.type,
    price: fields.price.trim(),
    costPrice: fields.costPrice.trim() || null,
    quantity: foldDigits(fields.quantity).trim(),
    categoryId: fields.categoryId === '' ? null : Number(fields.categoryId),
    images: fields.images.map(({ url, alt }) => ({ url, alt: alt ?? null })),
    isActive: fields.isActive,
    isFeatured: fields.isFeatured,
    deliveryType: fields.deliveryType,
    deliveryEverywhere: fields.deliveryEverywhere,
    availableRegions: fields.availableRegions.toSorted((a, b) => a - b),
    deliveryFee: fields.deliveryFee.trim() || null,
    birthDate: fields.birthDate || null,
    gender: fields.gender || null,
    size: fields.size || null,
  }
}

/** What is another than it was, and only that: what somebody else changed in other fields stays (changed-meanwhile). */
export function changesOf(fields: ItemFields, before: ItemFields): CreateProductRequest {
  const now = requestOf(fields)
  const was = requestOf(before)
  const changed = differingFields(now, was)
  return Object.fromEntries(changed.map((name) => [name, now[name]]))
}

export function differingFields(a: CreateProductRequest, b: CreateProductRequest): ItemFieldName[] {
  const names = Object.keys(a) as ItemFieldName[]
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]))
}

/**
 * What somebody had changed, on the item as it is now: what others changed since stays, and units that came or went
 * count from what there is now.
 */
export function mergeDraft(
  { fields, first }: { fields: ItemFields; first: ItemFields },
  now: ItemFields,
): ItemFields {
  const changed = differingFields(requestOf(fields), requestOf(first))
  const merged = { ...now, ...Object.fromEntries(changed.map((name) => [name, fields[name]])) }
  const [typed, was, is] = [fields, first, now].map(({ quantity }) => readQuantity(quantity))
  if (!changed.includes('quantity') || typed == null || was == null || is == null) return merged
  return { ...merged, quantity: String(Math.max(0, is + typed - was)) }
}

/** What is wrong, by the rules that the shop asks too; a sentence for each field. */
export function checkItemFields(fields: ItemFields, today: string): Partial<Record<ItemFieldName, string>> {
  const { costPrice, deliveryFee, birthDate, ...same } = requestOf(fields)
  const input = {
    ...same,
    ...fields,
    costPrice: costPrice ?? null,
    deliveryFee: deliveryFee ?? null,
    birthDate: birthDate ?? null,
  }
  const faults = Object.entries(judgeItem(input, today))
  return Object.fromEntries(faults.map(([field, fault]) => [field, itemFaultText[fault]]))
}

function shortRials(rials: string): string {
  return toShortRials(baisaOf(rials))
}
