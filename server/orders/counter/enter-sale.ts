// A sale that an administrator enters, after a call or over the counter (X-10). It is the order that checkout would
// have made: the same rules, prices, fees and stock, in one transaction.
import { eq, sql } from 'drizzle-orm'
import type { EnterSaleRequest } from '#contract/admin/order-requests.ts'
import type { AdminOrderDetail } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { DeliveryRecord } from '#domain/delivery.ts'
import { ZERO } from '#domain/money.ts'
import { type DayWish, decideDay, NO_DAY } from '#domain/orders/delivery-day.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse, refuseField } from '#platform/result.ts'
import type { Granted } from '#server/access/current-user.ts'
import type { OfficeWork } from '#server/access/office-work.ts'
import { noteAction } from '#server/audit/note-action.ts'
import { type LockedLine, lockWanted } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { orders } from '#server/database/tables/orders.ts'
import { addHolds, consumeHolds } from '#server/holds/consume-holds.ts'
import { changeLockedOrder } from '#server/orders/changes/change-order.ts'
import { findOrderOfShop } from '#server/orders/queries/admin-order-queries.ts'
import { lockOrder } from '#server/orders/records/lock-order.ts'
import { mergeLines } from '#server/orders/records/merge-lines.ts'
import type { Contact } from '#server/orders/records/order-content.ts'
import { isSameSale, saleFingerprint } from '#server/orders/records/order-fingerprint.ts'
import { insertOrder } from '#server/orders/records/order-rows.ts'
import {
  findShortages,
  holdsUntil,
  loadOrderTerms,
  type OrderTerms,
  travelItems,
} from '#server/orders/records/order-terms.ts'
import { readContact } from '#server/orders/records/read-contact.ts'
import { COUNTER_SALE, ITEM_GONE } from '#text/admin/orders.ts'
import { priceCounterSale, settleCounterSale } from './settle-counter-sale.ts'

/** `entered` is false if the sale already existed for the key. */
export type EnteredSale = { order: AdminOrderDetail; entered: boolean }

export type EnterSaleRefusal = RefusalOf<
  | 'invalid-request'
  | 'not-found'
  | 'empty-cart'
  | 'insufficient-stock'
  | 'region-not-served'
  | 'day-not-offered'
  | 'discount-too-high'
  | 'payment-mismatch'
  | 'order-not-editable'
>

/** @param key idempotency key: repeating the sale with it returns the same order, also from another administrator */
export async function enterSale(
  context: Context,
  admin: Granted<'orders:write'>,
  { key, request }: { key: string | null; request: EnterSaleRequest },
): Promise<Result<EnteredSale, EnterSaleRefusal>> {
  const contact = readSaleContact(request)
  if (!contact.ok) return contact
  const sale = await inTransaction(context.db, async (tx) => {
    const fingerprint = saleFingerprint(request)
    const earlier = key === null ? null : await findByKey(tx, key)
    if (earlier && !isSameSale(earlier.fingerprint, fingerprint))
      return refuse({ code: 'order-not-editable' })
    if (earlier) return ok({ orderId: earlier.id, entered: false, changed: [] })
    const attempt = key === null ? null : { key, fingerprint: fingerprint.whole }
    return insertSale({ context, tx, admin }, { attempt, request, contact: contact.value })
  })
  if (!sale.ok) return sale
  const { orderId, entered, changed } = sale.value
  context.changes.announceStock(changed)
  context.changes.announceOrders()
  const order = await findOrderOfShop(context, orderId)
  return order.ok ? ok({ order: order.value, entered }) : order
}

type SaleToEnter = {
  attempt: { key: string; fingerprint: string } | null
  request: EnterSaleRequest
  contact: Contact
}

/** `changed`: the products whose stock changed. */
type Entered = { orderId: number; entered: boolean; changed: number[] }

