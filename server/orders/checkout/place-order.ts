// Places an order for the customer's cart, or amends the cart's pending order (D-05, X-08 to X-13). One transaction, so
// that an order is complete or absent, and no animal is sold twice.
import type { PlaceOrderRequest } from '#contract/order-requests.ts'
import type { Order } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { isReady } from '#domain/readiness.ts'
import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { must } from '#platform/must.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { LockedLine } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/stock/take-stock.ts'
import type { Context } from '#server/context.ts'
import { consumeHolds } from '#server/holds/consume-holds.ts'
import { type OrderFacts, toOrder } from '#server/orders/queries/order-facts.ts'
import { loadOrder } from '#server/orders/queries/order-queries.ts'
import { dropHandovers } from '#server/orders/records/drop-handovers.ts'
import type { EarlierOrder } from '#server/orders/records/lock-earlier-orders.ts'
import { isRepeat, orderFingerprint } from '#server/orders/records/order-fingerprint.ts'
import { amendOrder, insertOrder } from '#server/orders/records/order-rows.ts'
import { findShortages, holdsUntil } from '#server/orders/records/order-terms.ts'
import { readContact } from '#server/orders/records/read-contact.ts'
import { loadSettings, readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { takeVoucherUse } from '#server/vouchers/use-voucher.ts'
import { type Checkout, type DecidedOrder, decideOrder } from './decide-order.ts'
import { fillAccount } from './fill-account.ts'
import { type LockedCheckout, lockCheckout } from './lock-checkout.ts'
import { settleFreeOrder } from './settle-free-order.ts'

/** `placed` is false if the order already existed and was repeated or amended. */
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
 * Repeating the same key, body and cart returns the same order. Anything else amends the cart's pending order, whatever
 * the key; a key whose order is no longer pending is refused, so that one key never makes two orders.
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

  const result = await inTransaction(context.db, (tx) =>
    placeOrAmend(context, tx, customer, { ...checkout, at: context.now() }),
  )
  if (!result.ok) return result
  const { order, placed, changed } = result.value
  context.changes.announceStock(changed)
  return ok({ order: toOrder(order, settings, context.now()), placed })
}

/** `changed`: the products whose stock changed. */
type Done = { order: OrderFacts; placed: boolean; changed: number[] }

async function placeOrAmend(
  context: Context,
  tx: Transaction,
  customer: Customer,
  checkout: Checkout,
): Promise<Result<Done, PlaceOrderRefusal>> {
  const { request, contact, settings, at } = checkout
  const locked = await lockCheckout(tx, customer, checkout)
  if (!locked.ok) return locked
  const { cart, pending, keyed, lines } = locked.value
  const fingerprint = orderFingerprint(request, lines)
  if (keyed && isRepeat(keyed, fingerprint)) return repeat(tx, customer, keyed.id)
  if (pending?.changedByShopAt) return refuseAmendment(tx, customer, pending, checkout)
  if (keyed && keyed.id !== pending?.id)
    return refuse({ code: keyed.status === 'cancelled' ? 'order-cancelled' : 'order-not-editable' })

  const decided = await decideOrder(tx, customer, checkout, locked.value)
  if (!decided.ok) return decided
  const { draft, voucherId } = decided.value
  // H-07: animals with a signed hand-over stay in the order.
  if (pending && !(await dropHandovers(tx, pending.id, draft.lines, at)))
    return refuseAmendment(tx, customer, pending, checkout)

  const order = await writeOrder(context, tx, checkout, {
    ...locked.value,
    ...decided.value,
    fingerprint: fingerprint.whole,
  })
  const reason = pending ? 'order-amended' : 'order'
  const changed = await takeUnits(tx, customer, lines, { reason, orderId: order.id, at })
  if (!changed) return refuse({ code: 'insufficient-stock', items: findShortages(lines) })
  if (pending || voucherId !== null) await takeVoucherUse(tx, order.id, voucherId)
  await fillAccount(tx, customer, contact)
  const isFree = order.finalAmount === 0
  if (isFree) await settleFreeOrder(tx, order.id, cart, at)
  const isAnnounced = !pending && settings.notificationEmail !== null
  await queueMails(context, tx, order.id, { isFree, isAnnounced })
  const stored = isFree ? must(await loadOrder(tx, customer, order.id), `orders ${order.id}`) : order
  return ok({ order: stored, placed: !pending, changed })
}

function writeOrder(
  context: Context,
  tx: Transaction,
  { key, request, contact, at }: Checkout,
  what: LockedCheckout & DecidedOrder & { fingerprint: string },
): Promise<OrderFacts> {
  const { cart, pending, lines, terms, draft, promised, fingerprint } = what
  const acceptedTerms = request.acceptedTerms === true
  const content = { contact, draft, promised, acceptedTerms, attempt: { key, fingerprint }, at }
  if (pending) return amendOrder(tx, cart.userId, pending, content)
  const expiresAt = holdsUntil(at, lines, terms)
  return insertOrder(context, tx, { userId: cart.userId, cartId: cart.id, entry: null, expiresAt }, content)
}

/** The products whose stock changed; null where some of them have too little. */
async function takeUnits(
  tx: Transaction,
  { id: actorId, email }: Customer,
  lines: readonly LockedLine[],
  { reason, orderId, at }: { reason: 'order' | 'order-amended'; orderId: number; at: Date },
): Promise<number[] | null> {
  await consumeHolds(tx, email, lines, { actorId, at })
  const changes = lines.map(({ product, wanted, held }) => ({ productId: product.id, change: held - wanted }))
  if (!(await takeStock(tx, changes, { reason, orderId, actorId }))) return null
  return changes.filter(({ change }) => change !== 0).map(({ productId }) => productId)
}

/** Mails the customer, and the shop once. */
function queueMails(
  { jobs }: Context,
  tx: Transaction,
  orderId: number,
  { isFree, isAnnounced }: { isFree: boolean; isAnnounced: boolean },
): Promise<void> {
  return jobs.enqueue(tx, 'send-mail', [
    isFree
      ? { mail: 'order-changed', orderId, change: { to: 'verified' } }
      : { mail: 'order-received', orderId },
    ...(isAnnounced ? [{ mail: 'order-announced' as const, orderId }] : []),
  ])
}

/** Long, since an owner who is still setting up the shop needs time. */
const RETRY_AFTER_SECONDS = 3600

/** Null while nobody may be asked to pay (L-02). Checks the database if the cached settings are not ready. */
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

/** W-05: a customer cannot amend an order that the shop has edited. */
async function refuseAmendment(
  tx: Transaction,
  customer: Customer,
  { id, orderNumber }: EarlierOrder,
  { settings, at }: Checkout,
): Promise<Result<never, PlaceOrderRefusal>> {
  const order = await loadOrder(tx, customer, id)
  if (!order) return refuse({ code: 'order-not-editable' })
  return refuse({ code: 'changed-by-shop', orderNumber, order: toOrder(order, settings, at) })
}
