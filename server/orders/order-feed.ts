// What happens to orders and to the last pieces of stock, as it happens (D-08). The history of the orders and the stock
// ledger are the record; news from PostgreSQL only says that it is time to read on (decision 0013). Nothing is read
// while nobody follows.
import type { FeedBatch } from '#contract/admin/order-events.ts'
import type { Context } from '#server/context.ts'
import type { ListeningChanges } from '#server/listen-for-changes.ts'
import { toBatch } from './fold-events.ts'
import { type FeedPosition, readFeedEnd, readFeedSince } from './order-feed-queries.ts'

export type OrderFeed = {
  /**
   * Hears each batch from now on, and first what happened since `since`; throws where the database is away.
   * @returns how to leave
   */
  follow(since: FeedPosition | null, follower: FeedFollower): Promise<() => void>
  /** Ends with the process; who comes later is not let in. */
  close(): void
}

type FeedFollower = {
  hear: (batch: FeedBatch, at: FeedPosition) => void
  /** Nothing more will come. */
  end: () => void
}

/** At most ten batches a second (D-08). */
const PAUSE_MS = 100
/** What nobody announced is found by then. */
const LOOK_AGAIN_MS = 5000

export function createOrderFeed(
  { db, log }: Pick<Context, 'db' | 'log'>,
  changes: Pick<ListeningChanges, 'onOrders'>,
): OrderFeed {
  const followers = new Set<FeedFollower>()
  let closed = false
  let position: FeedPosition = { history: 0, movement: 0 }
  let seen: ReadonlySet<string> = new Set()
  let timer: NodeJS.Timeout | undefined
  let lastRead = 0
  let news = false
  let queue: Promise<unknown> = Promise.resolve()

  changes.onOrders(() => {
    news = true
    wake()
  })

  function wake(): void {
    clearTimeout(timer)
    if (followers.size === 0 || closed) return
    const pause = news ? PAUSE_MS : LOOK_AGAIN_MS
    timer = setTimeout(() => void inTurn(readOn), Math.max(0, lastRead + pause - Date.now()))
    timer.unref()
  }

  /** One reading at a time, so that everything is told in its order. */
  function inTurn<T>(read: () => Promise<T>): Promise<T> {
    const turn = queue.then(read)
    queue = turn.catch(() => {})
    return turn
  }

  async function readOn(): Promise<void> {
    lastRead = Date.now()
    news = false
    try {
      const { events, end, ...read } = await readFeedSince(db, position, seen)
      position = end
      seen = read.seen
      if (events.length > 0) for (const { hear } of followers) hear(toBatch(events), end)
    } catch (error) {
      log.warn({ error }, 'the orders could not be followed')
    }
    wake()
  }

  return {
    follow: (since, follower) =>
      inTurn(async () => {
        // While nobody followed nothing was read.
        if (followers.size === 0) {
          position = await readFeedEnd(db)
          seen = (await readFeedSince(db, position, new Set())).seen
        }
        const missed = since ? (await readFeedSince(db, since, null)).events : []
        if (closed) follower.end()
        else followers.add(follower)
        follower.hear(toBatch(missed), position)
        wake()
        return () => {
          followers.delete(follower)
          wake()
        }
      }),
    close() {
      closed = true
      clearTimeout(timer)
      for (const { end } of followers) end()
      followers.clear()
    },
  }
}
