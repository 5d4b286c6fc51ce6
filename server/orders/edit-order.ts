// The office edits what an order is, until it is shipped (W-05): who gets it, where, how, and what is in it. The rules are
// those of checkout; what was in the order keeps the price at which it was ordered.
import { eq } from 'drizzle-orm'
import type { EditOrderRequest } from '#contract/admin/order-requests.ts'
import type { CurrentOrderState } from '#contract/admin/orders.ts'
import type { ChangedMeanwhile, RefusalOf } from '#contract/refusals.ts'
import { type Baisa, baisa, toRials, ZERO } from '#domain/money.ts'
import { isEditableStatus } from '#domain/order-status.ts'
import { applyVoucher } from '#domain/orders/apply-voucher.ts'
import { type DayWish, decideDay, type PromisedDay } from '#domain/orders/delivery-day.ts'
import { draftOrder, type OrderableProduct, type OrderDraft } from '#domain/orders/draft-order.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { timeOfChange } from '#domain/time-of-change.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { type LockedLine, lockWanted } from '#server/cart/cart-queries.ts'
import { putBack } from '#server/catalog/put-back.ts'
import type { Context } from '#server/context.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { vouchers } from '#server/database/tables/vouchers.ts'
import { addHolds, consumeHolds } from '#server/holds/consume-holds.ts'
import { followOrder } from '#server/invoices/follow-order.ts'
import { readTravelItems } from '#server/travel/travel-queries.ts'
import { giveVoucherBack } from '#server/vouchers/use-voucher.ts'
import { ITEM_GONE, ITEM_HANDED_OVER } from '#text/admin/orders.ts'
import { editedFacts } from '#text/order-edit.ts'
import { orderedItemText } from '#text/ordered-items.ts'
import { dropHandovers } from './drop-handovers.ts'
import { currentState, type LockedOrder } from './lock-order.ts'
import { mergeLines } from './merge-lines.ts'
import type { OrderFacts } from './order-facts.ts'
import { selectOrders } from './order-queries.ts'
import { amendOrder, type Contact } from './order-rows.ts'
import { findShortages, loadOrderTerms } from './order-terms.ts'
import { readContact } from './read-contact.ts'
import { settleDifference } from './settle-difference.ts'

export type EditOrderRefusal =
  | ChangedMeanwhile<CurrentOrderState>
  | RefusalOf<
      | 'invalid-request'
      | 'order-not-editable'
      | 'insufficient-stock'
      | 'region-not-served'
      | 'day-not-offered'
      | 'empty-cart'
    >

const CONTENT = [
  ...([
    'customerName',
    'customerPhone',
    'customerEmail',
    'customerAddress',
    'landmark',
    'customerNotes',
  ] as const),
  ...(['regionId', 'wilayat', 'deliveryType', 'deliveryDay', 'items'] as const),
  ...(['latitude', 'longitude', 'secondPhone', 'receiverName'] as const),
] satisfies (keyof EditOrderRequest)[]

/** Whether it changes the order's content, not only its status. */
export function isEdit(request: EditOrderRequest): boolean {
  return CONTENT.some((name) => request[name] !== undefined)
}

