// npm run bench [-- NAME …]: measures what quality.md names, prints each row of the table as it comes, and writes
// bench/results/<time>.json. A case that fails, or ends without a row, is a row and the exit code 1.
import './production-react.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { measureAddToCart } from './cases/add-to-cart.ts'
import { measureBackOffice } from './cases/back-office.ts'
import { measureCatalogueSize } from './cases/catalogue-size.ts'
import { measureChat } from './cases/chat.ts'
import { measureFlood } from './cases/flood.ts'
import { measureFreshPages } from './cases/fresh-pages.ts'
import { measureJavaScriptSize } from './cases/javascript-size.ts'
import { measurePhonePages } from './cases/phone-pages.ts'
import { measurePlaceOrder } from './cases/place-order.ts'
import { measureProductList } from './cases/product-list.ts'
import { measurePublicPages } from './cases/public-pages.ts'
import { measureSearch } from './cases/search.ts'
import { measureSignIn } from './cases/sign-in.ts'
import { measureStatement } from './cases/statement.ts'
import { measureTwoProcesses } from './cases/two-processes.ts'
import { measureWalkedPages } from './cases/walked-pages.ts'
import type { BenchRow } from './measure.ts'

const CASES: Record<string, () => AsyncIterable<BenchRow>> = {
  'public-pages': measurePublicPages,
  'fresh-pages': measureFreshPages,
  'walked-pages': measureWalkedPages,
  'product-list': measureProductList,
  'add-to-cart': measureAddToCart,
  'place-order': measurePlaceOrder,
  'two-processes': measureTwoProcesses,
  statement: measureStatement,
  search: measureSearch,
  flood: measureFlood,
  chat: measureChat,
  'sign-in': measureSignIn,
  'catalogue-size': measureCatalogueSize,
  'back-office': measureBackOffice,
  'javascript-size': measureJavaScriptSize,
  'phone-pages': measurePhonePages,
}

/** Fixed widths, because each row is printed before the next is known; longer cells are printed whole. */
const WIDTHS = [5, 78, 12, 12, 8, 10]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in CASES))
if (unknown.length > 0) {
  console.error(`No benchmark ${unknown.join(', ')}; there are ${Object.keys(CASES).join(', ')}.`)
  process.exit(2)
}

const rows: BenchRow[] = []
let running = ''
// Node exits without an error if a case awaits a promise that can no longer settle.
process.on('exit', (code) => {
  if (running) console.error(`The benchmark ended amid ${running}, with exit code ${code}.`)
})
printLine(['', 'what', 'figure', 'reference', 'ratio', 'goal', ''])
for (const [name, measure] of Object.entries(CASES)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.error(`${name} …`)
  running = name
  for await (const row of orFailure(name, measure())) {
    rows.push(row)
    printRow(row)
  }
}
running = ''

const folder = new URL('./results/', import.meta.url)
await mkdir(folder, { recursive: true })
const report = { at: new Date().toISOString(), node: process.version, cpus: cpus().length, rows }
await writeFile(
  new URL(`${report.at.replaceAll(':', '-')}.json`, folder),
  `${JSON.stringify(report, null, 2)}\n`,
)

/** Returns the rows so far with the error, so that the remaining cases still run. */
async function* orFailure(name: string, measured: AsyncIterable<BenchRow>): AsyncGenerator<BenchRow> {
  let count = 0
  try {
    for await (const row of measured) {
      count++
      yield row
    }
    if (count === 0) throw new Error('the benchmark returned no row')
  } catch (error) {
    process.exitCode = 1
    const figure = error instanceof Error ? error.message : String(error)
    yield { id: '', what: `${name} failed`, figure, goal: '—', reached: false }
  }
}

function printRow(row: BenchRow): void {
  const ratio = row.ratio === undefined ? '—' : `${row.ratio.toFixed(2)} ×`
  const outcome = row.reached ? 'reached' : 'MISSED'
  printLine([row.id, row.what, row.figure, row.reference ?? '—', ratio, row.goal, outcome])
}

function printLine(cells: readonly string[]): void {
  console.log(cells.map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0)).join('  '))
}
