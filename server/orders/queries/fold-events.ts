// Merges events that happened together.
import { type FeedBatch, type FeedEvent, MAX_NAMED } from '#contract/admin/order-events.ts'

/** One event per order and product, ordered by the latest; «changed» never hides what happened before it. */
export function foldEvents(events: readonly FeedEvent[]): FeedEvent[] {
  const last = new Map<string, FeedEvent>()
  for (const event of events) {
    const key = event.kind === 'low-stock' ? `product ${event.productId}` : `order ${event.orderId}`
    const before = last.get(key)
    last.delete(key)
    last.set(key, before && event.kind === 'changed' ? before : event)
  }
  return [...last.values()]
}

/** The newest by name, the others by number. */
export function toBatch(events: readonly FeedEvent[], more = 0): FeedBatch {
  return { events: events.slice(-MAX_NAMED), more: more + Math.max(0, events.length - MAX_NAMED) }
}

/** Merges two batches, for a slow client. */
export function joinBatches(first: FeedBatch, second: FeedBatch): FeedBatch {
  return toBatch(foldEvents([...first.events, ...second.events]), first.more + second.more)
}