/** Returns the products whose stock changed, to be announced after the commit. The caller holds the order's lock. */
export async function editLockedOrder(
  context: Pick<Context, 'now' | 'jobs'>,
  tx: Transaction,
  admin: Granted<'orders:write'>,
  order: LockedOrder,
  request: EditOrderRequest,
): Promise<Result<number[], EditOrderRefusal>> {
  const [before] = await selectOrders(tx).where(eq(orders.id, order.id))
  if (before && isDayAlone(order, request)) return moveDay(context, tx, admin, order, { before, request })
  if (!before || !isEditable(order, before)) return refuse({ code: 'order-not-editable' })
  const contact = contactAfter(before, request)
  if (!contact.ok) return contact
  const at = timeOfChange(context.now(), order.updatedAt)
  const drawn = await drawAnew(tx, before, contact.value, request, at)
  if (!drawn.ok) return drawn
  const { draft, lines } = drawn.value
  const promised = await dayAfter(tx, before, contact.value, draft, request, at)
  if (!promised.ok) return promised
  const after = { ...before, ...contact.value, ...draft, ...promised.value, items: draft.lines }
  const changes = editedFacts(before, after)
  if (changes.length === 0) return ok([])
  if (request.updatedAt !== undefined && Date.parse(request.updatedAt) !== order.updatedAt.getTime())
    return refuse({ code: 'changed-meanwhile', current: currentState(order) })

  if (!(await dropHandovers(tx, order.id, draft.lines, at)))
    return refuse({ code: 'invalid-request', errors: { items: [ITEM_HANDED_OVER] } })
  const content = {
    ...{ contact: contact.value, draft, promised: promised.value },
    ...{ acceptedTerms: false, attempt: null, at },
  }
  await amendOrder(tx, admin.id, before, content)
  const { customerEmail } = contact.value
  if (customerEmail) await consumeHolds(tx, customerEmail, lines, { actorId: admin.id, at })
  const moves = lines.map(({ product, wanted, held }) => ({ productId: product.id, change: held - wanted }))
  const cause = { reason: 'order-amended', orderId: order.id, actorId: admin.id } as const
  if (!(await putBack(tx, moves, cause, at)))
    return refuse({ code: 'insufficient-stock', items: findShortages(lines) })
  const money = await settleDifference(context, tx, admin, order, { finalAmount: draft.finalAmount, at })
  if (before.voucherCode !== null && draft.voucherCode === null) await giveVoucherBack(tx, order.id)
  await tx.update(orders).set({ changedByShopAt: at }).where(eq(orders.id, order.id))
  await noteEdit(tx, admin, at, before, after, changes)
  if (after.deliveryDay !== before.deliveryDay)
    await noteDay(tx, admin, at, before, after.deliveryDay, request.reason)
  const change = { to: 'edited', changes, ...newsOfMoney(before, draft.finalAmount) } satisfies OrderChange
  await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
  await followOrder(tx, order.id, at)
  return ok([...money, ...moves.filter((move) => move.change !== 0).map(({ productId }) => productId)])
}

/** H-06, W-07: of an order on its way only the day changes. */
function isDayAlone({ status, channel }: LockedOrder, request: EditOrderRequest): boolean {
  const isOfDay = CONTENT.every((name) => name === 'deliveryDay' || request[name] === undefined)
  return status === 'shipped' && channel !== 'counter' && isOfDay
}

async function moveDay(
  { jobs, now }: Pick<Context, 'now' | 'jobs'>,
  tx: Transaction,
  admin: Granted<'orders:write'>,
  order: LockedOrder,
  { before, request }: { before: OrderFacts; request: EditOrderRequest },
): Promise<Result<number[], EditOrderRefusal>> {
  const at = timeOfChange(now(), order.updatedAt)
  const promised = await dayAfter(tx, before, before, draftOf(before), request, at)
  if (!promised.ok) return promised
  const after = { ...before, ...promised.value }
  const changes = editedFacts(before, after)
  if (changes.length === 0) return ok([])
  if (request.updatedAt !== undefined && Date.parse(request.updatedAt) !== order.updatedAt.getTime())
    return refuse({ code: 'changed-meanwhile', current: currentState(order) })
  await tx
    .update(orders)
    .set({ ...promised.value, changedByShopAt: at, updatedAt: at })
    .where(eq(orders.id, order.id))
  await noteEdit(tx, admin, at, before, after, changes)
  await noteDay(tx, admin, at, before, after.deliveryDay, request.reason)
  const change = { to: 'edited', changes } satisfies OrderChange
  await jobs.enqueue(tx, 'send-mail', [{ mail: 'order-changed', orderId: order.id, change }])
  return ok([])
}

/**
 * Until it is shipped; what was sold over the counter is gone, and what was asked back stays as it was (F-03). A line whose
 * product has left the books can be kept by nobody.
 */
function isEditable({ status, channel, hasReturns }: LockedOrder, { items }: OrderFacts): boolean {
  const isKept = channel === 'counter' || hasReturns
  return isEditableStatus(status) && !isKept && items.every(({ productId }) => productId !== null)
}

