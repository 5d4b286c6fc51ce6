// The credits of a bank's table, by a layout that was guessed, remembered or chosen. Pure.
import { foldArabic } from '#domain/fold-arabic.ts'
import {
  type BankLine,
  MAX_LINE_TEXT,
  type ReadLines,
  type StatementColumn,
  type StatementLayout,
  type Unread,
} from './bank-line.ts'
import type { Rows } from './guess-columns.ts'
import { type MoneyDirection, readAmount, readDirection, type SignedAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'

/** @param above the number of rows above the first line */
export function readRows(rows: Rows, layout: StatementLayout, above: number, today: string): ReadLines {
  const read: ReadLines = { lines: [], debits: 0, unread: [] }
  const places = placesOf(layout)
  const directions = directionsByBalance(rows.slice(above), places)
  for (const [i, cells] of rows.entries()) {
    const written = at(cells, places.date)
    // Page footers and totals have no date.
    if (i < above || (places.date !== undefined && !/\p{N}/u.test(written))) continue
    const row = i + 1
    const text = textOf(cells, places)
    const leave = (why: Unread) => read.unread.push({ row, why, text })
    const money = moneyOf(cells, places, directions && (directions[i - above] ?? 'unclear'))
    const day = places.date === undefined ? null : readDay(written, layout.dateOrder, today)
    if (money === 'out') read.debits += 1
    else if (money === 'unclear') leave('unclear')
    else if (money === null) {
      if (day !== null) leave('amount')
    } else if (day === null && places.date !== undefined) leave('date')
    else if (!isTotal(cells)) {
      read.lines.push({ row, day, amount: money, text, reference: at(cells, places.reference) })
    }
  }
  return read
}

type ColumnPlaces = Partial<Record<Exclude<StatementColumn, 'description'>, number>> & { words: number[] }

function placesOf({ columns }: StatementLayout): ColumnPlaces {
  const places: ColumnPlaces = { words: [] }
  for (const [i, column] of columns.entries()) {
    if (column === 'description') places.words.push(i)
    else if (column !== null) places[column] ??= i
  }
  return places
}

function at(cells: readonly string[], place: number | undefined): string {
  return place === undefined ? '' : (cells[place]?.trim() ?? '')
}

function textOf(cells: readonly string[], { words }: ColumnPlaces): string {
  return words
    .map((place) => at(cells, place).replace(/\s+/g, ' '))
    .filter((cell) => cell !== '')
    .join(' · ')
    .slice(0, MAX_LINE_TEXT)
}

/** The credit; `out` for a debit, `unclear` if the direction is unknown, null without an amount. */
function moneyOf(
  cells: readonly string[],
  places: ColumnPlaces,
  byBalance: MoneyDirection | 'unclear' | null,
): BankLine['amount'] | 'out' | 'unclear' | null {
  const credit = readAmount(at(cells, places.credit))
  const debit = readAmount(at(cells, places.debit))
  if (credit && debit) return 'unclear'
  if (debit) return 'out'
  if (credit) return credit.direction === 'out' ? 'out' : credit.amount
  const amount = readAmount(at(cells, places.amount))
  if (!amount) return null
  const stated = at(cells, places.direction)
  const direction = readDirection(stated) ?? amount.direction ?? byBalance
  return direction === 'out' || direction === 'unclear' ? direction : amount.amount
}

/**
 * For a single amount column without a direction: derives it from the change of the balance, for either sort order.
 * Null if the direction is given, or if the balances do not add up.
 */
function directionsByBalance(body: Rows, places: ColumnPlaces): (MoneyDirection | null)[] | null {
  const { amount, balance, direction } = places
  if (amount === undefined || balance === undefined || direction !== undefined) return null
  const amounts = body.map((cells) => readAmount(at(cells, amount)))
  if (amounts.some((read) => read?.direction)) return null
  const balances = body.map((cells) => readAmount(at(cells, balance)))
  const directions = ([-1, 1] as const).map((before) =>
    amounts.map((read, i): MoneyDirection | null => {
      const [now, then] = [signed(balances[i]), signed(balances[i + before])]
      if (!read || now === null || then === null) return null
      return now - then === read.amount ? 'in' : then - now === read.amount ? 'out' : null
    }),
  )
  const [oldestFirst = [], newestFirst = []] = directions
  const countKnown = (list: readonly unknown[]) => list.filter((each) => each !== null).length
  const best = countKnown(newestFirst) > countKnown(oldestFirst) ? newestFirst : oldestFirst
  return countKnown(best) > 0 ? best : null
}

function signed(read: SignedAmount | null | undefined): number | null {
  return read ? (read.direction === 'out' ? -read.amount : read.amount) : null
}

function isTotal(cells: readonly string[]): boolean {
  return cells.some((cell) =>
    /^(?:total|closing|opening|المجموع|الاجمالي|اجمالي|الرصيد)\b|^(?:المجموع|الاجمالي|اجمالي|الرصيد)/.test(
      foldArabic(cell),
    ),
  )
}
