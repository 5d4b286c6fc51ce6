// The one shipping calculator and the delivery rules of checkout (S-CHK-06..08, X-34, X-55).
import { type Baisa, ZERO } from '#domain/money.ts'
import type { ProductType } from '#domain/product.ts'

export const PRODUCT_DELIVERY_TYPES = ['home-only', 'both'] as const
/** How a product may travel: only to the door, or also to the delivery company's office. */
export type ProductDeliveryType = (typeof PRODUCT_DELIVERY_TYPES)[number]

export const DELIVERY_TYPES = ['home', 'office'] as const
/** How an order travels: `home` is direct delivery to the door, `office` is pickup at the delivery company. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number]

export type DeliverableProduct = {
  type: ProductType
  deliveryType: ProductDeliveryType
  deliveryEverywhere: boolean
  availableRegions: readonly number[]
  /** An owner's own fee for this product in baisa; null means the shop's fee. */
  deliveryFee: Baisa | null
}

/**
 * What one governorate has otherwise than the shop (L-06). Fees in baisa; null: not offered there.
 * `days` in the owner's words; `animals`: whether animals travel there at all.
 */
export type DeliveryException = {
  regionId: number
  office: number | null
  home: number | null
  days: string
  animals: boolean
}

/** The shop's fees in baisa and the order value from which delivery is free (X-29; null: never). */
export type DeliveryFees = { office: Baisa; home: Baisa; freeFrom: Baisa | null }

/** S-CHK-07, X-55: an animal, or anything that travels only to the door, forces home delivery. */
export function homeDeliveryForced(
  products: readonly Pick<DeliverableProduct, 'type' | 'deliveryType'>[],
): boolean {
  return products.some((product) => product.type === 'animal' || product.deliveryType === 'home-only')
}

/** The company's office is the default where there is a choice (S-CHK-06). */
export function decideDeliveryType(
  products: readonly DeliverableProduct[],
  wanted: DeliveryType | undefined,
): DeliveryType {
  return homeDeliveryForced(products) ? 'home' : (wanted ?? 'office')
}

/** false when the product is not delivered to that governorate. */
export function deliversTo(product: DeliverableProduct, regionId: number): boolean {
  return product.deliveryEverywhere || product.availableRegions.includes(regionId)
}

/**
 * The fee of one order in baisa (S-CHK-08): the shop's fee for the delivery type, or a product's own fee
 * where that is higher; nothing from the free-delivery threshold on.
 */
export function orderDeliveryFee(
  products: readonly DeliverableProduct[],
  deliveryType: DeliveryType,
  totalAmount: Baisa,
  fees: DeliveryFees,
): Baisa {
  if (fees.freeFrom !== null && totalAmount >= fees.freeFrom) return ZERO
  const own = products.map((product) => product.deliveryFee ?? ZERO)
  return Math.max(deliveryType === 'home' ? fees.home : fees.office, ...own) as Baisa
}

/** What a product page says that delivery costs, in baisa: the same calculator for that product alone (S-MOD-06). */
export function productDeliveryFee(product: DeliverableProduct, price: Baisa, fees: DeliveryFees): Baisa {
  return orderDeliveryFee([product], decideDeliveryType([product], undefined), price, fees)
}
