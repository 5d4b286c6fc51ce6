// A sale that an administrator enters, after a call or over the counter. It is the order that checkout would have
// made: the same rules, prices, fees and stock, in one transaction.
import type { AdminOrderDetail, EnterSaleRequest } from '#contract/admin/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { DeliveryRecord } from '#domain/delivery.ts'
import { ZERO } from '#domain/money.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Admin } from '#server/accounts/current-user.ts'
import { type LockedLine, lockWanted } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { noteAction } from '#server/insights/note-action.ts'
import { COUNTER_SALE, SALE_ERRORS } from '#text/admin/orders.ts'
import { CHECKOUT_ERRORS } from '#text/orders.ts'
import { findOrderOfShop } from './admin-order-queries.ts'
import { type ChangeOrderRefusal, changeLocked } from './change-order.ts'
import { insertNumberedOrder } from './insert-numbered-order.ts'
import { lockOrder, timeOfChange } from './lock-order.ts'
import type { Contact } from './order-rows.ts'
import { holdHours, loadOrderTerms, type OrderTerms, whatIsLeft } from './order-terms.ts'
import { readContact } from './read-contact.ts'
import { writeChange } from './write-change.ts'

/** `entered` is false when the key had led to it before. */
export type EnteredSale = { order: AdminOrderDetail; entered: boolean }

export type EnterSaleRefusal =
  | RefusalOf<'empty-cart' | 'insufficient-stock' | 'region-not-served'>
  | ChangeOrderRefusal

type Entered = { orderId: number; entered: boolean; changed: number[] }

/** @param key of this try; the same key again gives the same order */
export async function enterSale(
  context: Context,
  admin: Admin,
  { key, request }: { key: string | null; request: EnterSaleRequest },
): Promise<Result<EnteredSale, EnterSaleRefusal>> {
  const contact = contactOf(request)
  if (!contact.ok) return contact
  const sale = await inTransaction<Entered, EnterSaleRefusal>(context.db, async (tx) => {
    const known = key === null ? null : await findByKey(tx, admin.id, key)
    if (known !== null) return ok({ orderId: known, entered: false, changed: [] })
    return enter(context, tx, admin, key, request, contact.value)
  })
  if (!sale.ok) return sale
  const { orderId, entered, changed } = sale.value
  context.changes.announceStock(changed)
  context.changes.announceOrders()
  const order = await findOrderOfShop(context, orderId)
  return order.ok ? ok({ order: order.value, entered }) : order
}

function contactOf(request: EnterSaleRequest): Result<Contact, RefusalOf<'invalid-request'>> {
  const atCounter = request.channel === 'counter'
  const errors: Record<string, string[]> = {}
  if (!atCounter && request.customerName === undefined) errors.customerName = [SALE_ERRORS.customerName]
  if (!atCounter && request.customerPhone === undefined)
    errors.customerPhone = [CHECKOUT_ERRORS.customerPhone]
  if (!atCounter && request.customerAddress === undefined)
    errors.customerAddress = [SALE_ERRORS.customerAddress]
  if (!atCounter && request.regionId === undefined) errors.regionId = [SALE_ERRORS.regionId]
  if (Object.keys(errors).length > 0) return refuse({ code: 'invalid-request', errors })
  return readContact({
    ...request,
    customerName: request.customerName ?? COUNTER_SALE.customer,
    customerPhone: request.customerPhone,
    customerAddress: request.customerAddress ?? COUNTER_SALE.address,
    regionId: request.regionId ?? SHOP_REGION,
  })
}

/** North Al Batinah: the counter stands in Sohar. */
const SHOP_REGION = 6

/** The order that this try made before; of two tries at once the second waits for the first. */
async function findByKey(tx: Transaction, adminId: string, key: string): Promise<number | null> {
  await waitForKey(tx, `${adminId} ${key}`)
  const [found] = await selectByKey(tx, adminId, key)
  return found?.id ?? null
}

const waitForKey = statement<[key: string], never>(
  'wait_for_entry',
  'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
)
const selectByKey = statement<[adminId: string, key: string], { id: number }>(
  'find_entry',
  'SELECT id FROM orders WHERE entered_by = $1 AND entry_key = $2',
)

async function enter(
  context: Context,
  tx: Transaction,
  admin: Admin,
  key: string | null,
  request: EnterSaleRequest,
  contact: Contact,
): Promise<Result<Entered, EnterSaleRefusal>> {
  const at = context.now()
  const terms = await loadOrderTerms(tx, null)
  const lines = await lockWanted(tx, merged(request.items), at)
  if (lines.length < merged(request.items).length)
    return refuse({ code: 'invalid-request', errors: { items: [SALE_ERRORS.items] } })
  const draft = draftSale(request, contact, lines, terms)
  if (!draft.ok) return draft

  const head = {
    userId: null,
    cartId: null,
    createdAt: at,
    expiresAt: new Date(at.getTime() + holdHours(lines, terms) * 3_600_000),
    entry: { channel: request.channel, adminId: admin.id, key },
  }
  const tryOf = { key: null, fingerprint: null, acceptedTerms: false, at }
  const { orderId } = await insertNumberedOrder(context, tx, head, contact, draft.value, tryOf)
  const changes = lines.map(({ product, wanted }) => ({ productId: product.id, change: -wanted }))
  if (!(await takeStock(tx, changes, { reason: 'order', orderId, actorId: admin.id })))
    return refuse({ code: 'insufficient-stock', items: whatIsLeft(lines) })
  await noteAction(tx, admin, at, {
    action: 'order.created',
    entityType: 'order',
    entityId: orderId,
    data: { after: { channel: request.channel, finalAmount: draft.value.finalAmount } },
  })

  const settled = await settle(context, tx, admin, orderId, request)
  if (!settled.ok) return settled
  return ok({ orderId, entered: true, changed: changes.map(({ productId }) => productId) })
}

/** One line a product, as an order has it. */
function merged(items: EnterSaleRequest['items']): EnterSaleRequest['items'] {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of items)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Over the counter nothing travels: no fee, and no governorate that is not served. */
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

/** What was sold at the counter is paid and gone; what was sold by phone waits for its transfer unless it is paid. */
async function settle(
  context: Context,
  tx: Transaction,
  admin: Admin,
  orderId: number,
  { channel, isPaid }: EnterSaleRequest,
): Promise<Result<unknown, ChangeOrderRefusal>> {
  if (channel === 'phone' && !isPaid) {
    await context.jobs.enqueue(tx, 'send-mail', [{ mail: 'order-received', orderId }])
    return ok(undefined)
  }
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error('the sale that was just written is not there')
  if (channel === 'phone') return changeLocked(context, tx, admin, order, { paymentStatus: 'verified' })
  return writeChange(tx, order, {
    status: 'delivered',
    paymentStatus: 'verified',
    paymentAmount: order.finalAmount,
    expiresAt: order.expiresAt,
    adminId: admin.id,
    reason: COUNTER_SALE.reason,
    note: null,
    at: timeOfChange(order, context.now()),
  })
}
