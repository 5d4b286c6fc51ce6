// The ear of this process: one connection that LISTENs for shop_changes, and the voice that announces sold stock.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '#platform/database/connect.ts'
import type { Log } from '#platform/process/log.ts'
import type { Changes, News } from './changes.ts'

const CHANNEL = 'shop_changes'
/** For whoever follows the orders; pages do not depend on them. */
const ORDERS_CHANNEL = 'order_changes'
/** What is announced within this time goes out as one message. */
const COALESCE_MS = 100
/** A NOTIFY payload holds 8000 bytes at most; beyond these, everything is dropped instead. */
const MAX_IDS = 500
const MAX_KEPT = 1000
const RECONNECT_MS = [50, 200, 500, 1000, 2000]
/** How often a silent connection is asked whether it still lives. */
const HEARTBEAT_MS = 15_000

export type ListeningChanges = Changes & {
  /** Hears news until `close`; resolves with the first connection, or after the first failed try. */
  listen(): Promise<void>
  /** Whether news reaches this process now. What is kept while it is not may be out of date. */
  isListening(): boolean
  onNews(hear: (news: News) => void): void
  /** Orders may have come or changed; also after news may have been missed. */
  onOrders(hear: () => void): void
  close(): Promise<void>
}

/** @param url of the same database as `db`; the listening connection is its own, outside the pool */
export function createChanges({ db, url, log }: { db: Database; url: string; log: Log }): ListeningChanges {
  const listeners: ((news: News) => void)[] = []
  const orderListeners: (() => void)[] = []
  const kept = new Map<string, Promise<unknown>>()
  const sold = new Set<number>()
  let announcing: Promise<void> | undefined
  let announcingOrders: Promise<void> | undefined
  let client: pg.Client | undefined
  let closed: AbortController | undefined
  let running: Promise<void> = Promise.resolve()

  function tell(news: News): void {
    if (news.kind !== 'stock') kept.clear()
    for (const hear of listeners) hear(news)
    tellOrders()
  }

  function tellOrders(): void {
    for (const hear of orderListeners) hear()
  }

  async function announce(): Promise<void> {
    await delay(COALESCE_MS)
    const ids = [...sold]
    sold.clear()
    announcing = undefined
    const payload = ids.length > MAX_IDS ? 'catalog' : `stock:${ids.join(',')}`
    try {
      await db.$client.query({
        name: 'announce',
        text: 'SELECT pg_notify($1, $2)',
        values: [CHANNEL, payload],
      })
    } catch (error) {
      // Whoever listens loses the same database and drops everything when it is back.
      log.warn({ error }, 'stock could not be announced')
      tell({ kind: 'all' })
    }
  }

  async function announceOrders(): Promise<void> {
    await delay(COALESCE_MS)
    announcingOrders = undefined
    try {
      await db.$client.query({
        name: 'announce_orders',
        text: 'SELECT pg_notify($1, $2)',
        values: [ORDERS_CHANNEL, ''],
      })
    } catch (error) {
      // Who follows the orders looks by itself from time to time.
      log.warn({ error }, 'orders could not be announced')
    }
  }

  async function connectOnce(signal: AbortSignal): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'aleef news', keepAlive: true })
    const gone = new Promise<void>((resolve) => {
      next.on('error', () => resolve())
      next.on('end', () => resolve())
    })
    next.on('notification', ({ channel, payload }) =>
      channel === ORDERS_CHANNEL ? tellOrders() : tell(parseNews(payload ?? '')),
    )
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}; LISTEN ${ORDERS_CHANNEL}`)
      client = next
      // What changed while nobody listened is unknown.
      tell({ kind: 'all' })
      heard()
      await Promise.race([gone, heartbeat(next, signal)])
    } finally {
      client = undefined
      next.end().catch(() => {})
    }
  }

  let heard = () => {}

  async function listenForEver(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await connectOnce(signal)
        failures = 0
      } catch (error) {
        failures++
        log.warn({ error }, 'news of changes cannot be heard')
      }
      tell({ kind: 'all' })
      heard()
      await delay(RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)], undefined, { signal }).catch(
        () => {},
      )
    }
  }

  return {
    announceStock(productIds) {
      for (const id of productIds) sold.add(id)
      if (sold.size) announcing ??= announce()
    },
    announceOrders() {
      announcingOrders ??= announceOrders()
    },
    noteRead() {},
    keep<T>(key: string, read: () => Promise<T>): Promise<T> {
      if (!client) return read()
      const found = kept.get(key) as Promise<T> | undefined
      if (found) {
        // To the end: what is asked for longest ago goes first.
        kept.delete(key)
        kept.set(key, found)
        return found
      }
      if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? key)
      const reading = read()
      kept.set(key, reading)
      reading.catch(() => kept.get(key) === reading && kept.delete(key))
      return reading
    },
    listen() {
      if (closed) return Promise.resolve()
      closed = new AbortController()
      const first = new Promise<void>((resolve) => {
        heard = resolve
      })
      running = listenForEver(closed.signal)
      return first
    },
    isListening: () => client !== undefined,
    onNews: (hear) => void listeners.push(hear),
    onOrders: (hear) => void orderListeners.push(hear),
    async close() {
      closed?.abort()
      await running
      await announcing
      await announcingOrders
    },
  }
}

/** Ends when the connection is dead without having said so, or the process stops listening. */
async function heartbeat(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const answered = await Promise.race([
      client.query('SELECT').then(() => true),
      delay(HEARTBEAT_MS, false, { ref: false }),
    ])
    if (!answered) return
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
