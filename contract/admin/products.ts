// Items as administrators read and change them (api.md, Admin; A-ITEM). What is read is written back under the same
// name: `age` is what the owner typed, `deliveryFee` the owner's own fee, `currentAge` what shoppers are told.
import { z } from 'zod'
import { product, responseFields } from '#contract/catalog.ts'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, idParam, listOf, listQuery, money, timestamp } from '#contract/primitives.ts'
import { clearedText, freeText, lineText, typedDay } from '#contract/typed-text.ts'
import {
  fieldRecord,
  ITEM_FIELD_NAMES,
  type ItemFieldName,
  type ItemValues,
  itemField,
  OFFICE_FIELDS,
} from '#domain/catalog/item-fields.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { MAX_ALT } from '#domain/image-limits.ts'
import { MAX_SEARCH_LENGTH, PRODUCT_TYPES } from '#domain/product.ts'
import { REGIONS } from '#domain/regions.ts'
import { bulkChange } from './bulk-request.ts'

const SHOPPERS_ONLY = {
  category: true,
  ownDeliveryFee: true,
  isReserved: true,
  reservedUntil: true,
  originalPrice: true,
  priceUntil: true,
} as const

export const adminProduct = product
  .omit(SHOPPERS_ONLY)
  .extend({
    ...responseFields(['categoryId']),
    category: z
      .object({
        id,
        name: z.string(),
        nameArabic: z.string(),
        emoji: z.string(),
        world: z.enum(WORLDS),
        isActive: z.boolean(),
      })
      .nullable(),
    ...responseFields(OFFICE_FIELDS),
    askedPrice: money.meta({ description: 'What shoppers are asked today' }),
    priceBefore: money
      .nullable()
      .meta({ description: 'During a sale, the lowest price asked in the 30 days before' }),
    currentAge: z.string().nullable(),
    hasRecords: z
      .boolean()
      .meta({ description: 'Its animals have records: vaccinated and health status follow from them' }),
    /** Archived: no longer sold, kept because orders refer to it. */
    isArchived: z.boolean(),
    /** Sent back with a change, so that nobody overwrites what they have not seen. */
    updatedAt: timestamp,
  })
  /** T-01: left out for roles that may not see costs. */
  .partial({ costPrice: true })
export type AdminProduct = z.infer<typeof adminProduct>

/** One item, with whether it can only be archived because orders refer to it or one of its animals is in quarantine. */
const openedProduct = adminProduct.extend({
  isKept: z.boolean(),
  priceHistory: z
    .array(z.object({ price: money.nullable(), since: timestamp }))
    .meta({ description: 'What was really asked, the newest first; null: the item was hidden' }),
})
export type OpenedProduct = z.infer<typeof openedProduct>

/** A-ITEM-01, of what is not archived. */
const itemCounts = z.object({
  all: z.int(),
  animals: z.int(),
  products: z.int(),
  active: z.int(),
  featured: z.int(),
})
export type ItemCounts = z.infer<typeof itemCounts>

const adminProductList = listOf(adminProduct).extend({ counts: itemCounts })
export type AdminProductList = z.infer<typeof adminProductList>

const ITEM_SORTS = ['newest', 'name', 'price-asc', 'price-desc'] as const

const yesOrNo = z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1')

const ITEM_NEEDS = ['species', 'look'] as const

const adminProductQuery = listQuery.extend({
  search: z
    .string()
    .max(MAX_SEARCH_LENGTH)
    .optional()
    .meta({ description: 'Words, a barcode, or the number of an item («#12»)' }),
  type: z.enum(PRODUCT_TYPES).optional(),
  category: idParam.optional(),
  active: yesOrNo.optional(),
  featured: yesOrNo.optional(),
  archived: yesOrNo.optional().meta({
    description: 'Only archived ones, or none of them. Unless said, a search finds them and a list does not',
  }),
  needs: z.enum(ITEM_NEEDS).optional().meta({
    description:
      'Animals on sale without a species; returned items that were hidden by the rules of their species',
  }),
  sort: z
    .enum(ITEM_SORTS)
    .optional()
    .meta({ description: 'Unless said: the newest first, of a search the best find first' }),
})
export type AdminProductQuery = z.output<typeof adminProductQuery>

/** An amount or count as raw input; the rules of the domain validate it. */
const amount = z.union([z.string().max(40), z.number()])

export const imageWords = z.object({
  alt: z
    .optional(clearedText(lineText(MAX_ALT)))
    .meta({ description: 'What it shows, in Arabic; null: words made of the name' }),
})

