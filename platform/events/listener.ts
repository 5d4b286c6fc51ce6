// One connection of this process that LISTENs to channels of PostgreSQL, outside the pool, and reconnects by itself.
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#platform/process/log.ts'

const RECONNECT_MS = [50, 200, 500, 1000, 2000]
/** How often a silent connection is checked. */
const HEARTBEAT_MS = 15_000
const TIMEOUT_MS = 10_000
const OPTIONS = { keepAlive: true, connectionTimeoutMillis: TIMEOUT_MS, query_timeout: TIMEOUT_MS }

export type Listener = {
  /** Listens until `close`; resolves with the first connection, or after the first failed attempt. */
  listen(): Promise<void>
  /** True while messages reach this process. */
  isListening(): boolean
  close(): Promise<void>
}

type ListenerOptions = {
  url: string
  /** Of the connection, as `pg_stat_activity` shows it. */
  name: string
  channels: readonly string[]
  onMessage: (channel: string, payload: string) => void
  /** Messages may have been missed: called on every connection, and when one is lost or cannot be opened. */
  onGap: () => void
  log: Log
}

export function createListener({ url, name, channels, onMessage, onGap, log }: ListenerOptions): Listener {
  let client: pg.Client | undefined
  let closed: AbortController | undefined
  let running: Promise<void> = Promise.resolve()
  let started = () => {}

  async function connectOnce(signal: AbortSignal): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: name, ...OPTIONS })
    const gone = whenGone(next)
    next.on('notification', ({ channel, payload }) => onMessage(channel, payload ?? ''))
    try {
      await next.connect()
      await next.query(channels.map((channel) => `LISTEN ${channel}`).join('; '))
      client = next
      onGap()
      started()
      await Promise.race([gone, heartbeat(next, signal)])
    } finally {
      client = undefined
      next.end().catch(() => {})
    }
  }

  async function listenUntil(signal: AbortSignal): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await connectOnce(signal)
        failures = 0
      } catch (error) {
        failures++
        if (failures === 1) log.warn({ error }, 'the database cannot be listened to')
      }
      onGap()
      started()
      const pause = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)]
      await delay(pause, undefined, { signal }).catch(() => {})
    }
  }

  return {
    listen() {
      if (closed) return Promise.resolve()
      closed = new AbortController()
      const first = new Promise<void>((resolve) => {
        started = resolve
      })
      running = listenUntil(closed.signal)
      return first
    },
    isListening: () => client !== undefined,
    async close() {
      closed?.abort()
      await running
    },
  }
}

function whenGone(client: pg.Client): Promise<void> {
  return new Promise((resolve) => {
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
}

/** Resolves when the connection turns out to be dead, or the process stops listening. */
async function heartbeat(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await delay(HEARTBEAT_MS, undefined, { signal }).catch(() => {})
    if (signal.aborted) return
    const responded = await Promise.race([
      client.query('SELECT').then(() => true),
      delay(HEARTBEAT_MS, false, { ref: false }),
    ])
    if (!responded) return
  }
}
