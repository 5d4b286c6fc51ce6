// Guesses the columns of a bank's table from its headings, in Arabic or English, else from its cells. Pure; the user
// sees the guess and can change it.
import { foldArabic } from '#domain/fold-arabic.ts'
import type { DateOrder, StatementColumn, StatementLayout } from './bank-line.ts'
import { readAmount } from './read-amount.ts'
import { isRecentDay, readDay } from './read-day.ts'

export type Rows = readonly (readonly string[])[]

export type Guess = {
  layout: StatementLayout
  /** The rows above the first line: the bank's name, the period, the headings. */
  above: number
  headings: string[]
}

/** The maximum number of rows above a table. */
const MAX_ABOVE = 40

/** Words of headings, folded; the first that fits counts, so that «value date» is a date and no value. */
const HEADINGS: readonly (readonly [StatementColumn, RegExp])[] = [
  [
    'direction',
    /^(?:dr ?cr|cr ?dr|d c|c d|type|transaction type|نوع العمليه|نوع الحركه|مدين داين|داين مدين|النوع)$/,
  ],
  ['balance', /balance|رصيد/],
  ['date', /^(?:.* )?date(?: .*)?$|تاريخ|^اليوم$/],
  ['reference', /\bref|cheque|transaction (?:id|no|number)|رقم العمليه|رقم القيد|رقم الحركه|مرجع/],
  ['credit', /\bcredits?\b|\bcr\b|deposit|paid in|money in|\bin$|داين|ايداع|وارد|^له$/],
  ['debit', /\bdebits?\b|\bdr\b|withdraw|paid out|money out|مدين|سحب|سحوب|صادر|منصرف|^عليه$/],
  [
    'description',
    /descri|narrat|detail|particular|remark|sender|remitter|\bfrom\b|بيان|وصف|تفاصيل|شرح|ملاحظ|محول|مرسل|اسم/,
  ],
  ['amount', /amount|^omr$|مبلغ|^القيمه$/],
]

export function findColumn(heading: string): StatementColumn | null {
  const folded = foldArabic(heading)
  if (folded === '' || folded.length > 60) return null
  return HEADINGS.find(([, words]) => words.test(folded))?.[0] ?? null
}

/** Null where there is no table. A layout without an amount is for the person to complete. */
export function guessColumns(rows: Rows, today: string): Guess | null {
  const at = rows.slice(0, MAX_ABOVE).findIndex(isHeading)
  const above = at + 1
  const body = rows.slice(above)
  const width = Math.max(rows[at]?.length ?? 0, ...body.slice(0, 200).map((row) => row.length))
  if (width < 2) return null
  const headings = Array.from({ length: width }, (_, i) => (rows[at]?.[i] ?? '').trim())
  const columns = at < 0 ? byContent(body, width, today) : byHeadings(headings)
  const dateAt = columns.indexOf('date')
  const dateOrder = dateAt < 0 ? 'dmy' : guessDateOrder(body, dateAt, today)
  return { layout: { columns, dateOrder }, above, headings }
}

/** Columns that make a line: something that came in. */
export function isComplete({ columns }: StatementLayout): boolean {
  return columns.includes('credit') || columns.includes('amount')
}

/** The signature by which a bank's layout is recognised; empty without headings. */
export function headingKey(headings: readonly string[]): string {
  return headings.map(foldArabic).join('|').replace(/^\|+$/, '')
}

function isHeading(row: readonly string[]): boolean {
  const known = new Set(row.map(findColumn).filter((column) => column !== null))
  return known.size >= 2 && (known.has('credit') || known.has('amount') || known.has('debit'))
}

/** Each once but the words; of two dates that of the transaction, not of its value. */
function byHeadings(headings: readonly string[]): (StatementColumn | null)[] {
  const found = headings.map(findColumn)
  const isValue = (i: number) => /value|قيمه|استحقاق/.test(foldArabic(headings[i] ?? ''))
  const keptDate = found.findIndex((column, i) => column === 'date' && !isValue(i))
  return found.map((column, i) => {
    if (column === null || column === 'description') return column
    if (column === 'date' && keptDate >= 0) return i === keptDate ? 'date' : null
    return found.indexOf(column) === i ? column : null
  })
}

/** Without headings: days, amounts, and the rest are words. Two columns of amounts are not told apart by guessing. */
function byContent(body: Rows, width: number, today: string): (StatementColumn | null)[] {
  const sample = body.slice(0, 200)
  const cellsOf = (i: number) => sample.map((row) => row[i]?.trim() ?? '').filter((cell) => cell !== '')
  const share = (i: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(i)
    return cells.length === 0 ? 0 : cells.filter(is).length / cells.length
  }
  const places = Array.from({ length: width }, (_, i) => i)
  const dates = places.filter((i) => share(i, (cell) => readDay(cell, 'dmy', today) !== null) > 0.8)
  const amounts = places.filter((i) => !dates.includes(i) && share(i, looksLikeAmount) > 0.8)
  return places.map((i) => {
    if (dates.includes(i)) return i === dates[0] ? 'date' : null
    if (amounts.includes(i)) return amounts.length === 1 ? 'amount' : null
    return share(i, (cell) => /\p{L}{2}/u.test(cell)) > 0.5 ? 'description' : null
  })
}

/** Numbers of accounts and transactions have no decimals. */
function looksLikeAmount(cell: string): boolean {
  return (/[.,٫]\d|[.٫][٠-٩]|^0$/.test(cell) && readAmount(cell) !== null) || /^0+(?:\.0+)?$/.test(cell)
}

/** The order by which more of the days are recent. */
function guessDateOrder(body: Rows, at: number, today: string): DateOrder {
  const cells = body.slice(0, 500).map((row) => row[at] ?? '')
  const recent = (order: DateOrder) =>
    cells.filter((cell) => {
      const day = readDay(cell, order, today)
      return day !== null && isRecentDay(day, today)
    }).length
  return recent('mdy') > recent('dmy') ? 'mdy' : 'dmy'
}