async function insertSale(
  work: OfficeWork,
  { attempt, request, contact }: SaleToEnter,
): Promise<Result<Entered, EnterSaleRefusal>> {
  const { context, tx, admin } = work
  const at = context.now()
  const email = contact.customerEmail
  const terms = await loadOrderTerms(tx, null, email)
  const wanted = mergeLines(request.items)
  const locked = await lockWanted(tx, wanted, at)
  if (locked.length < wanted.length) return refuseField('items', ITEM_GONE)
  const lines = email && terms.hasHolds ? await addHolds(tx, email, locked) : locked
  const drafted = draftSale(request, contact, lines, terms)
  const isCounter = request.channel === 'counter'
  const draft = drafted.ok && isCounter ? priceCounterSale(admin, request, drafted.value) : drafted
  if (!draft.ok) return draft
  const promised = isCounter
    ? ok(NO_DAY)
    : decideDay(travelItems(lines), contact.regionId, terms.travel, wishedDay(request), at)
  if (!promised.ok) return promised

  const entry = { channel: request.channel, adminId: admin.id, attempt }
  const head = { userId: null, cartId: null, entry, expiresAt: holdsUntil(at, lines, terms) }
  const content = {
    contact,
    draft: draft.value,
    promised: promised.value,
    acceptedTerms: false,
    attempt: null,
    at,
  }
  const { id: orderId, finalAmount } = await insertOrder(context, tx, head, content)

  if (email) await consumeHolds(tx, email, lines, { actorId: admin.id, at })
  const changes = lines.map((line) => ({ productId: line.product.id, change: -line.wanted }))
  if (!(await takeStock(tx, changes, { reason: 'order', orderId, actorId: admin.id })))
    return refuse({ code: 'insufficient-stock', items: findShortages(lines) })
  const { discountAmount } = draft.value
  await noteAction({ tx, admin, at }, 'order.created', orderId, {
    after: {
      channel: request.channel,
      finalAmount,
      ...(discountAmount > 0 && { discountAmount, reason: request.reason }),
    },
  })
  const settle = isCounter ? settleCounterSale : settlePhoneSale
  await settle(work, orderId, request)
  return ok({ orderId, entered: true, changed: changes.map(({ productId }) => productId) })
}

/** H-06: the day is agreed on the phone or later. An animal without any offered day cannot be sold by phone. */
function wishedDay({ deliveryDay }: EnterSaleRequest): DayWish {
  return deliveryDay === undefined ? { kind: 'open' } : { kind: 'chosen', day: deliveryDay }
}

/** The contact of a counter sale to an unnamed customer. */
function readSaleContact(request: EnterSaleRequest): Result<Contact, RefusalOf<'invalid-request'>> {
  return readContact({
    ...request,
    customerName: request.customerName ?? COUNTER_SALE.customer,
    customerPhone: request.customerPhone,
    customerAddress: request.customerAddress ?? COUNTER_SALE.address,
    regionId: request.regionId ?? SHOP_REGION,
  })
}

/** North Al Batinah: the counter is in Sohar (X-33). */
const SHOP_REGION = 6

/** The order already created with this key; a concurrent request with it waits here. */
async function findByKey(tx: Transaction, key: string) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`sale ${key}`}, 0))`)
  const { id, entryFingerprint: fingerprint } = orders
  const [found] = await tx.select({ id, fingerprint }).from(orders).where(eq(orders.entryKey, key))
  return found ?? null
}

/** A counter sale has no delivery: no fee, and no check of the governorate. */
function draftSale(
  request: EnterSaleRequest,
  contact: Contact,
  lines: readonly LockedLine[],
  terms: OrderTerms,
): Result<OrderDraft, EnterSaleRefusal> {
  const atCounter = request.channel === 'counter'
  const cart = lines.map(({ product, wanted }) => ({
    product: atCounter ? { ...product, deliveryEverywhere: true, deliveryFee: ZERO } : product,
    quantity: wanted,
  }))
  const wish = { regionId: contact.regionId, deliveryType: request.deliveryType }
  return draftOrder(cart, wish, atCounter ? AT_COUNTER : terms.delivery)
}

const AT_COUNTER: DeliveryRecord = { office: ZERO, home: ZERO, freeFrom: null, days: '', exceptions: [] }

/** A phone sale awaits its transfer unless it is paid already. */
async function settlePhoneSale(
  work: OfficeWork,
  orderId: number,
  { isPaid }: EnterSaleRequest,
): Promise<void> {
  const { context, tx } = work
  if (!isPaid) {
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-received', orderId }])
    return
  }
  const order = must(await lockOrder(tx, orderId), `orders ${orderId}`)
  const settled = await changeLockedOrder(work, order, { paymentStatus: 'verified' })
  // It was created in this transaction, so its first step cannot be refused.
  if (!settled.ok) throw new Error(`orders ${orderId}: a new sale was refused: ${settled.refusal.code}`)
}
