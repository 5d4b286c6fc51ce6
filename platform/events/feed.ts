// Sends followers the rows added to a log, in batches. The log is read only while there are followers, on a
// notification, and from time to time.
import type { Log } from '#platform/process/log.ts'

/** `Position` is a place in the log; rows after it are still to be read. */
export type Feed<Batch, Position> = {
  /**
   * Receives the rows added since `since`, then each new batch; throws if the database is unavailable.
   * @returns a function that unfollows
   */
  follow(since: Position | null, follower: Follower<Batch, Position>): Promise<() => void>
  /** Ends with the process; later followers are refused. */
  close(): void
}

type Follower<Batch, Position> = {
  hear: (batch: Batch, at: Position) => void
  /** Nothing more will come. */
  end: () => void
}

type FeedSource<Event, Batch, Position> = {
  readEnd(): Promise<Position>
  /** The rows after `from`. `seen`: keys near the end already read, as rows may be committed out of order. */
  readSince(
    from: Position,
    seen: ReadonlySet<string> | null,
  ): Promise<{ events: readonly Event[]; end: Position; seen: ReadonlySet<string> }>
  toBatch(events: readonly Event[]): Batch
  onNews(hear: () => void): void
}

/** At most ten batches a second (D-08). */
const PAUSE_MS = 100
/** Polls this often, in case a notification was lost. */
const POLL_MS = 5000

export function createFeed<Event, Batch, Position>(
  source: FeedSource<Event, Batch, Position>,
  log: Log,
): Feed<Batch, Position> {
  const followers = new Set<Follower<Batch, Position>>()
  let closed = false
  const reader = createReader(source)
  const inTurn = createQueue()
  let timer: NodeJS.Timeout | undefined
  let lastRead = 0
  let news = false

  source.onNews(() => {
    news = true
    schedule()
  })

  function schedule(): void {
    clearTimeout(timer)
    if (followers.size === 0 || closed) return
    const pause = news ? PAUSE_MS : POLL_MS
    timer = setTimeout(() => void inTurn(readOn), Math.max(0, lastRead + pause - Date.now()))
    timer.unref()
  }

  async function readOn(): Promise<void> {
    lastRead = Date.now()
    news = false
    try {
      const events = await reader.readOn()
      if (events.length > 0) for (const { hear } of followers) hear(source.toBatch(events), reader.position())
    } catch (error) {
      log.warn({ error }, 'the feed could not be read')
    }
    schedule()
  }

  return {
    follow: (since, follower) =>
      inTurn(async () => {
        // Nothing was read while there were no followers.
        if (followers.size === 0) await reader.skipToEnd()
        const missed = since ? (await source.readSince(since, null)).events : []
        if (closed) follower.end()
        else followers.add(follower)
        follower.hear(source.toBatch(missed), reader.position())
        schedule()
        return () => {
          followers.delete(follower)
          schedule()
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

/** Reads the log on from where it was read last. */
function createReader<Event, Batch, Position>(source: FeedSource<Event, Batch, Position>) {
  let position: Position
  let seen: ReadonlySet<string> = new Set()
  return {
    position: () => position,
    async skipToEnd(): Promise<void> {
      position = await source.readEnd()
      seen = (await source.readSince(position, new Set())).seen
    },
    async readOn(): Promise<readonly Event[]> {
      const { events, end, ...read } = await source.readSince(position, seen)
      position = end
      seen = read.seen
      return events
    },
  }
}

/** One read at a time, so that batches arrive in order. */
function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(read: () => Promise<T>): Promise<T> => {
    const turn = last.then(read)
    last = turn.catch(() => {})
    return turn
  }
}
