// The data of each job, by its name: only what cannot be read later, when it runs.
import type { SecondFactorChange } from '#domain/accounts/second-factor.ts'
import type { OrderChange } from '#domain/orders/order-change.ts'

/** A mail to be sent. Order mails name the order; the worker reads its current data and the right recipient. */
export type MailJob =
  | AccountMailJob
  | OrderMailJob
  | HandoverMailJob
  | NewsletterMailJob
  | WantedMailJob
  | ViewingMailJob
  | AnimalMailJob
  /** To the address that orders are announced to: whether it arrives (L-05). */
  | { mail: 'test-mail'; to: string; code: string; minutes: number }
  /** A message to the shop, and the answer to its sender. */
  | { mail: 'support-message'; messageId: number }
  | { mail: 'support-answer'; answerId: number }

/** To the owner of the account. */
export type AccountMailJob =
  | { mail: 'activation'; to: string; firstName: string; url: string }
  | { mail: 'sign-up-attempt'; to: string }
  | { mail: 'sign-in-code'; to: string; code: string }
  | { mail: 'password-reset'; to: string; firstName: string; url: string }
  /** `at`: an ISO time. */
  | { mail: 'password-changed'; to: string; firstName: string; at: string }
  /** T-02: warns an owner who did not do this themselves. `at`: an ISO time. */
  | { mail: 'second-factor'; to: string; firstName: string; at: string; change: SecondFactorChange }
  | { mail: 'second-factor-tries'; to: string; firstName: string; at: string }
  | { mail: 'recovery-code-used'; to: string; firstName: string; at: string; left: number }
  /** Administrators: an invitation, and the news that the rights were given or taken. */
  | { mail: 'admin-invitation'; to: string; firstName: string; url: string }
  | { mail: 'admin-rights'; to: string; firstName: string; given: boolean }
  /** The former address, since the account is anonymous by then. */
  | { mail: 'account-deleted'; to: string; firstName: string }

export type OrderMailJob =
  /** To the customer. `order-cancelled`: they did it themselves. */
  | {
      mail: 'order-received' | 'order-reminder' | 'order-expired' | 'order-unverified' | 'order-cancelled'
      orderId: number
    }
  /** To the customer, once for each change: it is queued in the transaction that makes it. */
  | { mail: 'order-changed'; orderId: number; change: OrderChange }
  /** To the shop. */
  | { mail: 'order-announced' | 'transfer-reported' | 'transfer-due'; orderId: number }

/** H-07: to buyer and seller; `token` is that of the link in it. */
export type HandoverMailJob = {
  mail: 'handover-record'
  orderId: number
  handoverId: number
  to: 'buyer' | 'seller'
  token: string
}

/** To a person on the waiting list (S2-12); the token is that of the links in it. */
export type WantedMailJob =
  | { mail: 'wanted-confirm'; wantedId: number; token: string }
  /** `until`: an ISO time, where a unit is kept for them. */
  | { mail: 'wanted-available'; wantedId: number; until: string | null; token: string }

/** To the customer who booked a visit (H-08); its content is read when it is sent. */
export type ViewingMailJob = {
  mail: 'viewing-booked' | 'viewing-changed' | 'viewing-reminder' | 'viewing-cancelled'
  viewingId: number
}
/** To the owner of an animal. */
export type AnimalMailJob =
  /** H-04: a week before the next date of an entry, which is `on`. */
  | { mail: 'animal-due'; entryId: number; on: string }
  /** H-09: the care plan, once the animal is theirs. */
  | { mail: 'care-plan'; animalId: number }
  /** H-05: from a finder; the owner is looked up when the mail is sent. `at`: an ISO time. */
  | { mail: 'found-animal'; code: string; name: string; contact: string; message: string; at: string }

/** To a new subscriber; the tokens are those of the links in it. */
export type NewsletterMailJob =
  | { mail: 'newsletter-confirm'; to: string; confirmToken: string }
  | { mail: 'newsletter-welcome'; to: string; unsubscribeToken: string }
  /** W-11: to a subscriber, from the list of its issue (deliver-issues.ts) and never from the queue. */
  | { mail: 'newsletter'; to: string; subject: string; text: string; unsubscribeToken: string }
  /** To its writer. */
  | { mail: 'newsletter-preview'; to: string; subject: string; text: string }

export type JobData = {
  'send-mail': MailJob
  /** The dead-letter queue: mails that are no longer retried, kept for inspection. */
  'undelivered-mail': MailJob
  'remind-orders': Record<string, never>
  'expire-orders': Record<string, never>
  'remove-expired': Record<string, never>
  /** A file of items: to be checked, or to be written. */
  'import-products': { importId: number }
  'sweep-uploads': Record<string, never>
  'back-up': Record<string, never>
  'issue-invoices': Record<string, never>
  /** Invoices an order that left the shop, once that step can no longer be undone (W-04). */
  'draw-invoice': { orderId: number }
  'send-newsletter': Record<string, never>
  'new-day': Record<string, never>
}
export type JobName = keyof JobData
