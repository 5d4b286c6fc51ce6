// Checks for the shop's schemas in a database, and drops them.
import pg from 'pg'

/** Tables, the journal of migrations, the queue. */
const SCHEMAS = ['public', 'drizzle', 'pgboss']

/** The number of tables, without those of extensions. */
export async function countTables(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
     WHERE n.nspname = ANY ($1) AND t.relkind IN ('r', 'p')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = t.oid AND d.deptype = 'e')`,
    [SCHEMAS],
  )
  return rows[0]?.count ?? 0
}

/** Irreversibly deletes all data of the shop and leaves an empty database. */
export async function emptyDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT nspname AS name FROM pg_namespace WHERE nspname = ANY ($1)',
    [SCHEMAS],
  )
  const drops = rows.map(({ name }) => `DROP SCHEMA ${pg.escapeIdentifier(name)} CASCADE;`)
  await client.query(`BEGIN; ${drops.join(' ')} CREATE SCHEMA public; COMMIT`)
}