/** What was not mentioned stays; in another governorate the old wilayat means nothing. */
function contactAfter(
  before: OrderFacts,
  request: EditOrderRequest,
): Result<Contact, RefusalOf<'invalid-request'>> {
  const { regionId = before.regionId } = request
  const wilayat = request.wilayat ?? (regionId === before.regionId ? before.wilayat : null)
  const said = (text: string | null) => text || undefined
  return readContact({
    customerName: request.customerName ?? before.customerName,
    customerPhone: request.customerPhone ?? said(before.customerPhone),
    customerEmail: said(request.customerEmail ?? before.customerEmail),
    customerAddress: request.customerAddress ?? before.customerAddress,
    landmark: said(request.landmark ?? before.landmark),
    customerNotes: said(request.customerNotes ?? before.customerNotes),
    regionId,
    wilayat: said(wilayat),
    latitude: request.latitude === undefined ? before.latitude : request.latitude,
    longitude: request.longitude === undefined ? before.longitude : request.longitude,
    secondPhone: request.secondPhone ?? before.secondPhone ?? '',
    receiverName: request.receiverName ?? before.receiverName ?? '',
  })
}

/** Recomputes fee and totals as checkout does, if anything they depend on changed. */
async function drawAnew(
  tx: Transaction,
  before: OrderFacts,
  { regionId, customerEmail }: Contact,
  request: EditOrderRequest,
  at: Date,
): Promise<Result<{ draft: OrderDraft; lines: readonly LockedLine[] }, EditOrderRefusal>> {
  const had = before.items.map(({ productId, quantity }) => ({ productId: productId ?? 0, quantity }))
  const wanted = request.items ? mergeLines(request.items) : had
  const { deliveryType = before.deliveryType } = request
  if (regionId === before.regionId && deliveryType === before.deliveryType && isSame(had, wanted))
    return ok({ draft: draftOf(before), lines: [] })
  const locked = await lockWanted(tx, wanted, at, before.id)
  if (locked.filter((line) => line.wanted > 0).length < wanted.length)
    return refuse({ code: 'invalid-request', errors: { items: [ITEM_GONE] } })
  const terms = await loadOrderTerms(tx, null, customerEmail)
  const held = locked.map((line) => asOrdered(line, before))
  const lines = customerEmail && terms.hasHolds ? await addHolds(tx, customerEmail, held) : held
  const cart = lines
    .filter((line) => line.wanted > 0)
    .map((line) => ({ product: line.product, quantity: line.wanted }))
  const draft = draftOrder(cart, { regionId, deliveryType }, terms.delivery)
  if (!draft.ok) return draft
  return ok({ draft: await withItsVoucher(tx, draft.value, before.voucherCode, lines), lines })
}

/**
 * H-06: another governorate or a further animal has the day checked again; an order without a promised day gets none. An order that
 * only loses items keeps its day, even one that was closed since, as long as an animal is left. The shop may set a day that is not
 * offered, with a reason.
 */
async function dayAfter(
  tx: Transaction,
  before: OrderFacts,
  { regionId }: Pick<Contact, 'regionId'>,
  { lines }: OrderDraft,
  { deliveryDay: asked, reason }: EditOrderRequest,
  at: Date,
): Promise<Result<PromisedDay, EditOrderRefusal>> {
  const { deliveryDay, deliveryHeat } = before
  const isElsewhere = regionId !== before.regionId
  const ids = (items: readonly { productId: number | null }[]) => items.map((item) => item.productId ?? 0)
  const unitsIn = (items: readonly { productId: number | null; quantity: number }[], id: number) =>
    items.reduce((sum, item) => sum + (item.productId === id ? item.quantity : 0), 0)
  const isMore = ids(lines).some((id) => unitsIn(lines, id) > unitsIn(before.items, id))
  const isFewer = lines.length < before.items.length
  const isAsked = asked !== undefined && asked !== deliveryDay
  if (!isAsked && !isElsewhere && !isMore && !isFewer) return ok({ deliveryDay, deliveryHeat })
  const { travel } = await loadOrderTerms(tx, null, null)
  const items = await readTravelItems(tx, ids(lines))
  const hadAnimal = (await readTravelItems(tx, ids(before.items))).some(({ type }) => type === 'animal')
  const had: DayWish =
    !isElsewhere && !isMore
      ? { kind: 'stays', day: deliveryDay }
      : deliveryDay !== null
        ? { kind: 'kept', day: deliveryDay }
        : { kind: hadAnimal ? ('open' as const) : ('earliest' as const) }
  const wish: DayWish = asked === undefined ? had : { kind: reason ? 'forced' : 'chosen', day: asked }
  // Its own day, sent again with a reason, is one that the shop insists on.
  const isInsisted = asked !== undefined && reason !== undefined
  return decideDay(items, regionId, travel, isAsked || isInsisted ? wish : had, at)
}

