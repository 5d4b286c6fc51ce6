// What the shop sells and where it may travel.
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ProductImage } from '#contract/catalog.ts'
import type { TypedHealth } from '#domain/animals/proven-health.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { ZERO } from '#domain/money.ts'
import { GENDERS, PRODUCT_TYPES, SIZES } from '#domain/product.ts'
import { LOW_STOCK } from '#domain/stock.ts'
import { baisaColumn, cascades, moment, oneOf, restricts, timestamps, tsvector } from './columns.ts'
import { species } from './species.ts'

export const regions = pgTable('regions', {
  id: smallint('id').primaryKey(),
  code: text('code').notNull().unique('regions_code_key'),
  nameAr: text('name_ar').notNull(),
  nameEn: text('name_en').notNull(),
})

export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    nameArabic: text('name_arabic').notNull(),
    description: text('description'),
    descriptionArabic: text('description_arabic'),
    emoji: text('emoji').notNull().default('🐾'),
    imageUrl: text('image_url'),
    isActive: boolean('is_active').notNull().default(true),
    /** The colour world its family lives in (design). */
    world: text('world').$type<World>().notNull().default('supplies'),
    isDemo: boolean('is_demo').notNull().default(false),
    ...timestamps,
  },
  (t) => [
    check('categories_names_present', sql`${t.name} <> '' AND ${t.nameArabic} <> ''`),
    check('categories_world', oneOf(t.world, WORLDS)),
  ],
)

