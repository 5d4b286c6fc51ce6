// The rows of a file below its headings, in batches, whatever the separator and the order of columns.
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { MAX_IMPORT_ROWS } from '#domain/catalog/import-limits.ts'
import { unguardFormula } from '#domain/formula-guard.ts'
import { FILE_HEADINGS, type FileColumn, findFileColumn, isExplanation } from '#text/admin/product-file.ts'
import { fileProblemText } from '#text/admin/product-import.ts'
import { UnreadableFile } from './decode-file.ts'

/** A missing cell leaves its field unchanged. */
export type FileRow = {
  /** As a spreadsheet numbers them. */
  number: number
  cells: Partial<Record<FileColumn, string>>
  /** It holds more cells than there are headings. */
  isTooLong: boolean
}

export type ImportTable = {
  /** `;` separates cells where a comma is the decimal separator. */
  delimiter: string
  unknown: string[]
  /** Rows that explain, and rows without anything; complete once all was read. */
  skipped: { explanations: number; blank: number }
  /** Throws `UnreadableFile` in the middle where it cannot be read on. */
  rows: (onProgress: (share: number) => void) => AsyncGenerator<FileRow[]>
}

const DELIMITERS = [',', ';', '\t']
const BATCH = 500
const SLICE_BYTES = 64 * 1024
/** No cell of an item is as long; a quote that is never closed would take in the rest of the file. */
const MAX_ROW_BYTES = 400_000

/** @param text in UTF-8 */
export function readImportTable(text: Buffer): ImportTable {
  const head = readHead(text)
  if (!head) throw new UnreadableFile(fileProblemText.empty)
  const { delimiter, headings, start, lineBreaks } = head
  const columns = headings.map(findFileColumn)
  const known = columns.filter((column) => column !== null)
  if (known.length === 0) throw new UnreadableFile(fileProblemText.noColumns)
  const twice = known.find((column, i) => known.indexOf(column) !== i)
  if (twice) throw new UnreadableFile(fileProblemText.twice(FILE_HEADINGS[twice]))
  if (!known.includes('id') && !known.includes('nameArabic')) throw new UnreadableFile(fileProblemText.noKey)
  const skipped = { explanations: 0, blank: 0 }
  const unknown = headings.filter((heading, i) => columns[i] === null && heading !== '')
  const body = text.subarray(start)
  return {
    delimiter,
    unknown,
    skipped,
    rows: (onProgress) => readRows({ body, delimiter, columns, above: lineBreaks }, skipped, onProgress),
  }
}

type Head = { delimiter: string; headings: string[]; start: number; lineBreaks: number }

/** Excel may write the separator on a separate first line. */
const DECLARED = /^sep=.(?:\r\n|\n|\r)/i
const NOTHING_ABOVE = /^(?:[,;\t ]*(?:\r\n|\n|\r))*/

/** Chooses the separator that yields the most known headings. */
function readHead(text: Buffer): Head | null {
  const declared = DECLARED.exec(text.subarray(0, 10).toString())?.[0] ?? ''
  const from = Buffer.byteLength(declared)
  const begin = text.subarray(from, from + SLICE_BYTES).toString()
  const above = NOTHING_ABOVE.exec(begin)?.[0] ?? ''
  const start = from + above.length
  const lineBreaks = above.match(/\r\n|\n|\r/g)?.length ?? 0
  const choices = DELIMITERS.map((delimiter) => {
    const headings = firstRecord(begin.slice(above.length), delimiter).map((heading) => heading.trim())
    return { delimiter, headings, start, lineBreaks, known: headings.filter(findFileColumn).length }
  })
  const best = choices.toSorted((a, b) => b.known - a.known || b.headings.length - a.headings.length)[0]
  if (best?.headings.some((heading) => heading !== '')) return best
  if (begin.includes('"')) throw new UnreadableFile(fileProblemText.openQuote(lineBreaks + 1))
  return null
}

/** A heading may be broken into lines. With another separator than its own a file may be no table at all. */
function firstRecord(text: string, delimiter: string): string[] {
  try {
    const [cells = []] = parseAtOnce(text, { ...LENIENT, delimiter, to: 1 }) as string[][]
    return cells
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

/** Rows of any length, quotes inside of text, any end of line: as programs write them. */
export const LENIENT = {
  relax_column_count: true,
  relax_quotes: true,
  record_delimiter: ['\r\n', '\n', '\r'],
  max_record_size: MAX_ROW_BYTES,
}

type Body = {
  body: Buffer
  delimiter: string
  columns: readonly (FileColumn | null)[]
  /** Empty rows above the headings. */
  above: number
}

async function* readRows(
  { body, delimiter, columns, above }: Body,
  skipped: ImportTable['skipped'],
  onProgress: (share: number) => void,
): AsyncGenerator<FileRow[]> {
  const records: AsyncIterable<string[]> = Readable.from(slicesOf(body, onProgress)).pipe(
    parse({ ...LENIENT, delimiter }),
  )
  let batch: FileRow[] = []
  let number = above
  let rows = 0
  try {
    for await (const record of records) {
      number += 1
      if (number === above + 1) continue
      if (record.every((cell) => cell.trim() === '')) {
        skipped.blank += 1
        continue
      }
      const row = toRow(number, record, columns)
      if (isExplanation(row.cells.id ?? '')) {
        skipped.explanations += 1
        continue
      }
      rows += 1
      if (rows > MAX_IMPORT_ROWS) throw new UnreadableFile(fileProblemText.tooManyRows)
      batch.push(row)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // The parser is ahead of the rows already delivered.
    const row = above + Number(error.records ?? number) + 1
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE'
    throw new UnreadableFile(isTooLong ? fileProblemText.rowTooLong(row) : fileProblemText.openQuote(row))
  }
  if (rows === 0) throw new UnreadableFile(fileProblemText.empty)
  yield batch
}

function* slicesOf(body: Buffer, onProgress: (share: number) => void): Generator<Buffer> {
  for (let at = 0; at < body.length; at += SLICE_BYTES) {
    onProgress(at / body.length)
    yield body.subarray(at, at + SLICE_BYTES)
  }
}

function toRow(number: number, record: readonly string[], columns: readonly (FileColumn | null)[]): FileRow {
  const cells: FileRow['cells'] = {}
  for (const [i, column] of columns.entries()) {
    const cell = record[i]
    if (column && cell !== undefined) cells[column] = unguardFormula(cell).replace(/\r\n?/g, '\n')
  }
  const isTooLong = record.slice(columns.length).some((cell) => cell.trim() !== '')
  return { number, cells, isTooLong }
}
