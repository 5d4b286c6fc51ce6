// Adjusts the ledger of a locked order to the amount paid: by the given payment, or by the difference. A decrease is
// written as counter-entries; nothing is deleted (F-01).
import { and, desc, eq, isNull, notExists, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Baisa, baisa, ZERO } from '#domain/money.ts'
import { muscatDay } from '#domain/muscat-time.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import type { PaymentKind, PaymentMethod } from '#domain/payments/balance.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { payments } from '#server/database/tables/payments.ts'

export type LedgerEntry = {
  kind: PaymentKind
  method: PaymentMethod
  amount: Baisa
  reference: string | null
  note: string | null
  /** The Muscat day of the payment; default: today. */
  paidOn?: string | undefined
  reversesId?: number
}

type PaidOrder = {
  id: number
  channel: OrderChannel
  paymentAmount: Baisa
  paymentReference: string | null
}

type LedgerChange = {
  /** The amount paid afterwards. */
  paymentAmount: Baisa
  /** The payment behind the change; default: the difference. */
  entry?: LedgerEntry | undefined
  adminId: string
  reason: string | null
  at: Date
}

export async function writeLedger(tx: Transaction, order: PaidOrder, change: LedgerChange): Promise<void> {
  const { entry, paymentAmount, reason: note } = change
  const write = (one: LedgerEntry) => insertEntry(tx, order.id, one, change)
  if (entry) return write(entry)
  let paid = order.paymentAmount
  if (paymentAmount < paid)
    for (const { id: reversesId, method, amount } of await selectStanding(tx, order.id)) {
      if (paid <= paymentAmount) break
      await write({ kind: 'refund', method, amount, reference: null, note, reversesId })
      paid = baisa(paid - amount)
    }
  if (paymentAmount <= paid) return
  const method = order.channel === 'counter' ? 'cash' : 'transfer'
  const reference = method === 'transfer' ? order.paymentReference : null
  await write({ kind: 'in', method, amount: baisa(paymentAmount - paid), reference, note })
}

/** One payment, split by method. */
export async function writePayments(
  tx: Transaction,
  orderId: number,
  paid: readonly Pick<LedgerEntry, 'method' | 'amount' | 'reference'>[],
  by: Pick<LedgerChange, 'adminId' | 'at'>,
): Promise<void> {
  for (const one of paid) await insertEntry(tx, orderId, { kind: 'in', note: null, ...one }, by)
}

async function insertEntry(
  tx: Transaction,
  orderId: number,
  { paidOn, ...entry }: LedgerEntry,
  { adminId: recordedBy, at: recordedAt }: Pick<LedgerChange, 'adminId' | 'at'>,
): Promise<void> {
  if (entry.amount === ZERO) return
  await tx
    .insert(payments)
    .values({ orderId, ...entry, paidOn: paidOn ?? muscatDay(recordedAt), recordedBy, recordedAt })
}

/** With refunds, the incoming entries exceed the amount paid, so they cannot be reversed one by one. */
export async function hasStandingRefund(tx: Transaction, orderId: number): Promise<boolean> {
  return (await tx.$count(payments, isStanding(tx, orderId, 'refund'))) > 0
}

/** Incoming payments that were not reversed, the latest first. */
function selectStanding(tx: Transaction, orderId: number) {
  const { id, method, amount } = payments
  return tx
    .select({ id, method, amount })
    .from(payments)
    .where(isStanding(tx, orderId, 'in'))
    .orderBy(desc(id))
}

function isStanding(tx: Transaction, orderId: number, kind: PaymentKind): SQL | undefined {
  const counter = alias(payments, 'counter')
  const reversal = tx.select({ id: counter.id }).from(counter).where(eq(counter.reversesId, payments.id))
  const isOf = and(eq(payments.orderId, orderId), eq(payments.kind, kind))
  return and(isOf, isNull(payments.reversesId), notExists(reversal))
}
