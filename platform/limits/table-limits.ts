// How often something may be tried. Counted in PostgreSQL, so that every process and every restart counts on; keyed by
// hashes, so that the table tells nothing about anyone.
import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from './network-of.ts'

/** The number of tries allowed within so many seconds. */
export type LimitTable<Name extends string> = Record<Name, readonly [tries: number, seconds: number]>

/** A limit and the key it is counted under. */
export type LimitedTry<Name extends string> = [name: Name, ...key: string[]]

export type TableLimits<Name extends string> = {
  /** Counts one try; returns the seconds to wait if the limit is exceeded, else null. */
  take(name: Name, ...key: string[]): Promise<number | null>
  /** Counts one try against each limit, or against none if one of them is used up. */
  takeAll(tries: readonly LimitedTry<Name>[]): Promise<number | null>
  /** Undoes a counted try. */
  giveBack(name: Name, ...key: string[]): Promise<void>
}

type LimitOptions = {
  pool: Pool
  /** The table, with rate-limiter-flexible's columns; a job deletes expired rows. */
  tableName: string
  /** Multiplies all limits. */
  scale: number
}

export function createTableLimits<Name extends string>(
  options: LimitOptions,
  table: LimitTable<Name>,
): TableLimits<Name> {
  const limiters = new Map<Name, RateLimiterPostgres>()
  const of = (name: Name) => {
    const existing = limiters.get(name)
    if (existing) return existing
    const [tries, seconds] = table[name]
    const created = createLimiter(options, name, tries, seconds)
    limiters.set(name, created)
    return created
  }

  async function take(name: Name, ...key: string[]): Promise<number | null> {
    try {
      await of(name).consume(hashKey(key))
      return null
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
    }
  }
  async function giveBack(name: Name, ...key: string[]): Promise<void> {
    await of(name).reward(hashKey(key))
  }

  return {
    take,
    giveBack,
    async takeAll(tries) {
      for (const [place, tried] of tries.entries()) {
        const wait = await take(...tried)
        if (wait === null) continue
        for (const taken of tries.slice(0, place)) await giveBack(...taken)
        return wait
      }
      return null
    },
  }
}

/** Remembers for a limited time that a key was seen; same table, also hashed. */
export type SeenKeys = {
  remember(...key: string[]): Promise<void>
  isKnown(...key: string[]): Promise<boolean>
}

export function createSeenKeys(options: LimitOptions, name: string, seconds: number): SeenKeys {
  const seen = createLimiter(options, name, 1, seconds)
  return {
    async remember(...key) {
      await seen.set(hashKey(key), 1, seconds)
    },
    isKnown: async (...key) => (await seen.get(hashKey(key))) !== null,
  }
}

function createLimiter(
  { pool, tableName, scale }: LimitOptions,
  keyPrefix: string,
  tries: number,
  duration: number,
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points: Math.max(1, Math.round(tries * scale)),
    duration,
  })
}

function hashKey(parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(networkOf)))
    .digest('base64url')
    .slice(0, 32)
}
