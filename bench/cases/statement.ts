// F-05: a bank statement of 1,000 lines with noise against 2,000 open orders, from its bytes to a verdict for each
// line, and how right the verdicts are. Ten generated statements; the worst counts.
import { performance } from 'node:perf_hooks'
import { toRials } from '#domain/money.ts'
import { matchLines } from '#domain/statements/match-lines.ts'
import { readStatement } from '#server/statements/read-statement.ts'
import { generateStatement, TODAY } from '#tests/support/generated-statement.ts'
import { atLeastRow, atMostRow, type BenchRow } from '../measure.ts'

const STATEMENTS = 10
const ORDERS = 2000
const LINES = 1000
const MAX_SECONDS = 2
const MIN_SURE = 0.9

export async function* measureStatement(): AsyncGenerator<BenchRow> {
  const results = []
  for (let seed = 1; seed <= STATEMENTS; seed++) results.push(await measureOne(seed))
  const [sure, right] = [
    sum(results.map((result) => result.sure)),
    sum(results.map((result) => result.right)),
  ]
  const share = Math.min(...results.map((result) => result.tellableSure / result.tellable))
  const seconds = Math.max(...results.map((result) => result.seconds))
  const what = `${LINES.toLocaleString('en')} lines, ${ORDERS.toLocaleString('en')} open orders`
  const percent = (part: number) => `${(part * 100).toFixed(2)} %`
  yield atLeastRow('F-05', `precision of sure, ${what}`, right / sure, 1, percent)
  yield atLeastRow('F-05', 'sure, of what a person could tell (the worst of ten)', share, MIN_SURE, percent)
  const took = 'read and matched (the slowest of ten)'
  yield atMostRow('F-05', took, seconds, MAX_SECONDS, (value) => `${value.toFixed(2)} s`)
}

async function measureOne(seed: number) {
  const { lines, orders, closed } = generateStatement(seed, ORDERS, LINES)
  const csv = ['Date,Narration,Reference,Credit', ...lines.map(toCsv)].join('\r\n')
  const start = performance.now()
  const read = await readStatement({ bytes: Buffer.from(csv) }, TODAY, async () => null)
  if (!read.ok) throw new Error(`the statement was refused: ${read.refusal.code}`)
  const asked = read.value.lines.map((line, i) => ({ ...line, id: i }))
  const verdicts = matchLines(asked, orders, closed, TODAY)
  const seconds = (performance.now() - start) / 1000
  const count = { sure: 0, right: 0, tellable: 0, tellableSure: 0, seconds }
  for (const [i, { verdict, choices }] of verdicts.entries()) {
    const line = lines[i]
    if (!line) throw new Error('a line was read that was not written')
    const isSure = verdict === 'sure'
    const isRight = new Set(choices[0]?.orderIds).symmetricDifference(new Set(line.pays)).size === 0
    if (isSure) count.sure += 1
    if (isSure && isRight) count.right += 1
    if (line.isTellable) count.tellable += 1
    if (line.isTellable && isSure) count.tellableSure += 1
  }
  return count
}

type Generated = ReturnType<typeof generateStatement>['lines'][number]

function toCsv({ day, text, reference, amount }: Generated): string {
  const [year, month, date] = (day ?? '').split('-')
  return [`${date}/${month}/${year}`, `"${text}"`, reference, toRials(amount)].join(',')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
