// The order after an administrator's change: its statuses, what is paid of it, and until when it holds its stock.
import { and, eq, gt, sql } from 'drizzle-orm'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { addHours, DAY_MS } from '#domain/duration.ts'
import type { Baisa } from '#domain/money.ts'
import { isFinal } from '#domain/order-status.ts'
import { checkChange, type OrderState } from '#domain/orders/check-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { orderItems } from '#server/database/tables/orders.ts'
import { settings } from '#server/database/tables/shop.ts'
import type { LockedOrder } from '#server/orders/records/lock-order.ts'
import { ORDER_CHANGE_ERRORS } from '#text/admin/orders.ts'
import { paymentStatusOf, verifyTransfer } from './verify-transfer.ts'

/** `paymentAmount` is the amount paid after the change; the ledger is adjusted to it (F-01). */
export type ChangeTarget = OrderState & { paymentAmount: Baisa; expiresAt: Date }

type WantedChange = EditOrderRequest & { isOverride: boolean }

type DecideChangeRefusal = RefusalOf<
  | 'invalid-request'
  | 'order-not-editable'
  | 'order-empty'
  | 'amount-short'
  | 'status-not-allowed'
  | 'payment-not-allowed'
  | 'payment-not-verified'
>

export async function decideChange(
  tx: Transaction,
  order: LockedOrder,
  wish: WantedChange,
  now: Date,
): Promise<Result<ChangeTarget, DecideChangeRefusal>> {
  if (isTakenUpAgain(order, wish) && (await isEmpty(tx, order.id))) return refuse({ code: 'order-empty' })
  // H-07: the buyer has an animal of the order, which must be returned first.
  if (order.hasHandovers && wish.status === 'cancelled' && order.status !== 'cancelled' && !wish.isOverride)
    return refuse({ code: 'status-not-allowed', from: order.status, to: wish.status })
  const paymentStatus = paymentStatusOf(order, wish)
  const state = checkChange(order, { status: wish.status, paymentStatus, isOverride: wish.isOverride })
  if (!state.ok) return state
  const paid = verifyTransfer(order, wish, state.value)
  if (!paid.ok) return paid
  const expiresAt = await deadlineOf(tx, order, { wish, to: state.value, now })
  return expiresAt.ok
    ? ok({ ...state.value, paymentAmount: paid.value, expiresAt: expiresAt.value })
    : expiresAt
}

/** Reopens a delivered or cancelled order. */
function isTakenUpAgain({ status }: LockedOrder, wish: WantedChange): boolean {
  return isFinal(status) && wish.status !== undefined && wish.status !== status
}

/** F-03, H-10: everything was lost or given back, so nothing is left to deliver. */
async function isEmpty(tx: Transaction, orderId: number): Promise<boolean> {
  const isLeft = gt(orderItems.quantity, orderItems.returned)
  return (await tx.$count(orderItems, and(eq(orderItems.orderId, orderId), isLeft))) === 0
}

const MAX_HOLD_MS = 30 * DAY_MS

/**
 * the owner may extend the deadline. An order that awaits its transfer again gets the full time, a reported
 * one the time for verifying it, and a rejected one the time for another transfer.
 */
async function deadlineOf(
  tx: Transaction,
  order: LockedOrder,
  { wish: { expiresAt }, to, now }: { wish: WantedChange; to: OrderState; now: Date },
): Promise<Result<Date, RefusalOf<'invalid-request' | 'order-not-editable'>>> {
  const isSettled = to.status === 'cancelled' || to.paymentStatus === 'verified'
  if (expiresAt !== undefined) {
    if (isSettled) return refuse({ code: 'order-not-editable' })
    const wanted = new Date(expiresAt)
    const ahead = wanted.getTime() - now.getTime()
    if (ahead <= 0 || ahead > MAX_HOLD_MS) return refuseField('expiresAt', ORDER_CHANGE_ERRORS.expiresAt)
    return ok(wanted)
  }
  const isBack = order.status === 'cancelled' || (to.status === 'pending' && order.status !== 'pending')
  if (isSettled || (!isBack && order.paymentStatus === to.paymentStatus)) return ok(order.expiresAt)
  const { hold, check } = await readHours(tx, order.id)
  const hours = to.paymentStatus === 'reported' ? check : hold
  const from = addHours(now, hours)
  return ok(to.status === 'pending' || from > order.expiresAt ? from : order.expiresAt)
}

/** `hold` while the order awaits its transfer, `check` while the shop looks for it. */
async function readHours(tx: Transaction, orderId: number): Promise<{ hold: number; check: number }> {
  const hasAnimal = sql`EXISTS (
    SELECT FROM order_items i JOIN products p ON p.id = i.product_id
    WHERE i.order_id = ${orderId} AND p.item_type = 'animal'
  )`
  const rows = await tx
    .select({
      hold: sql<number>`CASE WHEN ${hasAnimal} THEN coalesce(${settings.animalHoldHours}, ${settings.orderHoldHours})
        ELSE ${settings.orderHoldHours} END`,
      check: settings.transferCheckHours,
    })
    .from(settings)
  return settingsRow(rows)
}
