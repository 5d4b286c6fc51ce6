// Import of items from a file: checked, previewed, and written as a whole or not at all.
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, timestamp } from '#contract/primitives.ts'

/** Listed in the report; all of them are in a file of their own. */
export const MAX_LISTED_FAULTS = 200

/**
 * `refused`: the file as a whole cannot be read. `ready`: checked, and waiting for confirmation. `failed`: the import
 * was interrupted and nothing was written. `discarded`: by a person, or after a day without confirmation.
 */
export const IMPORT_STATES = [
  'checking',
  'refused',
  'ready',
  'writing',
  'done',
  'failed',
  'discarded',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

const rowFault = z.object({
  /** As a spreadsheet numbers them: the headings are row 1. */
  row: z.int(),
  /** What the column is called; null where it concerns the row. */
  column: z.string().nullable(),
  /** The cell's text, shortened. */
  value: z.string(),
  sentence: z.string(),
  /** A warning does not keep the file from being taken. */
  isWarning: z.boolean(),
})
export type RowFault = z.infer<typeof rowFault>

const shownRow = { row: z.int(), nameArabic: z.string() }
const changedRow = z.object({
  ...shownRow,
  id,
  fields: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
})
export type ChangedRow = z.infer<typeof changedRow>
const addedRow = z.object({ ...shownRow, type: z.string(), price: z.string(), quantity: z.int() })
export type AddedRow = z.infer<typeof addedRow>

const importReport = z.object({
  rows: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows with an error; while there is one, nothing is written. */
  faulty: z.int(),
  errors: z.int(),
  warnings: z.int(),
  /** Notes on the file as a whole: another encoding, unknown columns. */
  notes: z.array(z.string()),
  faults: z.array(rowFault),
  changes: z.array(changedRow),
  additions: z.array(addedRow),
  /** The preview is stale, because items were changed meanwhile. */
  isStale: z.boolean(),
})
export type ImportReport = z.infer<typeof importReport>

const productImport = z.object({
  id,
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  /** Who uploaded or confirmed it; null if the account has ended. */
  startedBy: z.string().nullable(),
  createdAt: timestamp,
  finishedAt: timestamp.nullable(),
  /** Of the work under way, in hundredths. */
  progress: z.int(),
  problem: z.string().nullable(),
  report: importReport.nullable(),
})
export type ProductImport = z.infer<typeof productImport>

/** The newest, without what they hold. */
const productImportList = z.object({ items: z.array(productImport.omit({ report: true })) })
export type ProductImportList = z.infer<typeof productImportList>

export const productImportEndpoints = {
  'POST /api/admin/product-imports': {
    summary: 'Check a file of items (CSV as the export writes it); nothing is written yet',
    access: 'products:write',
    file: { field: 'file', description: 'CSV, at most 32 MB and 50,000 rows' },
    response: productImport,
    status: [202],
    refusals: ['import-too-large', 'import-under-way', 'overloaded'],
  },
  'GET /api/admin/product-imports': {
    summary: 'The newest files, and what became of them',
    access: 'products:write',
    response: productImportList,
  },
  'GET /api/admin/product-imports/:id': {
    summary: 'How far the work on a file is, and what it would do or did',
    access: 'products:write',
    response: productImport,
  },
  'POST /api/admin/product-imports/:id/commit': {
    summary: 'Write what was shown, all of it or nothing',
    access: 'products:write',
    response: productImport,
    status: [202],
    refusals: ['import-not-ready', 'import-under-way'],
  },
  'DELETE /api/admin/product-imports/:id': {
    summary: 'Leave a file that was shown; nothing of it is written',
    access: 'products:write',
    response: productImport,
    refusals: ['import-not-ready', 'import-under-way'],
  },
  'GET /api/admin/product-imports/:id/faults': {
    summary: 'All that is wrong with a file, as CSV',
    access: 'products:write',
  },
  'GET /api/admin/product-imports/:id/changes': {
    summary: 'All that a file changed, field by field, as CSV',
    access: 'products:write',
  },
} satisfies ShopEndpoints
