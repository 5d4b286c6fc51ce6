// The one shipping calculator and the delivery rules of checkout (S-CHK-06..08, X-34, X-55).
import { type Baisa, ZERO } from './money.ts'
import type { ProductType } from './product.ts'
import { REGIONS } from './regions.ts'

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

/** Delivery terms of a governorate. Fees in baisa, null if not offered; `days` in the owner's words. */
export type RegionTerms = {
  office: Baisa | null
  home: Baisa | null
  days: string
  /** Whether animals travel there at all. */
  animals: boolean
}

/** A governorate that differs from the shop (L-06). */
export type DeliveryException = RegionTerms & { regionId: number }

/** The shop's fees in baisa and the free-delivery threshold (X-29; null: never). */
export type DeliveryFees = { office: Baisa; home: Baisa; freeFrom: Baisa | null }

/** All delivery settings: the shop's fees and days, and the governorates that differ (L-06). */
export type DeliveryRecord = DeliveryFees & { days: string; exceptions: readonly DeliveryException[] }

/** The delivery terms for one governorate. */
export type DeliveryTerms = RegionTerms & Pick<DeliveryFees, 'freeFrom'>

/** L-06: the governorate's own terms, else the shop's. */
export function deliveryTerms(record: DeliveryRecord, regionId: number): DeliveryTerms {
  const { office, home, days, animals } =
    record.exceptions.find((exception) => exception.regionId === regionId) ?? baseDelivery(record)
  return { office, home, days, animals, freeFrom: record.freeFrom }
}

/** All 11 governorates in id order, each with its own terms or the shop's. */
export function resolveDelivery(record: DeliveryRecord): DeliveryException[] {
  return REGIONS.map(({ id }) => {
    const { freeFrom: _, ...delivery } = deliveryTerms(record, id)
    return { regionId: id, ...delivery }
  })
}

/** The rows to store: one equal to the shop's terms is dropped, and follows them from then on. */
export function ownExceptions(
  record: Omit<DeliveryRecord, 'exceptions'>,
  rows: readonly DeliveryException[],
): DeliveryException[] {
  const base = baseDelivery(record)
  return rows.filter((row) => !isSameDelivery(row, base)).sort((a, b) => a.regionId - b.regionId)
}

function isSameDelivery(one: RegionTerms, other: RegionTerms): boolean {
  return (['office', 'home', 'days', 'animals'] as const).every((name) => one[name] === other[name])
}

function baseDelivery({ office, home, days }: Omit<DeliveryRecord, 'exceptions'>): RegionTerms {
  return { office, home, days, animals: true }
}

/** S-CHK-07, X-55: an animal, or anything that travels only to the door, forces home delivery. */
export function homeDeliveryForced(
  products: readonly Pick<DeliverableProduct, 'type' | 'deliveryType'>[],
): boolean {
  return products.some((product) => product.type === 'animal' || product.deliveryType === 'home-only')
}

/** The fees of a governorate, as baisa or on the wire; null where that type is not offered. */
type OfferedFees = Record<DeliveryType, Baisa | string | null>

/** The delivery types possible for all these products, the office first; empty if none. */
export function offeredTypes(
  products: readonly Pick<DeliverableProduct, 'type' | 'deliveryType'>[],
  terms: OfferedFees,
): DeliveryType[] {
  const possible: readonly DeliveryType[] = homeDeliveryForced(products) ? ['home'] : ['office', 'home']
  return possible.filter((type) => terms[type] !== null)
}

/**
 * The company's office is the default where there is a choice (S-CHK-06). A type that is not possible gives way to the
 * one that is; null where there is none.
 */
export function decideDeliveryType(
  products: readonly DeliverableProduct[],
  wanted: DeliveryType | undefined,
  terms: Pick<RegionTerms, 'office' | 'home'>,
): DeliveryType | null {
  const offered = offeredTypes(products, terms)
  return offered.find((type) => type === wanted) ?? offered[0] ?? null
}

/** X-34, L-06: whether the product is delivered to that governorate. */
export function deliversTo(
  product: Omit<DeliverableProduct, 'deliveryFee'>,
  regionId: number,
  terms: OfferedFees & Pick<RegionTerms, 'animals'>,
): boolean {
  const isServed = product.deliveryEverywhere || product.availableRegions.includes(regionId)
  const mayTravel = product.type !== 'animal' || terms.animals
  return isServed && mayTravel && offeredTypes([product], terms).length > 0
}

/**
 * The fee of one order in baisa (S-CHK-08): that of the delivery type there, or a product's own fee where that is
 * higher; nothing from the free-delivery threshold on. Null where that type is not offered.
 */
export function orderDeliveryFee(
  products: readonly Pick<DeliverableProduct, 'deliveryFee'>[],
  deliveryType: DeliveryType,
  totalAmount: Baisa,
  terms: Pick<DeliveryTerms, 'office' | 'home' | 'freeFrom'>,
): Baisa | null {
  const fee = terms[deliveryType]
  if (fee === null) return null
  if (terms.freeFrom !== null && totalAmount >= terms.freeFrom) return ZERO
  return Math.max(fee, ...products.map((product) => product.deliveryFee ?? ZERO)) as Baisa
}

/** The delivery fee in baisa of a product alone, by the shop's own fees (S-MOD-06). */
export function productDeliveryFee(product: DeliverableProduct, price: Baisa, fees: DeliveryFees): Baisa {
  const type = homeDeliveryForced([product]) ? 'home' : 'office'
  return orderDeliveryFee([product], type, price, fees) ?? ZERO
}
