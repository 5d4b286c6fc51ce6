// Stores a parsed statement and its lines, each once even if it is in several statements (F-05).
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { and, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { BankLine, StatementLayout } from '#domain/statements/bank-line.ts'
import type { Rows } from '#domain/statements/guess-columns.ts'
import type { Database, Transaction } from '#platform/database/connect.ts'
import {
  type StoredTable,
  statementEntries,
  statementLayouts,
  statementLines,
  statementPayments,
  statements,
} from '#server/database/tables/statements.ts'
import type { ReadStatement, StatementTable } from './read-statement.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)
const SAMPLE_ROWS = 4

/** The data of a statement besides its lines. */
export async function columnsOf({ table, debits, unread }: ReadStatement) {
  return {
    debits,
    unread: unread.slice(0, 200),
    table: table && toStored(table),
    rows: table && (await pack(JSON.stringify(table.rows), { level: 3 })),
  }
}

function toStored({ rows, above, headings, headingKey, layout, leftOutSheets }: StatementTable): StoredTable {
  return {
    above,
    headings,
    headingKey,
    layout,
    leftOutSheets,
    sample: rows.slice(above, above + SAMPLE_ROWS).map((row) => [...row]),
  }
}

export async function unpackRows(rows: Buffer): Promise<Rows> {
  return JSON.parse((await unpack(rows)).toString())
}

/** Adds new lines, and links the statement to all of its lines. */
export async function writeLines(
  tx: Transaction,
  statementId: number,
  lines: readonly BankLine[],
): Promise<void> {
  if (lines.length === 0) return
  const printed = withFingerprints(lines)
  const columns = [
    printed.map(({ fingerprint }) => fingerprint),
    printed.map(({ line }) => line.day),
    printed.map(({ line }) => (line.amount / 1000).toFixed(3)),
    printed.map(({ line }) => line.text),
    printed.map(({ line }) => line.reference),
    printed.map(({ line }) => line.row),
  ]
  await tx.execute(sql`
    INSERT INTO statement_lines (fingerprint, day, amount, text, reference)
    SELECT f, d, a, t, r FROM unnest(${sql.param(columns[0])}::text[], ${sql.param(columns[1])}::date[],
      ${sql.param(columns[2])}::numeric[], ${sql.param(columns[3])}::text[], ${sql.param(columns[4])}::text[]) AS l (f, d, a, t, r)
    ORDER BY f ON CONFLICT (fingerprint) DO NOTHING`)
  await tx.execute(sql`
    INSERT INTO statement_entries (statement_id, line_id, row)
    SELECT ${statementId}, l.id, g.row
    FROM unnest(${sql.param(columns[0])}::text[], ${sql.param(columns[5])}::int[]) AS g (fingerprint, row)
    JOIN statement_lines l USING (fingerprint)`)
}

/** Identical lines in one statement are separate transfers, and match the same ones in the next statement. */
function withFingerprints(lines: readonly BankLine[]): { line: BankLine; fingerprint: string }[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const content = [line.day, line.amount, foldArabic(line.text), foldArabic(line.reference)].join('\n')
    const time = (times.get(content) ?? 0) + 1
    times.set(content, time)
    return { line, fingerprint: createHash('sha256').update(`${content}\n${time}`).digest('base64') }
  })
}

/** Before it is read again: removes the lines that only this statement has. */
export async function removeLines(tx: Transaction, statementId: number): Promise<void> {
  const gone = await tx
    .delete(statementEntries)
    .where(eq(statementEntries.statementId, statementId))
    .returning({ id: statementEntries.lineId })
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  const elsewhere = tx.select().from(statementEntries).where(eq(statementEntries.lineId, statementLines.id))
  const paid = tx.select().from(statementPayments).where(eq(statementPayments.lineId, statementLines.id))
  await tx
    .delete(statementLines)
    .where(and(inArray(statementLines.id, ids), notExists(elsewhere), notExists(paid)))
}

/** True if one of its lines is, or was, a payment of an order. */
export async function hasPayments(tx: Transaction, statementId: number): Promise<boolean> {
  const entry = alias(statementEntries, 'entry')
  const paid = tx.select().from(statementPayments).where(eq(statementPayments.lineId, entry.lineId))
  const [found] = await tx
    .select({ id: entry.lineId })
    .from(entry)
    .where(and(eq(entry.statementId, statementId), exists(paid)))
    .limit(1)
  return found !== undefined
}

export async function findLayout(db: Database, headingKey: string): Promise<StatementLayout | null> {
  const [found] = await db
    .select({ layout: statementLayouts.layout })
    .from(statementLayouts)
    .where(eq(statementLayouts.headingKey, headingKey))
  return found?.layout ?? null
}

export async function rememberLayout(
  tx: Transaction,
  headingKey: string,
  layout: StatementLayout,
  { by: setBy, at: setAt }: { by: string; at: Date },
): Promise<void> {
  if (headingKey === '') return
  await tx
    .insert(statementLayouts)
    .values({ headingKey, layout, setBy, setAt })
    .onConflictDoUpdate({ target: statementLayouts.headingKey, set: { layout, setBy, setAt } })
}

export async function lockStatement(tx: Transaction, id: number) {
  const [found] = await tx.select().from(statements).where(eq(statements.id, id)).for('update')
  return found ?? null
}
