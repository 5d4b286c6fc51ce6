// Files of items that an administrator brings in: what was checked, what was written, and what it changed.
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { IMPORT_STATES, type ImportReport, type RowFault } from '#contract/admin/product-imports.ts'
import { profiles } from './accounts.ts'
import { bytes, cascades, moment, oneOf } from './columns.ts'

export const productImports = pgTable(
  'product_imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    startedBy: text('started_by').references(() => profiles.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    /** As it came, gzipped; null once nothing will be read from it any more. */
    file: bytes('file'),
    state: text('state', { enum: IMPORT_STATES }).notNull().default('checking'),
    /** Of the work under way, in hundredths. */
    progress: smallint('progress').notNull().default(0),
    /** Why the whole file is refused, or why the work ended without a result: a sentence. */
    problem: text('problem'),
    report: jsonb('report').$type<ImportReport>(),
    /** All of them; the report lists the first. */
    faults: jsonb('faults').$type<RowFault[]>(),
    /** SHA-256 of all that would be written: what is committed is what was shown. */
    digest: text('digest'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Heartbeat of the worker. */
    aliveAt: moment('alive_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    check('product_imports_state', oneOf(t.state, IMPORT_STATES)),
    check('product_imports_progress', sql`${t.progress} BETWEEN 0 AND 100`),
    // Two at the same time would each not see what the other is about to write.
    uniqueIndex('product_imports_one_at_work').on(sql`(true)`).where(sql`state IN ('checking', 'writing')`),
    index('product_imports_started_by_idx').on(t.startedBy),
  ],
)

/** What an import did to each item, so that every change stays traceable; `before` is null where the item is new. */
export const productImportChanges = pgTable(
  'product_import_changes',
  {
    importId: cascades(integer('import_id'), () => productImports.id),
    /** Kept when the item goes. */
    productId: integer('product_id').notNull(),
    /** In the file, as a spreadsheet numbers them. */
    row: integer('row').notNull(),
    before: jsonb('before').$type<Record<string, string>>(),
    after: jsonb('after').$type<Record<string, string>>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.productId] }),
    index('product_import_changes_product_idx').on(t.productId, t.importId),
  ],
)
