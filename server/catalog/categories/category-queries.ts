// The families of the shop (S-API-07, S-HOME-*).
import { asc, sql } from 'drizzle-orm'
import type { Category } from '#contract/catalog.ts'
import type { World } from '#domain/catalog/worlds.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { pick } from '#platform/pick.ts'
import { countsOfShown } from '#server/catalog/listing/count-products.ts'
import type { Reader } from '#server/context.ts'
import { categories } from '#server/database/tables/catalog.ts'

/** Active ones by Arabic name, each with the number of its active products. */
export function activeCategories(context: Reader): Promise<Category[]> {
  return context.changes.cached('categories', () => selectCategories(context))
}

/** For the tiles of the home page: the live families first, in the order of the design. */
export async function categoryTiles(context: Reader): Promise<Category[]> {
  const found = await activeCategories(context)
  return found.toSorted((a, b) => WORLDS.indexOf(a.world) - WORLDS.indexOf(b.world))
}

export type ListedCategory = Pick<Category, 'id' | 'nameArabic' | 'emoji' | 'world' | 'productCount'> & {
  /** A picture uploaded by the owner (E-CAT-01). */
  imageUrl?: string
}

/** Only the fields of a category that tiles and filters show (P-02). */
export function toListed({ id, nameArabic, emoji, world, productCount, imageUrl }: Category): ListedCategory {
  return { id, nameArabic, emoji, world, productCount, ...(imageUrl && { imageUrl }) }
}

/** The families with at least one product, in the order of the design. */
export async function familiesOnSale(context: Reader): Promise<World[]> {
  const found = await activeCategories(context)
  return WORLDS.filter((name) => found.some(({ world, productCount }) => world === name && productCount > 0))
}

/** The families with at least one product. */
export async function countCategories(context: Reader): Promise<number> {
  const found = await activeCategories(context)
  return found.filter(({ productCount }) => productCount > 0).length
}

async function selectCategories(context: Reader): Promise<Category[]> {
  const [counts, rows] = await Promise.all([
    countsOfShown(context),
    context.db
      .select({
        ...pick(categories, 'id', 'name', 'nameArabic', 'description', 'descriptionArabic', 'emoji'),
        ...pick(categories, 'imageUrl', 'isActive', 'world', 'createdAt'),
      })
      .from(categories)
      .where(sql`${categories.isActive}`)
      .orderBy(sql`fold_arabic(${categories.nameArabic}) COLLATE "C"`, asc(categories.id)),
  ])
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    productCount: counts
      .filter(({ category }) => category === row.id)
      .reduce((sum, { count }) => sum + count, 0),
  }))
}
