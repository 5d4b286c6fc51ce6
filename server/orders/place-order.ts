// Places an order for what stands in the customer's cart, or amends the one that is already pending for it (D-05,
// One transaction: either all of it is there or none of it, and no animal is sold twice.
import { createHash } from 'node:crypto'
import type { Order, PlaceOrderRequest } from '#contract/orders.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import { draftOrder, type OrderDraft } from '#domain/orders/draft-order.ts'
import { MAX_UNVERIFIED } from '#domain/orders/order-limits.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { isReady } from '#domain/readiness.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { inTransaction } from '#platform/database/in-transaction.ts'
import { statement } from '#platform/database/statement.ts'
import { ok, type Result, refuse } from '#platform/result.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import { type LockedLine, lockCart, lockLines, peekAtLines } from '#server/cart/cart-queries.ts'
import { takeStock } from '#server/catalog/take-stock.ts'
import type { Context } from '#server/context.ts'
import { loadSettings, readSettings, type Settings } from '#server/settings/settings-queries.ts'
import { CHECKOUT_ERRORS } from '#text/orders.ts'
import { insertNumberedOrder } from './insert-numbered-order.ts'
import { type OrderFacts, toOrder } from './order-facts.ts'
import { loadOrder } from './order-queries.ts'
import { amendOrder, type Contact, type OrderRequest, type WrittenOrder } from './order-rows.ts'
import { hasAnimal, holdHours, loadOrderTerms, type OrderTerms, whatIsLeft } from './order-terms.ts'
import { readContact } from './read-contact.ts'

/** `placed` is false when the order was there before: repeated or amended. */
export type PlacedOrder = { order: Order; placed: boolean }

export type PlaceOrderRefusal = RefusalOf<
  | 'shop-not-ready'
  | 'invalid-request'
  | 'empty-cart'
  | 'terms-not-accepted'
  | 'insufficient-stock'
  | 'region-not-served'
  | 'order-not-editable'
  | 'order-cancelled'
  | 'too-many-unverified'
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
  const settings = await settingsForOrders(context)
  if (!settings) return refuse({ code: 'shop-not-ready', retryAfterSeconds: RETRY_AFTER })
  const contact = readContact(request)
  if (!contact.ok) return contact
  const at = context.now()

  const outcome = await inTransaction<Outcome, PlaceOrderRefusal>(context.db, async (tx) => {
    const cartId = await lockCart(tx, customer)
    if (cartId === null) return refuse({ code: 'empty-cart' })
    const orders = await lockOrders(tx, cartId, customer.id, key)
    const standing = orders.find((order) => order.isStanding)
    const known = orders.find((order) => order.fingerprint !== null)
    const terms = await loadOrderTerms(tx, { id: cartId, userId: customer.id })
    if (orders.length === 0 && terms.unverified >= MAX_UNVERIFIED)
      return refuse({ code: 'too-many-unverified' })
    if (terms.isShort && orders.length === 0) {
      // Sold out: said at once, without waiting for those who are still buying.
      const refused = draftFromCart(request, await peekAtLines(tx, cartId, at), terms)
      if (!refused.ok) return refused
    }
    const lines = await lockLines(tx, cartId, standing?.id ?? null, at)
    const asked = fingerprint(request, lines)

    if (known && isRepeat(known, asked)) {
      const order = await loadOrder(tx, customer, known.id)
      return order ? ok({ order, placed: false, changed: [] }) : refuse({ code: 'order-not-editable' })
    }
    if (known && !known.isStanding) {
      return refuse({ code: known.status === 'cancelled' ? 'order-cancelled' : 'order-not-editable' })
    }

    const draft = draftFromCart(request, lines, terms)
    if (!draft.ok) return draft
    const tryOf: OrderRequest = {
      key,
      fingerprint: asked.whole,
      acceptedTerms: request.acceptedTerms === true,
      at,
    }
    const head = standing
      ? { ...standing, userId: customer.id }
      : {
          userId: customer.id,
          cartId,
          createdAt: at,
          expiresAt: new Date(at.getTime() + holdHours(lines, terms) * 3_600_000),
        }
    const written =
      'id' in head
        ? {
            ...(await amendOrder(tx, head, contact.value, draft.value, tryOf)),
            orderNumber: head.orderNumber,
          }
        : await insertNumberedOrder(context, tx, head, contact.value, draft.value, tryOf)

    const changes = lines.map(({ product, wanted, held }) => ({
      productId: product.id,
      change: held - wanted,
    }))
    const taken = await takeStock(tx, changes, {
      reason: standing ? 'order-amended' : 'order',
      orderId: written.orderId,
      actorId: customer.id,
    })
    if (!taken) return refuse({ code: 'insufficient-stock', items: whatIsLeft(lines) })

    const announced = !standing && settings.notificationEmail !== null
    await context.jobs.enqueue(tx, 'send-mail', [
      { mail: 'order-received', orderId: written.orderId },
      ...(announced ? [{ mail: 'order-announced' as const, orderId: written.orderId }] : []),
    ])
    return ok({
      placed: !standing,
      changed: changes.filter(({ change }) => change !== 0).map(({ productId }) => productId),
      order: orderAsWritten(
        written,
        { ...head, updatedAt: at },
        contact.value,
        draft.value,
        tryOf.acceptedTerms || standing?.acceptedTerms === true,
      ),
    })
  })
  if (!outcome.ok) return outcome

  const { order, placed, changed } = outcome.value
  if (changed.length > 0) context.changes.announceStock(changed)
  return ok({ order: toOrder(order, settings, context.now()), placed })
}

