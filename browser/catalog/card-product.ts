import type { Product, ProductImage } from '#contract/catalog.ts'

/** Only the fields that a card shows: lists embed one per product in the page, so it is kept small (P-02). */
export type CardProduct = Pick<
  Product,
  'id' | 'type' | 'nameArabic' | 'descriptionArabic' | 'price' | 'quantity' | 'stockLabel'
> & {
  /** S2-13: the price before the sale; absent without one. */
  originalPrice?: string
  /** Reserved (S2-10); absent if it is not. */
  isReserved?: boolean
  reservedUntil?: string | null
  /** Its key facts, most important first (S-CARD-02). */
  facts: string[]
  /** S-CARD-03: worded for the animal's gender; absent unless known. */
  vaccinated?: string
  goodWithKids?: string
  isFeatured?: true
  world: NonNullable<Product['category']>['world']
  /** The URL of its first picture; null if it has none. */
  image: string | null
  /** The widths of the smaller WebP files of that picture that a card can use: `…-320.webp` beside `…-1600.webp`. */
  imageWidths?: number[]
  /** The picture's text alternative, if it differs from the product's name. */
  imageAlt?: string
  imageCount: number
}

/** A product without a category gets the neutral colours of supplies. */
export function worldOf(product: Pick<Product, 'category'>): CardProduct['world'] {
  return product.category?.world ?? 'supplies'
}

export const WIDEST_ON_CARD = 640

/** The same picture in another width. */
export function fileOf(url: string, width: number): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`)
}

/** The picture as a card shows it, and a gallery until the product is loaded. WebP only: every browser supports it. */
export function pictureOf(card: CardProduct): ProductImage | null {
  const { image, imageWidths = [], imageAlt, nameArabic } = card
  if (image === null) return null
  const variants = imageWidths.map((width) => fileAt(fileOf(image, width), width))
  const own = Number(/-(\d+)\.webp$/.exec(image)?.[1] ?? 0)
  if (own > 0 && own <= WIDEST_ON_CARD) variants.push(fileAt(image, own))
  // The frame is square, whatever the shape of the picture.
  return { url: image, width: WIDEST_ON_CARD, height: WIDEST_ON_CARD, alt: imageAlt ?? nameArabic, variants }
}

function fileAt(url: string, width: number): ProductImage['variants'][number] {
  return { url, width, height: width, format: 'webp' }
}