const image = z
  .union([
    z
      .string()
      .max(200)
      .transform((url) => ({ url })),
    imageWords.extend({ url: z.string().max(200) }),
  ])
  .meta({
    description:
      'A picture that POST /api/admin/uploads gave, by its url; without alt its words stay as they are',
  })

type RequestSchemas = { [Name in ItemFieldName]: z.core.$ZodType<ItemValues[Name]> }

function requestSchema(field: ReturnType<typeof itemField>): z.core.$ZodType {
  switch (field.type) {
    case 'name':
      return lineText(field.max)
    case 'line':
      return clearedText(lineText(field.max))
    case 'story':
      return clearedText(freeText(field.max))
    case 'code':
      return z.pipe(
        clearedText(lineText(field.max)),
        z.transform((typed) => typed && (field.read(typed) ?? typed)),
      )
    case 'answer':
      return z.boolean().nullable()
    case 'switch':
      return z.boolean()
    case 'choice':
      return field.optional ? z.enum(field.options).nullable() : z.enum(field.options)
    case 'amount':
      return field.optional ? amount.nullable() : amount
    case 'count':
      return field.optional ? amount.nullable() : amount
    case 'day':
      return typedDay
    case 'category':
    case 'species':
      return id.nullable()
    case 'regions':
      return z.array(z.int().min(1).max(REGIONS.length)).max(50)
    case 'images':
      return z.array(image).max(field.max)
  }
}

/** Missing fields get the defaults of a new item (A-ITEM-07 to A-ITEM-10). */
export const createProductRequest = z
  .strictObject(fieldRecord<RequestSchemas>(ITEM_FIELD_NAMES, (name) => requestSchema(itemField(name))))
  .partial()
export type CreateProductRequest = z.output<typeof createProductRequest>

const editProductRequest = createProductRequest.extend({
  /** `updatedAt` of the item as it was read: with another one the change is refused. */
  updatedAt: timestamp.optional(),
  /** `quantity` as it was read: the difference is applied, so that sales meanwhile are kept. */
  quantityRead: z.int().min(0).optional(),
  /** Brings an archived item back, not shown yet. */
  isArchived: z.literal(false).optional(),
})
export type EditProductRequest = z.output<typeof editProductRequest>

const productRemoval = z.object({ outcome: z.enum(['deleted', 'archived']) })

const MAX_AT_ONCE = 500

const changeProductsRequest = z.strictObject({
  ids: z.array(id).min(1).max(MAX_AT_ONCE),
  change: bulkChange,
})

const changedProducts = z.object({
  changed: z.int(),
  /** In the order that was asked for; `problem` in Arabic where the item stayed as it was. */
  items: z.array(
    z.object({ id, ok: z.boolean(), nameArabic: z.string().nullable(), problem: z.string().nullable() }),
  ),
})
export type ChangedProducts = z.infer<typeof changedProducts>

export const adminProductEndpoints = {
  'GET /api/admin/products': {
    summary: 'All items, shown or not, the newest first, with the counters',
    access: 'products:read',
    query: adminProductQuery,
    response: adminProductList,
  },
  'GET /api/admin/products/export': {
    summary: 'All items that are not archived, every field, as CSV',
    access: 'products:read',
  },
  'GET /api/admin/products/template': {
    summary: 'An empty file for new items, with a row that explains and a row that shows',
    access: 'products:read',
  },
  'POST /api/admin/products': {
    summary: 'Add an item with its governorates and its first stock',
    access: 'products:write',
    body: createProductRequest,
    response: adminProduct,
    status: [201],
  },
  'PATCH /api/admin/products': {
    summary: 'One change of many items, each checked by itself',
    access: 'products:write',
    body: changeProductsRequest,
    response: changedProducts,
  },
  'GET /api/admin/products/:id': {
    summary: 'One item as its form needs it',
    access: 'products:read',
    response: openedProduct,
  },
  'PATCH /api/admin/products/:id': {
    summary: 'Change an item; a quantity by the difference to what was read',
    access: 'products:write',
    body: editProductRequest,
    response: adminProduct,
    refusals: ['changed-meanwhile'],
    current: adminProduct,
  },
  'DELETE /api/admin/products/:id': {
    summary: 'Delete an item, or archive it where orders name it or an animal of it is in quarantine',
    access: 'products:write',
    response: productRemoval,
  },
} satisfies ShopEndpoints
