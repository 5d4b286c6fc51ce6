// Listens for changes announced by PostgreSQL, and announces sold stock and orders to other processes.
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/connect.ts'
import { createAnnouncer } from '#platform/events/announcer.ts'
import { createListener, type Listener } from '#platform/events/listener.ts'
import type { Log } from '#platform/process/log.ts'
import type { Changes, News } from './changes.ts'

const CHANNEL = 'shop_changes'
/** For the order feed; pages do not depend on them. */
const ORDERS_CHANNEL = 'order_changes'
/** A NOTIFY payload holds 8000 bytes at most; beyond these, everything is dropped instead. */
const MAX_IDS = 500
const MAX_KEPT = 1000

/** What is kept while this process is not listening may be out of date. */
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
  const kept = new LRUCache<string, Promise<unknown>>({ max: MAX_KEPT })
  const sold = new Set<number>()

  function tell(news: News): void {
    if (news.kind !== 'stock') kept.clear()
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
  const orders = createAnnouncer(
    db.$client,
    ORDERS_CHANNEL,
    () => '',
    // Who follows the orders looks by itself from time to time.
    (error) => log.warn({ error }, 'orders could not be announced'),
  )

  return {
    ...listener,
    announceStock(productIds) {
      for (const id of productIds) sold.add(id)
      if (sold.size) stock.announce()
    },
    announceOrders: orders.announce,
    noteRead() {},
    keep<T>(key: string, read: () => Promise<T>): Promise<T> {
      if (!listener.isListening()) return read()
      const found = kept.get(key) as Promise<T> | undefined
      if (found) return found
      // A count of the query builder runs again whenever it is awaited; a promise of it, once.
      const reading = Promise.resolve(read())
      kept.set(key, reading)
      reading.catch(() => kept.peek(key) === reading && kept.delete(key))
      return reading
    },
    onNews: (hear) => void listeners.push(hear),
    onOrders: (hear) => void orderListeners.push(hear),
    async close() {
      await listener.close()
      await stock.finish()
      await orders.finish()
    },
  }
}

/** Reads the payloads of migration 0002 and of `announceStock`; what is not understood counts as everything. */
export function parseNews(payload: string): News {
  const match = /^(product|stock):(\d+(?:,\d+)*)$/.exec(payload)
  if (!match) return { kind: 'all' }
  return {
    kind: match[1] === 'stock' ? 'stock' : 'products',
    productIds: (match[2] ?? '').split(',').map(Number),
  }
}
