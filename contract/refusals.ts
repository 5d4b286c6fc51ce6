// Every expected "no" of the shop. Its Arabic sentence is in text/refusals.ts, its HTTP status in
// http/api/refusal-status.ts; both tables are exhaustive by type. Codes are stable: programs read them.

import type { Mishap } from '#domain/animals/loss.ts'
import type { ChangeRefusal } from '#domain/orders/check-change.ts'
import type { DiscountRefusal } from '#domain/orders/counter-sale.ts'
import type { DayRefusal } from '#domain/orders/delivery-day.ts'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import type { ReturnFault } from '#domain/returns/return-rules.ts'
import type { ViewingDay } from '#domain/viewings/slots.ts'
import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'

export type Refusal =
  | { code: 'malformed-request' }
  | { code: 'invalid-json' }
  | { code: 'invalid-request'; errors: Record<string, readonly string[]> }
  | { code: 'unsupported-media-type' }
  | { code: 'body-too-large' }
  | { code: 'unauthorized' }
  | { code: 'forbidden' }
  | { code: 'foreign-origin' }
  | { code: 'invalid-credentials' }
  | { code: 'email-not-verified' }
  | { code: 'invalid-token' }
  | { code: 'wrong-code' }
  /**
   * T-02: the first step of a sign-in succeeded. `next` is the second factor; for an account with a role but without a
   * second factor it is the password, because a mailed code alone is not enough. `returnPath`: after a sign-in with Google.
   */
  | { code: 'second-factor-needed'; next: 'second-factor' | 'password'; returnPath?: string }
  | { code: 'wrong-second-factor' }
  | { code: 'second-factor-expired' }
  /** Whoever has a role must set it up before anything else. */
  | { code: 'second-factor-due' }
  | { code: 'second-factor-required' }
  | { code: 'second-factor-first' }
  | { code: 'google-off' }
  | { code: 'google-attempt-invalid' }
  | { code: 'google-failed' }
  | { code: 'google-unavailable' }
  | { code: 'google-email-not-verified' }
  | { code: 'account-deactivated' }
  | { code: 'setup-closed' }
  | { code: 'invalid-setup-token' }
  | { code: 'email-taken' }
  | { code: 'no-password' }
  /** W-11: nobody has confirmed an address. */
  | { code: 'no-subscribers' }
  /** W-11: the draft that is saved was sent meanwhile. */
  | { code: 'newsletter-sent' }
  | { code: 'owner-protected' }
  | { code: 'own-account' }
  | { code: 'last-admin' }
  | { code: 'already-admin' }
  | { code: 'invitation-needed' }
  | { code: 'not-found' }
  /** Somebody else changed it since it was read; `current` is what is there now. */
  | { code: 'changed-meanwhile'; current: object }
  | { code: 'method-not-allowed' }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  | { code: 'database-unavailable' }
  /** L-02: its owner has not yet entered where to pay and how to reach the shop. */
  | { code: 'shop-not-ready'; retryAfterSeconds: number }
  | { code: 'overloaded' }
  | { code: 'internal-error' }
  | { code: 'out-of-stock'; available: number }
  | { code: 'insufficient-stock'; available?: number; items?: MissingItem[] }
  | { code: 'empty-cart' }
  | { code: 'region-not-served'; items: { productId: number; nameArabic: string }[] }
  | VoucherRefusal
  | { code: 'voucher-code-taken' }
  | { code: 'species-code-taken' }
  | { code: 'species-in-use' }
  | { code: 'too-many-travel-rules' }
  /** H-06: `days` are those offered instead, soonest first; none where nothing travels there for now. */
  | DayRefusal
  /** H-01: an animal on sale would lose what its species requires. */
  | { code: 'needs-papers' }
  /** H-04: of the animals that go with an order. `name` is the animal's. */
  | { code: 'animal-taken'; name: string }
  | { code: 'animal-not-of-order'; name: string }
  /** H-10: one of several of which some died or fell ill in another order, until the shop says which. */
  | { code: 'animal-may-be-lost'; name: string; orderId: number; orderNumber: string; mishap: Mishap }
  /** Its buyer gave it to another account, whose it stays. */
  | { code: 'animal-passed-on'; name: string }
  | { code: 'too-many-animals'; units: number }
  | { code: 'order-not-paid' }
  /** The record of an animal that is with its buyer stays. */
  | { code: 'animal-sold' }
  /** It is in quarantine, which must be ended first (H-10). */
  | { code: 'animal-ill' }
  /** It passed away: its end can be taken back first. */
  | { code: 'animal-ended' }
  /** No open code of a transfer, or not a code at all. */
  | { code: 'transfer-unknown' }
  | { code: 'own-transfer' }
  /** Its buyer has it in their account. */
  | { code: 'animal-has-owner' }
  | { code: 'terms-not-accepted'; errors: Record<string, readonly string[]> }
  | { code: 'missing-idempotency-key' }
  | { code: 'order-not-editable' }
  /** All of it was given back or lost: it stays where it is. */
  | { code: 'order-empty' }
  | { code: 'too-many-unverified' }
  /** `products` of them stand in it. */
  | { code: 'category-in-use'; products: number }
  /** It names an account to pay to: no demo is loaded into it (L-03). */
  | { code: 'real-shop' }
  | { code: 'order-cancelled' }
  /** W-05: `order` is what it is now. */
  | { code: 'changed-by-shop'; orderNumber: string; order: object }
  /** W-12: its customer sees it in their account. */
  | { code: 'order-has-account' }
  | ChangeRefusal
  | { code: 'amount-short'; expected: string; amount: string }
  /** F-07: so much less is accepted only by who may give as much off. */
  | { code: 'shortfall-too-high'; maxPercent: number }
  /** F-02: more than what is owed. */
  | { code: 'over-refund'; owed: string; amount: string }
  | { code: 'payment-reversed' }
  /** F-03: `nameArabic` is the line that it is about. */
  | { code: 'not-returnable'; why: ReturnFault | 'order-over'; nameArabic?: string }
  /** Somebody has decided about it already. */
  | { code: 'return-settled' }
  /** F-07: above what one's role may take off a sale at the counter, or more than it costs. */
  | DiscountRefusal
  /** F-07: what was paid at the counter is not what the sale comes to. */
  | { code: 'payment-mismatch'; due: string; paid: string }
  | { code: 'cannot-reserve'; items: MissingItem[] }
  /** A step is taken back only before its mail leaves (W-04). */
  | { code: 'undo-too-late' }
  | { code: 'order-not-cancellable' }
  | { code: 'open-orders'; orderNumbers: string[] }
  | { code: 'unsupported-image' }
  | { code: 'image-too-large' }
  | { code: 'category-image-too-large' }
  | { code: 'too-many-pixels' }
  | { code: 'too-many-files' }
  | { code: 'too-many-wanted' }
  /** H-08: somebody has booked it; `days` are the times that are free now. */
  | { code: 'slot-taken'; days: ViewingDay[] }
  /** Past, outside the hours for visits, or closed meanwhile. */
  | { code: 'slot-not-offered'; days: ViewingDay[] }
  /** Sold, or on hold for somebody else. */
  | { code: 'animal-not-there' }
  | { code: 'already-visiting'; viewingId: number }
  | { code: 'too-many-viewings' }
  /** It is past, answered or cancelled. */
  | { code: 'viewing-over' }
  | { code: 'viewing-not-begun' }
  | { code: 'import-under-way' }
  | { code: 'import-not-ready' }
  | { code: 'import-too-large' }
  /** `sentence` where the file is something else than a statement. */
  | {
      code: 'statement-unreadable'
      reason:
        | 'empty'
        | 'only-debits'
        | 'unclear'
        | 'too-many-lines'
        | 'other-year'
        | 'unpacked-too-large'
        | 'broken-workbook'
        | 'format'
      sentence?: string
    }
  | { code: 'statement-too-large' }
  /** A line of it is accepted: its columns stay as they are. */
  | { code: 'statement-under-way' }
  | { code: 'line-taken' }
  | { code: 'line-open' }
  | { code: 'line-too-small' }
  | { code: 'order-went-on' }
  /** H-04: the link to papers was good once. */
  | { code: 'papers-expired' }
  /** W-07: the link opens no run, or no longer. */
  | { code: 'run-closed' }
  | { code: 'run-ended' }
  /** The stop was answered before, or is no longer of this run. */
  | { code: 'stop-settled' }
  /** H-07: an animal of the stop was not handed over. */
  | { code: 'handover-missing' }
  /** H-07: it was handed over before: who took it, and when (ISO). */
  | { code: 'handed-over'; nameArabic: string; buyer: string | null; at: string }
  /** It was recorded, and its order went back since. */
  | { code: 'handover-set-aside' }
  | { code: 'order-in-run' }
  | { code: 'order-not-for-run' }
  | { code: 'storage-full' }
  | { code: 'storage-unavailable' }
  | { code: 'mail-not-sent'; reason: 'no-answer' | 'sign-in-refused' | 'mail-refused' }

/** The same with what the endpoint declares that it carries. */
export type ChangedMeanwhile<Current extends object> = { code: 'changed-meanwhile'; current: Current }

export type RefusalCode = Refusal['code']
/** A refusal on the wire (RFC 9457). */
export type { Problem } from '#platform/api/problem.ts'
/** The refusals with these codes: `RefusalOf<'empty-cart' | 'not-found'>`. */
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>
