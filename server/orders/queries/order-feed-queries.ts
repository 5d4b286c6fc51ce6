// Reads the order history and the stock ledger from a reader's position on.
import { and, desc, eq, gt, lt, lte, max, or, sql } from 'drizzle-orm'
import type { FeedEvent, OrderNewsEvent } from '#contract/admin/order-events.ts'
import { toRials } from '#domain/money.ts'
import type { Database } from '#platform/database/connect.ts'
import { reorderPoint } from '#server/catalog/stock/reorder-point.ts'
import { products } from '#server/database/tables/catalog.ts'
import { orderHistory, orders } from '#server/database/tables/orders.ts'
import { stockMovements } from '#server/database/tables/stock.ts'
import { foldEvents } from './fold-events.ts'

/** The last row seen of each. */
export type FeedPosition = { history: number; movement: number }

export type FeedRead = {
  events: FeedEvent[]
  end: FeedPosition
  /** The most recent rows that were read. */
  seen: ReadonlySet<string>
}

/** How far back rows are read again, since a row may be committed after one with a greater id. */
const LOOK_BACK = 200

export async function readFeedEnd(db: Database): Promise<FeedPosition> {
  const [[history], [movement]] = await Promise.all([
    db.select({ id: max(orderHistory.id) }).from(orderHistory),
    db.select({ id: max(stockMovements.id) }).from(stockMovements),
  ])
  return { history: history?.id ?? 0, movement: movement?.id ?? 0 }
}

export async function readFeedSince(
  db: Database,
  from: FeedPosition,
  seen: ReadonlySet<string> | null,
): Promise<FeedRead> {
  const back = seen ? LOOK_BACK : 0
  const [history, movements] = await Promise.all([
    selectHistory(db, from.history - back),
    selectMovements(db, from.movement - back),
  ])
  const end = {
    history: Math.max(from.history, ...history.map(({ id }) => id)),
    movement: Math.max(from.movement, ...movements.map(({ id }) => id)),
  }
  const isNew = (key: string) => !seen?.has(key)
  return {
    events: foldEvents([
      ...history.filter(({ id }) => isNew(historyKey(id))).map(toOrderEvent),
      ...movements.filter(({ id }) => isNew(movementKey(id))).flatMap(toLowStock),
    ]),
    end,
    seen: new Set([
      ...history.filter(({ id }) => id > end.history - LOOK_BACK).map(({ id }) => historyKey(id)),
      ...movements.filter(({ id }) => id > end.movement - LOOK_BACK).map(({ id }) => movementKey(id)),
    ]),
  }
}

const historyKey = (id: number) => `history ${id}`
const movementKey = (id: number) => `movement ${id}`

/** Rows per read; if there are more, only the newest are read. */
const MAX_ROWS = 1000

async function selectHistory(db: Database, after: number) {
  const { id, event, toValue, actor, createdAt: at, orderId } = orderHistory
  const { orderNumber, finalAmount, channel } = orders
  const rows = await db
    .select({ id, event, toValue, actor, at, orderId, orderNumber, finalAmount, channel })
    .from(orderHistory)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(gt(id, after))
    .orderBy(desc(id))
    .limit(MAX_ROWS)
  return rows.reverse()
}

type FeedRow = Awaited<ReturnType<typeof selectHistory>>[number]

function toOrderEvent({ event, toValue, actor, at, channel, ...order }: FeedRow): OrderNewsEvent {
  const { orderId, orderNumber, finalAmount } = order
  return {
    // A counter sale needs no announcement (F-07).
    kind: event === 'placed' && channel === 'counter' ? 'changed' : kindOf(event, toValue, actor),
    orderId,
    orderNumber,
    finalAmount: toRials(finalAmount),
    at: at.toISOString(),
  }
}

function kindOf(event: string, toValue: string | null, actor: string): OrderNewsEvent['kind'] {
  if (event === 'placed') return 'placed'
  // Payments noted or undone by the office itself (W-04) are not reports.
  if (event === 'payment' && toValue === 'reported' && actor === 'customer') return 'reported'
  if (event === 'expired' || (event === 'status' && toValue === 'cancelled')) return 'cancelled'
  return 'changed'
}

/** Names a supply only when it has just reached its reorder point or sold out (X-38, W-10). */
async function selectMovements(db: Database, after: number) {
  const { id, productId, change, quantityAfter: quantity } = stockMovements
  const cameDown = and(
    lt(change, 0),
    lte(quantity, reorderPoint),
    or(eq(quantity, 0), sql`${quantity} - ${change} > ${reorderPoint}`),
  )
  const rows = await db
    .select({ id, productId, quantity, nameArabic: products.nameArabic })
    .from(stockMovements)
    .leftJoin(products, and(eq(products.id, productId), eq(products.isActive, true), cameDown))
    .where(gt(id, after))
    .orderBy(desc(id))
    .limit(MAX_ROWS)
  return rows.reverse()
}

type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number]

function toLowStock({ productId, quantity, nameArabic }: MovementRow): FeedEvent[] {
  return nameArabic === null ? [] : [{ kind: 'low-stock', productId, nameArabic, quantity }]
}
