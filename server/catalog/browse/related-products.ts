// Related products on a product's page: available ones of its family, the most similar first.
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import { productColumns, toProduct } from '#server/catalog/listing/product-rows.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'

/** How many of a family are compared, the featured and the newest, so that its size does not matter (P-07). */
const COMPARED = 120

/** At most `limit` of its category with stock: the same breed first, then the nearest price. */
export async function relatedProducts(context: Reader, product: Product, limit = 4): Promise<Product[]> {
  if (!product.category) return []
  const { id, isFeatured, createdAt, askedPrice } = products
  const compared = context.db
    .select({ id })
    .from(products)
    .where(and(isShown, eq(products.categoryId, product.category.id), ne(id, product.id), products.isInStock))
    .orderBy(sql`${isFeatured} DESC NULLS LAST, ${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`)
    .limit(COMPARED)
  const [settings, rows] = await Promise.all([
    readSettings(context),
    context.db
      .select(productColumns)
      .from(products)
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .where(inArray(id, compared))
      // Twice the price is as distant as half of it.
      .orderBy(
        ...sameBreedFirst(product),
        sql`abs(ln(${askedPrice} / ${product.price}::numeric)), ${id} DESC`,
      )
      .limit(limit),
  ])
  context.changes.noteRead(rows.map((row) => row.id))
  return rows.map((row) => toProduct(row, deliveryFees(settings), context.now()))
}

function sameBreedFirst({ breedArabic, breed }: Product): SQL[] {
  if (breedArabic) return [sql`coalesce(${products.breedArabic} = ${breedArabic}, false) DESC`]
  return breed ? [sql`coalesce(${products.breed} = ${breed}, false) DESC`] : []
}
