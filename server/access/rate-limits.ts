// The rate limits. RATE_LIMIT_SCALE multiplies all of them; 0 turns them off.
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#domain/duration.ts'
import {
  createSeenKeys,
  createTableLimits,
  type LimitedTry,
  type LimitTable,
  type TableLimits,
} from '#platform/limits/table-limits.ts'
import type { Context } from '#server/context.ts'

const LIMITS = {
  /**
   * Failed sign-ins from one address to any account, on devices unknown to that account. A carrier puts thousands of
   * phones behind one address, so it bounds who tries a list of accounts and leaves room for the others there.
   */
  'sign-in-address': [300, 15 * MINUTE_SECONDS],
  /** From one address to one account; beyond it, tries no longer count against the address or the account. */
  'sign-in-pair': [10, 15 * MINUTE_SECONDS],
  // The four budgets of an account. A window may end and the next begin within one hour, so that each counts
  // twice in the worst case: (20 + 12 + 12 + 6) × 2 = 100 guesses an hour for an account (Z-07). A stranger can use
  // up the first one only, so that nobody can lock the owner out of the devices and addresses they use.
  'sign-in-stranger': [20, HOUR_SECONDS],
  'sign-in-known-address': [12, HOUR_SECONDS],
  'sign-in-device': [12, HOUR_SECONDS],
  // Wrong codes of the second step (T-02), per caller who passed the first. Three of a million codes are valid at a
  // time: an attacker with the password has a chance of 1 in 17,000 a day, and does not use up the tries of the owner's
  // devices.
  'second-factor-stranger': [20, DAY_SECONDS],
  'second-factor-device': [12, HOUR_SECONDS],
  /** A device may be stolen: 1 in 8,300 a day. */
  'second-factor-device-day': [40, DAY_SECONDS],
  'second-factor-address': [60, 15 * MINUTE_SECONDS],
  /** Mails that warn of too many wrong codes of the second step. */
  'second-factor-mail': [1, DAY_SECONDS],
  /** In a session: re-entering the password, before changing it or deleting the account. */
  'own-password': [6, HOUR_SECONDS],
  'sign-up-address': [150, HOUR_SECONDS],
  /** Failed sign-ins with Google. */
  'google-address': [120, 15 * MINUTE_SECONDS],
  /** Tries of the set-up token, and of addresses that may be taken. */
  'setup-address': [30, HOUR_SECONDS],
  'account-data': [10, HOUR_SECONDS],
  /** Unknown voucher codes (S2-13), per customer: eight customers use up their network's limit. */
  'voucher-tries': [15, HOUR_SECONDS],
  'voucher-network': [120, HOUR_SECONDS],
  // Links that are mailed to the owner of an account (account-mails.ts): asked for on a device or at an address where
  // they signed in, by one stranger, by all strangers together, and from one network for anybody.
  'mail-device': [6, HOUR_SECONDS],
  'mail-known-address': [6, HOUR_SECONDS],
  'mail-pair': [5, HOUR_SECONDS],
  // No longer than a reset link is valid, so that there is a working link in the mailbox when this is used up.
  'mail-stranger': [10, HOUR_SECONDS],
  'mail-address': [150, HOUR_SECONDS],
  // Sign-in codes (send-sign-in-code.ts): per browser, with an error; per stranger and for all strangers together to
  // one address, silently; and per network. Each code has five tries, so the ten of all strangers are at most 100
  // guesses in the worst hour, as with passwords (Z-07).
  'code-challenge': [5, HOUR_SECONDS],
  'code-pair': [5, HOUR_SECONDS],
  'code-stranger': [10, HOUR_SECONDS],
  'code-address': [60, 15 * MINUTE_SECONDS],
  /** Wrong codes. */
  'code-tries-address': [120, 15 * MINUTE_SECONDS],
  /** Test mails of the guide, per requester, so that no mailbox is flooded. */
  'test-mail': [10, HOUR_SECONDS],
  /** Previews of a newsletter, to its writer. */
  'newsletter-preview': [20, HOUR_SECONDS],
  'admin-invitation': [6, HOUR_SECONDS],
  /** Opened links that are invalid (refuse-link.ts). */
  'link-address': [60, HOUR_SECONDS],
  // Mails about orders, since a customer may enter any address and amend again and again. Per customer and mailbox, and
  // for all customers together to another person's mailbox.
  'order-mail': [10, HOUR_SECONDS],
  'order-mail-stranger': [20, HOUR_SECONDS],
  /** Messages to the shop, of visitors and of customers. */
  'support-address': [30, HOUR_SECONDS],
  'support-account': [10, HOUR_SECONDS],
  /** Uploads are expensive to encode; still enough to upload a whole catalogue in an afternoon. */
  'upload-account': [300, 15 * MINUTE_SECONDS],
  /** Pictures of customers, one at a time from a phone. */
  'file-account': [60, HOUR_SECONDS],
  // H-05: codes that open no page, and finders' messages, per network and per animal.
  'found-guess': [60, HOUR_SECONDS],
  'found-network': [10, HOUR_SECONDS],
  'found-code': [20, DAY_SECONDS],
  /** Unanswered questions stored for the owner, so that one person cannot fill the list. */
  'question-address': [25, DAY_SECONDS],
  /** Wrong transfer codes (H-04). */
  'transfer-account': [10, HOUR_SECONDS],
  'transfer-network': [60, HOUR_SECONDS],
  /** Requests of the waiting list, and confirmation links to one mailbox (S2-12). */
  'wanted-address': [30, HOUR_SECONDS],
  'wanted-mail': [3, HOUR_SECONDS],
  /** Visits that one customer books or moves (H-08). */
  'viewing-account': [12, DAY_SECONDS],
  /** Visits to one animal from one network, across all its accounts. */
  'viewing-network': [12, DAY_SECONDS],
  'newsletter-address': [30, HOUR_SECONDS],
  /** Confirmation links to one mailbox, from all requesters. */
  'newsletter-mail': [3, HOUR_SECONDS],
} as const satisfies LimitTable<string>

/** How long an address counts as known after a sign-in. */
const KNOWN_ADDRESS_SECONDS = 90 * DAY_SECONDS

type LimitName = keyof typeof LIMITS
export type Try = LimitedTry<LimitName>

export type RateLimits = TableLimits<LimitName> & {
  rememberAddress(account: string, address: string): Promise<void>
  isKnownAddress(account: string, address: string): Promise<boolean>
}

export function createRateLimits({ db, rateLimitScale }: Context): RateLimits {
  if (rateLimitScale === 0) return noLimits
  // A job clears the table (remove-expired.ts).
  const options = { pool: db.$client, tableName: 'rate_limits', scale: rateLimitScale }
  const known = createSeenKeys(options, 'known-address', KNOWN_ADDRESS_SECONDS)
  return {
    ...createTableLimits(options, LIMITS),
    rememberAddress: known.remember,
    isKnownAddress: known.isKnown,
  }
}

const noLimits: RateLimits = {
  take: async () => null,
  takeAll: async () => null,
  giveBack: async () => {},
  rememberAddress: async () => {},
  isKnownAddress: async () => false,
}
