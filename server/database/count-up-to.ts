// How many rows fit a search, as far as anybody counts (P-11): whether what is found is gathered and sorted, or read in the
// order of an index as far as the page goes, is decided by it.
import type { Database } from '#server/database/connect.ts'

/** More finds than these are not counted; lists say «أكثر من». */
export const MOST_COUNTED = 1000

/**
 * Counted up to MOST_COUNTED and one. Materialized, so that an index of the words is asked for all that fits and no table is
 * read in the hope of an early find.
 */
export async function countUpTo(
  db: Database,
  table: string,
  conditions: readonly string[],
  values: readonly unknown[],
): Promise<number> {
  const [found] = await countGroups<{ count: number }>(db, table, conditions, values, [])
  return found?.count ?? 0
}

/** The same, by the values of columns; together they are counted as far. */
export async function countGroups<Row extends { count: number }>(
  db: Database,
  table: string,
  conditions: readonly string[],
  values: readonly unknown[],
  columns: readonly string[],
): Promise<Row[]> {
  const groups = columns.map((column) => `${column}, `).join('')
  const { rows } = await db.$client.query<Row>({
    text: `WITH fitting AS MATERIALIZED (SELECT ${columns.join(', ')} FROM ${table} WHERE ${conditions.join(' AND ')})
      SELECT ${groups}count(*)::int FROM (SELECT * FROM fitting LIMIT ${MOST_COUNTED + 1}) AS counted
      ${columns.length > 0 ? `GROUP BY ${columns.join(', ')}` : ''}`,
    values: [...values],
  })
  return rows
}

/** `total` as a list says it. */
export function cappedTotal(count: number): { total: number; moreThanTotal?: true } {
  return count > MOST_COUNTED ? { total: MOST_COUNTED, moreThanTotal: true } : { total: count }
}
