import type { Product } from '#contract/catalog.ts'
import { genderText, sizeText } from '#text/catalog/catalog.ts'
import { cutText } from '#text/format-text.ts'

/** The line under a name (S-DRW-05): breed or description, age, gender; of a supply its brand and size. */
export function lineFacts(product: Product): string {
  const facts =
    product.type === 'animal'
      ? [product.breedArabic ?? shortDescription(product), unbroken(product.age), genderLabel(product.gender)]
      : [
          product.brandArabic ?? product.brand ?? shortDescription(product),
          product.size && sizeText[product.size],
        ]
  return facts.filter(Boolean).join('\u00A0· ')
}

/** No line break within an age («4 أشهر»). */
function unbroken(age: string | null): string | null {
  return age?.replaceAll(' ', '\u00A0') ?? null
}

function shortDescription(product: Product): string | null {
  return product.descriptionArabic && cutText(product.descriptionArabic, 40)
}

function genderLabel(gender: Product['gender']): string | null {
  return gender && gender !== 'unknown' ? genderText[gender] : null
}