const ACTIVE = sql`is_active`

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    nameArabic: text('name_arabic').notNull(),
    description: text('description'),
    descriptionArabic: text('description_arabic'),
    price: baisaColumn('price').notNull(),
    costPrice: baisaColumn('cost_price'),
    /** S2-13: from and until are days in Muscat, both inclusive. */
    salePrice: baisaColumn('sale_price'),
    saleFrom: date('sale_from'),
    saleUntil: date('sale_until'),
    /** Taxed at 0 % (F-04). */
    vatFree: boolean('vat_free').notNull().default(false),
    salePermit: text('sale_permit'),
    /** The price since the last change or midnight, by which lists filter and sort (migration 0045). */
    askedPrice: baisaColumn('asked_price').notNull().default(ZERO),
    /** During a sale, the lowest price that was asked in the 30 days before it; null where none was. */
    priceBefore: baisaColumn('price_before'),
    quantity: integer('quantity').notNull().default(1),
    barcode: text('barcode'),
    shelf: text('shelf'),
    /** W-10; null: LOW_STOCK. Only supplies have one. */
    reorderPoint: smallint('reorder_point'),
    /** H-01: what is wanted of its animals before they are sold; null: nothing. */
    speciesId: integer('species_id').references(() => species.id, { onDelete: 'restrict' }),
    /** The health values typed before its animals had records (H-03). */
    typedHealth: jsonb('typed_health').$type<TypedHealth>(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    /** All pictures in order; image_url and image_urls of the specification are read from here. */
    images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
    imageUrl: text('image_url').generatedAlwaysAs(sql`images -> 0 ->> 'url'`),
    imageUrls: jsonb('image_urls')
      .$type<string[]>()
      .generatedAlwaysAs(sql`jsonb_path_query_array(images, '$[*].url')`),
    isActive: boolean('is_active').notNull().default(true),
    isFeatured: boolean('is_featured').notNull().default(false),
    itemType: text('item_type', { enum: PRODUCT_TYPES }).notNull().default('animal'),
    productType: text('product_type').generatedAlwaysAs(
      sql`CASE WHEN item_type = 'animal' THEN 'pet' ELSE 'accessory' END`,
    ),
    deliveryEverywhere: boolean('delivery_everywhere').notNull().default(false),
    deliveryType: text('delivery_type', { enum: ['home_only', 'both'] })
      .notNull()
      .default('home_only'),
    /** The owner's own fee for this product; null: the shop's fee. */
    deliveryFee: baisaColumn('delivery_fee'),
    breed: text('breed'),
    breedArabic: text('breed_arabic'),
    age: text('age'),
    birthDate: date('birth_date'),
    gender: text('gender', { enum: GENDERS }),
    size: text('size', { enum: SIZES }),
    color: text('color'),
    colorArabic: text('color_arabic'),
    weight: text('weight'),
    healthStatus: text('health_status'),
    healthStatusArabic: text('health_status_arabic'),
    vaccinated: boolean('vaccinated'),
    temperament: text('temperament'),
    temperamentArabic: text('temperament_arabic'),
    goodWithKids: boolean('good_with_kids'),
    goodWithPets: boolean('good_with_pets'),
    location: text('location'),
    locationArabic: text('location_arabic'),
    specialNeeds: text('special_needs'),
    specialNeedsArabic: text('special_needs_arabic'),
    brand: text('brand'),
    brandArabic: text('brand_arabic'),
    model: text('model'),
    material: text('material'),
    materialArabic: text('material_arabic'),
    dimensions: text('dimensions'),
    /**
     * The words that search looks for, those of the names again with a = before them, and its type and category, as
     * domain/search/search-query.ts reads them (S-CATB-07, X-32, S2-06).
     */
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      sql`product_search_vector(concat_search(name_arabic, name), concat_search(breed_arabic, breed, brand_arabic, brand, description_arabic, color_arabic, color, gender_words(item_type, gender))) || array_to_tsvector(ARRAY['=@' || item_type, '=@' || coalesce(category_id, 0)::text])`,
    ),
    /** A column of its own, so that a sale touches an index only when the last one goes. */
    isInStock: boolean('is_in_stock').notNull().generatedAlwaysAs(sql`quantity > 0`),
    /** Supplies that run low, to be reordered; a sale of what is plentiful touches no index (D-07, W-10). */
    lowQuantity: smallint('low_quantity').generatedAlwaysAs(
      sql.raw(
        `CASE WHEN item_type = 'product' AND quantity <= coalesce(reorder_point, ${LOW_STOCK}) THEN quantity END`,
      ),
    ),
    /** Folded Arabic name that sorting by name follows. */
    nameKey: text('name_key').generatedAlwaysAs(sql`fold_arabic(name_arabic)`),
    /** Both names, folded, in which the keeper of the stock looks for any part. */
    namesKey: text('names_key').generatedAlwaysAs(sql`fold_arabic(concat_search(name_arabic, name))`),
    isDemo: boolean('is_demo').notNull().default(false),
    /** taken out of the shop for good, kept because orders name it. */
    archivedAt: moment('archived_at'),
    ...timestamps,
  },
  (t) => [
    check('products_name_present', sql`${t.nameArabic} <> ''`),
    check('products_price_positive', sql`${t.price} > 0`),
    check(
      'products_sale_whole',
      sql`num_nonnulls(${t.salePrice}, ${t.saleFrom}, ${t.saleUntil}) IN (0, 3) AND ${t.salePrice} > 0 AND ${t.saleFrom} <= ${t.saleUntil}`,
    ),
    check('products_asked_price_positive', sql`${t.askedPrice} > 0`),
    check('products_cost_not_negative', sql`${t.costPrice} >= 0`),
    check('products_quantity_not_negative', sql`${t.quantity} >= 0`),
    check('products_delivery_fee_not_negative', sql`${t.deliveryFee} >= 0`),
    check(
      'products_reorder_point',
      sql`${t.reorderPoint} IS NULL OR ${t.reorderPoint} >= 0 AND ${t.itemType} = 'product'`,
    ),
    check('products_item_type', oneOf(t.itemType, PRODUCT_TYPES)),
    check('products_gender', oneOf(t.gender, GENDERS)),
    check('products_size', oneOf(t.size, SIZES)),
    check('products_delivery_type', sql`${t.deliveryType} IN ('home_only', 'both')`),
    check(
      'products_animal_delivery',
      sql`${t.itemType} <> 'animal' OR (${t.deliveryType} = 'home_only' AND NOT ${t.deliveryEverywhere})`,
    ),
    check('products_species', sql`${t.speciesId} IS NULL OR ${t.itemType} = 'animal'`),
    check('products_archived_inactive', sql`${t.archivedAt} IS NULL OR NOT ${t.isActive}`),
    // The orders of the catalogue, in each of which what is sold out comes last (S2-08).
    index('products_newest_idx').on(t.isInStock.desc(), t.createdAt.desc(), t.id.desc()).where(ACTIVE),
    index('products_cheapest_idx').using('btree', sql`(NOT is_in_stock)`, t.askedPrice, t.id).where(ACTIVE),
    index('products_dearest_idx').on(t.isInStock, t.askedPrice, t.id).where(ACTIVE),
    index('products_name_key_idx')
      .using('btree', sql`(NOT is_in_stock)`, sql`name_key COLLATE "C"`, t.id)
      .where(ACTIVE),
    index('products_category_idx')
      .on(t.categoryId, t.isInStock.desc(), t.isFeatured.desc(), t.createdAt.desc(), t.id.desc())
      .where(ACTIVE),
    index('products_featured_idx')
      .on(t.isInStock.desc(), t.isFeatured.desc(), t.createdAt.desc(), t.id.desc())
      .where(ACTIVE),
    // Counted and narrowed without reading the products themselves.
    index('products_facets_idx')
      .on(t.categoryId, t.itemType, t.gender, t.vaccinated, t.isInStock, t.askedPrice)
      .where(ACTIVE),
    ...officeIndexes(t),
    // Partial index: few rows qualify.
    index('products_hidden_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`NOT is_active`),
    index('products_chosen_idx').on(t.createdAt.desc(), t.id.desc()).where(sql`is_featured`),
    index('products_unpictured_idx')
      .on(t.id)
      .where(sql`is_active AND item_type = 'animal' AND image_url IS NULL`),
    index('products_species_idx').on(t.speciesId),
    index('products_sale_idx').on(t.saleFrom, t.saleUntil).where(sql`sale_price IS NOT NULL`),
    index('products_names_idx').using('gin', sql`names_key gin_trgm_ops`),
    index('products_low_idx').on(t.lowQuantity, t.id).where(sql`is_active AND low_quantity IS NOT NULL`),
    index('products_unseen_idx').on(t.id).where(sql`is_active AND item_type = 'animal' AND images = '[]'`),
    uniqueIndex('products_barcode_idx').on(t.barcode).where(sql`barcode IS NOT NULL`),
    index('products_search_idx').using('gin', t.searchVector).with({ fastupdate: false }),
  ],
)

