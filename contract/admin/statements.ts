// Statements of the shop's bank, line by line against the orders (F-05).
import { z } from 'zod'
import type { ShopEndpoints } from '#contract/endpoint.ts'
import { id, money, timestamp } from '#contract/primitives.ts'
import { DATE_ORDERS, STATEMENT_COLUMNS } from '#domain/statements/bank-line.ts'
import { LINE_VERDICTS } from '#domain/statements/verdict.ts'
import { acceptLinesRequest, statementColumnsRequest, undoLinesRequest } from './statement-requests.ts'

/** `seen`: also in an earlier statement; `verdict` is what it would be else. `accepted`: in either. */
const LINE_STATUSES = [...LINE_VERDICTS, 'seen', 'accepted'] as const

const match = z.object({
  orderId: id,
  orderNumber: z.string(),
  customerName: z.string(),
  due: money,
  /** Matches of one number are paid together; several numbers are for somebody to choose from. */
  choice: z.int(),
  /** The reasons for the match, in words. */
  reasons: z.array(z.string()),
  /** The reasons against it. */
  doubts: z.array(z.string()),
  /** The amount less the sum due for this choice; negative if it is short. */
  difference: money,
})
export type StatementMatch = z.infer<typeof match>

const line = z.object({
  id,
  date: z.iso.date().nullable(),
  amount: money,
  text: z.string(),
  reference: z.string(),
  status: z.enum(LINE_STATUSES),
  verdict: z.enum(LINE_VERDICTS),
  matches: z.array(match),
  /** Why nothing is offered for it. */
  note: z.string().nullable(),
  /** The earlier statement that contains it. */
  seenIn: id.nullable(),
  /** What it was accepted as. */
  paid: z.array(z.object({ orderId: id, orderNumber: z.string(), customerName: z.string(), amount: money })),
  acceptedBy: z.string().nullable(),
  acceptedAt: timestamp.nullable(),
})
export type StatementLine = z.infer<typeof line>

const table = z.object({
  headings: z.array(z.string()),
  columns: z.array(z.enum(STATEMENT_COLUMNS).nullable()),
  dateOrder: z.enum(DATE_ORDERS),
  sample: z.array(z.array(z.string())),
  /** Sheets of the workbook that were not read. */
  leftOutSheets: z.array(z.string()),
  /** Not once a line is accepted. */
  isChangeable: z.boolean(),
})

const head = {
  id,
  fileName: z.string().nullable(),
  broughtBy: z.string().nullable(),
  createdAt: timestamp,
}

const statement = z.object({
  ...head,
  /** Null for messages. Without a column of what came in there are no lines yet. */
  table: table.nullable(),
  debits: z.int(),
  unread: z.array(z.object({ row: z.int(), text: z.string(), sentence: z.string() })),
  lines: z.array(line),
})
export type Statement = z.infer<typeof statement>

const statementList = z.object({
  items: z.array(z.object({ ...head, lines: z.int(), accepted: z.int() })),
})
export type StatementList = z.infer<typeof statementList>

const results = z.object({
  items: z.array(
    z.object({ id, ok: z.boolean(), code: z.string().optional(), detail: z.string().optional() }),
  ),
})
export type LineResults = z.infer<typeof results>

export const statementEndpoints = {
  'POST /api/admin/statements': {
    summary:
      'Read a bank statement and hold its lines against the orders; nothing is verified. Or JSON { text }',
    access: 'orders:write',
    file: { field: 'file', description: 'CSV or XLSX, at most 5 MB and 5,000 lines' },
    response: statement,
    status: [201],
    refusals: ['statement-unreadable', 'statement-too-large', 'overloaded'],
  },
  'GET /api/admin/statements': {
    summary: 'The newest statements',
    access: 'orders:read',
    response: statementList,
  },
  'GET /api/admin/statements/:id': {
    summary: 'The lines of a statement, held against the orders as they are now',
    access: 'orders:read',
    response: statement,
  },
  'PATCH /api/admin/statements/:id': {
    summary: 'Say what its columns are; remembered for the bank',
    access: 'orders:write',
    body: statementColumnsRequest,
    response: statement,
    refusals: ['statement-unreadable', 'statement-under-way'],
  },
  'POST /api/admin/statements/:id/accept': {
    summary: 'Write lines down as payments of these orders, each by itself',
    access: 'orders:write',
    body: acceptLinesRequest,
    response: results,
  },
  'POST /api/admin/statements/:id/undo': {
    summary: 'Take accepted lines back by counter-entries, each by itself',
    access: 'orders:write',
    body: undoLinesRequest,
    response: results,
  },
} satisfies ShopEndpoints
