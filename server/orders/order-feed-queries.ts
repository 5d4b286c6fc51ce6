// Reads on in the history of the orders and in the stock ledger, from where somebody stands.
import type { FeedEvent, OrderEvent } from '#contract/admin/order-events.ts'
import { LOW_STOCK } from '#domain/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import { foldEvents } from './fold-events.ts'

/** The last row seen of each. */
export type FeedPosition = { history: number; movement: number }

export type FeedRead = {
  events: FeedEvent[]
  end: FeedPosition
  /** The rows near the end that were seen. */
  seen: ReadonlySet<string>
}

/** A row may be committed after one with a greater id: so far back it is looked for once more. */
const LOOK_BACK = 200

export async function readFeedEnd(db: Database): Promise<FeedPosition> {
  const [end] = await selectEnd(db)
  if (!end) throw new Error('the end of the orders was not found')
  return end
}

/** Of very much only the newest. */
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

const selectEnd = statement<[], FeedPosition>(
  'feed_end',
  `SELECT coalesce((SELECT max(id) FROM order_history), 0) AS history,
     coalesce((SELECT max(id) FROM stock_movements), 0) AS movement`,
)

type HistoryRow = {
  id: number
  event: string
  toValue: string | null
  at: Date
  orderId: number
  orderNumber: string
  finalAmount: string
}

const selectHistory = statement<[after: number], HistoryRow>(
  'feed_history',
  `SELECT * FROM (
     SELECT h.id, h.event, h.to_value AS "toValue", h.created_at AS at, o.id AS "orderId",
       o.order_number AS "orderNumber", o.final_amount AS "finalAmount"
     FROM order_history h JOIN orders o ON o.id = h.order_id
     WHERE h.id > $1 ORDER BY h.id DESC LIMIT 1000
   ) newest ORDER BY id`,
)

function toOrderEvent({ event, toValue, at, ...order }: HistoryRow): OrderEvent {
  const { orderId, orderNumber, finalAmount } = order
  return { kind: kindOf(event, toValue), orderId, orderNumber, finalAmount, at: at.toISOString() }
}

function kindOf(event: string, toValue: string | null): OrderEvent['kind'] {
  if (event === 'placed') return 'placed'
  if (event === 'payment' && toValue === 'reported') return 'reported'
  if (event === 'expired' || (event === 'status' && toValue === 'cancelled')) return 'cancelled'
  return 'changed'
}

type MovementRow = { id: number; productId: number; quantity: number; nameArabic: string | null }

/** The name only of what just came down to the last few, or to none. */
const selectMovements = statement<[after: number], MovementRow>(
  'feed_movements',
  `SELECT * FROM (
     SELECT m.id, m.product_id AS "productId", m.quantity_after AS quantity, p.name_arabic AS "nameArabic"
     FROM stock_movements m LEFT JOIN products p ON p.id = m.product_id AND p.is_active AND m.change < 0
       AND m.quantity_after <= ${LOW_STOCK} AND (m.quantity_after = 0 OR m.quantity_after - m.change > ${LOW_STOCK})
     WHERE m.id > $1 ORDER BY m.id DESC LIMIT 1000
   ) newest ORDER BY id`,
)

function toLowStock({ productId, quantity, nameArabic }: MovementRow): FeedEvent[] {
  return nameArabic === null ? [] : [{ kind: 'low-stock', productId, nameArabic, quantity }]
}
