// Statements of the shop's bank (F-05): what was brought, the lines that were ever seen, and which payment each became.
// A line is accepted as long as one of its payments stands; nothing else says so.
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ReadLines, StatementLayout } from '#domain/statements/bank-line.ts'
import { profiles } from './accounts.ts'
import { baisaColumn, bytes, cascades, moment, restricts } from './columns.ts'
import { payments } from './payments.ts'

/** The column layout of a table; null for messages. */
export type StoredTable = {
  headings: string[]
  headingKey: string
  above: number
  layout: StatementLayout
  leftOutSheets: string[]
  /** A few rows, for the person who says what the columns are. */
  sample: string[][]
}

export const statements = pgTable(
  'statements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    broughtBy: text('brought_by').references(() => profiles.id, { onDelete: 'set null' }),
    /** Null for what was pasted. */
    fileName: text('file_name'),
    table: jsonb('table').$type<StoredTable>(),
    /** The rows of the table, gzipped; null once a line is accepted, after which the columns stay as they are. */
    rows: bytes('rows'),
    debits: integer('debits').notNull(),
    unread: jsonb('unread').$type<ReadLines['unread']>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('statements_created_idx').on(t.createdAt.desc(), t.id.desc()),
    index('statements_brought_by_idx').on(t.broughtBy),
  ],
)

export const statementLines = pgTable(
  'statement_lines',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of its content and of its number among equal lines of one statement. */
    fingerprint: text('fingerprint').notNull(),
    day: date('day', { mode: 'string' }),
    amount: baisaColumn('amount').notNull(),
    text: text('text').notNull(),
    reference: text('reference').notNull(),
  },
  (t) => [
    uniqueIndex('statement_lines_fingerprint_key').on(t.fingerprint),
    check('statement_lines_amount', sql`${t.amount} > 0`),
  ],
)

/** The lines of a statement. A line that is also in an earlier one is the same row. */
export const statementEntries = pgTable(
  'statement_entries',
  {
    statementId: cascades(integer('statement_id'), () => statements.id),
    lineId: restricts(integer('line_id'), () => statementLines.id),
    /** As a spreadsheet numbers them. */
    row: integer('row').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.statementId, t.lineId] }),
    index('statement_entries_line_idx').on(t.lineId, t.statementId),
  ],
)

/** What a line was accepted as. */
export const statementPayments = pgTable(
  'statement_payments',
  {
    paymentId: restricts(integer('payment_id').primaryKey(), () => payments.id),
    lineId: restricts(integer('line_id'), () => statementLines.id),
    /** The state of its order afterwards: an order that has changed since is corrected on its own page. */
    orderStatus: text('order_status').notNull(),
  },
  (t) => [index('statement_payments_line_idx').on(t.lineId)],
)

/** How the columns of a bank were set the last time. */
export const statementLayouts = pgTable('statement_layouts', {
  headingKey: text('heading_key').primaryKey(),
  layout: jsonb('layout').$type<StatementLayout>().notNull(),
  setBy: text('set_by').references(() => profiles.id, { onDelete: 'set null' }),
  setAt: moment('set_at').notNull(),
})