type OfficeProductColumn =
  | 'id'
  | 'createdAt'
  | 'archivedAt'
  | 'categoryId'
  | 'itemType'
  | 'isActive'
  | 'isFeatured'

/** The back office reads all of them, shown or not: found, filtered and counted without reading the products (P-11). */
function officeIndexes(t: Record<OfficeProductColumn | 'askedPrice' | 'lowQuantity', ExtraConfigColumn>) {
  const newestFirst = () => [t.createdAt.desc(), t.id.desc()] as const
  const filters = [t.archivedAt, t.itemType, t.categoryId, t.isActive, t.isFeatured]
  const others = [t.archivedAt, t.itemType, t.isActive, t.isFeatured]
  return [
    index('products_all_newest_idx').on(...newestFirst(), ...filters, t.lowQuantity),
    index('products_all_category_idx').on(t.categoryId, ...newestFirst(), ...others),
    index('products_all_price_idx').on(t.askedPrice, t.id, ...filters),
    index('products_all_name_idx').using('btree', sql`name_key COLLATE "C"`, t.id, ...filters),
  ]
}

/** Every price that was really asked, written by a trigger (migration 0045); null while the item was hidden. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: cascades(integer('product_id'), () => products.id),
    price: baisaColumn('price'),
    since: moment('since').notNull().defaultNow(),
  },
  (t) => [index('price_history_product_idx').on(t.productId, t.id.desc())],
)

export const productRegions = pgTable(
  'product_regions',
  {
    productId: cascades(integer('product_id'), () => products.id),
    regionId: restricts(smallint('region_id'), () => regions.id),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.regionId] }),
    index('product_regions_region_idx').on(t.regionId),
  ],
)
