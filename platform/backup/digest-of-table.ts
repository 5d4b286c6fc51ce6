// A digest of the rows of a table, to compare two tables: the same in any row order and on every server.
import { type ClientBase, escapeIdentifier } from 'pg'
import type { CarriedTable } from './carried-tables.ts'

/** Needs a transaction with TRANSFER_SETTINGS. */
export async function digestOfTable(
  client: ClientBase,
  { name, columns }: CarriedTable,
): Promise<{ rows: number; digest: string }> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || left(md5(ROW(${columns.map(escapeIdentifier)})::text), 15))::bit(60)::bigint), 0)::text AS digest
     FROM ${tableName(name)}`,
  )
  const [found] = rows
  if (!found) throw new Error('count(*) returned no row')
  return { rows: Number(found.rows), digest: found.digest }
}

/** A table and its columns as COPY takes them. */
export function copyColumns({ name, columns }: CarriedTable): string {
  return `${tableName(name)} (${columns.map(escapeIdentifier)})`
}

export function tableName(name: string): string {
  return `public.${escapeIdentifier(name)}`
}
