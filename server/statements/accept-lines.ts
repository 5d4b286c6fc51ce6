// Accepts lines of a statement as payments of one or more orders, or undoes that. Each line has its own transaction, so
// that one that is refused does not block the others (F-05).
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AcceptedLine } from '#contract/admin/statement-requests.ts'
import type { LineResults } from '#contract/admin/statements.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { type Baisa, baisa, ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import { balanceOf, MAX_PAYMENT_REFERENCE } from '#domain/payments/balance.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { mustRow } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import type { Context } from '#server/context.ts'
import { actorName, profiles } from '#server/database/tables/accounts.ts'
import { payments } from '#server/database/tables/payments.ts'
import {
  statementEntries,
  statementLines,
  statementPayments,
  statements,
} from '#server/database/tables/statements.ts'
import { readLatestPayment } from '#server/ledger/payment-queries.ts'
import { type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { type RecordPaymentRefusal, recordPayment } from '#server/payments/record-payment.ts'
import { type ReversePaymentRefusal, reversePayment } from '#server/payments/reverse-payment.ts'
import { lineResultText } from '#text/admin/statements.ts'
import { refusalSentence } from '#text/refusals.ts'
import { standingPayments } from './statement-queries.ts'

type AcceptRefusal =
  | RecordPaymentRefusal
  | RefusalOf<'not-found' | 'line-too-small'>
  | (RefusalOf<'line-taken'> & { by: string | null })
type UndoRefusal = ReversePaymentRefusal | RefusalOf<'line-open' | 'order-went-on'>

export function acceptLines(
  context: Context,
  admin: Granted<'orders:write'>,
  statementId: number,
  { lines }: { lines: readonly AcceptedLine[] },
): Promise<Result<LineResults, RefusalOf<'not-found'>>> {
  return eachLine<AcceptedLine, AcceptRefusal>(context, statementId, lines, (tx, line) =>
    acceptLine({ context, tx, admin }, { ...line, statementId }),
  )
}

export function undoLines(
  context: Context,
  admin: Granted<'orders:write'>,
  statementId: number,
  { lines }: { lines: readonly { id: number }[] },
): Promise<Result<LineResults, RefusalOf<'not-found'>>> {
  return eachLine<{ id: number }, UndoRefusal>(context, statementId, lines, (tx, { id }) =>
    undoLine({ context, tx, admin }, id),
  )
}

async function eachLine<Line extends { id: number }, Refused extends AcceptRefusal | UndoRefusal>(
  context: Context,
  statementId: number,
  lines: readonly Line[],
  write: (tx: Transaction, line: Line) => Promise<Result<number[], Refused>>,
): Promise<Result<LineResults, RefusalOf<'not-found'>>> {
  const { db, changes } = context
  const entries = await db
    .select({ id: statementEntries.lineId })
    .from(statementEntries)
    .innerJoin(statements, eq(statements.id, statementEntries.statementId))
    .where(eq(statementEntries.statementId, statementId))
  if (entries.length === 0) return refuse({ code: 'not-found' })
  const known = new Set(entries.map(({ id }) => id))
  const items: LineResults['items'] = []
  for (const line of lines) {
    const result = known.has(line.id)
      ? await inTransaction(db, (tx) => write(tx, line))
      : refuse({ code: 'not-found' })
    if (result.ok) changes.announceStock(result.value)
    items.push(
      result.ok ? { id: line.id, ok: true } : { id: line.id, ok: false, ...refusedText(result.refusal) },
    )
  }
  changes.announceOrders()
  return ok({ items })
}

function refusedText(refusal: AcceptRefusal | UndoRefusal): { code: string; detail: string } {
  const detail =
    refusal.code === 'line-taken' && 'by' in refusal
      ? lineResultText.taken(refusal.by)
      : refusalSentence(refusal)
  return { code: refusal.code, detail }
}

/** If two people accept one line, the second waits and is then refused. */
async function acceptLine(
  work: OfficeWork,
  { statementId, id, orderIds }: AcceptedLine & { statementId: number },
): Promise<Result<number[], AcceptRefusal>> {
  const { context, tx } = work
  // Locks the statement and drops its raw rows: once a line is accepted, its columns can no longer change.
  await tx.update(statements).set({ rows: null }).where(eq(statements.id, statementId))
  const line = await lockLine(tx, id)
  const [taken] = await selectStanding(tx, id)
  if (taken) return refuse({ code: 'line-taken', by: await findName(tx, taken.recordedBy) })
  const locked = await lockOrders(tx, orderIds)
  if (!locked) return refuse({ code: 'not-found' })
  const parts = shareOut(line.amount, locked)
  if (!parts) return refuse({ code: 'line-too-small' })
  const today = muscatDay(context.now())
  // The bank's clock may be ahead of ours.
  const paidOn = line.day === null || line.day > today ? today : line.day
  const reference = line.reference.slice(0, MAX_PAYMENT_REFERENCE) || null
  const changed: number[] = []
  for (const { order, amount } of parts) {
    const payment = { kind: 'in', method: 'transfer', amount, reference, note: null, paidOn } as const
    const recorded = await recordPayment(work, order, payment)
    if (!recorded.ok) return recorded
    changed.push(...recorded.value)
    const after = await readLatestPayment(tx, order.id)
    const kept = { paymentId: after.payment.id, lineId: id, orderStatus: after.order.status }
    await tx.insert(statementPayments).values(kept)
  }
  return ok(changed)
}

/** By counter-entries, the latest first, while the orders are unchanged since. */
async function undoLine(work: OfficeWork, id: number): Promise<Result<number[], UndoRefusal>> {
  const { tx } = work
  await lockLine(tx, id)
  const standing = await selectStanding(tx, id)
  if (standing.length === 0) return refuse({ code: 'line-open' })
  const orderIds = standing.map(({ orderId }) => orderId)
  const locked = await lockOrders(tx, orderIds)
  if (!locked) return refuse({ code: 'order-went-on' })
  const orderOf = new Map(locked.map((order) => [order.id, order]))
  const changed: number[] = []
  for (const { paymentId, orderId, orderStatus } of standing) {
    const order = orderOf.get(orderId)
    if (!order || order.status !== orderStatus || (await hasLater(tx, orderId, paymentId)))
      return refuse({ code: 'order-went-on' })
    const reversed = await reversePayment(work, order, paymentId)
    if (!reversed.ok) return reversed
    changed.push(...reversed.value)
  }
  return ok(changed)
}

async function lockLine(tx: Transaction, id: number) {
  return mustRow(
    await tx.select().from(statementLines).where(eq(statementLines.id, id)).for('update'),
    `statement_lines ${id}`,
  )
}

function selectStanding(tx: Transaction, lineId: number) {
  const standing = standingPayments(tx)
  return tx.select().from(standing).where(eq(standing.lineId, lineId)).orderBy(desc(standing.paymentId))
}

async function findName(tx: Transaction, profileId: string | null): Promise<string | null> {
  if (profileId === null) return null
  const [found] = await tx.select({ name: actorName }).from(profiles).where(eq(profiles.id, profileId))
  return found?.name ?? null
}

/** Locks in id order, as everywhere; returns them in the requested order. Null if one is missing. */
async function lockOrders(tx: Transaction, orderIds: readonly number[]): Promise<LockedOrder[] | null> {
  const uniqueIds = [...new Set(orderIds)]
  const locked = new Map<number, LockedOrder>()
  for (const id of uniqueIds.toSorted((a, b) => a - b)) {
    const order = await lockOrder(tx, id)
    if (!order) return null
    locked.set(id, order)
  }
  return uniqueIds.flatMap((id) => locked.get(id) ?? [])
}

/**
 * Assigns each order its due amount, and the remainder to the last. Null if one would get nothing or is paid already:
 * somebody may have verified it meanwhile, and the ledger would have the same transfer twice.
 */
function shareOut(amount: Baisa, orders: readonly LockedOrder[]) {
  if (orders.some(({ finalAmount, paymentAmount }) => paymentAmount >= finalAmount)) return null
  let rest = amount
  const parts = orders.map((order, i) => {
    const part = i === orders.length - 1 ? rest : baisa(Math.min(rest, balanceOf(order).due))
    rest = baisa(rest - part)
    return { order, amount: part }
  })
  return parts.every((part) => part.amount > ZERO) ? parts : null
}

/** True if the order has a later payment that is still valid. */
async function hasLater(tx: Transaction, orderId: number, paymentId: number): Promise<boolean> {
  const counter = alias(payments, 'counter')
  const later = await tx
    .select({ id: payments.id })
    .from(payments)
    .leftJoin(counter, eq(counter.reversesId, payments.id))
    .where(
      and(
        eq(payments.orderId, orderId),
        gt(payments.id, paymentId),
        isNull(payments.reversesId),
        isNull(counter.id),
      ),
    )
    .limit(1)
  return later.length > 0
}
