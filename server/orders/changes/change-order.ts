// An administrator changes the status of an order or its payment (D-04, X-11, X-18): the usual steps freely, others
// with a reason, and never over somebody else's change. Idempotent.
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { AdminOrderDetail, CurrentOrderState } from '#contract/admin/orders.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { toRials } from '#domain/money.ts'
import { isHandedOver, isUndoable, STEP_MAIL_SECONDS } from '#domain/order-status.ts'
import { maxDiscountPercent } from '#domain/orders/counter-sale.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteAction } from '#server/audit/note-action.ts'
import type { Context } from '#server/context.ts'
import { hasStandingRefund, type LedgerEntry } from '#server/ledger/write-ledger.ts'
import { findOrderOfShop } from '#server/orders/queries/admin-order-queries.ts'
import { currentState, type LockedOrder, lockOrder } from '#server/orders/records/lock-order.ts'
import { ORDER_CHANGE_ERRORS } from '#text/admin/orders.ts'
import { type ChangeTarget, decideChange } from './decide-change.ts'
import { type EditOrderRefusal, editLockedOrder, isEdit } from './edit-order.ts'
import { mailsAbout } from './mails-about-change.ts'
import {
  isSameShipment,
  type OrderShipment,
  shipmentAfter,
  shipmentFacts,
  writeShipment,
} from './shipment.ts'
import { isShortBeyond } from './verify-transfer.ts'
import { writeChange } from './write-change.ts'

export type ChangeOrderRefusal =
  | EditOrderRefusal
  | ChangedMeanwhile<CurrentOrderState>
  | RefusalOf<
      | 'not-found'
      | 'invalid-request'
      | 'order-not-editable'
      | 'order-empty'
      | 'amount-short'
      | 'shortfall-too-high'
      | 'cannot-reserve'
      | 'status-not-allowed'
      | 'payment-not-allowed'
      | 'payment-not-verified'
    >

export async function changeOrder(
  context: Context,
  admin: Granted<'orders:write'>,
  orderId: number,
  request: EditOrderRequest,
): Promise<Result<AdminOrderDetail, ChangeOrderRefusal>> {
  const changed = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse({ code: 'not-found' })
    if (!isEdit(request)) return changeLockedOrder({ context, tx, admin }, order, request)
    const edited = await editLockedOrder({ context, tx, admin }, order, request)
    const now = edited.ok ? await lockOrder(tx, orderId) : null
    if (!edited.ok || !now) return edited
    // Only an edit that changed something has checked `updatedAt` already.
    const isEdited = now.updatedAt.getTime() !== order.updatedAt.getTime()
    const rest = { ...request, updatedAt: isEdited ? undefined : request.updatedAt }
    const moved = await changeLockedOrder({ context, tx, admin }, now, rest)
    return moved.ok ? ok([...edited.value, ...moved.value]) : moved
  })
  if (!changed.ok) return changed
  context.changes.announceStock(changed.value)
  context.changes.announceOrders()
  return findOrderOfShop(context, orderId)
}

/** The products whose pages changed. For callers that hold the order's lock and announce after their commit. */
export async function changeLockedOrder(
  work: OfficeWork,
  order: LockedOrder,
  request: EditOrderRequest,
): Promise<Result<number[], ChangeOrderRefusal>> {
  const { context, tx, admin } = work
  const { reason = null, note = null } = request
  const isOverride = request.override ?? reason !== null
  const decided = await decideChange(tx, order, { ...request, isOverride }, context.now())
  if (!decided.ok) return decided
  const to = decided.value
  const maxPercent = maxDiscountPercent(admin.permissions)
  if (isShortBeyond(maxPercent, order, to)) return refuse({ code: 'shortfall-too-high', maxPercent })
  const shipment = shipmentAfter(order, request)
  const isSameWay = isSameShipment(order, shipment)
  if (isAlready(order, to) && isSameWay) return ok([])
  if (!isSameWay && to.status === 'cancelled') return refuse({ code: 'order-not-editable' })
  if (isStale(request.updatedAt, order.updatedAt))
    return refuse({ code: 'changed-meanwhile', current: currentState(order) })

  if (to.paymentAmount < order.paymentAmount && (await hasStandingRefund(tx, order.id)))
    return refuseField('paymentStatus', ORDER_CHANGE_ERRORS.refunded)

  // A deadline that follows from the change is not noted separately.
  const isExtended = request.expiresAt !== undefined || to.status === 'pending'
  return applyChange(work, order, { to, reason, note, isExtended, shipment })
}

type ChangeToApply = {
  to: ChangeTarget
  reason: string | null
  note: string | null
  /** True if the customer is told of the new deadline. */
  isExtended?: boolean
  /** Overrides the values that would follow from the change. */
  mails?: OrderChange[]
  entry?: LedgerEntry
  shipment?: OrderShipment
}

/** Writes a change that was decided, with its audit entry and its mails. */
export async function applyChange(
  { context, tx, admin }: OfficeWork,
  order: LockedOrder,
  { to, reason, note, isExtended = false, mails, entry, shipment = order }: ChangeToApply,
): Promise<Result<number[], RefusalOf<'cannot-reserve'>>> {
  const at = timeOfChange(context.now(), order.updatedAt)
  // Written before the status step, because only the step can be undone (W-04).
  if (!isSameShipment(order, shipment)) await writeShipment({ tx, admin, at }, order, shipment)
  const change = { ...to, adminId: admin.id, reason, note, at, ...(entry && { entry }) }
  const stock = await writeChange(tx, order, change)
  if (!stock.ok) return stock
  await noteAction({ tx, admin, at }, 'order.edited', order.id, {
    before: { ...auditFacts(order), ...shipmentFacts(order) },
    after: { ...auditFacts(to), ...shipmentFacts(shipment), ...(reason !== null && { reason }) },
  })
  const { courier, trackingNumber } = shipment
  const news = { ...to, courier, trackingNumber, ...(!isExtended && { expiresAt: order.expiresAt }) }
  await enqueueMails(context, tx, order.id, mails ?? mailsAbout(order, news, note))
  if (isHandedOver(to.status) && !isHandedOver(order.status))
    await context.jobs.enqueue(tx, 'draw-invoice', [{ orderId: order.id }], INVOICE_SECONDS)
  return stock
}

/** W-04: the mail about a step is delayed while the step can be undone. */
async function enqueueMails(
  { jobs }: Context,
  tx: Transaction,
  orderId: number,
  changes: readonly OrderChange[],
): Promise<void> {
  const mails = changes.map((change) => ({ mail: 'order-changed', orderId, change }) as const)
  const isStep = changes.some(({ to }) => isUndoable(to))
  await jobs.enqueue(tx, 'send-mail', mails, isStep ? STEP_MAIL_SECONDS : 0)
}

/** W-04, F-04: so is its invoice, a little longer, since the database's clock may be ahead of this one. */
const INVOICE_SECONDS = STEP_MAIL_SECONDS + 2

function isAlready(order: LockedOrder, to: ChangeTarget): boolean {
  return (
    order.status === to.status &&
    order.paymentStatus === to.paymentStatus &&
    order.paymentAmount === to.paymentAmount &&
    order.expiresAt.getTime() === to.expiresAt.getTime()
  )
}

function auditFacts({ status, paymentStatus, paymentAmount, expiresAt }: ChangeTarget) {
  return {
    status,
    paymentStatus,
    paymentAmount: toRials(paymentAmount),
    expiresAt: expiresAt.toISOString(),
  }
}
