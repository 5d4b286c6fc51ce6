// Every expected "no" of the shop, with a sentence in text/refusals.ts. Codes are stable: programs read them.
import type { Mishap } from '#domain/animals/loss.ts'
import type { ChangeRefusal } from '#domain/orders/check-change.ts'
import type { DiscountRefusal } from '#domain/orders/counter-sale.ts'
import type { DayRefusal } from '#domain/orders/delivery-day.ts'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import type { ReturnFault } from '#domain/returns/return-rules.ts'
import type { ViewingDay } from '#domain/viewings/slots.ts'
import type { VoucherRefusal } from '#domain/vouchers/voucher.ts'

/** Each with its HTTP status (api.md, Conventions). */
export const REFUSAL_STATUS = {
  'malformed-request': 400,
  'invalid-json': 400,
  'invalid-request': 422,
  'unsupported-media-type': 415,
  'body-too-large': 413,
  unauthorized: 401,
  forbidden: 403,
  'foreign-origin': 403,
  'invalid-credentials': 401,
  'email-not-verified': 403,
  'invalid-token': 400,
  'wrong-code': 401,
  'second-factor-needed': 403,
  'wrong-second-factor': 401,
  'second-factor-expired': 409,
  /** An account with a role must set up its second factor first. */
  'second-factor-due': 403,
  'second-factor-required': 409,
  'second-factor-first': 409,
  'google-off': 404,
  'google-attempt-invalid': 400,
  'google-failed': 400,
  'google-unavailable': 503,
  'google-email-not-verified': 403,
  'account-deactivated': 403,
  'setup-closed': 403,
  'invalid-setup-token': 403,
  'email-taken': 409,
  'no-password': 409,
  /** W-11: nobody has confirmed an address. */
  'no-subscribers': 409,
  /** W-11: the draft that is saved was sent meanwhile. */
  'newsletter-sent': 409,
  'owner-protected': 409,
  'own-account': 409,
  'last-admin': 409,
  'already-admin': 409,
  'invitation-needed': 409,
  'not-found': 404,
  'changed-meanwhile': 409,
  'method-not-allowed': 405,
  'too-many-requests': 429,
  'database-unavailable': 503,
  'shop-not-ready': 503,
  overloaded: 503,
  'internal-error': 500,
  'out-of-stock': 409,
  'insufficient-stock': 409,
  'empty-cart': 409,
  'region-not-served': 409,
  'terms-not-accepted': 422,
  'missing-idempotency-key': 422,
  'category-in-use': 409,
  /** The settings contain a bank account, so no demo is loaded (L-03). */
  'real-shop': 409,
  'voucher-unknown': 409,
  'voucher-not-started': 409,
  'voucher-expired': 409,
  'voucher-used-up': 409,
  'voucher-already-used': 409,
  'voucher-below-minimum': 409,
  'voucher-not-for-cart': 409,
  'voucher-code-taken': 409,
  'species-code-taken': 409,
  'too-many-travel-rules': 409,
  'day-not-offered': 409,
  'species-in-use': 409,
  /** H-01: an animal on sale would lose what its species requires. */
  'needs-papers': 409,
  'animal-taken': 409,
  'animal-not-of-order': 409,
  'animal-may-be-lost': 409,
  'animal-passed-on': 409,
  'too-many-animals': 409,
  /** It is in quarantine, which must be ended first (H-10). */
  'animal-ill': 409,
  /** The record of an animal that is with its buyer stays. */
  'animal-sold': 409,
  /** The animal has died; undo that first. */
  'animal-ended': 409,
  /** No open code of a transfer, or not a code at all. */
  'transfer-unknown': 404,
  'own-transfer': 409,
  /** Its buyer has it in their account. */
  'animal-has-owner': 409,
  'order-not-paid': 409,
  'order-not-editable': 409,
  /** All its items were returned or lost, so its status cannot change. */
  'order-empty': 409,
  'too-many-unverified': 409,
  'order-cancelled': 409,
  'changed-by-shop': 409,
  /** W-12: its customer sees it in their account. */
  'order-has-account': 409,
  'status-not-allowed': 409,
  'payment-not-allowed': 409,
  'payment-not-verified': 409,
  'amount-short': 409,
  'shortfall-too-high': 403,
  'over-refund': 409,
  'payment-reversed': 409,
  'not-returnable': 409,
  /** It has been decided already. */
  'return-settled': 409,
  'discount-too-high': 409,
  'payment-mismatch': 409,
  'cannot-reserve': 409,
  /** A step can be undone only before its mail is sent (W-04). */
  'undo-too-late': 409,
  'order-not-cancellable': 409,
  'open-orders': 409,
  'unsupported-image': 415,
  'image-too-large': 413,
  'category-image-too-large': 413,
  'too-many-pixels': 413,
  'slot-taken': 409,
  'slot-not-offered': 409,
  /** Sold, or on hold for somebody else. */
  'animal-not-there': 409,
  'already-visiting': 409,
  'too-many-viewings': 409,
  /** It is past, answered or cancelled. */
  'viewing-over': 409,
  'viewing-not-begun': 409,
  'too-many-files': 409,
  'too-many-wanted': 409,
  'import-under-way': 409,
  'import-not-ready': 409,
  'import-too-large': 413,
  'statement-unreadable': 422,
  'statement-too-large': 413,
  /** A line of it is accepted: its columns stay as they are. */
  'statement-under-way': 409,
  'line-taken': 409,
  'line-open': 409,
  'line-too-small': 409,
  'order-went-on': 409,
  /** The link to the papers has expired (H-04). */
  'papers-expired': 410,
  /** The link to the run is invalid or has expired (W-07). */
  'run-closed': 401,
  'run-ended': 409,
  /** The stop was answered before, or has left this run. */
  'stop-settled': 409,
  /** H-07: an animal of the stop was not handed over. */
  'handover-missing': 409,
  'handed-over': 409,
  /** It was recorded, and its order went back since. */
  'handover-set-aside': 409,
  /** Its unit was returned, was lost or left the order, or its signatures are deleted. */
  'handover-not-countable': 409,
  'order-in-run': 409,
  'order-not-for-run': 409,
  'storage-full': 507,
  'storage-unavailable': 503,
  'mail-not-sent': 503,
} as const
export type RefusalCode = keyof typeof REFUSAL_STATUS

