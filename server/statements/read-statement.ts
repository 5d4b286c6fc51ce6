// Parses a bank statement that was dropped or pasted: a table with any columns, or text messages. Stores nothing.
import { CsvError, parse } from 'csv-parse/sync'
import type { RefusalOf } from '#contract/refusals.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { unguardFormula } from '#domain/formula-guard.ts'
import { MAX_STATEMENT_LINES, type ReadLines, type StatementLayout } from '#domain/statements/bank-line.ts'
import {
  findColumn,
  type Guess,
  guessColumns,
  headingKey,
  isComplete,
  type Rows,
} from '#domain/statements/guess-columns.ts'
import { isRecentDay } from '#domain/statements/read-day.ts'
import { readMessages } from '#domain/statements/read-messages.ts'
import { readRows } from '#domain/statements/read-rows.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import { decodeFile, UnreadableFile } from '#server/catalog/import/decode-file.ts'
import { detectFormat } from '#server/catalog/import/detect-format.ts'
import { LENIENT } from '#server/catalog/import/read-table.ts'
import { statementFileProblems } from '#text/admin/statements.ts'
import { readWorkbook } from './read-workbook.ts'

export type StatementTable = Guess & {
  rows: Rows
  /** Identifies the bank by its headings; empty without headings. */
  headingKey: string
  /** Other sheets than this one were left out. */
  leftOutSheets: string[]
}

export type ReadStatement = ReadLines & {
  /** Null for messages. */
  table: StatementTable | null
}

type UnreadableStatement = RefusalOf<'statement-unreadable'>

/** How a bank's columns were set the last time, by its headings. */
export type FindLayout = (headingKey: string) => Promise<StatementLayout | null>

export async function readStatement(
  given: { bytes: Buffer } | { text: string },
  today: string,
  findLayout: FindLayout,
): Promise<Result<ReadStatement, UnreadableStatement>> {
  const found = 'text' in given ? tableIn(given.text, today) : await readFile(given.bytes, today)
  if (found !== null && 'ok' in found) return found
  if (found === null) {
    const text = 'text' in given ? given.text : given.bytes.toString('utf8')
    return checkLines({ ...readMessages(text, today), table: null }, today)
  }
  const remembered = found.headingKey ? await findLayout(found.headingKey) : null
  const fits = remembered?.columns.length === found.layout.columns.length
  return readTable({ ...found, layout: remembered && fits ? remembered : found.layout }, today)
}

/** Without a column of incoming amounts there are no lines yet: the office is asked which column it is. */
export function readTable(table: StatementTable, today: string): Result<ReadStatement, UnreadableStatement> {
  if (!isComplete(table.layout)) return ok({ lines: [], debits: 0, unread: [], table })
  return checkLines({ ...readRows(table.rows, table.layout, table.above, today), table }, today)
}

function checkLines(read: ReadStatement, today: string): Result<ReadStatement, UnreadableStatement> {
  const { lines, debits, unread } = read
  if (lines.length + debits + unread.length > MAX_STATEMENT_LINES) return unreadable('too-many-lines')
  if (lines.length === 0) {
    if (read.table && unread.length > 0) return ok(read)
    return unreadable(debits > 0 ? 'only-debits' : unread.length > 0 ? 'unclear' : 'empty')
  }
  const days = lines.flatMap(({ day }) => day ?? [])
  const isOld =
    days.length > 0 && days.length === lines.length && !days.some((day) => isRecentDay(day, today))
  return isOld ? unreadable('other-year') : ok(read)
}

async function readFile(
  bytes: Buffer,
  today: string,
): Promise<StatementTable | Result<never, UnreadableStatement> | null> {
  if (bytes.every((byte) => byte <= 0x20)) return unreadable('empty')
  // Old workbooks cannot be read; the error below says so.
  if (detectFormat(bytes) === 'workbook' && bytes[0] === 0x50) return tableOfWorkbook(bytes, today)
  try {
    const { text } = decodeFile(bytes, {
      isHeading: (cell) => findColumn(cell) !== null,
      problems: statementFileProblems,
    })
    return tableIn(text.toString(), today)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return refuse({ code: 'statement-unreadable', reason: 'format', sentence: error.message })
  }
}

async function tableOfWorkbook(
  bytes: Buffer,
  today: string,
): Promise<StatementTable | Result<never, UnreadableStatement>> {
  const sheets = await readWorkbook(bytes)
  if (sheets === 'too-large') return unreadable('unpacked-too-large')
  if (sheets === null) return unreadable('broken-workbook')
  const tables = sheets.flatMap(({ name, rows }) => {
    const table = toTable(rows, today)
    return table ? [{ name, table }] : []
  })
  // The first sheet with incoming amounts, else the first table; the other sheets are listed.
  const chosen = tables.find(({ table }) => isComplete(table.layout)) ?? tables[0]
  if (!chosen) return unreadable('empty')
  const leftOutSheets = sheets
    .filter(({ name, rows }) => name !== chosen.name && rows.length > 0)
    .map(({ name }) => name)
  return { ...chosen.table, leftOutSheets }
}

const DELIMITERS = ['\t', ',', ';', '|']

/** The separator that gives the most recognised columns; null if the text is no table. */
function tableIn(text: string, today: string): StatementTable | null {
  const tables = DELIMITERS.flatMap((delimiter) => {
    const rows = text.includes(delimiter) ? parseRows(text, delimiter) : null
    const table = rows && toTable(rows, today)
    return table && isTable(table) ? [table] : []
  })
  const known = ({ layout }: StatementTable) => layout.columns.filter((column) => column !== null).length
  return tables.toSorted((a, b) => known(b) - known(a))[0] ?? null
}

/** A message has commas too. */
function isTable({ layout, headingKey: key }: StatementTable): boolean {
  return key !== '' || (layout.columns.includes('date') && layout.columns.length >= 3)
}

function toTable(rows: Rows, today: string): StatementTable | null {
  const guess = guessColumns(rows, today)
  if (!guess) return null
  return { ...guess, rows, headingKey: headingKey(guess.headings.map(foldArabic)), leftOutSheets: [] }
}

/** Null if a quote is not closed, or a row is too long for a bank statement. */
function parseRows(text: string, delimiter: string): string[][] | null {
  try {
    const rows: string[][] = parse(text, { ...LENIENT, delimiter, skip_empty_lines: false })
    return rows.map((row) => row.map(unguardFormula))
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}

function unreadable(reason: UnreadableStatement['reason']): Result<never, UnreadableStatement> {
  return refuse({ code: 'statement-unreadable', reason })
}
