// Tables as files that Excel opens in Arabic: UTF-8 with a byte order mark, lines ended as RFC 4180 says. What begins
// like a formula is kept from being one, for names and addresses were typed by strangers.
import { stringify } from 'csv-stringify/sync'

/** @param name of the file, in ASCII, with its ending */
export function csvResponse(
  name: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): Response {
  const file = stringify([[...columns], ...rows.map((row) => [...row])], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=UTF-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
}
