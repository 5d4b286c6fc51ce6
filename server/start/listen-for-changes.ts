// Listens for changes announced by PostgreSQL, and announces sold stock and orders to other processes.
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/connect.ts'
import { createAnnouncer } from '#platform/events/announcer.ts'
import { createListener, type Listener } from '#platform/events/listener.ts'
import type { Log } from '#platform/process/log.ts'
import type { Changes, News } from '#server/changes.ts'

const CHANNEL = 'shop_changes'
/** For the order feed; pages do not depend on them. */
const ORDERS_CHANNEL = 'order_changes'
/** A NOTIFY payload holds 8000 bytes at most; beyond these, everything is dropped instead. */
const MAX_IDS = 500
const MAX_CACHED = 1000

/** A cache may be stale while this process is not listening. */
export type ListeningChanges = Changes &
  Listener & {
    onNews(hear: (news: News) => void): void
    /** Orders may have come or changed; also after news may have been missed. */
    onOrders(hear: () => void): void
  }

/** @param url of the same database as `db`; the listening connection is its own, outside the pool */
export function createChanges({ db, url, log }: { db: Database; url: string; log: Log }): ListeningChanges {
  const listeners: ((news: News) => void)[] = []
  const orderListeners: (() => void)[] = []
  const cache = createReadCache(() => listener.isListening())
  const sold = new Set<number>()

  function tell(news: News): void {
    if (news.kind !== 'stock') cache.clear()
    for (const hear of listeners) hear(news)
    tellOrders()
  }

  function tellOrders(): void {
    for (const hear of orderListeners) hear()
  }

  function takeSold(): string {
    const ids = [...sold]
    sold.clear()
    return ids.length > MAX_IDS ? 'catalog' : `stock:${ids.join(',')}`
  }

  const listener = createListener({
    url,
    name: 'aleef news',
    channels: [CHANNEL, ORDERS_CHANNEL],
    onMessage: (channel, payload) => (channel === ORDERS_CHANNEL ? tellOrders() : tell(parseNews(payload))),
    onGap: () => tell({ kind: 'all' }),
    log,
  })
  const stock = createAnnouncer(db.$client, CHANNEL, takeSold, (error) => {
    // Listeners lose the same database, and clear their caches when it is back.
    log.warn({ error }, 'stock could not be announced')
    tell({ kind: 'all' })
  })
  // Followers of the orders also poll from time to time.
  const warnOfOrders = (error: unknown) => log.warn({ error }, 'orders could not be announced')
  const orders = createAnnouncer(db.$client, ORDERS_CHANNEL, () => '', warnOfOrders)

  return {
    ...listener,
    announceStock(productIds) {
      for (const id of productIds) sold.add(id)
      if (sold.size) stock.announce()
    },
    announceOrders: orders.announce,
    noteRead() {},
    cached: cache.read,
    onNews: (hear) => void listeners.push(hear),
    onOrders: (hear) => void orderListeners.push(hear),
    async close() {
      await listener.close()
      await stock.finish()
      await orders.finish()
    },
  }
}

/** Reads are cached only while changes are heard of. */
function createReadCache(isListening: () => boolean) {
  const cache = new LRUCache<string, Promise<unknown>>({ max: MAX_CACHED })
  return {
    clear: () => cache.clear(),
    read<T>(key: string, read: () => Promise<T>): Promise<T> {
      if (!isListening()) return read()
      const found = cache.get(key) as Promise<T> | undefined
      if (found) return found
      // A query builder's count runs again on each await; a promise of it runs once.
      const reading = Promise.resolve(read())
      cache.set(key, reading)
      reading.catch(() => cache.peek(key) === reading && cache.delete(key))
      return reading
    },
  }
}

/** Reads the payloads of migration 0002 and of `announceStock`; an unknown payload counts as a change of everything. */
export function parseNews(payload: string): News {
  const match = /^(product|stock):(\d+(?:,\d+)*)$/.exec(payload)
  if (!match) return { kind: 'all' }
  return {
    kind: match[1] === 'stock' ? 'stock' : 'products',
    productIds: (match[2] ?? '').split(',').map(Number),
  }
}
