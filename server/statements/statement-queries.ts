// Statements for the office: each line with the orders that it may pay, as they are now (F-05).
import { and, countDistinct, desc, eq, inArray, isNull, lt, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Statement, StatementLine, StatementList, StatementMatch } from '#contract/admin/statements.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { baisa, toRials } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { findColumn } from '#domain/statements/guess-columns.ts'
import { matchLines } from '#domain/statements/match-lines.ts'
import type { LineVerdict, OrderChoice } from '#domain/statements/verdict.ts'
import type { Database, Queryable } from '#platform/database/connect.ts'
import { pick } from '#platform/pick.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Reader } from '#server/context.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { orders } from '#server/database/tables/orders.ts'
import { payments } from '#server/database/tables/payments.ts'
import {
  type StoredTable,
  statementEntries,
  statementLines,
  statementPayments,
  statements,
} from '#server/database/tables/statements.ts'
import {
  DOUBT_TEXT,
  OPEN_NOTE_TEXT,
  overBy,
  SUPPORT_TEXT,
  shortBy,
  UNREAD_TEXT,
} from '#text/admin/statements.ts'
import { formatPrice } from '#text/format-price.ts'
import { type OpenOrderOfShop, selectClosedNumbers, selectOpenOrders } from './open-orders.ts'

const MAX_LISTED = 20

export async function listStatements({ db }: Reader): Promise<StatementList> {
  const standing = standingPayments(db)
  // The page is selected before lines are counted: a year of statements has hundreds of thousands.
  const latest = db
    .select({ id: statements.id })
    .from(statements)
    .orderBy(desc(statements.createdAt), desc(statements.id))
    .limit(MAX_LISTED)
  const rows = await db
    .select({
      id: statements.id,
      fileName: statements.fileName,
      broughtBy: actorName,
      createdAt: statements.createdAt,
      lines: countDistinct(statementEntries.lineId),
      accepted: countDistinct(standing.lineId),
    })
    .from(statements)
    .leftJoin(profiles, eq(profiles.id, statements.broughtBy))
    .leftJoin(statementEntries, eq(statementEntries.statementId, statements.id))
    .leftJoin(standing, eq(standing.lineId, statementEntries.lineId))
    .where(inArray(statements.id, latest))
    .groupBy(statements.id, profiles.id)
    .orderBy(desc(statements.createdAt), desc(statements.id))
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) }
}

/** Payments of lines that nobody took back. */
export function standingPayments(db: Queryable) {
  const counter = alias(payments, 'counter')
  return db
    .select({
      lineId: statementPayments.lineId,
      paymentId: payments.id,
      orderId: payments.orderId,
      orderStatus: statementPayments.orderStatus,
      ...pick(payments, 'amount', 'recordedBy', 'recordedAt'),
    })
    .from(statementPayments)
    .innerJoin(payments, eq(payments.id, statementPayments.paymentId))
    .leftJoin(counter, eq(counter.reversesId, payments.id))
    .where(isNull(counter.id))
    .as('standing')
}

export async function findStatement(
  { db, now }: Reader,
  id: number,
): Promise<Result<Statement, RefusalOf<'not-found'>>> {
  const [head] = await db
    .select({ statement: statements, broughtBy: actorName })
    .from(statements)
    .leftJoin(profiles, eq(profiles.id, statements.broughtBy))
    .where(eq(statements.id, id))
  if (!head) return refuse({ code: 'not-found' })
  const lines = await selectLines(db, id)
  const paid = Map.groupBy(await selectPaid(db, id), ({ lineId }) => lineId)
  const open = lines.filter((line) => !paid.has(line.id))
  const openOrders = open.length > 0 ? await selectOpenOrders(db) : []
  const numbers = new Set(openOrders.map(({ orderNumber }) => orderNumber))
  const texts = open.map((line) => `${line.text} ${line.reference}`)
  const closed = await selectClosedNumbers(db, texts, numbers)
  const verdicts = matchLines(open, openOrders, closed, muscatDay(now()))
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.lineId, verdict]))
  const orderOf = new Map(openOrders.map((order) => [order.id, order]))
  const { table, rows, unread, debits, fileName, createdAt } = head.statement
  return ok({
    id,
    fileName,
    broughtBy: head.broughtBy,
    createdAt: createdAt.toISOString(),
    table: table && {
      headings: table.headings,
      columns: [...table.layout.columns],
      dateOrder: table.layout.dateOrder,
      sample: withoutBalance(table),
      leftOutSheets: table.leftOutSheets,
      isChangeable: rows !== null && lines.every((line) => !line.wasPaid),
    },
    debits,
    unread: unread.map(({ row, text, why }) => ({ row, text, sentence: UNREAD_TEXT[why] })),
    lines: lines.map((line) => toLine(line, verdictOf.get(line.id), paid.get(line.id) ?? [], orderOf)),
  })
}

