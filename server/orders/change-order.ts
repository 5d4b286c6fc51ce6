// An administrator moves an order or its payment (D-04, X-11, X-18): along the path freely, off it with a reason, and
// never over somebody else's change. Doing it twice is the same as doing it once.
import type { AdminOrderDetail, EditOrderRequest } from '#contract/admin/orders.ts'
import { moneyOf } from '#contract/primitives.ts'
import type { Refusal, RefusalOf } from '#contract/refusals.ts'
import type { Baisa } from '#domain/money.ts'
import { type ChangeWish, judgeChange, type OrderState } from '#domain/orders/judge-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { ORDER_CHANGE_ERRORS } from '#text/admin/orders.ts'
import { findOrderOfShop } from './admin-order-queries.ts'
import { type LockedOrder, lockOrder, standing, timeOfChange } from './lock-order.ts'
import { mailsAbout } from './mails-about-change.ts'
import { writeChange } from './write-change.ts'

export type ChangeOrderRefusal = RefusalOf<
  | 'not-found'
  | 'invalid-request'
  | 'changed-meanwhile'
  | 'order-not-editable'
  | 'amount-short'
  | 'cannot-reserve'
  | 'status-not-allowed'
  | 'payment-not-allowed'
  | 'payment-not-verified'
>

export async function changeOrder(
  context: Context,
  admin: Admin,
  orderId: number,
  request: EditOrderRequest,
): Promise<Result<AdminOrderDetail, ChangeOrderRefusal>> {
  const changed = await inTransaction<number[], ChangeOrderRefusal>(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order ? changeLocked(context, tx, admin, order, request) : refuse({ code: 'not-found' })
  })
  if (!changed.ok) return changed
  context.changes.announceStock(changed.value)
  context.changes.announceOrders()
  return findOrderOfShop(context, orderId)
}

/** The products whose stock changed. For callers that hold the order's lock and announce after their commit. */
export async function changeLocked(
  context: Pick<Context, 'now' | 'jobs'>,
  tx: Transaction,
  admin: Admin,
  order: LockedOrder,
  request: EditOrderRequest,
): Promise<Result<number[], ChangeOrderRefusal>> {
  const { reason = null, note } = request
  const isOverride = request.override ?? reason !== null
  if (isOverride && reason === null)
    return refuse({ code: 'invalid-request', errors: { reason: [ORDER_CHANGE_ERRORS.reason] } })
  const now = context.now()
  const target = await targetOf(tx, order, request, isOverride, now)
  if (!target.ok) return target
  const to = target.value
  if (isAlready(order, to)) return ok([])
  if (request.updatedAt !== undefined && Date.parse(request.updatedAt) !== order.updatedAt.getTime())
    return refuse({ code: 'changed-meanwhile', current: standing(order) })

  // A deadline that only follows from the change is no news of its own.
  const isExtended = request.expiresAt !== undefined || to.status === 'pending'
  const told = isExtended ? to : { ...to, expiresAt: order.expiresAt }
  const at = timeOfChange(order, now)
  const written = await writeChange(tx, order, { ...to, adminId: admin.id, reason, note: note ?? null, at })
  if (!written.ok) return written
  await noteAction(tx, admin, at, {
    action: 'order.edited',
    entityType: 'order',
    entityId: order.id,
    data: { before: shown(order), after: { ...shown(to), ...(reason !== null && { reason }) } },
  })
  await context.jobs.enqueue(
    tx,
    'send-mail',
    mailsAbout(order, told, note).map((change) => ({ mail: 'order-changed', orderId: order.id, change })),
  )
  return written
}

type Target = OrderState & { paymentAmount: Baisa | null; expiresAt: Date }

