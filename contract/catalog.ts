// The public view of products, categories and regions.
import { z } from 'zod'
import { ENTRY_KINDS, FINDINGS, VACCINES } from '#domain/animals/health-entry.ts'
import {
  type FieldNameOf,
  fieldRecord,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
  itemField,
  type OfficeFieldName,
} from '#domain/catalog/item-fields.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { AGE_GROUP_NAMES, GENDERS, MAX_SEARCH_LENGTH, PRODUCT_SORTS, PRODUCT_TYPES } from '#domain/product.ts'
import type { ShopEndpoints } from './endpoint.ts'
import { id, idParam, listOf, listQuery, money, timestamp } from './primitives.ts'
import { moneyParam } from './typed-money.ts'

const text = z.string().nullable()

const imageVariant = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  format: z.enum(['avif', 'webp']),
})

export const productImage = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  variants: z.array(imageVariant),
})
export type ProductImage = z.infer<typeof productImage>

const productCategory = z.object({ id, name: z.string(), nameArabic: z.string(), emoji: z.string() })

/** The families whose colour worlds the interface paints (design/README.md). */

type FieldValue<Name extends ItemFieldName> =
  Name extends FieldNameOf<'amount'>
    ? string | Extract<ItemValues[Name], null>
    : Name extends FieldNameOf<'count'>
      ? number | Extract<ItemValues[Name], null>
      : Name extends FieldNameOf<'images'>
        ? ProductImage[]
        : ItemValues[Name]
type FieldSchemas<Names extends ItemFieldName> = { [Name in Names]: z.ZodType<FieldValue<Name>> }

/** The fields of an item in responses. */
export function responseFields<Names extends ItemFieldName>(names: readonly Names[]): FieldSchemas<Names> {
  return fieldRecord<FieldSchemas<Names>>(names, (name) => responseSchema(itemField(name)))
}

function responseSchema(field: ReturnType<typeof itemField>): z.ZodType {
  switch (field.type) {
    case 'name':
      return z.string()
    case 'line':
    case 'story':
    case 'code':
    case 'day':
      return text
    case 'answer':
      return z.boolean().nullable()
    case 'switch':
      return z.boolean()
    case 'choice':
      return field.optional ? z.enum(field.options).nullable() : z.enum(field.options)
    case 'amount':
      return field.optional ? money.nullable() : money
    case 'count':
      return field.optional ? z.int().nullable() : z.int()
    case 'category':
    case 'species':
      return id.nullable()
    case 'regions':
      return z.array(z.int())
    case 'images':
      return z.array(productImage)
  }
}

type ShownField = Exclude<ItemFieldName, OfficeFieldName | 'categoryId'>
const SHOWN_FIELDS = ITEM_FIELD_NAMES.filter(
  (name): name is ShownField => name !== 'categoryId' && !itemField(name).office,
)

export const product = z.object({
  id,
  ...responseFields(SHOWN_FIELDS),
  originalPrice: money.nullable().meta({
    description: 'During a sale, the lowest price asked in the 30 days before; null where none was higher',
  }),
  priceUntil: z.string().nullable().meta({ description: 'The last day of the sale, in Muscat' }),
  stockLabel: z.enum(['out', 'low', 'in']),
  isReserved: z
    .boolean()
    .meta({ description: 'None is left, but it may come back: an order holds it unpaid' }),
  reservedUntil: timestamp
    .nullable()
    .meta({ description: 'When that order ends unless it is paid; null once its transfer is reported' }),
  category: productCategory.extend({ world: z.enum(WORLDS) }).nullable(),
  /** The delivery fee for this product alone, by the shop's own fees. */
  deliveryFee: money,
  /** The product's own delivery fee, which applies if it is higher; null if there is none (L-06). */
  ownDeliveryFee: money.nullable(),
  createdAt: timestamp,
})
export type Product = z.infer<typeof product>

/** H-03: what the record of an animal proves, and when. */
const healthFact = z.object({
  animal: z.string().meta({ description: 'Its name, where an item is several animals' }),
  kind: z.enum(ENTRY_KINDS),
  on: z.string().meta({ description: 'The day it was done: 2026-10-12' }),
  against: z.enum(VACCINES).nullable(),
  medicine: text,
  finding: z.enum(FINDINGS).nullable(),
  weight: z.int().nullable().meta({ description: 'Grams' }),
  words: z.string().meta({ description: 'The fact as the page states it, with its date' }),
})

export const shownProduct = product.extend({
  health: z
    .array(healthFact)
    .nullable()
    .meta({ description: 'What the records of its animals prove; null without such a record' }),
})
export type ShownProduct = z.infer<typeof shownProduct>

export const productList = listOf(product).extend({
  /** There are more: counting stops at 1,000 for a search or governorate, at 10,000 for other filters. */
  moreThanTotal: z.literal(true).optional(),
  /**
   * Nothing matched the typed words, so the list was found for these synonyms or likely corrections («نتائج «قطة» بدل
   * «قطتت»»). On the first page only.
   */
  searchedFor: z.string().optional(),
})
export type ProductList = z.infer<typeof productList>

