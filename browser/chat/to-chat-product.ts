import { worldOf } from '#browser/catalog/card-product.ts'
import { usableImages } from '#browser/catalog/usable-images.ts'
import type { Product } from '#contract/catalog.ts'
import type { ChatProduct } from './chat-product.ts'

/** Files wider than this are not asked for by a picture of 64 px. */
const WIDEST = 320

/** What of a product goes into the conversation. */
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
