import type { Product, ProductImage } from '#contract/catalog.ts'
import { genderText, healthText, sizeText } from '#text/catalog/catalog.ts'
import { cutText } from '#text/format-text.ts'
import { type CardProduct, fileOf, WIDEST_ON_CARD, worldOf } from './card-product.ts'
import { usableImages } from './usable-images.ts'

/** Fits a row of the list view; a card of the grid has room for half of it. */
const MAX_DESCRIPTION = 72

/** Called where lists are loaded, so that pages that only show cards need not load this code (P-08). */
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

/**
 * The key facts, most important first, since a narrow card may cut off the last: of an animal
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

function widthsOf({ url, variants }: ProductImage): Pick<CardProduct, 'imageWidths'> {
  const imageWidths = variants
    .filter(({ width }) => width <= WIDEST_ON_CARD)
    .filter((variant) => variant.url !== url && variant.url === fileOf(url, variant.width))
    .map(({ width }) => width)
  return imageWidths.length > 0 ? { imageWidths } : {}
}
