// Requests about the lines of a bank statement (F-05).
import { z } from 'zod/mini'
import { rowId } from '#contract/typed-id.ts'
import { DATE_ORDERS, STATEMENT_COLUMNS } from '#domain/statements/bank-line.ts'

/** In one call; a page sends more one after the other. */
export const MAX_LINES_AT_ONCE = 200
const MAX_ORDERS_A_LINE = 20

/** Pasted; the bytes are counted before it is read. */
export const statementTextRequest = z.strictObject({
  text: z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\0', '')),
  ),
})

export const statementColumnsRequest = z.strictObject({
  columns: z.array(z.nullable(z.enum(STATEMENT_COLUMNS))).check(z.minLength(1), z.maxLength(100)),
  dateOrder: z.enum(DATE_ORDERS),
})
export type StatementColumnsRequest = z.output<typeof statementColumnsRequest>

/** Pays the orders in this sequence, each its due amount; the last also gets the remainder. */
const acceptedLine = z.strictObject({
  id: rowId,
  orderIds: z.array(rowId).check(z.minLength(1), z.maxLength(MAX_ORDERS_A_LINE)),
})
export type AcceptedLine = z.output<typeof acceptedLine>

export const acceptLinesRequest = z.strictObject({
  lines: z.array(acceptedLine).check(z.minLength(1), z.maxLength(MAX_LINES_AT_ONCE)),
})

export const undoLinesRequest = z.strictObject({
  lines: z.array(z.strictObject({ id: rowId })).check(z.minLength(1), z.maxLength(MAX_LINES_AT_ONCE)),
})
