// The part of a product that a conversation stores, as of when it was shown. Its own page has the current state.
import type { Product, ProductImage } from '#contract/catalog.ts'
import { WORLDS, type World } from '#domain/catalog/worlds.ts'

export type ChatProduct = Pick<
  Product,
  'id' | 'type' | 'nameArabic' | 'price' | 'quantity' | 'stockLabel'
> & {
  /** Reserved (S2-10); absent if it is not. */
  isReserved?: boolean
  reservedUntil?: string | null
  world: World
  image: ProductImage | null
}

const MAX_PRODUCTS = 24

/** The valid entries of a stored list. */
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

/** The Content-Security-Policy blocks other images and logs an error. */
function isOwnFile(url: unknown): boolean {
  return typeof url === 'string' && /^(?:\/(?!\/)|https:\/\/)/.test(url)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
