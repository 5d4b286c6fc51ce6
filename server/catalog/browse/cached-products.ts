// Public products, cached in this process by the version of their row, so that a changed row never finds its old copy.
// A change of anything else they depend on (category, regions, fees) clears all copies (server/changes.ts). Carts and
// pages show whole products, and reading them costs more than the rest of the request (P-02, P-04).
import { eq, sql } from 'drizzle-orm'
import type { Product } from '#contract/catalog.ts'
import { prepared } from '#platform/database/prepared.ts'
import { productColumns, toProduct } from '#server/catalog/listing/product-rows.ts'
import { withReservations } from '#server/catalog/listing/reservations.ts'
import type { Reader } from '#server/context.ts'
import { categories, products } from '#server/database/tables/catalog.ts'
import { deliveryFees, readSettings } from '#server/settings/settings-queries.ts'

/** `version` is the row's xmin: the transaction that wrote it. */
export type ProductVersion = { productId: number; version: string }

/** A `ProductVersion`, for `db.select(versionColumns).from(products)`. */
export const versionColumns = { productId: products.id, version: sql<string>`${products}.xmin` }

/** The products by id, shown in the shop or not. One that was deleted meanwhile is missing. */
export async function readCachedProducts(
  context: Reader,
  versions: readonly ProductVersion[],
): Promise<Map<number, Product>> {
  const unknown: number[] = []
  let reading: Promise<Map<number, Product>> | undefined
  const found = await Promise.all(
    versions.map(({ productId, version }) =>
      context.changes.cached(`product ${productId} ${version}`, async () => {
        unknown.push(productId)
        // Waits until all versions are looked up, then reads all missing products at once.
        await Promise.resolve()
        reading ??= loadProducts(context, unknown)
        return (await reading).get(productId)
      }),
    ),
  )
  const known = found.filter((product) => product !== undefined)
  return new Map((await withReservations(context, known)).map((product) => [product.id, product]))
}

/** The same, in the order of the versions. */
export async function listCachedProducts(
  context: Reader,
  versions: readonly ProductVersion[],
): Promise<Product[]> {
  const products = await readCachedProducts(context, versions)
  return versions.flatMap(({ productId }) => products.get(productId) ?? [])
}

async function loadProducts(context: Reader, ids: readonly number[]): Promise<Map<number, Product>> {
  const [settings, rows] = await Promise.all([
    readSettings(context),
    selectProducts(context.db).execute({ ids }),
  ])
  const fees = deliveryFees(settings)
  return new Map(rows.map((row) => [row.id, toProduct(row, fees, context.now())]))
}

const selectProducts = prepared((db) =>
  db
    .select(productColumns)
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = ANY(${sql.placeholder('ids')}::int[])`)
    .prepare('products_by_id'),
)
