// How often something may be tried. Counted in PostgreSQL, so that every process and every restart counts on; keyed by
// hashes, so that the table tells nothing about anyone. RATE_LIMIT_SCALE multiplies all of it, 0 turns it off.
import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Context } from '#server/context.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Tries, and the seconds they are for. */
const LIMITS = {
  /**
   * From one address against any account: what strangers to that account fail at. A carrier puts thousands of phones
   * behind one address, so it bounds who tries a list of accounts and leaves room for the others there.
   */
  'sign-in-address': [300, 15 * MINUTE],
  /** From one address against one account; past it neither the address nor the account is charged. */
  'sign-in-pair': [10, 15 * MINUTE],
  // The four budgets of an account. A window may end and the next begin within one hour, so that each counts
  // twice in the worst case: (20 + 12 + 12 + 6) × 2 = 100 guesses an hour for an account (Z-07). A stranger can use
  // up the first one only, so that nobody can lock the owner out of the devices and addresses they use.
  'sign-in-stranger': [20, HOUR],
  'sign-in-known-address': [12, HOUR],
  'sign-in-device': [12, HOUR],
  /** In a session: the password is asked for again before it changes and before the account ends. */
  'own-password': [6, HOUR],
  'sign-up-address': [150, HOUR],
  /** What fails at Google. */
  'google-address': [120, 15 * MINUTE],
  /** Tries of the set-up token, and of addresses that may be taken. */
  'setup-address': [30, HOUR],
  'account-data': [10, HOUR],
  // Links that are mailed to the owner of an account (account-mails.ts): asked for on a device or at an address where
  // they signed in, by one stranger, by all strangers together, and from one network for anybody.
  'mail-device': [6, HOUR],
  'mail-known-address': [6, HOUR],
  'mail-pair': [5, HOUR],
  // Not longer than a reset link is good for: whoever finds this used up has a link in the mailbox that works.
  'mail-stranger': [10, HOUR],
  'mail-address': [150, HOUR],
  /** Test mails of the guide, by whoever asks for them: no mailbox is filled with them. */
  'test-mail': [10, HOUR],
  /** Links for one customer to become an administrator. */
  'admin-invitation': [6, HOUR],
  /** Opened links that are not good (refuse-link.ts). */
  'link-address': [60, HOUR],
  // Mails about orders: whoever orders may write any address into the form, and amend without end. Of one customer to
  // one mailbox, and of all customers to a mailbox that is none of theirs.
  'order-mail': [10, HOUR],
  'order-mail-stranger': [20, HOUR],
  /** Messages to the shop, of visitors and of customers. */
  'support-address': [30, HOUR],
  'support-account': [10, HOUR],
  /** Each is decoded and encoded many times over; a shop's whole catalogue still goes up in an afternoon. */
  'upload-account': [300, 15 * MINUTE],
  /** Questions without an answer that are kept for the owner: nobody fills their list alone. */
  'question-address': [25, 24 * HOUR],
  'newsletter-address': [30, HOUR],
  /** Confirmation links to one mailbox, whoever asks for them. */
  'newsletter-mail': [3, HOUR],
} as const satisfies Record<string, readonly [tries: number, seconds: number]>

/** How long an address counts as known after a sign-in. */
const KNOWN_ADDRESS_SECONDS = 90 * 24 * HOUR

type LimitName = keyof typeof LIMITS
export type Try = [name: LimitName, ...key: string[]]

export type RateLimits = {
  /** Counts one try; gives the seconds to wait when there were too many, else null. */
  take(name: LimitName, ...key: string[]): Promise<number | null>
  /** Counts one try in each of them; where one of them is used up it counts in none. */
  takeAll(tries: readonly Try[]): Promise<number | null>
  /** Takes a try back that turned out to be the owner. */
  giveBack(name: LimitName, ...key: string[]): Promise<void>
  rememberAddress(account: string, address: string): Promise<void>
  isKnownAddress(account: string, address: string): Promise<boolean>
}

export function createRateLimits(context: Pick<Context, 'db' | 'rateLimitScale'>): RateLimits {
  if (context.rateLimitScale === 0) return noLimits
  const limiter = (name: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: context.db.$client,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job clears the table (server/accounts/remove-expired.ts).
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: Math.max(1, Math.round(points * context.rateLimitScale)),
      duration,
    })
  const limiters = new Map<string, RateLimiterPostgres>()
  const of = (name: LimitName) => {
    const existing = limiters.get(name)
    if (existing) return existing
    const [tries, seconds] = LIMITS[name]
    const made = limiter(name, tries, seconds)
    limiters.set(name, made)
    return made
  }
  const known = limiter('known-address', 1, KNOWN_ADDRESS_SECONDS)

  async function take(name: LimitName, ...key: string[]): Promise<number | null> {
    try {
      await of(name).consume(hashKey(key))
      return null
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000))
    }
  }
  async function giveBack(name: LimitName, ...key: string[]): Promise<void> {
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
    async rememberAddress(account, address) {
      await known.set(hashKey([account, address]), 1, KNOWN_ADDRESS_SECONDS)
    },
    async isKnownAddress(account, address) {
      return (await known.get(hashKey([account, address]))) !== null
    },
  }
}

const noLimits: RateLimits = {
  take: async () => null,
  takeAll: async () => null,
  giveBack: async () => {},
  rememberAddress: async () => {},
  isKnownAddress: async () => false,
}

function hashKey(parts: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(parts.map(networkOf)))
    .digest('base64url')
    .slice(0, 32)
}

/** Whoever has one address of IPv6 has 2^64 of them: they count as one. What is no such address stays as it is. */
export function networkOf(part: string): string {
  if (!isIPv6(part)) return part
  const [head = '', tail] = part.split('::')
  const first = groupsOf(head)
  const missing = tail === undefined ? 0 : 8 - first.length - groupsOf(tail).length
  const groups = [...first, ...Array<string>(missing).fill('0'), ...groupsOf(tail ?? '')]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** An IPv4 address at the end stands for two of them. */
function groupsOf(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
