import { worldOf } from '#browser/catalog/card-product.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import type { Product } from '#contract/catalog.ts'
import type { ChatProduct } from './chat-product.ts'

/** The widest file that a 64 px picture needs. */
const WIDEST = 320

/** The part of a product that is stored in the conversation. */
export function toChatProduct(product: Product): ChatProduct {
  const { id, type, nameArabic, price, quantity, stockLabel, isReserved, reservedUntil } = product
  const [image] = usableImages(product.images)
  return {
    id,
    type,
    nameArabic,
    price,
    quantity,
    stockLabel,
    ...(isReserved && { isReserved, reservedUntil }),
    world: worldOf(product),
    image: image ? { ...image, variants: image.variants.filter(({ width }) => width <= WIDEST) } : null,
  }
}
