// Products, categories and regions as everybody may read them.
import { z } from 'zod'
import { id, idParam, listOf, listQuery, money, timestamp } from '#contract/primitives.ts'
import { PRODUCT_DELIVERY_TYPES } from '#domain/delivery.ts'
import { GENDERS, PRODUCT_SORTS, PRODUCT_TYPES, SIZES } from '#domain/product.ts'

const text = z.string().nullable()

const imageVariant = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  format: z.enum(['avif', 'webp']),
})

const productImage = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  variants: z.array(imageVariant),
})
export type ProductImage = z.infer<typeof productImage>

const productCategory = z.object({ id, name: z.string(), nameArabic: z.string(), emoji: z.string() })

/** The families whose colour worlds the interface paints (design/README.md). */
export const WORLDS = ['cats', 'birds', 'fish', 'rabbits', 'small', 'supplies'] as const
export type World = (typeof WORLDS)[number]

export const product = z.object({
  id,
  type: z.enum(PRODUCT_TYPES),
  name: z.string(),
  nameArabic: z.string(),
  description: text,
  descriptionArabic: text,
  breed: text,
  breedArabic: text,
  age: text,
  gender: z.enum(GENDERS).nullable(),
  size: z.enum(SIZES).nullable(),
  color: text,
  colorArabic: text,
  weight: text,
  healthStatus: text,
  healthStatusArabic: text,
  vaccinated: z.boolean().nullable(),
  temperament: text,
  temperamentArabic: text,
  goodWithKids: z.boolean().nullable(),
  goodWithPets: z.boolean().nullable(),
  location: text,
  locationArabic: text,
  specialNeeds: text,
  specialNeedsArabic: text,
  brand: text,
  brandArabic: text,
  model: text,
  material: text,
  materialArabic: text,
  dimensions: text,
  price: money,
  quantity: z.int(),
  stockLabel: z.enum(['out', 'low', 'in']),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
  category: productCategory.extend({ world: z.enum(WORLDS) }).nullable(),
  images: z.array(productImage),
  deliveryType: z.enum(PRODUCT_DELIVERY_TYPES),
  /** What the one shipping calculator says for this product alone. */
  deliveryFee: money,
  deliveryEverywhere: z.boolean(),
  availableRegions: z.array(z.int()),
  createdAt: timestamp,
})
export type Product = z.infer<typeof product>

export const productList = listOf(product)
export type ProductList = z.infer<typeof productList>

/** S-CATB-01, S-CATB-08; what is not understood is refused with 422 here, and ignored by the pages. */
export const productQuery = listQuery.extend({
  search: z.string().max(200).optional(),
  category: idParam.optional(),
  sort: z.enum(PRODUCT_SORTS).default('featured'),
  type: z.enum(PRODUCT_TYPES).optional(),
  region: idParam.optional(),
})

const category = productCategory.extend({
  description: text,
  descriptionArabic: text,
  imageUrl: text,
  isActive: z.boolean(),
  createdAt: timestamp,
  world: z.enum(WORLDS),
  /** How many active products it holds. */
  productCount: z.int(),
})
export type Category = z.infer<typeof category>
export const categoryList = z.object({ items: z.array(category) })

const region = z.object({ id, code: z.string(), nameAr: z.string(), nameEn: z.string() })
export const regionList = z.object({ items: z.array(region) })
