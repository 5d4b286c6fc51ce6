// Tables as files that Excel opens in Arabic: UTF-8 with a byte order mark, line ends as in RFC 4180. Text that
// begins like a formula is escaped, since strangers typed the names and addresses.
import { stringify } from 'csv-stringify/sync'
import { guardFormula } from '#domain/formula-guard.ts'

type CsvRow = readonly (string | number | null)[]

/** @param name of the file, in ASCII, with its extension */
export function csvResponse(name: string, columns: readonly string[], rows: readonly CsvRow[]): Response {
  return new Response(linesOf([columns, ...rows], true), { headers: headersOf(name) })
}

/** The same for more rows than fit in memory: each batch is sent as it is read. */
export function csvStream(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly CsvRow[]>,
): Response {
  const encoder = new TextEncoder()
  const source = batches[Symbol.asyncIterator]()
  const bytes = new ReadableStream<Uint8Array>({
    start: (file) => file.enqueue(encoder.encode(linesOf([columns], true))),
    pull: async (file) => {
      const { done, value } = await source.next()
      if (done) file.close()
      else file.enqueue(encoder.encode(linesOf(value, false)))
    },
    cancel: async () => {
      await source.return?.()
    },
  })
  return new Response(bytes, { headers: headersOf(name) })
}

function linesOf(rows: readonly CsvRow[], isFirst: boolean): string {
  return stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardFormula(cell) : cell))),
    { bom: isFirst, record_delimiter: 'windows' },
  )
}

function headersOf(name: string): Record<string, string> {
  return {
    'Content-Type': 'text/csv; charset=UTF-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
}
