// Public answers are the same for everybody (D-06): one making of a page or a list serves all until something on it
// changes. News of changes comes from PostgreSQL (server/changes.ts); nothing is older than a second after a change.

import type { News } from '#server/changes.ts'
import type { Context } from '#server/context.ts'
import { isDatabaseAway } from '#server/database/connect.ts'
import { answerOnce, type KeptAnswer, keepAnswer, type MadeAnswer } from './kept-answer.ts'

/** Browsers ask again each time and mostly hear "unchanged"; a CDN may keep an answer for a second. */
export const PUBLIC_CACHING = 'public, max-age=0, s-maxage=1, must-revalidate'

const MAX_BYTES = 64 * 1024 * 1024
/** A page in front of which news pours in is made anew this often at most; so long it may be behind. */
const SHORTEST_LIFE_MS = 400
/** In case a piece of news was lost. */
const LONGEST_LIFE_MS = 60_000
/** While no news can be heard. */
const DEAF_LIFE_MS = 1000
const KEPT_STATUSES = [200, 202, 301, 302, 307, 308, 404]

/** Makes an answer with a context that notices what is read. */
type MakeAnswer = (context: Context) => Promise<MadeAnswer>

export type AnswerCache = {
  /** The kept answer while it is true, else a new one. Whoever asks meanwhile waits for the same making. */
  answer(key: string, make: MakeAnswer): Promise<KeptAnswer>
  /** Only what is kept and good now. */
  peek(key: string): KeptAnswer | undefined
  hear(news: News): void
  /** For /metrics. */
  size(): { answers: number; bytes: number; made: number }
}

type Entry = {
  answer?: KeptAnswer
  productIds: ReadonlySet<number>
  bytes: number
  startedAt: number
  /** Something it shows has changed since. */
  stale: boolean
  /** Asked for since the last time that room was needed. */
  used: boolean
  making?: Making
}
type Making = { result: Promise<KeptAnswer>; newsMeanwhile: boolean }

export type AnswerCacheOptions = {
  context: Context
  /** Whether news arrives at present. */
  isListening: () => boolean
  /** Those that every answer of the shop has. */
  headers: Record<string, string>
  maxBytes?: number
}

export function createAnswerCache({
  context,
  isListening,
  headers,
  maxBytes = MAX_BYTES,
}: AnswerCacheOptions): AnswerCache {
  const now = () => performance.now()
  // Roughly in order of use: whoever was asked for since gets a second chance when room is needed.
  const entries = new Map<string, Entry>()
  let bytes = 0
  let made = 0

  function isGood(entry: Entry): boolean {
    const age = now() - entry.startedAt
    if (age < SHORTEST_LIFE_MS) return true
    return !entry.stale && age < (isListening() ? LONGEST_LIFE_MS : DEAF_LIFE_MS)
  }

  function find(key: string): Entry | undefined {
    const entry = entries.get(key)
    if (entry) entry.used = true
    return entry
  }

  function add(key: string): Entry {
    const entry = {
      productIds: new Set<number>(),
      bytes: 0,
      startedAt: Number.NEGATIVE_INFINITY,
      stale: true,
      used: false,
    }
    entries.set(key, entry)
    return entry
  }

  function remove(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    bytes -= entry.bytes
  }

  function weigh(entry: Entry, weight: number): void {
    bytes += weight - entry.bytes
    entry.bytes = weight
    for (const [key, oldest] of entries) {
      if (bytes <= maxBytes) return
      if (oldest.used || oldest.making) {
        oldest.used = false
        entries.delete(key)
        entries.set(key, oldest)
      } else {
        remove(key, oldest)
      }
    }
  }

  async function run(key: string, entry: Entry, making: Making, make: MakeAnswer): Promise<KeptAnswer> {
    const startedAt = now()
    const productIds = new Set<number>()
    try {
      const fresh = await make(noticing(context, productIds))
      made++
      const answer = keepAnswer({ ...fresh, headers: { ...headers, ...fresh.headers } })
      if (!KEPT_STATUSES.includes(fresh.status) || 'Set-Cookie' in fresh.headers) {
        remove(key, entry)
        return answer
      }
      // The encoding that nearly everybody takes, before anybody is served; the others when asked for.
      await answer.make(answer.choose('br'))
      Object.assign(entry, { answer, productIds, startedAt, stale: making.newsMeanwhile })
      if (entries.get(key) === entry) weigh(entry, answer.bytes)
      return answer
    } catch (error) {
      // The shop goes on showing what it last knew while its database is away.
      if (entry.answer && isDatabaseAway(error)) {
        entry.startedAt = now()
        return entry.answer
      }
      remove(key, entry)
      throw error
    } finally {
      delete entry.making
    }
  }

  return {
    answer(key, make) {
      const entry = find(key) ?? add(key)
      if (entry.answer && isGood(entry)) return Promise.resolve(entry.answer)
      const isOnlyOld = !entry.stale && isListening() && now() - entry.startedAt < 2 * LONGEST_LIFE_MS
      if (!entry.making) {
        const making: Making = { newsMeanwhile: false, result: Promise.resolve() as never }
        entry.making = making
        making.result = run(key, entry, making, make)
      }
      if (entry.answer && isOnlyOld) {
        // Nobody waits for what is made anew only to be sure.
        entry.making.result.catch(() => {})
        return Promise.resolve(entry.answer)
      }
      return entry.making.result
    },
    peek(key) {
      const entry = find(key)
      return entry?.answer && isGood(entry) ? entry.answer : undefined
    },
    hear(news) {
      for (const entry of entries.values()) {
        if (entry.making) entry.making.newsMeanwhile = true
        if (news.kind !== 'stock' || news.productIds.some((id) => entry.productIds.has(id)))
          entry.stale = true
      }
    },
    size: () => ({ answers: entries.size, bytes, made }),
  }
}

/** Makes every answer anew: for measuring (P-02). */
export function createNoCache({ context, headers }: AnswerCacheOptions): AnswerCache {
  let made = 0
  return {
    async answer(_key, make) {
      made++
      const fresh = await make(context)
      return answerOnce({ ...fresh, headers: { ...headers, ...fresh.headers } })
    },
    peek: () => undefined,
    hear() {},
    size: () => ({ answers: 0, bytes: 0, made }),
  }
}

function noticing(context: Context, productIds: Set<number>): Context {
  const noteRead = (ids: readonly number[]) => {
    for (const id of ids) productIds.add(id)
  }
  return { ...context, changes: { ...context.changes, noteRead } }
}