/** S2-13: recalculates its voucher, even an expired one; drops it if the order no longer qualifies. */
async function withItsVoucher(
  tx: Transaction,
  draft: OrderDraft,
  code: string | null,
  lines: readonly LockedLine[],
): Promise<OrderDraft> {
  if (code === null) return draft
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.code, code)).for('no key update')
  if (!voucher) return draft
  const categories = new Map(lines.map(({ product, categoryId }) => [product.id, categoryId]))
  const discounted = applyVoucher(draft, voucher, categories)
  return discounted.ok ? discounted.value : draft
}

type Wanted = { productId: number; quantity: number }

function isSame(had: readonly Wanted[], wanted: readonly Wanted[]): boolean {
  const quantities = new Map(had.map(({ productId, quantity }) => [productId, quantity]))
  return had.length === wanted.length && wanted.every((one) => quantities.get(one.productId) === one.quantity)
}

/** The unchanged order, if no amount changes. */
function draftOf({ items, ...order }: OrderFacts): OrderDraft {
  const { deliveryType, deliveryFee, totalAmount, discountAmount, deliveryDiscount, voucherCode } = order
  const lines = items.map((item) => ({ ...item, productId: item.productId ?? 0 }))
  const { finalAmount } = order
  return {
    ...{ deliveryType, deliveryFee, totalAmount, discountAmount, deliveryDiscount, voucherCode },
    ...{ finalAmount, lines },
  }
}

/** S-CHK-22: what was ordered keeps its words and its price; taken out of the shop since, it can be kept but not added to. */
function asOrdered(line: LockedLine, before: OrderFacts): LockedLine {
  const item = before.items.find(({ productId }) => productId === line.product.id)
  if (!item) return line
  const product: OrderableProduct = {
    ...line.product,
    name: item.productName,
    nameArabic: item.productNameArabic,
    price: item.productPrice,
    imageUrl: item.productImageUrl,
    breedArabic: item.productBreed,
    age: item.productAge,
    isActive: true,
    available: line.product.isActive ? line.product.available : line.held,
  }
  return { ...line, product }
}

/** What the customer has to do about it, or the shop. */
function newsOfMoney(before: OrderFacts, finalAmount: Baisa): { due?: Baisa; owed?: Baisa } {
  const isUnpaid = before.paymentAmount === ZERO && before.paymentStatus !== 'verified'
  if (isUnpaid || finalAmount === before.finalAmount) return {}
  const { due, owed } = balanceOf({ ...before, finalAmount })
  if (due > ZERO) return { due }
  return owed > balanceOf(before).owed ? { owed: baisa(owed) } : {}
}

/** Notes the day in the order's history, with the reason for one that was not offered. */
async function noteDay(
  tx: Transaction,
  admin: Granted<'orders:write'>,
  at: Date,
  { id, deliveryDay }: OrderFacts,
  toValue: string | null,
  reason: string | undefined,
): Promise<void> {
  await tx.insert(orderHistory).values({
    ...{ orderId: id, event: 'delivery-day', fromValue: deliveryDay, toValue, reason: reason ?? null },
    ...{ actor: 'admin', actorId: admin.id, createdAt: at },
  })
}

/** By person; what it says of the customer are the names of what changed, never the words. */
function noteEdit(
  tx: Transaction,
  admin: Granted<'orders:write'>,
  at: Date,
  before: OrderFacts,
  after: Pick<OrderFacts, 'deliveryType' | 'deliveryDay' | 'deliveryFee' | 'finalAmount'> & {
    items: OrderFacts['items'] | OrderDraft['lines']
  },
  changes: readonly { label: string }[],
): Promise<void> {
  const facts = (one: typeof after) => ({
    items: one.items
      .map((item) => orderedItemText({ name: item.productNameArabic, quantity: item.quantity }))
      .join('، '),
    deliveryType: one.deliveryType,
    deliveryDay: one.deliveryDay,
    deliveryFee: toRials(one.deliveryFee),
    finalAmount: toRials(one.finalAmount),
  })
  return noteAction(tx, admin, at, 'order-content.edited', before.id, {
    before: facts(before),
    after: { ...facts(after), changed: changes.map(({ label }) => label).join('، ') },
  })
}