async function targetOf(
  tx: Transaction,
  order: LockedOrder,
  request: EditOrderRequest,
  isOverride: boolean,
  now: Date,
): Promise<Result<Target, Extract<ChangeOrderRefusal, Refusal>>> {
  const judged = judgeChange(order, { ...wishOf(order, request), isOverride })
  if (!judged.ok) return judged
  const state = judged.value
  const paymentAmount = amountOf(order, request, state)
  if (
    state.paymentStatus === 'verified' &&
    paymentAmount !== null &&
    paymentAmount < order.finalAmount &&
    !isOverride
  ) {
    const [expected, amount] = [moneyOf(order.finalAmount), moneyOf(paymentAmount)]
    return refuse({ code: 'amount-short', expected, amount })
  }
  const expiresAt = await deadlineOf(tx, order, request, state, now)
  return expiresAt.ok ? ok({ ...state, paymentAmount, expiresAt: expiresAt.value }) : expiresAt
}

/** Money that arrived says that there was a transfer, even if nobody reported one. */
function wishOf(order: LockedOrder, request: EditOrderRequest): Omit<ChangeWish, 'isOverride'> {
  const { status, paymentStatus, amount } = request
  const unsaid = paymentStatus === undefined && amount !== undefined && order.paymentStatus !== 'verified'
  return { status, paymentStatus: unsaid ? 'reported' : paymentStatus }
}

/** Verified without a word about the amount: all of it is there. */
function amountOf(order: LockedOrder, { amount }: EditOrderRequest, to: OrderState): Baisa | null {
  if (to.paymentStatus === 'awaiting') return null
  if (amount !== undefined) return amount
  if (to.paymentStatus === 'verified' && order.paymentStatus !== 'verified') return order.finalAmount
  return order.paymentAmount
}

const LONGEST_HOLD_MS = 30 * 24 * 3_600_000

/**
 * the owner may give more time. An order that awaits its transfer anew gets all of it again, one whose transfer
 * is reported the time in which the shop looks for it, and one whose transfer was not found the time for another one.
 */
async function deadlineOf(
  tx: Transaction,
  order: LockedOrder,
  { expiresAt }: EditOrderRequest,
  to: OrderState,
  now: Date,
): Promise<Result<Date, RefusalOf<'invalid-request' | 'order-not-editable'>>> {
  if (expiresAt !== undefined) {
    if (to.status === 'cancelled' || to.paymentStatus === 'verified')
      return refuse({ code: 'order-not-editable' })
    const wanted = new Date(expiresAt)
    const ahead = wanted.getTime() - now.getTime()
    if (ahead <= 0 || ahead > LONGEST_HOLD_MS)
      return refuse({ code: 'invalid-request', errors: { expiresAt: [ORDER_CHANGE_ERRORS.expiresAt] } })
    return ok(wanted)
  }
  const isSettled = to.status === 'cancelled' || to.paymentStatus === 'verified'
  const isBack = order.status === 'cancelled' || (to.status === 'pending' && order.status !== 'pending')
  if (isSettled || (!isBack && order.paymentStatus === to.paymentStatus)) return ok(order.expiresAt)
  const [row] = await selectHours(tx, order.id)
  if (!row) throw new Error('the shop has no settings: its start did not finish')
  const from = new Date(now.getTime() + (to.paymentStatus === 'reported' ? row.check : row.hold) * 3_600_000)
  return ok(to.status === 'pending' || from > order.expiresAt ? from : order.expiresAt)
}

const selectHours = statement<[orderId: number], { hold: number; check: number }>(
  'hours_of_order',
  `SELECT CASE WHEN EXISTS (
       SELECT FROM order_items i JOIN products p ON p.id = i.product_id WHERE i.order_id = $1 AND p.item_type = 'animal'
     ) THEN coalesce(animal_hold_hours, order_hold_hours) ELSE order_hold_hours END AS hold, transfer_check_hours AS check
   FROM settings`,
)

function isAlready(order: LockedOrder, to: Target): boolean {
  return (
    order.status === to.status &&
    order.paymentStatus === to.paymentStatus &&
    order.paymentAmount === to.paymentAmount &&
    order.expiresAt.getTime() === to.expiresAt.getTime()
  )
}

/** As the audit log keeps it. */
function shown({ status, paymentStatus, paymentAmount, expiresAt }: Target) {
  return {
    status,
    paymentStatus,
    paymentAmount: paymentAmount === null ? null : moneyOf(paymentAmount),
    expiresAt: expiresAt.toISOString(),
  }
}
