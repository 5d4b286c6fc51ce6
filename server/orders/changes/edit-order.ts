// The office edits an order until it is shipped (W-05): its recipient, address, delivery and items. The rules are those
// of checkout; items that stay keep the price at which they were ordered.
import { eq } from 'drizzle-orm'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { CurrentOrderState } from '#contract/admin/orders.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { type Baisa, baisa, toRials, ZERO } from '#domain/money.ts'
import { isEditableStatus } from '#domain/order-status.ts'
import type { OrderDraft } from '#domain/orders/draft-order.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { isStale, timeOfChange } from '#domain/time-of-change.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { type ActionContext, noteAction } from '#server/audit/note-action.ts'
import { putBack } from '#server/catalog/stock/put-back.ts'
import { orders } from '#server/database/tables/orders.ts'
import { consumeHolds } from '#server/holds/consume-holds.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'
import { selectOrders } from '#server/orders/queries/order-queries.ts'
import { dropHandovers } from '#server/orders/records/drop-handovers.ts'
import { currentState, type LockedOrder } from '#server/orders/records/lock-order.ts'
import { noteOrderEvent } from '#server/orders/records/note-order-event.ts'
import type { Contact } from '#server/orders/records/order-content.ts'
import { amendOrder } from '#server/orders/records/order-rows.ts'
import { findShortages } from '#server/orders/records/order-terms.ts'
import { readContact } from '#server/orders/records/read-contact.ts'
import { giveVoucherBack } from '#server/vouchers/use-voucher.ts'
import { ITEM_HANDED_OVER } from '#text/admin/orders.ts'
import { editedFacts } from '#text/order-edit.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { decideDayAfterEdit, type RedrawRefusal, recomputeDraft } from './redraw-order.ts'
import { settleDifference } from './settle-difference.ts'

export type EditOrderRefusal =
  | ChangedMeanwhile<CurrentOrderState>
  | RefusalOf<'order-not-editable'>
  | RedrawRefusal

const CONTENT = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'customerAddress',
  'landmark',
  'customerNotes',
  'regionId',
  'wilayat',
  'deliveryType',
  'deliveryDay',
  'items',
  'latitude',
  'longitude',
  'secondPhone',
  'receiverName',
] satisfies (keyof EditOrderRequest)[]

/** True if the request changes the order's content, not only its status. */
export function isEdit(request: EditOrderRequest): boolean {
  return CONTENT.some((name) => request[name] !== undefined)
}

/** Returns the products whose stock changed, to be announced after the commit. The caller holds the order's lock. */
export async function editLockedOrder(
  work: OfficeWork,
  order: LockedOrder,
  request: EditOrderRequest,
): Promise<Result<number[], EditOrderRefusal>> {
  const { context, tx, admin } = work
  const [before] = await selectOrders(tx).where(eq(orders.id, order.id))
  if (before && isDayAlone(order, request)) return moveDay(work, order, { before, request })
  if (!before || !isEditable(order, before)) return refuse({ code: 'order-not-editable' })
  const contact = contactAfter(before, request)
  if (!contact.ok) return contact
  const at = timeOfChange(context.now(), order.updatedAt)
  const edit = { before, contact: contact.value, request, at }
  const drawn = await recomputeDraft(tx, edit)
  if (!drawn.ok) return drawn
  const { draft, lines } = drawn.value
  const promised = await decideDayAfterEdit(tx, edit, draft.lines)
  if (!promised.ok) return promised
  const after = { ...before, ...contact.value, ...draft, ...promised.value, items: draft.lines }
  const changes = editedFacts(before, after)
  if (changes.length === 0) return ok([])
  if (isStale(request.updatedAt, order.updatedAt))
    return refuse({ code: 'changed-meanwhile', current: currentState(order) })

  if (!(await dropHandovers(tx, order.id, draft.lines, at))) return refuseField('items', ITEM_HANDED_OVER)
  const content = {
    contact: contact.value,
    draft,
    promised: promised.value,
    acceptedTerms: false,
    attempt: null,
    at,
  }
  await amendOrder(tx, admin.id, before, content)
  const { customerEmail } = contact.value
  if (customerEmail) await consumeHolds(tx, customerEmail, lines, { actorId: admin.id, at })
  const moves = lines.map(({ product, wanted, held }) => ({ productId: product.id, change: held - wanted }))
  const cause = { reason: 'order-amended', orderId: order.id, actorId: admin.id } as const
  if (!(await putBack(tx, moves, cause, at)))
    return refuse({ code: 'insufficient-stock', items: findShortages(lines) })
  const money = await settleDifference(work, order, { finalAmount: draft.finalAmount, at })
  if (before.voucherCode !== null && draft.voucherCode === null) await giveVoucherBack(tx, order.id)
  await tx.update(orders).set({ changedByShopAt: at }).where(eq(orders.id, order.id))
  await noteEdit({ tx, admin, at }, { before, after, changes })
  if (after.deliveryDay !== before.deliveryDay)
    await noteDay({ tx, admin, at }, before, { ...promised.value, reason: request.reason })
  const change = { to: 'edited', changes, ...newsOfMoney(before, draft.finalAmount) } satisfies OrderChange
  await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
  await followOrder(tx, order.id, at)
  return ok([...money, ...moves.filter((move) => move.change !== 0).map(({ productId }) => productId)])
}

