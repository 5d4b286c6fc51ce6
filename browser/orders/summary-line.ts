// A line of a summary, from the cart or from an order.
import type { Cart } from '#contract/cart.ts'
import type { Order } from '#contract/orders.ts'
import type { PictureImage } from '#ui/picture.tsx'

export type SummaryLine = {
  id: number
  /** Null once the product itself is gone. */
  productId: number | null
  name: string
  quantity: number
  /** Rials, as the API gives them. */
  price: string
  amount: string
  facts: string
  image: PictureImage | undefined
}

export function linesOfCart(cart: Cart): SummaryLine[] {
  return cart.items.map(({ id, quantity, lineTotal, product }) => ({
    id,
    productId: product.id,
    name: product.nameArabic,
    quantity,
    price: product.price,
    amount: lineTotal,
    facts: factsOf(product.breedArabic, product.age),
    image: product.images[0],
  }))
}

/** From the order's snapshot, which remains when the product is changed or deleted (S-CHK-22). */
export function linesOfOrder(order: Pick<Order, 'items'>): SummaryLine[] {
  return order.items.map((item) => ({
    id: item.id,
    productId: item.productId,
    name: item.productNameArabic,
    quantity: item.quantity,
    price: item.productPrice,
    amount: item.subtotal,
    facts: factsOf(item.productBreed, item.productAge),
    image: item.productImageUrl ? { url: item.productImageUrl, width: 800, height: 800, alt: '' } : undefined,
  }))
}

export function piecesOf(lines: readonly SummaryLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

function factsOf(...facts: (string | null)[]): string {
  return facts.filter(Boolean).join('\u00A0· ')
}
