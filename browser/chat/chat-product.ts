// As much of a product as a conversation keeps of it: how it was when it was shown. Its own page tells how it is.
import type { Product, ProductImage } from '#contract/catalog.ts'
import { WORLDS, type World } from '#domain/catalog/worlds.ts'

export type ChatProduct = Pick<
  Product,
  'id' | 'type' | 'nameArabic' | 'price' | 'quantity' | 'stockLabel'
> & {
  /** S2-10; absent where it is not. */
  isReserved?: boolean
  reservedUntil?: string | null
  world: World
  image: ProductImage | null
}

const MAX_PRODUCTS = 24

/** What of a kept list can be drawn. */
export function readProducts(value: unknown): ChatProduct[] {
  return Array.isArray(value) ? value.filter(isChatProduct).slice(0, MAX_PRODUCTS) : []
}

function isChatProduct(value: unknown): value is ChatProduct {
  if (!isRecord(value)) return false
  const { id, type, nameArabic, price, quantity, stockLabel, isReserved, reservedUntil, world, image } = value
  return (
    Number.isSafeInteger(id) &&
    (type === 'animal' || type === 'product') &&
    typeof nameArabic === 'string' &&
    typeof price === 'string' &&
    /^\d{1,9}\.\d{3}$/.test(price) &&
    Number.isSafeInteger(quantity) &&
    (stockLabel === 'in' || stockLabel === 'low' || stockLabel === 'out') &&
    (isReserved === undefined || typeof isReserved === 'boolean') &&
    (reservedUntil == null || isTime(reservedUntil)) &&
    WORLDS.some((one) => one === world) &&
    (image === null || isImage(image))
  )
}

function isTime(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

function isImage(value: unknown): value is ProductImage {
  if (!isRecord(value)) return false
  const { url, width, height, alt, variants } = value
  return (
    isOwnFile(url) &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof alt === 'string' &&
    Array.isArray(variants) &&
    variants.every((variant) => isOwnFile(variant?.url) && typeof variant.width === 'number')
  )
}

/** The policy of the page loads no others, and a browser would complain aloud. */
function isOwnFile(url: unknown): boolean {
  return typeof url === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(url)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
