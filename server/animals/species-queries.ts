// The table of species as the shop reads it (H-01).
import { eq, type SQL, sql } from 'drizzle-orm'
import type { AdminSpecies } from '#contract/admin/species.ts'
import type { Queryable } from '#platform/database/connect.ts'
import { isoTimes } from '#platform/iso-times.ts'
import type { Reader } from '#server/context.ts'
import { species } from '#server/database/tables/species.ts'

export function listSpecies({ db }: Reader): Promise<AdminSpecies[]> {
  return selectSpecies(db)
}

export async function findSpecies(db: Queryable, id: number): Promise<AdminSpecies | null> {
  const [found] = await selectSpecies(db, eq(species.id, id))
  return found ?? null
}

async function selectSpecies(db: Queryable, where?: SQL): Promise<AdminSpecies[]> {
  const rows = await db
    .select({
      species,
      products: sql<number>`(SELECT count(*)::int FROM products p WHERE p.species_id = ${species}.id AND p.is_active)`,
      animals: sql<number>`(SELECT count(*)::int FROM animals a WHERE a.species_id = ${species}.id)`,
    })
    .from(species)
    .where(where)
    .orderBy(sql`fold_arabic(${species.nameArabic})`, species.id)
  return rows.map(({ species: row, ...counts }) => ({ ...isoTimes(row), ...counts }))
}
