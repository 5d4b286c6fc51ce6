// What a bank says came in, read from its statement, and how its columns stand (F-05).
import type { Baisa } from '#domain/money.ts'

/** A statement may hold this much, as a file or as text, and so many lines. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024
export const MAX_STATEMENT_LINES = 5_000

/** `direction`: a column that says whether an amount came or went. `description` may stand several times. */
export const STATEMENT_COLUMNS = [
  'date',
  'description',
  'reference',
  'credit',
  'debit',
  'amount',
  'direction',
  'balance',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

/** What 05/11/2026 is: Oman writes the day first, some programs the month. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** By place in the table; null for a column that is of no use. */
export type StatementLayout = { columns: readonly (StatementColumn | null)[]; dateOrder: DateOrder }

/** One credit. */
export type BankLine = {
  /** As a spreadsheet numbers them, or the how manieth message. */
  row: number
  /** «2026-11-21»; null where the bank does not say it. */
  day: string | null
  amount: Baisa
  /** All that it says in words. */
  text: string
  reference: string
}

/** What keeps a row from being a credit; `unclear`: nobody can say whether it came or went. */
export type Unread = 'date' | 'amount' | 'unclear'

/** What was read, and what was left out. */
export type ReadLines = {
  lines: BankLine[]
  debits: number
  unread: { row: number; why: Unread; text: string }[]
}

/** No text of a bank is longer; what is, is cut. */
export const MAX_LINE_TEXT = 500