const search = z.string().max(MAX_SEARCH_LENGTH)

/** A filter that is either on or absent. */
const onlyOn = z.enum(['true', '1']).transform(() => true as const)

/** The filters of a product list (S-CATB-01, S2-07). */
const productFilter = z.object({
  search: search.optional(),
  category: idParam.optional(),
  type: z.enum(PRODUCT_TYPES).optional(),
  region: idParam.optional().meta({ description: 'A governorate the product must be delivered to' }),
  minPrice: z
    .optional(moneyParam)
    .meta({ description: 'Lowest price in rials, inclusive; not above maxPrice' }),
  maxPrice: z.optional(moneyParam).meta({ description: 'Highest price in rials, inclusive' }),
  gender: z.enum(GENDERS).optional().meta({ description: 'Animals of that gender; no supplies' }),
  vaccinated: onlyOn.optional().meta({ description: 'Only vaccinated animals; no supplies' }),
  inStock: onlyOn.optional().meta({ description: 'Only what can be bought now' }),
  breed: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'Animals of that breed, in Arabic' }),
  color: z.string().trim().min(1).max(60).optional().meta({ description: 'Of that colour, in Arabic' }),
  age: z
    .enum(AGE_GROUP_NAMES)
    .optional()
    .meta({ description: 'Animals below 6 months (young), below 12 (growing), or older (adult)' }),
})

/** S-CATB-08; an unknown value is refused with 422 here, and ignored by the pages. */
export const productQuery = productFilter.extend({
  ...listQuery.shape,
  sort: z
    .enum(PRODUCT_SORTS)
    .optional()
    .meta({ description: 'relevance, with a search alone, where it is the default; else featured' }),
})

const facet = z.object({
  value: z.string(),
  count: z.int(),
  more: z
    .literal(true)
    .optional()
    .meta({ description: 'There are more than `count`: nobody counts past 1,000' }),
})
export type Facet = z.infer<typeof facet>

/** The number of results for each value of a filter, given the search and the other filters (S2-07). */
export const facets = z.object({
  category: z.array(facet).meta({ description: 'By id' }),
  type: z.array(facet),
  gender: z.array(facet),
  vaccinated: z.array(facet),
  inStock: z.array(facet),
  breed: z.array(facet),
  color: z.array(facet),
  age: z.array(facet),
  price: z.object({ from: money, to: money }).nullable(),
})
export type Facets = z.infer<typeof facets>

/** Search suggestions while typing (S-HDR-*); empty for an empty search. */
const suggestionQuery = z.object({ search: search.default('') })

const productSuggestion = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  nameArabic: z.string(),
  price: money,
  originalPrice: product.shape.originalPrice,
  stockLabel: product.shape.stockLabel,
  isReserved: product.shape.isReserved,
  image: productImage.nullable(),
  /** Of its category; supplies without one. */
  world: z.enum(WORLDS),
})
const categorySuggestion = z.object({
  id,
  nameArabic: z.string(),
  emoji: z.string(),
  world: z.enum(WORLDS),
})
export const suggestions = z.object({
  /** At most 6, best first. */
  products: z.array(productSuggestion),
  /** At most 3, best first. */
  categories: z.array(categorySuggestion),
})
export type Suggestions = z.infer<typeof suggestions>

const category = productCategory.extend({
  description: text,
  descriptionArabic: text,
  imageUrl: text,
  isActive: z.boolean(),
  createdAt: timestamp,
  world: z.enum(WORLDS),
  /** The number of its active products. */
  productCount: z.int(),
})
export type Category = z.infer<typeof category>
export const categoryList = z.object({ items: z.array(category) })

const region = z.object({ id, code: z.string(), nameAr: z.string(), nameEn: z.string() })
export const regionList = z.object({ items: z.array(region) })

export const catalogEndpoints = {
  'GET /api/categories': {
    summary: 'Active categories by Arabic name',
    access: 'public',
    cached: true,
    response: categoryList,
  },
  'GET /api/products': {
    summary: 'Active products, a page at a time',
    access: 'public',
    cached: true,
    query: productQuery,
    response: productList,
  },
  'GET /api/products/facets': {
    summary: 'How many active products each filter would leave',
    access: 'public',
    cached: true,
    query: productFilter,
    response: facets,
  },
  'GET /api/products/:id': {
    summary: 'One active product',
    access: 'public',
    cached: true,
    response: shownProduct,
  },
  'GET /api/regions': {
    summary: 'The 11 governorates',
    access: 'public',
    cached: true,
    response: regionList,
  },
  'GET /api/suggestions': {
    summary: 'Products and categories to offer while somebody types a search',
    access: 'public',
    cached: true,
    query: suggestionQuery,
    response: suggestions,
  },
} satisfies ShopEndpoints
