// A credit in a bank statement, and the columns that it is read from (F-05).
import type { Baisa } from '#domain/money.ts'

/** Limits of a statement: its size as a file or as text, and its number of lines. */
export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024
export const MAX_STATEMENT_LINES = 5_000

/** `direction`: a column that marks credits and debits. `description` may occur several times. */
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

/** How 05/11/2026 is read: Oman writes the day first, some programs the month. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** By position in the table; null for a column that is not used. */
export type StatementLayout = { columns: readonly (StatementColumn | null)[]; dateOrder: DateOrder }

/** One credit. */
export type BankLine = {
  /** The row number in the spreadsheet, or the number of the message. */
  row: number
  /** «2026-11-21»; null where the bank does not say it. */
  day: string | null
  amount: Baisa
  /** All of its text. */
  text: string
  reference: string
}

/** Why a row is not a credit; `unclear`: it does not say whether the amount came in or went out. */
export type Unread = 'date' | 'amount' | 'unclear'

/** The lines that were read, and the rows that were left out. */
export type ReadLines = {
  lines: BankLine[]
  debits: number
  unread: { row: number; why: Unread; text: string }[]
}

/** Longer texts are cut. */
export const MAX_LINE_TEXT = 500
