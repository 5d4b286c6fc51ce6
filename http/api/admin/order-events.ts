// The live feed of the back office (D-08): new orders, reported transfers, cancelled orders, the last pieces.
import { type FeedBatch, feedPosition } from '#contract/admin/order-events.ts'
import { problem } from '#http/api/problem.ts'
import type { Api, Services } from '#http/api/shop-api.ts'
import { createEventStream, type EventStream, type Message } from '#platform/http/event-stream.ts'
import { withPermission } from '#server/access/current-user.ts'
import { joinBatches } from '#server/orders/queries/fold-events.ts'
import type { OrderFeed } from '#server/orders/queries/order-feed.ts'
import type { FeedPosition } from '#server/orders/queries/order-feed-queries.ts'

/** Enough for a phone and a desktop; of several tabs, one listens for all. */
const MAX_OF_ONE = 8
const MAX_OF_ALL = 100
const TRY_AGAIN_SECONDS = 30

export function orderEventsApi(api: Api, { findSession, feed }: Services): void {
  const open = new Map<string, number>()

  api.on('GET /api/admin/orders/events', async ({ c, user, query }) => {
    const { id } = user
    const own = open.get(id) ?? 0
    if (own >= MAX_OF_ONE)
      return problem(c, { code: 'too-many-requests', retryAfterSeconds: TRY_AGAIN_SECONDS })
    if (open.values().reduce((sum, count) => sum + count, 0) >= MAX_OF_ALL)
      return problem(c, { code: 'overloaded' })

    const headers = c.req.raw.headers
    let leave: (() => void) | undefined
    const stream = createEventStream<BatchMessage>(
      async () => {
        const session = await findSession(headers)
        return session !== null && withPermission(session.customer, 'orders:read') !== null
      },
      () => {
        leave?.()
        open.set(id, (open.get(id) ?? 1) - 1)
        if (open.get(id) === 0) open.delete(id)
      },
    )
    open.set(id, own + 1)
    const since = feedPosition.safeParse(c.req.header('Last-Event-ID') ?? query.lastEventId)
    // A HEAD request follows nothing.
    if (c.req.method === 'HEAD') stream.end()
    else leave = await follow(feed, since.success ? readPosition(since.data) : null, stream)
    return stream.response
  })
}

async function follow(
  feed: OrderFeed,
  since: FeedPosition | null,
  stream: EventStream<BatchMessage>,
): Promise<() => void> {
  try {
    return await feed.follow(since, {
      hear: (batch, at) => stream.say(toMessage(batch, at), joinMessages),
      end: stream.end,
    })
  } catch (error) {
    stream.end()
    throw error
  }
}

function readPosition(text: string): FeedPosition {
  const [history = 0, movement = 0] = text.split('-').map(Number)
  return { history, movement }
}

type BatchMessage = Message & { data: FeedBatch }

function toMessage(batch: FeedBatch, { history, movement }: FeedPosition): BatchMessage {
  return { id: `${history}-${movement}`, event: 'orders', data: batch }
}

function joinMessages(waiting: BatchMessage, next: BatchMessage): BatchMessage {
  return { ...next, data: joinBatches(waiting.data, next.data) }
}
