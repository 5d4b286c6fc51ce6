// Uncached reads (a page to render, a search, a list): a few at a time and a short queue. The rest is refused at once,
// so that orders keep their share of processor and database under any flood.
import pLimit from 'p-limit'

/** Enough to keep processor and database busy; more would only wait for one another. */
const MAX_CONCURRENT_READS = 4
/** While an order is being placed. */
const MAX_CONCURRENT_READS_DURING_WRITES = 2
/** Includes the reads in progress. */
const MAX_PENDING_READS = 64
/** Only while the database is slow or away: a request that waited longer for a turn is refused. */
const MAX_WAIT_MS = 5000
/** A share and no rate: thousands of phones behind one address are served as long as others leave them room (0020). */
const MAX_PENDING_READS_PER_NETWORK = 40

/** Answered with 503 and Retry-After. */
export class Overloaded extends Error {
  override name = 'Overloaded'
}

export type ReadLimit = {
  /** Queues `read`; rejects with Overloaded at once if the network has used up its share of the queue. */
  read<T>(network: string, read: () => Promise<T>): Promise<T>
  /** Runs `write` at once, and fewer concurrent reads until it ends. */
  write<T>(write: () => Promise<T>): Promise<T>
  /** True if a read from that network would be refused now; then it is counted as refused. */
  refuses(network: string): boolean
  /** Since the start, for /metrics. */
  refused(): number
}

export function createReadLimit(): ReadLimit {
  const limit = pLimit(MAX_CONCURRENT_READS)
  const held = new Map<string, number>()
  let writes = 0
  let refused = 0

  function countWrites(change: 1 | -1): void {
    writes += change
    limit.concurrency = writes > 0 ? MAX_CONCURRENT_READS_DURING_WRITES : MAX_CONCURRENT_READS
  }

  function refuses(network: string): boolean {
    const isFull =
      (held.get(network) ?? 0) >= MAX_PENDING_READS_PER_NETWORK ||
      limit.activeCount + limit.pendingCount >= MAX_PENDING_READS
    if (isFull) refused++
    return isFull
  }

  return {
    refuses,
    async read(network, read) {
      if (refuses(network)) throw new Overloaded('too many reads wait already')
      held.set(network, (held.get(network) ?? 0) + 1)
      try {
        const since = performance.now()
        return await limit(() => {
          if (performance.now() - since > MAX_WAIT_MS) throw new Overloaded('a read waited too long')
          return read()
        })
      } finally {
        const left = (held.get(network) ?? 1) - 1
        if (left > 0) held.set(network, left)
        else held.delete(network)
      }
    },
    async write(write) {
      countWrites(1)
      try {
        return await write()
      } finally {
        countWrites(-1)
      }
    },
    refused: () => refused,
  }
}
