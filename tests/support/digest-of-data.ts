// Whether anything at all was changed: one line a table, of everything that is stored and queued.
import type { TestDatabase } from './test-database.ts'

export async function digestOfData({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname = 'public' OR (schemaname, tablename) = ('pgboss', 'job') ORDER BY 1`,
  )
  const digests = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS digest FROM ${name} t`,
  )
  const { rows } = await pool.query<{ name: string; digest: string }>(digests.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
