import type { Product } from '#contract/catalog.ts'
import type { Store } from '#contract/store.ts'
import { type DeliveryType, orderDeliveryFee } from '#domain/delivery.ts'
import { type Baisa, ZERO } from '#domain/money.ts'
import { readRials } from '#text/format-price.ts'

/** The ways this product can come, cheapest first, and what each costs for it alone (X-28, S-MOD-06). */
export function deliveryOffers(
  product: Product,
  store: Pick<Store, 'deliveryFeeHome' | 'deliveryFeeOffice' | 'freeDeliveryFrom'>,
): { type: DeliveryType; fee: Baisa }[] {
  const fee = readRials(product.deliveryFee)
  if (product.type === 'animal' || product.deliveryType === 'home-only') return [{ type: 'home', fee }]
  const fees = {
    office: readRials(store.deliveryFeeOffice),
    home: readRials(store.deliveryFeeHome),
    freeFrom: store.freeDeliveryFrom === null ? null : readRials(store.freeDeliveryFrom),
  }
  // The product's own fee shows where it is higher than the shop's for the office.
  const own = { ...product, deliveryFee: fee > fees.office ? fee : ZERO }
  return [
    { type: 'office', fee },
    { type: 'home', fee: orderDeliveryFee([own], 'home', readRials(product.price), fees) },
  ]
}
