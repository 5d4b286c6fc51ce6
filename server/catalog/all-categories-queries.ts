// All categories, shown in the shop or not, for administrators (A-CAT-02, A-CAT-11): the newest first.
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { AdminCategory, AdminCategoryList, AdminCategoryQuery } from '#contract/admin/categories.ts'
import { id, timestamp } from '#contract/primitives.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import type { Context } from '#server/context.ts'
import { categories } from '#server/database/tables/catalog.ts'
import { readListCounts } from '#server/insights/list-counts.ts'

type CategoryRow = typeof categories.$inferSelect

export async function listAllCategories(
  { db }: Pick<Context, 'db'>,
  query: AdminCategoryQuery,
): Promise<AdminCategoryList> {
  const filter = filterOf(query)
  const after = readPosition(query.cursor)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(and(filter, after ? comesAfter(after) : undefined))
      .orderBy(desc(categories.createdAt), desc(categories.id))
      .limit(query.limit + 1),
    db.$count(categories, filter),
  ])
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    items: await withCounts(db, page),
    nextCursor: last ? writePosition([last.createdAt.toISOString(), last.id]) : null,
    total,
  }
}

/** Null when it is not there. */
export async function findAnyCategory(on: Database | Transaction, id: number): Promise<AdminCategory | null> {
  const rows = await on.select().from(categories).where(eq(categories.id, id))
  return (await withCounts(on, rows))[0] ?? null
}

export function isForeignCategoryCursor(cursor: string | undefined): boolean {
  return cursor !== undefined && readPosition(cursor) === null
}

function filterOf({ search, active }: AdminCategoryQuery): SQL | undefined {
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

/** As the triggers keep it: 100,000 items are counted as fast as one (P-11). */
async function withCounts(on: Database | Transaction, rows: CategoryRow[]): Promise<AdminCategory[]> {
  const count = await readListCounts(on, 'products')
  return rows.map(({ isDemo, createdAt, updatedAt, ...row }) => ({
    ...row,
    productCount: count({ category: row.id, archived: false }),
    activeProductCount: count({ category: row.id, archived: false, active: true }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

const position = z.tuple([timestamp, id])
type Position = z.infer<typeof position>

function comesAfter([createdAt, id]: Position): SQL {
  return sql`(${categories.createdAt}, ${categories.id}) < (${createdAt}::timestamptz, ${id})`
}

function writePosition(at: Position): string {
  return Buffer.from(JSON.stringify(at)).toString('base64url')
}

function readPosition(cursor: string | undefined): Position | null {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString()))
  } catch {
    return null
  }
}
