import type { Product, ProductImage } from '#contract/catalog.ts'

/** What a card shows of a product and no more, in few words: a list says it to the browser once for each (P-02). */
export type CardProduct = Pick<
  Product,
  'id' | 'type' | 'nameArabic' | 'descriptionArabic' | 'price' | 'quantity' | 'stockLabel'
> & {
  /** S2-13: what was asked before its sale; absent where nothing is struck. */
  originalPrice?: string
  /** S2-10; absent where it is not. */
  isReserved?: boolean
  reservedUntil?: string | null
  /** S-CARD-02. */
  facts: string[]
  /** S-CARD-03, in words that fit its gender; absent when it is not known to be so. */
  vaccinated?: string
  goodWithKids?: string
  isFeatured?: true
  world: NonNullable<Product['category']>['world']
  /** The address of its first picture, null when it has none. */
  image: string | null
  /** How wide the smaller WebP files of that picture are that a card can use: `…-1600.webp` has `…-320.webp` beside it. */
  imageWidths?: number[]
  /** Where that picture says something else than the product's name. */
  imageAlt?: string
  imageCount: number
}

/** A product without a category has the neutral sand of the supplies. */
export function worldOf(product: Pick<Product, 'category'>): CardProduct['world'] {
  return product.category?.world ?? 'supplies'
}

/** No card asks for a wider file. */
export const WIDEST_ON_CARD = 640

/** The same picture in another width. */
export function fileOf(url: string, width: number): string {
  return url.replace(/-\d+\.webp$/, `-${width}.webp`)
}

/** Its picture as a card draws it, and a gallery until the product itself is there: WebP alone, which every browser reads. */
export function pictureOf(card: CardProduct): ProductImage | null {
  const { image, imageWidths = [], imageAlt, nameArabic } = card
  if (image === null) return null
  const variants = imageWidths.map((width) => fileAt(fileOf(image, width), width))
  const own = Number(/-(\d+)\.webp$/.exec(image)?.[1] ?? 0)
  if (own > 0 && own <= WIDEST_ON_CARD) variants.push(fileAt(image, own))
  // Its frame is square, whatever shape the picture has.
  return { url: image, width: WIDEST_ON_CARD, height: WIDEST_ON_CARD, alt: imageAlt ?? nameArabic, variants }
}

function fileAt(url: string, width: number): ProductImage['variants'][number] {
  return { url, width, height: width, format: 'webp' }
}
