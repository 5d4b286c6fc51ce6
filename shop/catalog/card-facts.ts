import type { CardProduct } from '#browser/catalog/card-product.ts'
import { genderText, sizeText } from '#text/catalog.ts'

/**
 * What matters for its kind, the weightiest first, because a narrow card may have no room for the last: of an animal
 * its breed, age, gender and colour; of a supply its brand, size and material (S-CARD-02).
 */
export function cardFacts(product: CardProduct): string[] {
  const facts =
    product.type === 'animal'
      ? [product.breedArabic, product.age, knownGender(product), product.colorArabic]
      : [product.brandArabic, product.size && sizeText[product.size], product.materialArabic]
  return facts.filter((fact): fact is string => Boolean(fact?.trim()))
}

function knownGender({ gender }: CardProduct): string | null {
  return gender && gender !== 'unknown' ? genderText[gender] : null
}
