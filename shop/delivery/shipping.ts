// Delivery fees and destinations of a product, for search engines (conventions 21, L-06).
import type { Product } from '#contract/catalog.ts'
import { deliversTo } from '#domain/delivery.ts'
import { toRials } from '#domain/money.ts'
import { REGIONS } from '#domain/regions.ts'
import { deliveryOffers } from './delivery-offer.ts'
import { deliverable, type KnownStore, termsOf } from './delivery-terms.ts'

/** `regions` in English; null: all of Oman. */
export type Shipping = { fee: string; regions: string[] | null }

/** The lowest fee for each governorate, grouped by fee. */
export function shippingOf(product: Product, store: KnownStore): Shipping[] {
  const byFee = new Map<string, string[]>()
  for (const { id, nameEn } of REGIONS) {
    const terms = termsOf(store, id)
    const [offer] = deliversTo(deliverable(product), id, terms) ? deliveryOffers(product, terms) : []
    if (!offer) continue
    const fee = toRials(offer.fee)
    byFee.set(fee, [...(byFee.get(fee) ?? []), nameEn])
  }
  return [...byFee].map(([fee, regions]) => ({
    fee,
    regions: regions.length === REGIONS.length ? null : regions,
  }))
}
