import { mustRow } from '#platform/must.ts'

/** Of a query on the settings: they have one row, which the first start of the shop writes. */
export function settingsRow<Row>(rows: readonly Row[]): Row {
  return mustRow(rows, 'settings, which the first start of the shop writes')
}
