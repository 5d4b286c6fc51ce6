// The rules of checkout (S-CHK-06..09, X-08, X-34, L-06): computes an order from the cart. Pure.
import {
  type DeliverableProduct,
  type DeliveryRecord,
  type DeliveryType,
  decideDeliveryType,
  deliversTo,
  deliveryTerms,
  orderDeliveryFee,
} from '#domain/delivery.ts'
import { addBaisa, type Baisa, timesBaisa, ZERO } from '#domain/money.ts'
import { ok, type Result, refuse } from '#platform/result.ts'

export type OrderableProduct = DeliverableProduct & {
  id: number
  name: string
  nameArabic: string
  price: Baisa
  isActive: boolean
  /** The stock available to this customer, including what their own pending order holds (D-05). */
  available: number
  imageUrl: string | null
  breedArabic: string | null
  age: string | null
}

export type CartLine = { product: OrderableProduct; quantity: number }

export type OrderLine = {
  productId: number
  productName: string
  productNameArabic: string
  productPrice: Baisa
  quantity: number
  subtotal: Baisa
  /** Its share of the order's discount. */
  discount: Baisa
  productImageUrl: string | null
  productBreed: string | null
  productAge: string | null
}

export type OrderDraft = {
  deliveryType: DeliveryType
  deliveryFee: Baisa
  totalAmount: Baisa
  discountAmount: Baisa
  /** The part of the discount on the delivery. */
  deliveryDiscount: Baisa
  voucherCode: string | null
  finalAmount: Baisa
  lines: OrderLine[]
}

export type MissingItem = { productId: number; nameArabic: string; requested: number; available: number }

export type DraftRefusal =
  | { code: 'empty-cart' }
  | { code: 'insufficient-stock'; items: MissingItem[] }
  | { code: 'region-not-served'; items: { productId: number; nameArabic: string }[] }

/** Amounts in baisa. An inactive product counts as not available at all. */
export function draftOrder(
  cart: readonly CartLine[],
  wish: { regionId: number; deliveryType?: DeliveryType | undefined },
  delivery: DeliveryRecord,
): Result<OrderDraft, DraftRefusal> {
  if (cart.length === 0) return refuse({ code: 'empty-cart' })

  const missing = cart.map(missingItem).filter((item) => item.requested > item.available)
  if (missing.length > 0) return refuse({ code: 'insufficient-stock', items: missing })

  const products = cart.map((line) => line.product)
  const terms = deliveryTerms(delivery, wish.regionId)
  const unserved = products.filter((product) => !deliversTo(product, wish.regionId, terms))
  if (unserved.length > 0) return refuseRegion(unserved)

  const lines = cart.map(orderLine)
  const totalAmount = addBaisa(...lines.map((line) => line.subtotal))
  const deliveryType = decideDeliveryType(products, wish.deliveryType, terms)
  const deliveryFee = deliveryType && orderDeliveryFee(products, deliveryType, totalAmount, terms)
  if (deliveryType === null || deliveryFee === null) return refuseRegion(products)
  return ok({
    deliveryType,
    deliveryFee,
    totalAmount,
    discountAmount: ZERO,
    deliveryDiscount: ZERO,
    voucherCode: null,
    finalAmount: addBaisa(totalAmount, deliveryFee),
    lines,
  })
}

function refuseRegion(products: readonly OrderableProduct[]): Result<never, DraftRefusal> {
  const items = products.map(({ id, nameArabic }) => ({ productId: id, nameArabic }))
  return refuse({ code: 'region-not-served', items })
}

function missingItem({ product, quantity }: CartLine): MissingItem {
  return {
    productId: product.id,
    nameArabic: product.nameArabic,
    requested: quantity,
    available: product.isActive ? product.available : 0,
  }
}

/** The snapshot of a product, which later changes do not affect (S-CHK-22). */
function orderLine({ product, quantity }: CartLine): OrderLine {
  return {
    productId: product.id,
    productName: product.name,
    productNameArabic: product.nameArabic,
    productPrice: product.price,
    quantity,
    subtotal: timesBaisa(product.price, quantity),
    discount: ZERO,
    productImageUrl: product.imageUrl,
    productBreed: product.breedArabic,
    productAge: product.age,
  }
}
