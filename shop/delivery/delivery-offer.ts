import type { Product } from '#contract/catalog.ts'
import { type DeliveryTerms, type DeliveryType, offeredTypes, orderDeliveryFee } from '#domain/delivery.ts'
import { type Baisa, baisaOf } from '#domain/money.ts'
import { deliverable } from './delivery-terms.ts'

/** The delivery types of this product, the office first, each with the fee for it alone (X-28, S-MOD-06, L-06). */
export function deliveryOffers(product: Product, terms: DeliveryTerms): { type: DeliveryType; fee: Baisa }[] {
  const item = deliverable(product)
  return offeredTypes([item], terms).flatMap((type) => {
    const fee = orderDeliveryFee([item], type, baisaOf(product.price), terms)
    return fee === null ? [] : [{ type, fee }]
  })
}
