import type { Product } from '#contract/catalog.ts'
import { genderText, healthText, sizeText } from '#text/catalog.ts'
import type { factText } from '#text/product-page.ts'

export type FactKind = keyof typeof factText
export type Fact = { kind: FactKind; value: string }

/** What is known of a product, the weightiest first; what is not known is not there. */
export function productFacts(product: Product): Fact[] {
  const { gender, size } = product
  const known: [FactKind, string | null][] =
    product.type === 'animal'
      ? [
          ['breed', product.breedArabic ?? product.breed],
          ['age', product.age],
          ['gender', gender && genderText[gender]],
          ['color', product.colorArabic ?? product.color],
          ['weight', product.weight],
          ['size', size && sizeText[size]],
          ['location', product.locationArabic ?? product.location],
        ]
      : [
          ['brand', product.brandArabic ?? product.brand],
          ['model', product.model],
          ['material', product.materialArabic ?? product.material],
          ['dimensions', product.dimensions],
          ['size', size && sizeText[size]],
          ['color', product.colorArabic ?? product.color],
          ['weight', product.weight],
        ]
  return known.flatMap(([kind, value]) => (value?.trim() ? [{ kind, value: value.trim() }] : []))
}

export type HealthNote = { kind: 'good' | 'note'; words: string }

/** Only what the data backs: nothing is said of what nobody has recorded. */
export function healthNotes(product: Product): HealthNote[] {
  const { gender } = product
  const status = product.healthStatusArabic ?? product.healthStatus
  const vaccinated = healthText.vaccinated(gender)
  const notes: [HealthNote['kind'], string | null][] = [
    // The owner's own sentence often says so already, and better.
    ['good', product.vaccinated && !status?.includes(vaccinated) ? vaccinated : null],
    ['good', status],
    ['good', product.temperamentArabic ?? product.temperament],
    ['good', product.goodWithKids ? healthText.goodWithKids(gender) : null],
    ['good', product.goodWithPets ? healthText.goodWithPets(gender) : null],
    ['note', product.specialNeedsArabic ?? product.specialNeeds],
  ]
  return notes.flatMap(([kind, words]) => (words?.trim() ? [{ kind, words: words.trim() }] : []))
}
