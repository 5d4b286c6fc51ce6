// The rows of a workbook (XLSX) as text. Formulas are not evaluated: their saved results are read.
import { unzipSync } from 'fflate'
import readWorkbookFile from 'read-excel-file/universal'

export type Sheet = { name: string; rows: string[][] }

/** Limits: five megabytes may unpack to gigabytes, and one distant cell may create a table of millions. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024
const MAX_COLUMNS = 100
const MAX_ROWS = 20_000
const MAX_ENTRIES = 200

/** Null if it is no workbook; `too-large` if it unpacks beyond the limit. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | 'too-large' | null> {
  try {
    if (isTooLarge(bytes)) return 'too-large'
    const sheets = await readWorkbookFile(new Uint8Array(bytes).buffer)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }))
  } catch {
    // For any error, the owner is told how to save a readable file.
    return null
  }
}

/** Sizes are the archive's claim, true of a stored entry: else its copy is larger than the entry. */
function isTooLarge(bytes: Uint8Array): boolean {
  let [entries, size, isFalse] = [0, 0, false]
  unzipSync(bytes, {
    filter(entry) {
      entries += 1
      size += Math.max(entry.size, entry.originalSize)
      isFalse ||= entry.compression === 0 && entry.size !== entry.originalSize
      return false
    },
  })
  if (isFalse || entries > MAX_ENTRIES || size > MAX_UNPACKED_BYTES) return true
  const parts = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') })
  return Object.values(parts).reduce((cells, part) => cells + cellsOf(part), 0) > MAX_ROWS * MAX_COLUMNS
}

const CELL = /\br\s*=\s*["']([A-Z]*)(\d+)/gi

/** The number of cells that the reader allocates: up to the last row and the last column used. */
function cellsOf(part: Uint8Array): number {
  let [rows, columns] = [0, 0]
  for (const [, letters = '', row] of Buffer.from(part).toString('latin1').matchAll(CELL)) {
    const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, column)
  }
  return rows > MAX_ROWS || columns > MAX_COLUMNS ? Number.POSITIVE_INFINITY : rows * columns
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Sums of a spreadsheet are floats: 12.299999999999999 is 12.3.
  return typeof cell === 'number' ? String(Number(cell.toFixed(4))) : String(cell)
}
