// A product as the database holds it, made into the product that everybody may read (contract/catalog.ts).
import { getTableColumns, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import { moneyOf } from '#contract/primitives.ts'
import { muscatDay } from '#domain/calendar.ts'
import { type DeliverableProduct, type DeliveryFees, productDeliveryFee } from '#domain/delivery.ts'
import { REGIONS } from '#domain/regions.ts'
import { stockLabel } from '#domain/stock.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { ageText } from '#text/format-age.ts'

const { costPrice, searchVector, isInStock, nameKey, imageUrl, imageUrls, isDemo, productType, ...shown } =
  getTableColumns(products)

/**
 * What `toProduct` needs of one product, for `db.select(productColumns).from(products)` with
 * `.leftJoin(categories, eq(categories.id, products.categoryId))`. Never the cost price.
 */
export const productColumns = {
  ...shown,
  category: {
    id: categories.id,
    name: categories.name,
    nameArabic: categories.nameArabic,
    emoji: categories.emoji,
    world: categories.world,
  },
  regionIds: sql<number[]>`ARRAY(
    SELECT r.region_id::int FROM product_regions r WHERE r.product_id = ${products}.id ORDER BY r.region_id
  )`.as('region_ids'),
}

/** One row of a select with `productColumns`. */
export type ProductRow = Omit<
  typeof products.$inferSelect,
  'costPrice' | 'searchVector' | 'isInStock' | 'nameKey' | 'imageUrl' | 'imageUrls' | 'isDemo' | 'productType'
> & {
  category: Product['category']
  regionIds: number[]
}

const ALL_REGIONS = REGIONS.map((region) => region.id)

/** What the delivery rules of domain/delivery.ts ask of a product. */
export function toDeliverable(
  row: Pick<ProductRow, 'itemType' | 'deliveryType' | 'deliveryEverywhere' | 'deliveryFee' | 'regionIds'>,
): DeliverableProduct {
  return {
    type: row.itemType,
    deliveryType: row.deliveryType === 'both' ? 'both' : 'home-only',
    deliveryEverywhere: row.deliveryEverywhere,
    availableRegions: row.deliveryEverywhere ? ALL_REGIONS : row.regionIds,
    deliveryFee: row.deliveryFee,
  }
}

/**
 * `fees` are the shop's (settings); fields that do not apply to the type are null (api.md). `now` tells how old an animal
 * is: what is kept of it is dropped when a day begins (announce-new-day.ts).
 */
export function toProduct(row: ProductRow, fees: DeliveryFees, now: Date): Product {
  const deliverable = toDeliverable(row)
  const animal = row.itemType === 'animal'
  return {
    id: row.id,
    type: row.itemType,
    name: row.name,
    nameArabic: row.nameArabic,
    description: row.description,
    descriptionArabic: row.descriptionArabic,
    breed: animal ? row.breed : null,
    breedArabic: animal ? row.breedArabic : null,
    age: animal ? ageText(row, muscatDay(now)) : null,
    gender: animal ? row.gender : null,
    size: row.size,
    color: row.color,
    colorArabic: row.colorArabic,
    weight: row.weight,
    healthStatus: animal ? row.healthStatus : null,
    healthStatusArabic: animal ? row.healthStatusArabic : null,
    vaccinated: animal ? row.vaccinated : null,
    temperament: animal ? row.temperament : null,
    temperamentArabic: animal ? row.temperamentArabic : null,
    goodWithKids: animal ? row.goodWithKids : null,
    goodWithPets: animal ? row.goodWithPets : null,
    location: row.location,
    locationArabic: row.locationArabic,
    specialNeeds: animal ? row.specialNeeds : null,
    specialNeedsArabic: animal ? row.specialNeedsArabic : null,
    brand: animal ? null : row.brand,
    brandArabic: animal ? null : row.brandArabic,
    model: animal ? null : row.model,
    material: animal ? null : row.material,
    materialArabic: animal ? null : row.materialArabic,
    dimensions: animal ? null : row.dimensions,
    price: moneyOf(row.price),
    quantity: row.quantity,
    stockLabel: stockLabel(row.quantity),
    isFeatured: row.isFeatured,
    isActive: row.isActive,
    category: row.category,
    images: row.images,
    deliveryType: deliverable.deliveryType,
    deliveryFee: moneyOf(productDeliveryFee(deliverable, row.price, fees)),
    ownDeliveryFee: row.deliveryFee === null ? null : moneyOf(row.deliveryFee),
    deliveryEverywhere: row.deliveryEverywhere,
    availableRegions: [...deliverable.availableRegions],
    createdAt: row.createdAt.toISOString(),
  }
}
