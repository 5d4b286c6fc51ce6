// NOTIFY, coalesced: callers never wait for it, and many announcements become one message.
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Announcements within this time are sent as one message. */
const COALESCE_MS = 100

export type Announcer = {
  announce(): void
  /** Resolves when nothing is waiting to be sent. */
  finish(): Promise<void>
}

/** @param takePayload called when the message is sent; at most 8000 bytes */
export function createAnnouncer(
  pool: Pool,
  channel: string,
  takePayload: () => string,
  onFailure: (error: unknown) => void,
): Announcer {
  let sending: Promise<void> | undefined

  async function send(): Promise<void> {
    await delay(COALESCE_MS)
    sending = undefined
    const payload = takePayload()
    try {
      await pool.query({ name: 'announce', text: 'SELECT pg_notify($1, $2)', values: [channel, payload] })
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    announce() {
      sending ??= send()
    },
    async finish() {
      await sending
    },
  }
}
