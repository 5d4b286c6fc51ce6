// Related products on a product's page: available ones of its family, the most similar first.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import { prepared } from '#platform/database/prepared.ts'
import { isShown } from '#server/catalog/listing/catalogue-filter.ts'
import type { Reader } from '#server/context.ts'
import { products } from '#server/database/tables/catalog.ts'
import { listCachedProducts, versionColumns } from './cached-products.ts'

/** How many of a family are compared, the featured and the newest, so that its size does not matter (P-07). */
const COMPARED = 120

/** At most `limit` of its category with stock: the same breed first, then the nearest price. */
export async function relatedProducts(context: Reader, product: Product, limit = 4): Promise<Product[]> {
  if (!product.category) return []
  const { id, price, breedArabic, breed, category } = product
  const rows = await selectRelated(context.db).execute({
    ...{ id, category: category.id, price, limit },
    ...{ breedArabic, breed: breedArabic ? null : breed },
  })
  context.changes.noteRead(rows.map(({ productId }) => productId))
  return listCachedProducts(context, rows)
}

const selectRelated = prepared((db) => {
  const { id, categoryId, isInStock, isFeatured, createdAt, askedPrice, breedArabic, breed } = products
  const given = sql.placeholder
  const compared = db
    .select({ id })
    .from(products)
    .where(and(isShown, eq(categoryId, given('category')), ne(id, given('id')), isInStock))
    .orderBy(sql`${isFeatured} DESC NULLS LAST, ${createdAt} DESC NULLS LAST, ${id} DESC NULLS LAST`)
    .limit(COMPARED)
  return db
    .select(versionColumns)
    .from(products)
    .where(inArray(id, compared))
    .orderBy(
      sql`coalesce(${breedArabic} = ${given('breedArabic')}, ${breed} = ${given('breed')}, false) DESC`,
      // Twice the price is as distant as half of it.
      sql`abs(ln(${askedPrice} / ${given('price')}::numeric)), ${id} DESC`,
    )
    .limit(given('limit'))
    .prepare('related_products')
})
