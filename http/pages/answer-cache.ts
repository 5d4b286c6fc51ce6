// Public answers are the same for everybody (D-06): one making of a page or a list serves all until something on it
// changes. News of changes comes from PostgreSQL (server/changes.ts); nothing is older than a second after a change.

import { LRUCache } from 'lru-cache'
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
  answer: KeptAnswer
  productIds: ReadonlySet<number>
  startedAt: number
  /** Something it shows has changed since. */
  stale: boolean
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
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes })
  const makings = new Map<string, Making>()
  let made = 0

  function isGood(entry: Entry): boolean {
    const age = now() - entry.startedAt
    if (age < SHORTEST_LIFE_MS) return true
    return !entry.stale && age < (isListening() ? LONGEST_LIFE_MS : DEAF_LIFE_MS)
  }

  async function run(key: string, making: Making, make: MakeAnswer): Promise<KeptAnswer> {
    const startedAt = now()
    const productIds = new Set<number>()
    try {
      const fresh = await make(noticing(context, productIds))
      made++
      const answer = keepAnswer({ ...fresh, headers: { ...headers, ...fresh.headers } })
      if (!KEPT_STATUSES.includes(fresh.status) || 'Set-Cookie' in fresh.headers) {
        entries.delete(key)
        return answer
      }
      // The encoding that nearly everybody takes, before anybody is served; the others when asked for.
      await answer.make(answer.choose('br'))
      const entry = { answer, productIds, startedAt, stale: making.newsMeanwhile }
      entries.set(key, entry, { size: Math.ceil(answer.bytes) })
      return answer
    } catch (error) {
      // The shop goes on showing what it last knew while its database is away.
      const last = entries.get(key)
      if (last && isDatabaseAway(error)) {
        last.startedAt = now()
        return last.answer
      }
      entries.delete(key)
      throw error
    } finally {
      makings.delete(key)
    }
  }

  function makeAnew(key: string, make: MakeAnswer): Promise<KeptAnswer> {
    const underWay = makings.get(key)
    if (underWay) return underWay.result
    const making: Making = { newsMeanwhile: false, result: Promise.resolve() as never }
    makings.set(key, making)
    making.result = run(key, making, make)
    return making.result
  }

  return {
    answer(key, make) {
      const entry = entries.get(key)
      if (entry && isGood(entry)) return Promise.resolve(entry.answer)
      const result = makeAnew(key, make)
      if (!entry || entry.stale || !isListening() || now() - entry.startedAt >= 2 * LONGEST_LIFE_MS)
        return result
      // It is only old: nobody waits for what is made anew only to be sure.
      result.catch(() => {})
      return Promise.resolve(entry.answer)
    },
    peek(key) {
      const entry = entries.get(key)
      return entry && isGood(entry) ? entry.answer : undefined
    },
    hear(news) {
      for (const making of makings.values()) making.newsMeanwhile = true
      for (const entry of entries.values()) {
        if (news.kind !== 'stock' || news.productIds.some((id) => entry.productIds.has(id)))
          entry.stale = true
      }
    },
    size: () => ({ answers: entries.size, bytes: entries.calculatedSize, made }),
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
