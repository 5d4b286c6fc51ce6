// The rows of a workbook (XLSX) as text. Its formulas are not run: what the program that saved it last computed is read.
import { unzipSync } from 'fflate'
import readWorkbookFile from 'read-excel-file/universal'

export type Sheet = { name: string; rows: string[][] }

/** Five megabytes may unpack to gigabytes, and one cell far out makes a table of millions. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024
const MAX_COLUMNS = 100
const MAX_ROWS = 20_000

/** Null for what is no such workbook; `too-large` for one that unpacks to more than it may. */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | 'too-large' | null> {
  try {
    if (isTooLarge(bytes)) return 'too-large'
    const sheets = await readWorkbookFile(new Uint8Array(bytes).buffer)
    return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toText)) }))
  } catch {
    // Whatever it is, its owner is told how to save a file that can be read.
    return null
  }
}

/** The reader unpacks by the same library: no entry beyond the size that it declares. */
function isTooLarge(bytes: Uint8Array): boolean {
  let size = 0
  unzipSync(bytes, {
    filter({ originalSize }) {
      size += originalSize
      return false
    },
  })
  if (size > MAX_UNPACKED_BYTES) return true
  const sheets = unzipSync(bytes, { filter: ({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name) })
  return Object.values(sheets).some(reachesFar)
}

const CELL = /\br="([A-Z]+)?(\d+)"/g

function reachesFar(sheet: Uint8Array): boolean {
  for (const [, letters = '', row] of Buffer.from(sheet).toString('latin1').matchAll(CELL)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    if (column > MAX_COLUMNS || Number(row) > MAX_ROWS) return true
  }
  return false
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  // Sums of a spreadsheet are floats: 12.299999999999999 is 12.3.
  return typeof cell === 'number' ? String(Number(cell.toFixed(4))) : String(cell)
}
