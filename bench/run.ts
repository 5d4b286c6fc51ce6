// npm run bench [-- NAME …]: measures what quality.md names, prints one table, writes bench/results/<time>.json.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureAddToCart } from './cases/add-to-cart.ts'
import { measureBackOffice } from './cases/back-office.ts'
import { measureCatalogueSize } from './cases/catalogue-size.ts'
import { measureChat } from './cases/chat.ts'
import { measureFreshPages } from './cases/fresh-pages.ts'
import { measureJavaScriptSize } from './cases/javascript-size.ts'
import { measurePhonePages } from './cases/phone-pages.ts'
import { measurePlaceOrder } from './cases/place-order.ts'
import { measureProductList } from './cases/product-list.ts'
import { measurePublicPages } from './cases/public-pages.ts'
import { measureSearch } from './cases/search.ts'
import { measureSignIn } from './cases/sign-in.ts'
import type { Row } from './measure.ts'

const CASES: Record<string, () => Promise<Row[]>> = {
  'public-pages': measurePublicPages,
  'fresh-pages': measureFreshPages,
  'product-list': measureProductList,
  'add-to-cart': measureAddToCart,
  'place-order': measurePlaceOrder,
  search: measureSearch,
  chat: measureChat,
  'sign-in': measureSignIn,
  'catalogue-size': measureCatalogueSize,
  'back-office': measureBackOffice,
  'javascript-size': measureJavaScriptSize,
  'phone-pages': measurePhonePages,
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in CASES))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are ${Object.keys(CASES).join(', ')}.`)
  process.exit(2)
}

const rows: Row[] = []
for (const [name, measure] of Object.entries(CASES)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.error(`${name} …`)
  rows.push(...(await measure()))
}

printTable(rows)
const folder = new URL('./results/', import.meta.url)
await mkdir(folder, { recursive: true })
const report = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, rows }
await writeFile(
  new URL(`${report.at.replaceAll(':', '-')}.json`, folder),
  `${JSON.stringify(report, null, 2)}\n`,
)

function printTable(all: readonly Row[]): void {
  const cells = [
    ['', 'what', 'figure', 'reference', 'ratio', 'goal', ''],
    ...all.map((row) => [
      row.id,
      row.what,
      row.figure,
      row.reference,
      row.ratio === null ? '—' : `${row.ratio.toFixed(2)} ×`,
      row.goal,
      row.reached ? 'reached' : 'MISSED',
    ]),
  ]
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? []
  for (const line of cells)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
