// Writes a new order with its number, or an amended one, in one statement each, because checkout is a hot path (P-05).
import { ZERO } from '#domain/money.ts'
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { must, mustRow } from '#platform/must.ts'
import { releaseBeyondUnits } from '#server/animals/order-animals.ts'
import type { Context } from '#server/context.ts'
import type { OrderFacts } from '#server/orders/queries/order-facts.ts'
import type { EarlierOrder } from './lock-earlier-orders.ts'
import type { OrderContent } from './order-content.ts'
import {
  amendOrderStatement,
  contentValues,
  insertOrderStatement,
  type WrittenItem,
} from './order-statements.ts'

/** The owner of the order, and the deadline until which it holds its stock. */
type OrderHead = { expiresAt: Date } & (
  | { userId: string; cartId: number; entry: null }
  /** entered by an administrator, after a call or at the counter. */
  | { userId: null; cartId: null; entry: OfficeEntry }
)

type OfficeEntry = {
  channel: OrderChannel
  adminId: string
  /** The idempotency key and the fingerprint of the request. */
  attempt: { key: string; fingerprint: string } | null
}

const MAX_NUMBER_DRAWS = 8

/**
 * Writes the order with its items, its history and its idempotency key. X-53: the database keeps numbers unique; a
 * clash, one in hundreds of thousands within a millisecond, draws again.
 */
export async function insertOrder(
  { random }: Context,
  tx: Transaction,
  head: OrderHead,
  content: OrderContent,
): Promise<OrderFacts> {
  for (let draw = 1; draw <= MAX_NUMBER_DRAWS; draw++) {
    const number = orderNumber(content.at, random)
    const written = await insertOrderStatement(tx, {
      ...contentValues(content),
      ...(head.entry
        ? { actor: 'admin', actorId: head.entry.adminId }
        : { actor: 'customer', actorId: head.userId }),
      userId: head.userId,
      orderNumber: number,
      cartId: head.cartId,
      expiresAt: head.expiresAt,
      channel: head.entry?.channel ?? 'site',
      enteredBy: head.entry?.adminId ?? null,
      entryKey: head.entry?.attempt?.key ?? null,
      entryFingerprint: head.entry?.attempt?.fingerprint ?? null,
    })
    if (written.length === 0) continue
    const { acceptedTerms, at: createdAt } = content
    return asWritten(written, content, {
      orderNumber: number,
      createdAt,
      expiresAt: head.expiresAt,
      acceptedTerms,
    })
  }
  throw new Error(`no free order number in ${MAX_NUMBER_DRAWS} draws`)
}

/**
 * Rewrites an amended order; its number and its deadline stay. Without an attempt the shop edits it (W-05), and
 * the cost prices of its lines are kept.
 */
export async function amendOrder(
  tx: Transaction,
  actorId: string,
  order: EarlierOrder,
  content: OrderContent,
): Promise<OrderFacts> {
  const written = await amendOrderStatement(tx, {
    ...contentValues(content),
    actor: content.attempt ? 'customer' : 'admin',
    actorId,
    orderId: order.id,
  })
  await releaseBeyondUnits(tx, order.id, content.at)
  const acceptedTerms = content.acceptedTerms || order.acceptedTerms
  return asWritten(written, content, { ...order, acceptedTerms })
}

/** The written order, without reading it back. */
function asWritten(
  written: readonly WrittenItem[],
  { contact, draft, promised, at }: OrderContent,
  kept: Pick<OrderFacts, 'orderNumber' | 'createdAt' | 'expiresAt' | 'acceptedTerms'>,
): OrderFacts {
  const { lines, ...amounts } = draft
  const itemIds = new Map(written.map((item) => [item.productId, item.id]))
  const items = lines.map((line) => ({
    id: must(itemIds.get(line.productId), `order_items of ${kept.orderNumber}: ${line.productId}`),
    returned: 0,
    lost: 0,
    ...line,
  }))
  return {
    id: mustRow(written, `order_items of ${kept.orderNumber}`).orderId,
    orderNumber: kept.orderNumber,
    status: 'pending',
    paymentStatus: 'awaiting',
    createdAt: kept.createdAt,
    updatedAt: at,
    expiresAt: kept.expiresAt,
    ...contact,
    acceptedTerms: kept.acceptedTerms,
    paidAt: null,
    paymentAmount: ZERO,
    refundedAmount: ZERO,
    returnedAmount: ZERO,
    courier: null,
    trackingNumber: null,
    handedOverAt: null,
    changedByShopAt: null,
    ...promised,
    ...amounts,
    items: items.sort((a, b) => a.id - b.id),
  }
}
