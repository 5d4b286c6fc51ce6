// A live feed of changes of orders and of the last units in stock (D-08). It reads the order history and the stock
// ledger; notifications from PostgreSQL only trigger the next read (decision 0013).
import type { FeedBatch } from '#contract/admin/order-events.ts'
import { createFeed, type Feed } from '#platform/events/feed.ts'
import type { Context } from '#server/context.ts'
import type { ListeningChanges } from '#server/start/listen-for-changes.ts'
import { toBatch } from './fold-events.ts'
import { type FeedPosition, readFeedEnd, readFeedSince } from './order-feed-queries.ts'

export type OrderFeed = Feed<FeedBatch, FeedPosition>

export function createOrderFeed(
  { db, log }: Context,
  changes: Pick<ListeningChanges, 'onOrders'>,
): OrderFeed {
  return createFeed(
    {
      readEnd: () => readFeedEnd(db),
      readSince: (from, seen) => readFeedSince(db, from, seen),
      toBatch: (events) => toBatch(events),
      onNews: changes.onOrders,
    },
    log,
  )
}
