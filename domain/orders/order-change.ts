// Changes of an order that its customer is mailed about (D-04). Each carries the facts of its moment, so that the
// mail tells what happened and not what became of the order since.
import type { Mishap } from '#domain/animals/loss.ts'
import type { Baisa } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/payments/balance.ts'

export type Shipment = { courier?: string; trackingNumber?: string }

/** W-05: null where there was nothing, or is nothing any more. */
export type EditedFact = { label: string; from: string | null; to: string | null }

export type OrderChange =
  /** The customer said that the transfer is on its way. */
  | { to: 'reported' }
  /** The money has arrived. */
  | { to: 'verified' }
  /** Less arrived than the order costs. */
  | { to: 'difference'; missing: Baisa }
  /** No such transfer was found. `note` is said to the customer. */
  | { to: 'rejected'; note?: string }
  | { to: 'processing' | 'delivered' }
  /** W-06: who carries it, and under which number. */
  | ({ to: 'shipped' } & Shipment)
  /** A correction of that, after it was shipped. */
  | ({ to: 'shipment' } & Shipment)
  /** W-05: edited by the shop. Some is due again, or given back, where it was paid before. */
  | { to: 'edited'; changes: readonly EditedFact[]; due?: Baisa; owed?: Baisa }
  /** By the shop. `paid`: money was on its way or had arrived, and goes back. `note` is said to the customer. */
  | { to: 'cancelled'; paid: boolean; note?: string }
  /** Revived by a payment after it was cancelled (F-08). */
  | { to: 'revived' }
  /** More is paid than it comes to; the rest goes back (F-02). */
  | { to: 'owed'; amount: Baisa }
  /** Money went back. */
  | { to: 'refunded'; amount: Baisa; method: PaymentMethod; reference?: string }
  /** F-03: `amount` is by how much the order fell, `owed` what of it goes back. `note` is said to the customer. */
  | { to: 'return-accepted'; items: string; amount: Baisa; owed: Baisa; note?: string; mishap?: Mishap }
  | { to: 'return-refused'; items: string; note: string; mishap?: Mishap }
  /** H-10: before it arrived. `paid`: its money waits for what becomes of it. `note` is said to the customer. */
  | { to: 'lost'; mishap: Mishap; items: string; paid: boolean; note?: string }
  /** The deadline of the transfer, as an ISO time. */
  | { to: 'extended'; until: string }
