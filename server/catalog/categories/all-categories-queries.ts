// All categories, shown in the shop or not, for administrators (A-CAT-02, A-CAT-11): the newest first.
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { AdminCategory, AdminCategoryQuery } from '#contract/admin/categories.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Queryable } from '#platform/database/connect.ts'
import type { ListOrder } from '#platform/database/list-page.ts'
import { isoTimes } from '#platform/iso-times.ts'
import type { Reader } from '#server/context.ts'
import { type ReadPage, readPage } from '#server/database/list-page.ts'
import { categories, products } from '#server/database/tables/catalog.ts'

export function listAllCategories(
  { db }: Reader,
  { search, active, ...page }: AdminCategoryQuery,
): ReadPage<AdminCategory> {
  const list = { table: categories, where: filterOf({ search, active }), order: NEWEST, ...page }
  return readPage(db, list, async (isOnPage, order) =>
    withCounts(db, await db.select().from(categories).where(isOnPage).orderBy(order)),
  )
}

const NEWEST: ListOrder = { keys: [categories.createdAt, categories.id], direction: 'DESC' }

/** Null if it does not exist. */
export async function findAnyCategory(db: Queryable, id: number): Promise<AdminCategory | null> {
  const rows = await db.select().from(categories).where(eq(categories.id, id))
  return (await withCounts(db, rows))[0] ?? null
}

function filterOf({ search, active }: Pick<AdminCategoryQuery, 'search' | 'active'>): SQL | undefined {
  const conditions: (SQL | undefined)[] = []
  if (active !== undefined) conditions.push(eq(categories.isActive, active))
  if (search?.trim()) {
    const { name, nameArabic, description, descriptionArabic } = categories
    const words = foldArabic(search).split(' ').filter(Boolean)
    // Folded text holds letters, digits and spaces only: no wildcard can hide in it.
    const text = sql`fold_arabic(concat_ws(' ', ${nameArabic}, ${name}, ${descriptionArabic}, ${description}))`
    conditions.push(...words.map((word) => sql`${text} LIKE ${`%${word}%`}`))
    if (words.length === 0) conditions.push(sql`false`)
  }
  return and(...conditions)
}

async function withCounts(db: Queryable, rows: (typeof categories.$inferSelect)[]): Promise<AdminCategory[]> {
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ category: products.categoryId, all: count() })
    .from(products)
    .where(and(isNull(products.archivedAt), inArray(products.categoryId, ids)))
    .groupBy(products.categoryId)
  const counts = new Map(counted.map(({ category, all }) => [category, all]))
  return rows.map(({ isDemo, ...row }) => ({
    ...isoTimes(row),
    productCount: counts.get(row.id) ?? 0,
  }))
}
