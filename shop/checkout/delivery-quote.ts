// The expected cost of the order while the form is filled in; the server computes it again (X-08, X-28, L-06).
import type { Cart } from '#contract/cart.ts'
import {
  type DeliveryTerms,
  type DeliveryType,
  decideDeliveryType,
  deliversTo,
  homeDeliveryForced,
  orderDeliveryFee,
} from '#domain/delivery.ts'
import { addBaisa, type Baisa, baisaOf, ZERO } from '#domain/money.ts'
import { type DeliveryRows, deliverable, termsIn } from '#shop/delivery/delivery-terms.ts'

export type DeliveryQuote = {
  /** S-CHK-07, X-55: nothing to choose. */
  forced: 'animal' | 'home-only' | null
  /** Null if no type is offered for the items in the cart. */
  deliveryType: DeliveryType | null
  /** Fee of each type in baisa; null if not offered. */
  fees: Record<DeliveryType, Baisa | null>
  /** Of the chosen delivery type. */
  fee: Baisa | null
  /** In the owner's words. */
  days: string
  total: Baisa
  finalTotal: Baisa
}

export function quoteDelivery(
  cart: Cart,
  wish: { regionId: number; deliveryType: DeliveryType },
  rows: DeliveryRows,
): DeliveryQuote {
  const terms = termsIn(rows, wish.regionId) ?? NOWHERE
  const products = cart.items.map((item) => deliverable(item.product))
  const deliveryType = decideDeliveryType(products, wish.deliveryType, terms)
  const total = baisaOf(cart.total)
  const feeOf = (type: DeliveryType) => orderDeliveryFee(products, type, total, terms)
  const fees = { office: feeOf('office'), home: feeOf('home') }
  const fee = deliveryType && fees[deliveryType]
  return {
    forced: homeDeliveryForced(products)
      ? products.some((product) => product.type === 'animal')
        ? 'animal'
        : 'home-only'
      : null,
    deliveryType,
    fees,
    fee,
    days: terms.days,
    total,
    finalTotal: addBaisa(total, fee ?? ZERO),
  }
}

/** X-34, L-06: the names of the items not delivered to that governorate. */
export function unservedItems(cart: Cart, regionId: number, rows: DeliveryRows): string[] {
  const terms = termsIn(rows, regionId) ?? NOWHERE
  return cart.items
    .filter(({ product }) => !deliversTo(product, regionId, terms))
    .map(({ product }) => product.nameArabic)
}

/** The select may have no governorate chosen. */
const NOWHERE: DeliveryTerms = { office: null, home: null, days: '', animals: false, freeFrom: null }
