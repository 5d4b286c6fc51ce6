// Converts an item from the database into the form that administrators read and write (contract/admin/products.ts).
import { eq, sql } from 'drizzle-orm'
import type { AdminProduct } from '#contract/admin/products.ts'
import {
  fieldRecord,
  type ItemValues,
  OFFICE_FIELDS,
  type OfficeFieldName,
} from '#domain/catalog/item-fields.ts'
import { askedPrice } from '#domain/catalog/sale.ts'
import type { DeliveryFees } from '#domain/delivery.ts'
import { pickRials, toRials, ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { ALL_REGION_IDS } from '#domain/regions.ts'
import { stockLabel } from '#domain/stock.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import { type ProductRow, productColumns } from '#server/catalog/listing/product-rows.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { ownAlt } from '#text/admin/products.ts'
import { ageText } from '#text/format-age.ts'

const columns = {
  ...productColumns,
  ...fieldRecord<Pick<typeof products, OfficeFieldName>>(OFFICE_FIELDS, (name) => products[name]),
  category: { ...productColumns.category, isActive: categories.isActive },
  hasRecords: sql<boolean>`${products.typedHealth} IS NOT NULL`,
}

export type AnyProductRow = Omit<ProductRow, 'category'> &
  Pick<typeof products.$inferSelect, OfficeFieldName> & {
    category: AdminProduct['category']
    hasRecords: boolean
  }

/** All products, shown or not; narrow it by `.where`. */
export function selectAnyProducts(db: Queryable) {
  return db.select(columns).from(products).leftJoin(categories, eq(categories.id, products.categoryId))
}

/** @param fees the shop's: an animal travels for the fee to the door, whatever it is (A-ITEM-09) */
export function toAdminProduct(row: AnyProductRow, fees: DeliveryFees, now: Date): AdminProduct {
  const { itemType, regionIds, archivedAt, ...same } = row
  const today = muscatDay(now)
  const ownFee = itemType === 'animal' ? fees.home : (row.deliveryFee ?? ZERO)
  return {
    ...isoTimes(same),
    type: itemType,
    askedPrice: toRials(askedPrice(row, today)),
    ...pickRials(row, 'price', 'priceBefore', 'salePrice', 'costPrice'),
    currentAge: itemType === 'animal' ? ageText(row, today) : null,
    stockLabel: stockLabel(row.quantity),
    deliveryType: row.deliveryType === 'both' ? 'both' : 'home-only',
    deliveryFee: toRials(ownFee),
    availableRegions: row.deliveryEverywhere ? [...ALL_REGION_IDS] : regionIds,
    isArchived: archivedAt !== null,
  }
}

/** T-01: without cost prices. */
export function withoutCost<Item extends { costPrice?: unknown }>({ costPrice: _, ...item }: Item) {
  return item
}

/** The item in the form of a request, which fills in the fields that a change omits. */
export function asRequest(row: AnyProductRow): ItemValues {
  const { id, category, createdAt, updatedAt, archivedAt, itemType, regionIds, ...rest } = row
  const { askedPrice, priceBefore, hasRecords, ...same } = rest
  return {
    ...isoTimes(same),
    type: itemType,
    ...pickRials(row, 'price', 'costPrice', 'salePrice', 'deliveryFee'),
    deliveryType: row.deliveryType === 'both' ? 'both' : 'home-only',
    availableRegions: regionIds,
    images: ownImages(row),
  }
}

/** Its pictures with their written alternative texts. */
export function ownImages({ images, nameArabic }: Pick<AnyProductRow, 'images' | 'nameArabic'>) {
  return images.map(({ url, alt }, i) => ({ url, alt: ownAlt(alt, nameArabic, i) }))
}