/** H-06, W-07: of an order on its way only the delivery day can change. */
function isDayAlone({ status, channel }: LockedOrder, request: EditOrderRequest): boolean {
  const isOfDay = CONTENT.every((name) => name === 'deliveryDay' || request[name] === undefined)
  return status === 'shipped' && channel !== 'counter' && isOfDay
}

async function moveDay(
  { context: { jobs, now }, tx, admin }: OfficeWork,
  order: LockedOrder,
  { before, request }: { before: OrderFacts; request: EditOrderRequest },
): Promise<Result<number[], EditOrderRefusal>> {
  const at = timeOfChange(now(), order.updatedAt)
  const promised = await decideDayAfterEdit(tx, { before, contact: before, request, at }, before.items)
  if (!promised.ok) return promised
  const after = { ...before, ...promised.value }
  const changes = editedFacts(before, after)
  if (changes.length === 0) return ok([])
  if (isStale(request.updatedAt, order.updatedAt))
    return refuse({ code: 'changed-meanwhile', current: currentState(order) })
  await tx
    .update(orders)
    .set({ ...promised.value, changedByShopAt: at, updatedAt: at })
    .where(eq(orders.id, order.id))
  await noteEdit({ tx, admin, at }, { before, after, changes })
  await noteDay({ tx, admin, at }, before, { ...promised.value, reason: request.reason })
  const change = { to: 'edited', changes } satisfies OrderChange
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
  return ok([])
}

/**
 * Until it is shipped; what was sold over the counter is gone, and what was asked back stays as it was (F-03). A line
 * whose product has left the books can be kept by nobody.
 */
function isEditable({ status, channel, hasReturns }: LockedOrder, { items }: OrderFacts): boolean {
  const isKept = channel === 'counter' || hasReturns
  return isEditableStatus(status) && !isKept && items.every(({ productId }) => productId !== null)
}

/** Omitted fields keep their values, but a change of governorate clears the wilayat. */
function contactAfter(
  before: OrderFacts,
  request: EditOrderRequest,
): Result<Contact, RefusalOf<'invalid-request'>> {
  const { regionId = before.regionId } = request
  const wilayat = request.wilayat ?? (regionId === before.regionId ? before.wilayat : null)
  const orUndefined = (text: string | null) => text || undefined
  return readContact({
    customerName: request.customerName ?? before.customerName,
    customerPhone: request.customerPhone ?? orUndefined(before.customerPhone),
    customerEmail: orUndefined(request.customerEmail ?? before.customerEmail),
    customerAddress: request.customerAddress ?? before.customerAddress,
    landmark: orUndefined(request.landmark ?? before.landmark),
    customerNotes: orUndefined(request.customerNotes ?? before.customerNotes),
    regionId,
    wilayat: orUndefined(wilayat),
    latitude: request.latitude === undefined ? before.latitude : request.latitude,
    longitude: request.longitude === undefined ? before.longitude : request.longitude,
    secondPhone: request.secondPhone ?? before.secondPhone ?? '',
    receiverName: request.receiverName ?? before.receiverName ?? '',
  })
}

/** The payment that follows from the edit: still due from the customer, or owed by the shop. */
function newsOfMoney(before: OrderFacts, finalAmount: Baisa): { due?: Baisa; owed?: Baisa } {
  const isUnpaid = before.paymentAmount === ZERO && before.paymentStatus !== 'verified'
  if (isUnpaid || finalAmount === before.finalAmount) return {}
  const { due, owed } = balanceOf({ ...before, finalAmount })
  if (due > ZERO) return { due }
  return owed > balanceOf(before).owed ? { owed: baisa(owed) } : {}
}

/** Notes the day in the order's history, with the reason for one that was not offered. */
function noteDay(
  work: ActionContext,
  { id, deliveryDay: fromValue }: OrderFacts,
  { deliveryDay: toValue, reason }: { deliveryDay: string | null; reason: string | undefined },
): Promise<void> {
  return noteOrderEvent(work, id, { event: 'delivery-day', fromValue, toValue, reason })
}

type EditedOrder = Pick<OrderFacts, 'deliveryType' | 'deliveryDay' | 'deliveryFee' | 'finalAmount'> & {
  items: OrderFacts['items'] | OrderDraft['lines']
}

/** Logged with the admin's id; customer data appears as names of the changed fields, never as values. */
function noteEdit(
  { tx, admin, at }: ActionContext,
  {
    before,
    after,
    changes,
  }: { before: OrderFacts; after: EditedOrder; changes: readonly { label: string }[] },
): Promise<void> {
  const facts = (one: EditedOrder) => ({
    items: one.items
      .map((item) => orderedItemText({ name: item.productNameArabic, quantity: item.quantity }))
      .join('، '),
    deliveryType: one.deliveryType,
    deliveryDay: one.deliveryDay,
    deliveryFee: toRials(one.deliveryFee),
    finalAmount: toRials(one.finalAmount),
  })
  return noteAction({ tx, admin, at }, 'order-content.edited', before.id, {
    before: facts(before),
    after: { ...facts(after), changed: changes.map(({ label }) => label).join('، ') },
  })
}
