import type { Product, ProductImage } from '#contract/catalog.ts'
import { genderText, healthText, sizeText } from '#text/catalog.ts'
import { cutText } from '#text/format-text.ts'
import { usableImages } from './usable-images.ts'

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

/** A line of a list beside its filters; a card of the grid has room for half of it. */
const MAX_DESCRIPTION = 72

export function toCard(product: Product): CardProduct {
  const images = usableImages(product.images)
  const [image] = images
  return {
    id: product.id,
    type: product.type,
    nameArabic: product.nameArabic,
    descriptionArabic: product.descriptionArabic && wholeWords(product.descriptionArabic),
    facts: factsOf(product),
    ...(product.vaccinated && { vaccinated: healthText.vaccinated(product.gender) }),
    ...(product.goodWithKids && { goodWithKids: healthText.goodWithKids(product.gender) }),
    price: product.price,
    ...(product.originalPrice && { originalPrice: product.originalPrice }),
    quantity: product.quantity,
    stockLabel: product.stockLabel,
    ...(product.isReserved && { isReserved: true, reservedUntil: product.reservedUntil }),
    ...(product.isFeatured && { isFeatured: true }),
    world: worldOf(product),
    image: image?.url ?? null,
    ...(image && widthsOf(image)),
    ...(image && image.alt !== product.nameArabic && { imageAlt: image.alt }),
    imageCount: images.length,
  }
}

function wholeWords(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text
  const end = text.lastIndexOf(' ', MAX_DESCRIPTION)
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : cutText(text, MAX_DESCRIPTION)
}

/** A product without a category has the neutral sand of the supplies. */
export function worldOf(product: Pick<Product, 'category'>): CardProduct['world'] {
  return product.category?.world ?? 'supplies'
}

/**
 * What matters for its kind, the weightiest first, because a narrow card may have no room for the last: of an animal
 * its breed, age, gender and colour; of a supply its brand, size and material.
 */
function factsOf(product: Product): string[] {
  const { gender } = product
  const facts =
    product.type === 'animal'
      ? [
          product.breedArabic ?? product.breed,
          product.age,
          gender && gender !== 'unknown' ? genderText[gender] : null,
          product.colorArabic,
        ]
      : [product.brandArabic ?? product.brand, product.size && sizeText[product.size], product.materialArabic]
  return facts.filter((fact): fact is string => Boolean(fact?.trim()))
}

/** No card asks for a wider file. */
const WIDEST_ON_CARD = 640

function widthsOf({ url, variants }: ProductImage): Pick<CardProduct, 'imageWidths'> {
  const imageWidths = variants
    .filter(({ width }) => width <= WIDEST_ON_CARD)
    .filter((variant) => variant.url !== url && variant.url === fileOf(url, variant.width))
    .map(({ width }) => width)
  return imageWidths.length > 0 ? { imageWidths } : {}
}

function fileOf(url: string, width: number): string {
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
