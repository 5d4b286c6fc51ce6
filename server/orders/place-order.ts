// Places an order for what stands in the customer's cart, or amends the one that is already pending for it (D-05,
// One transaction: either all of it is there or none of it, and no animal is sold twice.
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { applyVoucher } from '#domain/orders/apply-voucher.ts'
import { type DayWish, decideDay } from '#domain/orders/delivery-day.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/draft-order.ts'
import { MAX_UNVERIFIED } from '#domain/orders/order-limits.ts'
import { isReady } from '#domain/readiness.ts'
import type { Voucher, VoucherRefusal } from '#domain/vouchers/voucher.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { nameAccount } from '#server/accounts/name-account.ts'
import { type LockedLine, lockCart, lockLines, peekAtLines } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { dropHandovers } from '#server/handovers/drop-handovers.ts'
import { addHolds, consumeHolds } from '#server/holds/consume-holds.ts'
import { loadSettings, readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { lockVoucher } from '#server/vouchers/lock-voucher.ts'
import { takeVoucherUse } from '#server/vouchers/use-voucher.ts'
import { TERMS_MISSING } from '#text/orders.ts'
import { type EarlierOrder, lockEarlierOrders } from './lock-earlier-orders.ts'
import { type OrderFacts, toOrder } from './order-facts.ts'
import { isRepeat, orderFingerprint } from './order-fingerprint.ts'
import { loadOrder } from './order-queries.ts'
import { amendOrder, type Contact, insertOrder } from './order-rows.ts'
import {
  findShortages,
  hasAnimal,
  holdsUntil,
  loadOrderTerms,
  type OrderTerms,
  travelItems,
} from './order-terms.ts'
import { readContact } from './read-contact.ts'
import { settleFreeOrder } from './settle-free-order.ts'

/** `placed` is false when the order was there before: repeated or amended. */
export type PlacedOrder = { order: Order; placed: boolean }

export type PlaceOrderRefusal = RefusalOf<
  | 'shop-not-ready'
  | 'invalid-request'
  | 'empty-cart'
  | 'terms-not-accepted'
  | 'insufficient-stock'
  | 'region-not-served'
  | 'day-not-offered'
  | 'order-not-editable'
  | 'order-cancelled'
  | 'too-many-unverified'
  | 'changed-by-shop'
  | VoucherRefusal['code']
>

/**
 * The same key, body and cart again give the same order. Anything else amends the pending order of this cart, whatever
 * the key; a key whose order is no longer pending is refused, so one key never makes two orders.
 */
export async function placeOrder(
  context: Context,
  customer: Customer,
  { key, request }: { key: string; request: PlaceOrderRequest },
): Promise<Result<PlacedOrder, PlaceOrderRefusal>> {
  const settings = await readSettingsForOrders(context)
  if (!settings) return refuse({ code: 'shop-not-ready', retryAfterSeconds: RETRY_AFTER_SECONDS })
  const contact = readContact(request)
  if (!contact.ok) return contact
  const checkout = { key, request, contact: contact.value, settings }

  const done = await inTransaction(context.db, (tx) => placeOrAmend(context, tx, customer, checkout))
  if (!done.ok) return done
  const { order, placed, changed } = done.value
  context.changes.announceStock(changed)
  return ok({ order: toOrder(order, settings, context.now()), placed })
}

type Checkout = { key: string; request: PlaceOrderRequest; contact: Contact; settings: Settings }

/** `changed` names the products whose stock did. */
type Done = { order: OrderFacts; placed: boolean; changed: number[] }

async function placeOrAmend(
  context: Context,
  tx: Transaction,
  customer: Customer,
  { key, request, contact, settings }: Checkout,
): Promise<Result<Done, PlaceOrderRefusal>> {
  const at = context.now()
  const cartId = await lockCart(tx, customer)
  if (cartId === null) return refuse({ code: 'empty-cart' })
  const cart = { id: cartId, userId: customer.id }
  const { pending, keyed } = await lockEarlierOrders(tx, cart, key)
  const terms = await loadOrderTerms(tx, cart, customer.email)
  if (!pending && !keyed) {
    if (terms.unverified >= MAX_UNVERIFIED) return refuse({ code: 'too-many-unverified' })
    // Sold out: said at once, without waiting for those who are still buying.
    const isSoldOut = terms.isShort && !terms.hasHolds
    const early = isSoldOut ? draft(request, await peekAtLines(tx, cartId, at), terms) : null
    if (early && !early.ok) return early
  }
  const locked = await lockLines(tx, cartId, pending?.id ?? null, at)
  const lines = terms.hasHolds ? await addHolds(tx, customer.email, locked) : locked
  const asked = orderFingerprint(request, lines)
  if (keyed && isRepeat(keyed, asked)) return repeat(tx, customer, keyed.id)
  if (pending?.changedByShopAt) return refuseAmendment(tx, customer, pending, settings, at)
  if (keyed && keyed.id !== pending?.id)
    return refuse({ code: keyed.status === 'cancelled' ? 'order-cancelled' : 'order-not-editable' })

  const { customerPhone } = contact
  const whole = draft(request, lines, terms)
  if (!whole.ok) return whole
  const wish = wishedDay(request.deliveryDay, pending?.deliveryDay ?? null)
  const promised = decideDay(travelItems(lines), contact.regionId, terms.travel, wish, at)
  if (!promised.ok) return promised
  const voucher = await lockVoucher(tx, request.voucher, {
    userId: customer.id,
    customerPhone,
    orderId: pending?.id,
    at,
  })
  if (!voucher.ok) return voucher
  const drafted = voucher.value ? discount(whole.value, voucher.value, lines) : whole
  if (!drafted.ok) return drafted
  // H-07: animals with a signed hand-over stay in the order.
  if (pending && !(await dropHandovers(tx, pending.id, drafted.value.lines, at)))
    return refuseAmendment(tx, customer, pending, settings, at)
  const acceptedTerms = request.acceptedTerms === true
  const attempt = { key, fingerprint: asked.whole }
  const content = { contact, draft: drafted.value, promised: promised.value, acceptedTerms, attempt, at }
  const order = pending
    ? await amendOrder(tx, customer.id, pending, content)
    : await insertOrder(
        context,
        tx,
        { userId: customer.id, cartId, entry: null, expiresAt: holdsUntil(at, lines, terms) },
        content,
      )

  await consumeHolds(tx, customer.email, lines, { actorId: customer.id, at })
  const changes = lines.map(({ product, wanted, held }) => ({ productId: product.id, change: held - wanted }))
  const reason = pending ? 'order-amended' : 'order'
  if (!(await takeStock(tx, changes, { reason, orderId: order.id, actorId: customer.id })))
    return refuse({ code: 'insufficient-stock', items: findShortages(lines) })
  if (pending || voucher.value) await takeVoucherUse(tx, order.id, voucher.value?.id ?? null)
  await nameAccount(tx, customer, contact.customerName)
  const isFree = order.finalAmount === 0
  if (isFree) await settleFreeOrder(tx, order.id, cart, at)
  await context.jobs.enqueue(tx, 'send-mail', [
    isFree
      ? { mail: 'order-changed', orderId: order.id, change: { to: 'verified' } }
      : { mail: 'order-received', orderId: order.id },
    ...(settings.notificationEmail !== null && !pending
      ? [{ mail: 'order-announced' as const, orderId: order.id }]
      : []),
  ])
  const changed = changes.filter(({ change }) => change !== 0).map(({ productId }) => productId)
  const stored = isFree ? await loadOrder(tx, customer, order.id) : order
  if (!stored) throw new Error('an order that was just written is not there')
  return ok({ order: stored, placed: !pending, changed })
}

/** When asking again makes sense: an owner who is still setting the shop up takes their time. */
const RETRY_AFTER_SECONDS = 3600

/** Null while nobody may be asked to pay (L-02). A shop that just became ready takes orders before its caches know. */
async function readSettingsForOrders(context: Context): Promise<Settings | null> {
  const settings = await readSettings(context)
  if (isReady(settings, context.production)) return settings
  const current = await loadSettings(context.db)
  return isReady(current, context.production) ? current : null
}

async function repeat(
  tx: Transaction,
  customer: Customer,
  orderId: number,
): Promise<Result<Done, PlaceOrderRefusal>> {
  const order = await loadOrder(tx, customer, orderId)
  return order ? ok({ order, placed: false, changed: [] }) : refuse({ code: 'order-not-editable' })
}

/** an amendment that names no day keeps the old one while it is offered. */
function wishedDay(asked: string | undefined, had: string | null): DayWish {
  if (asked !== undefined) return { kind: 'chosen', day: asked }
  return had === null ? { kind: 'earliest' } : { kind: 'kept-or-earliest', day: had }
}

function discount(
  whole: OrderDraft,
  voucher: Voucher,
  lines: readonly LockedLine[],
): Result<OrderDraft, VoucherRefusal> {
  const categories = new Map(lines.map(({ product, categoryId }) => [product.id, categoryId]))
  return applyVoucher(whole, voucher, categories)
}

/** W-05: what the shop edited stands as the shop has it. */
async function refuseAmendment(
  tx: Transaction,
  customer: Customer,
  { id, orderNumber }: EarlierOrder,
  settings: Settings,
  at: Date,
): Promise<Result<never, PlaceOrderRefusal>> {
  const order = await loadOrder(tx, customer, id)
  if (!order) return refuse({ code: 'order-not-editable' })
  return refuse({ code: 'changed-by-shop', orderNumber, order: toOrder(order, settings, at) })
}

/** The rules of checkout, and X-62: who orders an animal accepts the terms and is of age. */
function draft(
  request: PlaceOrderRequest,
  lines: readonly LockedLine[],
  terms: OrderTerms,
): Result<OrderDraft, PlaceOrderRefusal> {
  if (hasAnimal(lines) && request.acceptedTerms !== true) {
    const errors = { acceptedTerms: [TERMS_MISSING] }
    return refuse({ code: 'terms-not-accepted', errors })
  }
  const cart = lines
    .filter((line) => line.wanted > 0)
    .map(({ product, wanted }) => ({ product, quantity: wanted }))
  return draftOrder(cart, request, terms.delivery)
}
