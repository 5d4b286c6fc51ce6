import { expect, test } from 'vitest'
import type { StatementLayout } from './bank-line.ts'
import { findColumn, guessColumns, headingKey, isComplete, type Rows } from './guess-columns.ts'
import { readAmount } from './read-amount.ts'
import { readDay } from './read-day.ts'
import { readMessages } from './read-messages.ts'
import { readRows } from './read-rows.ts'

const TODAY = '2026-11-23'

test.each([
  ['2026-11-21', '2026-11-21'],
  ['21/11/2026', '2026-11-21'],
  ['٢١/١١/٢٠٢٦', '2026-11-21'],
  ['21-11-26 14:05', '2026-11-21'],
  ['2026-11-21T14:05:00', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['21-Nov-2026', '2026-11-21'],
  ['21 NOV 26', '2026-11-21'],
  ['Nov 21, 2026', '2026-11-21'],
  ['21 نوفمبر 2026', '2026-11-21'],
  ['1 أبريل 2026', '2026-04-01'],
  ['5/11', '2026-11-05'],
  ['30/12', '2025-12-30'],
  ['31/12/2019', '2019-12-31'],
  ['30/02/2026', null],
  ['12.500', null],
  ['Opening balance', null],
  ['', null],
])('F-05: reads the date «%s» as %s', (text, day) => {
  expect(readDay(text, 'dmy', TODAY)).toBe(day)
})

test.each([
  ['12.500', 12_500, null],
  ['OMR 1,204.500', 1_204_500, null],
  ['١٬٢٠٤٫٥٠٠ ر.ع.', 1_204_500, null],
  ['12.5 CR', 12_500, 'in'],
  ['12.5000', 12_500, null],
  ['(12.500)', 12_500, 'out'],
  ['\u221212.500', 12_500, 'out'],
  ['12.500 DR', 12_500, 'out'],
  ['+3', 3000, null],
] as const)('F-05: reads the amount «%s» as %s baisa', (text, amount, direction) => {
  expect(readAmount(text)).toEqual({ amount, direction })
})

test.each(['', '-', '0.000', '12.5001', '1,20', 'FT123', '1.2.3', '=1+1'])(
  'F-05: «%s» is no amount',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)

/** Two invented banks. */
const WADI: Rows = [
  ['Wadi Bank', '', '', '', '', ''],
  ['Account', '0123456789', 'Period', '01/11/2026 - 23/11/2026', '', ''],
  ['Txn Date', 'Value Date', 'Narration', 'Ref No', 'Withdrawals', 'Deposits', 'Running Balance'],
  ['21/11/2026', '22/11/2026', 'TRF MARYAM', 'FT2632608', '', '127.900', '1,127.900'],
  ['21/11/2026', '21/11/2026', 'POS SHOP', 'FT2632609', '5.000', '0.000', '1,122.900'],
  ['', '', 'Total', '', '5.000', '127.900', ''],
]
const NAKHL: Rows = [
  ['تاريخ العملية', 'المبلغ', 'النوع', 'البيان', 'اسم المحوّل', 'الرصيد'],
  ['٢١/١١/٢٠٢٦', '١٢٧٫٩٠٠', 'دائن', 'حوالة واردة', 'مريم الحارثية', '٥٠٠'],
  ['٢١/١١/٢٠٢٦', '٥٫٠٠٠', 'مدين', 'سحب نقدي', '', '٤٩٥'],
]

test('F-05: guesses columns by their English or Arabic headings, below any preamble', () => {
  const wadi = guessColumns(WADI, TODAY)
  expect(wadi?.above).toBe(3)
  expect(wadi?.layout.columns).toEqual([
    'date',
    null,
    'description',
    'reference',
    'debit',
    'credit',
    'balance',
  ])
  const nakhl = guessColumns(NAKHL, TODAY)
  expect(nakhl?.layout.columns).toEqual([
    'date',
    'amount',
    'direction',
    'description',
    'description',
    'balance',
  ])
  expect(headingKey(nakhl?.headings ?? [])).not.toBe(headingKey(wadi?.headings ?? []))
})

test.each([
  ['الدائن', 'credit'],
  ['دائن', 'credit'],
  ['المدين', 'debit'],
  ['مدين/دائن', 'direction'],
  ['الإيداعات', 'credit'],
  ['السحوبات', 'debit'],
])('F-05: «%s» heads the column %s, hamza or not', (heading, column) => {
  expect(findColumn(heading)).toBe(column)
})

test('F-05: reads the credits of a table, and counts the rows left out', () => {
  const wadi = readTable(WADI)
  expect(wadi.lines).toEqual([
    { row: 4, day: '2026-11-21', amount: 127_900, text: 'TRF MARYAM', reference: 'FT2632608' },
  ])
  expect([wadi.debits, wadi.unread]).toEqual([1, []])
  const nakhl = readTable(NAKHL)
  expect(nakhl.lines).toMatchObject([{ amount: 127_900, text: 'حوالة واردة · مريم الحارثية' }])
  expect(nakhl.debits).toBe(1)
})

test('F-05: recognises days, amounts and texts without headings, and asks which of two amounts to use', () => {
  const one = guessColumns([['21/11/2026', 'SALIM', '12.500']], TODAY)
  expect(one?.layout.columns).toEqual(['date', 'description', 'amount'])
  const two = guessColumns([['21/11/2026', 'SALIM', '12.500', '99.000']], TODAY)
  expect(two && isComplete(two.layout)).toBe(false)
})

test('F-05: reads the month first only if the days require it', () => {
  const order = (...days: string[]) =>
    guessColumns([['Date', 'Amount'], ...days.map((day) => [day, '1.500'])], TODAY)?.layout.dateOrder
  expect(order('11/21/2026', '11/05/2026')).toBe('mdy')
  expect(order('05/11/2026', '04/11/2026')).toBe('dmy')
})

test('F-05: tells credits from debits by the running balance when amounts have no sign', () => {
  const table: Rows = [
    ['Date', 'Details', 'Amount', 'Balance'],
    ['20/11/2026', 'FIRST', '1.000', '10.000'],
    ['21/11/2026', 'SALIM', '12.500', '22.500'],
    ['21/11/2026', 'SHOP', '2.500', '20.000'],
  ]
  const read = readTable(table)
  expect(read.lines.map(({ text }) => text)).toEqual(['SALIM'])
  expect(read.debits).toBe(1)
  expect(read.unread).toEqual([{ row: 2, why: 'unclear', text: 'FIRST' }])
})

test('F-05: reports a row whose day or amount is unreadable, and does not guess', () => {
  const { lines, unread } = readTable([
    ['Date', 'Details', 'Credit'],
    ['31/02/2026', 'A', '1.000'],
    ['21/11/2026', 'B', 'twelve'],
    ['21/11/2026', 'C', '1.000'],
  ])
  expect(lines.map(({ text }) => text)).toEqual(['C'])
  expect(unread.map(({ row, why }) => [row, why])).toEqual([
    [2, 'date'],
    [3, 'amount'],
  ])
})

const MESSAGES = `Dear customer, your a/c XX123 was credited with OMR 127.900 on 21/11/2026 from MARYAM ALHARTHI Ref FT2632608. Avail bal OMR 900.100

عزيزي العميل، تم إيداع ٣٣٫٦٠٠ ر.ع في حسابك بتاريخ ٢٢/١١ من عائشة الزدجالية. رصيدك ٩٣٣٫٧٠٠ ر.ع

Your card was used for a purchase of OMR 4.200 at SHOP on 22/11/2026

OMR 5.000 23/11/2026`

test('F-05: reads amount, day and reference from bank messages', () => {
  const { lines, debits, unread } = readMessages(MESSAGES, TODAY)
  expect(lines).toMatchObject([
    { row: 1, day: '2026-11-21', amount: 127_900, reference: 'FT2632608' },
    { row: 2, day: '2026-11-22', amount: 33_600 },
  ])
  expect(debits).toBe(1)
  expect(unread).toMatchObject([{ row: 4, why: 'unclear' }])
})

test('F-05: splits messages without an empty line between them at the next credit', () => {
  const { lines } = readMessages(MESSAGES.replace(/\n\n/g, '\n'), TODAY)
  expect(lines.map(({ amount }) => amount)).toEqual([127_900, 33_600])
})

test('F-05: a message that calls the amount «دائن» is a credit', () => {
  const { lines } = readMessages('حركة دائنة: دائن 12.500 ر.ع من سالم 21/11/2026', TODAY)
  expect(lines).toMatchObject([{ amount: 12_500 }])
})

test('F-05: an empty text has no lines', () => {
  expect(readMessages(' \n ', TODAY)).toEqual({ lines: [], debits: 0, unread: [] })
  expect(guessColumns([], TODAY)).toBeNull()
})

function readTable(rows: Rows) {
  const guess = guessColumns(rows, TODAY)
  return readRows(rows, guess?.layout as StatementLayout, guess?.above ?? 0, TODAY)
}
