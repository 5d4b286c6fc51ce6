// Which tables and columns a backup carries and in which order they are loaded, read from the database's own catalogue.
import type { ClientBase } from 'pg'
import { BackupError } from './backup-error.ts'

/** `columns` without generated ones, which compute themselves. */
export type CarriedTable = { name: string; columns: string[] }

/** What a backup does not carry: tables, and columns by their table. */
export type LeftOut = { tables: readonly string[]; columns: Readonly<Record<string, readonly string[]>> }

/** A table comes after those that its foreign keys name. */
export async function readCarriedTables(client: ClientBase, leftOut: LeftOut): Promise<CarriedTable[]> {
  const { rows } = await client.query<CarriedTable & { needs: string[] }>(CARRIED, [leftOut.tables])
  const waiting = new Map(rows.map((row) => [row.name, row]))
  const ordered: CarriedTable[] = []
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)))
    if (ready.length === 0)
      throw new BackupError(`Foreign keys go in a circle: ${[...waiting.keys()].join(', ')}.`)
    for (const { name, columns } of ready) {
      waiting.delete(name)
      const empty = leftOut.columns[name] ?? []
      ordered.push({ name, columns: columns.filter((column) => !empty.includes(column)) })
    }
  }
  return ordered
}

const CARRIED = `
  SELECT t.relname AS name,
    ARRAY(SELECT attname::text FROM pg_attribute
      WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
    ARRAY(SELECT other.relname::text FROM pg_constraint c JOIN pg_class other ON other.oid = c.confrelid
      WHERE c.conrelid = t.oid AND c.contype = 'f' AND other.oid <> t.oid) AS needs
  FROM pg_class t
  WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
    AND t.relname <> ALL ($1)
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = t.oid AND d.deptype = 'e')
  ORDER BY t.relname`

/** The sequences of the database and the last value that each gave; null where it gave none. */
export async function readSequences(client: ClientBase): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  )
  return rows
}

/**
 * Fixes the text format of values for the transaction, so that a table reads the same on every server. Lifts the
 * timeouts of the pool, since this takes long.
 */
export const TRANSFER_SETTINGS = `
  SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`