/** Hides the balances of the bank account from a role that may only map the columns (T-01). */
function withoutBalance({ sample, headings, layout }: StoredTable): string[][] {
  const isBalance = (i: number) =>
    layout.columns[i] === 'balance' || findColumn(headings[i] ?? '') === 'balance'
  return sample.map((row) => row.map((cell, i) => (isBalance(i) ? '' : cell)))
}

function selectLines(db: Database, statementId: number) {
  const earlier = alias(statementEntries, 'earlier')
  const seenIn = db
    .select({ id: min(earlier.statementId) })
    .from(earlier)
    .where(and(eq(earlier.lineId, statementLines.id), lt(earlier.statementId, statementId)))
  return db
    .select({
      ...pick(statementLines, 'id', 'day', 'amount', 'text', 'reference'),
      seenIn: sql<number | null>`(${seenIn})`,
      wasPaid: sql<boolean>`EXISTS (SELECT FROM statement_payments p WHERE p.line_id = ${statementLines.id})`,
    })
    .from(statementEntries)
    .innerJoin(statementLines, eq(statementLines.id, statementEntries.lineId))
    .where(eq(statementEntries.statementId, statementId))
    .orderBy(statementEntries.row, statementLines.id)
}

function selectPaid(db: Database, statementId: number) {
  const standing = standingPayments(db)
  const ofStatement = db
    .select({ id: statementEntries.lineId })
    .from(statementEntries)
    .where(eq(statementEntries.statementId, statementId))
  return db
    .select({
      lineId: standing.lineId,
      orderId: standing.orderId,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      amount: standing.amount,
      acceptedBy: actorName,
      acceptedAt: standing.recordedAt,
    })
    .from(standing)
    .innerJoin(orders, eq(orders.id, standing.orderId))
    .leftJoin(profiles, eq(profiles.id, standing.recordedBy))
    .where(inArray(standing.lineId, ofStatement))
    .orderBy(standing.paymentId)
}

function toLine(
  { id, day, amount, text, reference, seenIn }: Awaited<ReturnType<typeof selectLines>>[number],
  found: LineVerdict | undefined,
  paid: readonly Awaited<ReturnType<typeof selectPaid>>[number][],
  orderOf: ReadonlyMap<number, OpenOrderOfShop>,
): StatementLine {
  const verdict = found?.verdict ?? 'open'
  const [first] = paid
  return {
    id,
    date: day,
    amount: toRials(amount),
    text,
    reference,
    status: first ? 'accepted' : seenIn === null ? verdict : 'seen',
    verdict,
    matches: (found?.choices ?? []).flatMap((choice, place) => toMatches(choice, place, orderOf)),
    note: found?.note ? OPEN_NOTE_TEXT[found.note] : null,
    seenIn,
    paid: paid.map(({ orderId, orderNumber, customerName, amount: part }) => ({
      orderId,
      orderNumber,
      customerName,
      amount: toRials(part),
    })),
    acceptedBy: first?.acceptedBy ?? null,
    acceptedAt: first?.acceptedAt.toISOString() ?? null,
  }
}

function toMatches(
  { orderIds, support, doubts, difference }: OrderChoice,
  choice: number,
  orderOf: ReadonlyMap<number, OpenOrderOfShop>,
): StatementMatch[] {
  const off = formatPrice(baisa(Math.abs(difference)))
  // A part payment is expected to be less than the amount due.
  const doubtTexts = doubts.map((doubt) =>
    doubt === 'short' ? shortBy(off) : doubt === 'over' ? overBy(off) : DOUBT_TEXT[doubt],
  )
  return orderIds.flatMap((orderId) => {
    const order = orderOf.get(orderId)
    if (!order) return []
    return {
      orderId,
      ...pick(order, 'orderNumber', 'customerName'),
      due: toRials(order.due),
      choice,
      reasons: support.map((each) => SUPPORT_TEXT[each]),
      doubts: doubtTexts,
      difference: toRials(difference),
    }
  })
}
