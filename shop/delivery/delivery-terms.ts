// The shop's delivery record as the browser knows it, for the one calculator (domain/delivery.ts, L-06).
import type { Product } from '#contract/catalog.ts'
import type { Store } from '#contract/store.ts'
import type { DeliverableProduct, DeliveryTerms } from '#domain/delivery.ts'
import { baisaOf } from '#domain/money.ts'

export type DeliveryRows = Pick<Store, 'delivery' | 'freeDeliveryFrom'>

export type KnownStore = DeliveryRows & Pick<Store, 'deliveryFeeOffice' | 'deliveryFeeHome' | 'deliveryDays'>

/** The terms of the governorate; before one is chosen, the shop's own. */
export function termsOf(store: KnownStore, regionId: number | null): DeliveryTerms {
  return (
    termsIn(store, regionId) ?? {
      office: baisaOf(store.deliveryFeeOffice),
      home: baisaOf(store.deliveryFeeHome),
      days: store.deliveryDays,
      animals: true,
      freeFrom: readOptional(store.freeDeliveryFrom),
    }
  )
}

export function termsIn(rows: DeliveryRows, regionId: number | null): DeliveryTerms | null {
  const row = rows.delivery.find((one) => one.regionId === regionId)
  return row
    ? {
        office: readOptional(row.office),
        home: readOptional(row.home),
        days: row.days,
        animals: row.animals,
        freeFrom: readOptional(rows.freeDeliveryFrom),
      }
    : null
}

export function deliverable(product: Product): DeliverableProduct {
  return { ...product, deliveryFee: readOptional(product.ownDeliveryFee) }
}

function readOptional(amount: string | null) {
  return amount === null ? null : baisaOf(amount)
}
