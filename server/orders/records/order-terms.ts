// Current terms of an order (delivery, travel, hold), and which lines ask for more than there is.
import type { TravelItem, TravelRule, TravelTerms } from '#domain/animals/travel.ts'
import type { DeliveryException, DeliveryRecord } from '#domain/delivery.ts'
import { addHours } from '#domain/duration.ts'
import { baisaOf } from '#domain/money.ts'
import type { Opening } from '#domain/opening.ts'
import type { MissingItem } from '#domain/orders/draft-order.ts'
import type { Transaction } from '#platform/database/connect.ts'
import { statement } from '#platform/database/statement.ts'
import type { LockedLine } from '#server/cart/cart-queries.ts'
import { settingsRow } from '#server/database/settings-row.ts'
import { holdTravelRules } from '#server/travel/lock-travel-rules.ts'

/** Hours that an unpaid order holds its stock: one with an animal, and any other. */
export type OrderTerms = {
  delivery: DeliveryRecord
  /** H-06: the facts from which the travel days are computed. */
  travel: TravelTerms
  holdHours: { animal: number; other: number }
  /** The cart asks for more than is available, not counting units that the customer's order holds. */
  isShort: boolean
  /** Something is on hold for this customer (S2-12). */
  hasHolds: boolean
  /** Orders of this customer with a reported transfer that is not verified yet. */
  unverified: number
}

/** For an order of this customer's cart; null for an order without a cart. `email`: its customer's address. */
export async function loadOrderTerms(
  tx: Transaction,
  cart: { id: number; userId: string } | null,
  email: string | null,
): Promise<OrderTerms> {
  await holdTravelRules(tx)
  const row = settingsRow(await selectTerms(tx, cart?.id ?? null, cart?.userId ?? null, email))
  const delivery = {
    office: baisaOf(row.office),
    home: baisaOf(row.home),
    freeFrom: row.freeFrom === null ? null : baisaOf(row.freeFrom),
    days: row.days,
    exceptions: row.exceptions,
  }
  return {
    delivery,
    travel: { delivery, opening: row.opening, rules: row.rules },
    holdHours: { animal: row.animalHours ?? row.hours, other: row.hours },
    isShort: row.isShort,
    hasHolds: row.hasHolds,
    unverified: row.unverified,
  }
}

export function hasAnimal(lines: readonly LockedLine[]): boolean {
  return lines.some((line) => line.wanted > 0 && line.product.type === 'animal')
}

/** H-06: the facts that the travel rules need. */
export function travelItems(lines: readonly LockedLine[]): TravelItem[] {
  return lines.filter(({ wanted }) => wanted > 0).map(({ product, speciesId }) => ({ ...product, speciesId }))
}

/** until when an unpaid order of these lines holds its stock. */
export function holdsUntil(at: Date, lines: readonly LockedLine[], { holdHours }: OrderTerms): Date {
  const hours = hasAnimal(lines) ? holdHours.animal : holdHours.other
  return addHours(at, hours)
}

/** Lines that ask for more units than are available. */
export function findShortages(lines: readonly LockedLine[]): MissingItem[] {
  return lines
    .filter(({ product, wanted }) => wanted > product.available)
    .map(({ product, wanted }) => ({
      productId: product.id,
      nameArabic: product.nameArabic,
      requested: wanted,
      available: product.available,
    }))
}

type TermsRow = {
  office: string
  home: string
  freeFrom: string | null
  days: string
  exceptions: DeliveryException[]
  opening: Opening | null
  rules: TravelRule[]
  hours: number
  animalHours: number | null
  isShort: boolean
  hasHolds: boolean
  unverified: number
}

const selectTerms = statement<[cartId: number | null, userId: string | null, email: string | null], TermsRow>(
  'order_terms',
  `SELECT delivery_fee_office AS office, delivery_fee_home AS home, free_delivery_from AS "freeFrom",
     delivery_days AS days, delivery_exceptions AS exceptions, opening, coalesce((
       SELECT json_agg(json_build_object('kind', r.kind, 'speciesIds', r.species_ids, 'regionIds', r.region_ids,
         'weekdays', r.weekdays, 'fromDay', r.from_day, 'untilDay', r.until_day, 'reason', r.reason) ORDER BY r.id)
       FROM travel_rules r
     ), '[]') AS rules,
     order_hold_hours AS hours, animal_hold_hours AS "animalHours", EXISTS (
       SELECT FROM cart_items c JOIN products p ON p.id = c.product_id
       WHERE c.cart_id = $1 AND (c.quantity > p.quantity OR NOT p.is_active)
     ) AS "isShort", EXISTS (
       SELECT FROM holds h WHERE h.email = lower($3) AND h.ended_at IS NULL
     ) AS "hasHolds", (
       SELECT count(*)::int FROM orders o WHERE o.user_id = $2 AND o.deleted_at IS NULL
         AND o.status IN ('confirmed', 'processing') AND o.payment_status IN ('reported', 'rejected')
     ) AS unverified
   FROM settings`,
)