/** When asking again makes sense: an owner who is still setting the shop up takes their time. */
const RETRY_AFTER = 3600

/** Null while nobody may be asked to pay (L-02). A shop that just became ready takes orders before that news is round. */
async function settingsForOrders(context: Context): Promise<Settings | null> {
  const settings = await readSettings(context)
  if (isReady(settings, context.production)) return settings
  const current = await loadSettings(context.db)
  return isReady(current, context.production) ? current : null
}

type Outcome = { order: OrderFacts; placed: boolean; changed: number[] }

type LockedOrder = {
  id: number
  orderNumber: string
  status: OrderStatus
  cartId: number | null
  createdAt: Date
  expiresAt: Date
  acceptedTerms: boolean
  /** Pending for this very cart: it can be amended. */
  isStanding: boolean
  /** What was asked with this key when it was last used; null when the key is another's. */
  fingerprint: string | null
}

/** The order that stands for the cart and the one that the key led to, often the same; locked, so as they really are. */
async function lockOrders(
  tx: Transaction,
  cartId: number,
  userId: string,
  key: string,
): Promise<LockedOrder[]> {
  const rows = await selectOrdersForUpdate(tx, cartId, userId, key)
  return rows.map(({ isDeleted, ...order }) => ({
    ...order,
    isStanding: order.status === 'pending' && order.cartId === cartId && !isDeleted,
  }))
}

const selectOrdersForUpdate = statement<
  [cartId: number, userId: string, key: string],
  Omit<LockedOrder, 'isStanding'> & { isDeleted: boolean }
>(
  'lock_orders',
  `SELECT o.id, o.order_number AS "orderNumber", o.status, o.cart_id AS "cartId", o.created_at AS "createdAt",
     o.expires_at AS "expiresAt", o.deleted_at IS NOT NULL AS "isDeleted",
     o.accepted_terms_at IS NOT NULL AS "acceptedTerms",
     (SELECT r.fingerprint FROM order_requests r WHERE r.user_id = $2 AND r.key = $3 AND r.order_id = o.id)
   FROM orders o
   WHERE o.id IN (
     SELECT id FROM orders WHERE cart_id = $1 AND status = 'pending' AND deleted_at IS NULL
     UNION SELECT order_id FROM order_requests WHERE user_id = $2 AND key = $3
   )
   ORDER BY o.id
   FOR UPDATE OF o`,
)

type Fingerprint = { body: string; whole: string; emptyCart: boolean }

/** What was asked: the body and the cart, each hashed, whatever the order of their fields. */
function fingerprint(request: PlaceOrderRequest, lines: readonly LockedLine[]): Fingerprint {
  const asked = lines.filter((line) => line.wanted > 0).map((line) => [line.product.id, line.wanted])
  const body = hash(Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1)))
  return { body, whole: `${body}.${hash(asked)}`, emptyCart: asked.length === 0 }
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

/** Also a late repeat, when the cart was already cleared because the transfer was reported. */
function isRepeat(known: LockedOrder, asked: Fingerprint): boolean {
  if (known.fingerprint === asked.whole) return true
  const cleared = asked.emptyCart && known.status !== 'pending' && known.status !== 'cancelled'
  return cleared && known.fingerprint?.split('.')[0] === asked.body
}

/** The rules of checkout, and X-62: who orders an animal accepts the terms and is of age. */
function draftFromCart(
  request: PlaceOrderRequest,
  lines: readonly LockedLine[],
  terms: OrderTerms,
): Result<OrderDraft, PlaceOrderRefusal> {
  const cart = lines
    .filter((line) => line.wanted > 0)
    .map(({ product, wanted }) => ({ product, quantity: wanted }))
  if (hasAnimal(lines) && request.acceptedTerms !== true) {
    return refuse({
      code: 'terms-not-accepted',
      errors: { acceptedTerms: [CHECKOUT_ERRORS.acceptedTerms] },
    })
  }
  return draftOrder(cart, request, terms.delivery)
}

/** What was just written, without reading it back. */
function orderAsWritten(
  written: WrittenOrder & { orderNumber: string },
  times: { createdAt: Date; updatedAt: Date; expiresAt: Date },
  contact: Contact,
  draft: OrderDraft,
  acceptedTerms: boolean,
): OrderFacts {
  const { lines, ...amounts } = draft
  const items = lines.map((line) => {
    const id = written.itemIds.get(line.productId)
    if (id === undefined) throw new Error('an order line was not written')
    return { id, ...line }
  })
  return {
    id: written.orderId,
    orderNumber: written.orderNumber,
    status: 'pending',
    paymentStatus: 'awaiting',
    createdAt: times.createdAt,
    updatedAt: times.updatedAt,
    expiresAt: times.expiresAt,
    ...contact,
    acceptedTerms,
    paidAt: null,
    ...amounts,
    items: items.sort((a, b) => a.id - b.id),
  }
}