/** The field of the request that such a refusal is about. */
export const REFUSED_FIELD: Partial<Record<RefusalCode, string>> = {
  'email-taken': 'email',
  'voucher-code-taken': 'code',
  'species-code-taken': 'code',
}

/** Refusals with more data than the code. */
type Detailed =
  | { code: 'invalid-request'; errors: Record<string, readonly string[]> }
  /**
   * T-02: the first step of a sign-in succeeded. `next` is the second factor; for an account with a role but without a
   * second factor it is the password, because a mailed code alone is not enough. `returnPath`: after a sign-in with
   * Google.
   */
  | { code: 'second-factor-needed'; next: 'second-factor' | 'password'; returnPath?: string }
  /** It changed since it was read; `current` is its current state. */
  | { code: 'changed-meanwhile'; current: object }
  | { code: 'too-many-requests'; retryAfterSeconds: number }
  /** L-02: its owner has not yet entered where to pay and how to reach the shop. */
  | { code: 'shop-not-ready'; retryAfterSeconds: number }
  | { code: 'out-of-stock'; available: number }
  | { code: 'insufficient-stock'; available?: number; items?: MissingItem[] }
  | { code: 'region-not-served'; items: { productId: number; nameArabic: string }[] }
  | VoucherRefusal
  /** H-06: `days` are those offered instead, soonest first; empty if nothing travels there for now. */
  | DayRefusal
  /** H-04: about an animal assigned to an order; `name` is the animal's. */
  | { code: 'animal-taken'; name: string }
  | { code: 'animal-not-of-order'; name: string }
  /** H-10: one of several animals of another order, some of which died or fell ill, until the shop says which. */
  | { code: 'animal-may-be-lost'; name: string; orderId: number; orderNumber: string; mishap: Mishap }
  /** Its buyer transferred it to another account, which keeps it. */
  | { code: 'animal-passed-on'; name: string }
  | { code: 'too-many-animals'; units: number }
  | { code: 'terms-not-accepted'; errors: Record<string, readonly string[]> }
  /** `products` is how many items it contains. */
  | { code: 'category-in-use'; products: number }
  /** `order` is its current state (W-05). */
  | { code: 'changed-by-shop'; orderNumber: string; order: object }
  | ChangeRefusal
  | { code: 'amount-short'; expected: string; amount: string }
  /** F-07: only a role with this discount limit may accept such a shortfall. */
  | { code: 'shortfall-too-high'; maxPercent: number }
  /** More than the amount owed (F-02). */
  | { code: 'over-refund'; owed: string; amount: string }
  /** F-03: `nameArabic` is the line that it is about. */
  | { code: 'not-returnable'; why: ReturnFault | 'order-over'; nameArabic?: string }
  /** F-07: the discount exceeds the role's limit or the price. */
  | DiscountRefusal
  /** The payments at the counter do not sum to the total (F-07). */
  | { code: 'payment-mismatch'; due: string; paid: string }
  | { code: 'cannot-reserve'; items: MissingItem[] }
  | { code: 'open-orders'; orderNumbers: string[] }
  /** H-08: somebody has booked it; `days` are the times that are free now. */
  | { code: 'slot-taken'; days: ViewingDay[] }
  /** Past, outside the hours for visits, or closed meanwhile. */
  | { code: 'slot-not-offered'; days: ViewingDay[] }
  | { code: 'already-visiting'; viewingId: number }
  /** `sentence` if the file is not a statement. */
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
  /** H-07: already handed over: the receiver, and the time (ISO). */
  | { code: 'handed-over'; nameArabic: string; buyer: string | null; at: string }
  | { code: 'mail-not-sent'; reason: 'no-answer' | 'sign-in-refused' | 'mail-refused' }

type Plain<Code> = Code extends unknown ? { code: Code } : never
export type Refusal = Detailed | Plain<Exclude<RefusalCode, Detailed['code']>>

/** The same with what the endpoint declares that it carries. */
export type ChangedMeanwhile<Current extends object> = { code: 'changed-meanwhile'; current: Current }

/** A refusal on the wire (RFC 9457). */
export type { Problem } from '#platform/api/problem.ts'
/** The refusals with these codes: `RefusalOf<'empty-cart' | 'not-found'>`. */
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>
