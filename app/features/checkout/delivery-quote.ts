// What the order will cost, shown while one fills in the form; the server computes it again.
import type { Cart } from '#contract/cart.ts'
import type { Product } from '#contract/catalog.ts'
import type { Store } from '#contract/store.ts'
import {
  type DeliverableProduct,
  type DeliveryFees,
  type DeliveryType,
  decideDeliveryType,
  deliversTo,
  homeDeliveryForced,
  orderDeliveryFee,
} from '#domain/delivery.ts'
import { addBaisa, type Baisa } from '#domain/money.ts'
import { readRials } from '#text/format-price.ts'

export type DeliveryQuote = {
  /** S-CHK-07, X-55: nothing to choose. */
  forced: 'animal' | 'home-only' | null
  deliveryType: DeliveryType
  /** In baisa, of each choice. */
  fees: Record<DeliveryType, Baisa>
  total: Baisa
  finalTotal: Baisa
}

type StoreFees = Pick<Store, 'deliveryFeeOffice' | 'deliveryFeeHome' | 'freeDeliveryFrom'>

export function quoteDelivery(cart: Cart, wanted: DeliveryType, store: StoreFees): DeliveryQuote {
  const fees: DeliveryFees = {
    office: readRials(store.deliveryFeeOffice),
    home: readRials(store.deliveryFeeHome),
    freeFrom: store.freeDeliveryFrom === null ? null : readRials(store.freeDeliveryFrom),
  }
  const items = cart.items.map((item) => item.product)
  const products = items.map((product) => deliverable(product, fees))
  const deliveryType = decideDeliveryType(products, wanted)
  const total = readRials(cart.total)
  const fee = (type: DeliveryType) => orderDeliveryFee(products, type, total, fees)
  const chosen = { office: fee('office'), home: fee('home') }
  return {
    forced: homeDeliveryForced(products)
      ? items.some((product) => product.type === 'animal')
        ? 'animal'
        : 'home-only'
      : null,
    deliveryType,
    fees: chosen,
    total,
    finalTotal: addBaisa(total, chosen[deliveryType]),
  }
}

/** the names of what does not travel to that governorate. */
export function unservedItems(cart: Cart, regionId: number): string[] {
  return cart.items
    .filter(({ product }) => !deliversTo({ ...product, deliveryFee: null }, regionId))
    .map(({ product }) => product.nameArabic)
}

/** The API says what delivery of a product alone costs; what is above the shop's fee is the owner's own. */
function deliverable(product: Product, fees: DeliveryFees): DeliverableProduct {
  const alone = readRials(product.deliveryFee)
  const plain = { ...product, deliveryFee: null }
  const usual = decideDeliveryType([plain], undefined) === 'home' ? fees.home : fees.office
  return { ...plain, deliveryFee: alone > usual ? alone : null }
}
