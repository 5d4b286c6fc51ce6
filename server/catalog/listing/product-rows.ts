// Converts a product from the database into the public one (contract/catalog.ts).

import { getTableColumns, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import {
  fieldRecord,
  fieldsOfType,
  hasField,
  type ItemFieldName,
  itemField,
  OFFICE_FIELDS,
  type OfficeFieldName,
  OPTIONAL_CHOICES,
  omitFields,
} from '#domain/catalog/item-fields.ts'
import { askedPrice, isOnSale } from '#domain/catalog/sale.ts'
import { type DeliverableProduct, type DeliveryFees, productDeliveryFee } from '#domain/delivery.ts'
import { toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { ALL_REGION_IDS } from '#domain/regions.ts'
import { stockLabel } from '#domain/stock.ts'
import { pick } from '#platform/pick.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { ageText } from '#text/format-age.ts'

const {
  searchVector,
  isInStock,
  lowQuantity,
  nameKey,
  namesKey,
  imageUrl,
  imageUrls,
  isDemo,
  productType,
  typedHealth,
  ...stored
} = getTableColumns(products)

/** Columns that shoppers see only in derived form: an age, the current price. */
const DERIVED_FOR_SHOPPERS = ['birthDate', 'salePrice', 'saleFrom', 'saleUntil'] as const
type OfficeColumn = Exclude<OfficeFieldName, (typeof DERIVED_FOR_SHOPPERS)[number]>
const OFFICE_COLUMNS = OFFICE_FIELDS.filter(
  (name): name is OfficeColumn => !DERIVED_FOR_SHOPPERS.some((seen) => seen === name),
)

/**
 * What `toProduct` needs of one product, for `db.select(productColumns).from(products)` with
 * `.leftJoin(categories, eq(categories.id, products.categoryId))`. Excludes columns for the office only.
 */
export const productColumns = {
  ...omitFields(stored, OFFICE_COLUMNS),
  category: pick(categories, 'id', 'name', 'nameArabic', 'emoji', 'world'),
  regionIds: sql<number[]>`ARRAY(
    SELECT r.region_id::int FROM product_regions r WHERE r.product_id = ${products}.id ORDER BY r.region_id
  )`.as('region_ids'),
}

/** One row of a select with `productColumns`. */
export type ProductRow = Pick<typeof products.$inferSelect, Exclude<keyof typeof stored, OfficeColumn>> & {
  category: Product['category']
  regionIds: number[]
}

/** The columns that the delivery rules need (domain/delivery.ts). */
export function toDeliverable(
  row: Pick<ProductRow, 'itemType' | 'deliveryType' | 'deliveryEverywhere' | 'deliveryFee' | 'regionIds'>,
): DeliverableProduct {
  return {
    type: row.itemType,
    deliveryType: row.deliveryType === 'both' ? 'both' : 'home-only',
    deliveryEverywhere: row.deliveryEverywhere,
    availableRegions: row.deliveryEverywhere ? ALL_REGION_IDS : row.regionIds,
    deliveryFee: row.deliveryFee,
  }
}

/** Fields that are stored exactly as the API returns them. */
type SameField = Exclude<
  keyof Product & ItemFieldName,
  'type' | 'price' | 'deliveryType' | 'deliveryFee' | 'availableRegions'
>
const SAME_FIELDS = [
  ...fieldsOfType('name', 'line', 'story', 'answer', 'switch', 'count', 'images'),
  ...OPTIONAL_CHOICES,
].filter((name): name is SameField => !itemField(name).office)

/**
 * `fees` are the shop's (settings); fields that do not apply to the type are null (api.md). `now` determines an
 * animal's age, so cached copies are dropped when a day begins (announce-new-day.ts).
 */
export function toProduct(row: ProductRow, fees: DeliveryFees, now: Date): Product {
  const deliverable = toDeliverable(row)
  const today = muscatDay(now)
  const price = askedPrice(row, today)
  const isSale = isOnSale(row, today)
  return {
    id: row.id,
    type: row.itemType,
    ...fieldRecord<Pick<Product, SameField>>(SAME_FIELDS, (name) =>
      hasField(row.itemType, name) ? row[name] : null,
    ),
    age: row.itemType === 'animal' ? ageText(row, today) : null,
    price: toRials(price),
    originalPrice:
      isSale && row.priceBefore !== null && row.priceBefore > price ? toRials(row.priceBefore) : null,
    priceUntil: isSale ? row.saleUntil : null,
    stockLabel: stockLabel(row.quantity),
    // What orders say of it is not in its row (reservations.ts).
    isReserved: false,
    reservedUntil: null,
    category: row.category,
    deliveryType: deliverable.deliveryType,
    deliveryFee: toRials(productDeliveryFee(deliverable, price, fees)),
    ownDeliveryFee: row.deliveryFee === null ? null : toRials(row.deliveryFee),
    availableRegions: [...deliverable.availableRegions],
    createdAt: row.createdAt.toISOString(),
  }
}
