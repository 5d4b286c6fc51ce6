import type { Product, ShownProduct } from '#contract/catalog.ts'
import { FACT_FIELDS, type FactKind, type FactName, ITEM_FIELDS } from '#domain/catalog/item-fields.ts'
import { genderText, healthText, sizeText } from '#text/catalog/catalog.ts'

export type Fact = { kind: FactKind; value: string }

/** The known facts of a product in the order of ITEM_FIELDS; unknown ones are omitted. */
export function productFacts(product: Product): Fact[] {
  return FACT_FIELDS.flatMap((name) => {
    const kind = ITEM_FIELDS[name].fact
    const value = (factValue(product, name) ?? factValue(product, kind))?.trim()
    return value ? [{ kind, value }] : []
  })
}

function factValue(product: Product, name: FactName | FactKind): string | null {
  switch (name) {
    case 'gender':
      return product.gender && genderText[product.gender]
    case 'size':
      return product.size && sizeText[product.size]
    default:
      return product[name]
  }
}

export type HealthNote = { kind: 'good' | 'note'; words: string }

/** Facts proven by the record, each with its date (H-03). */
export function provenNotes({ health }: ShownProduct): HealthNote[] {
  return (health ?? []).map(({ finding, words }) => ({
    kind: finding === 'needs-care' ? 'note' : 'good',
    words,
  }))
}

/** Only recorded facts. Where a health record exists, it replaces the typed health fields. */
export function healthNotes(product: ShownProduct): HealthNote[] {
  const { gender, health } = product
  const status = product.healthStatusArabic ?? product.healthStatus
  const vaccinated = healthText.vaccinated(gender)
  const typed: [HealthNote['kind'], string | null][] = [
    // Omitted if the owner's own sentence already says so.
    ['good', product.vaccinated && !status?.includes(vaccinated) ? vaccinated : null],
    ['good', status],
  ]
  const notes: [HealthNote['kind'], string | null][] = [
    ...(health === null ? typed : []),
    ['good', product.temperamentArabic ?? product.temperament],
    ['good', product.goodWithKids ? healthText.goodWithKids(gender) : null],
    ['good', product.goodWithPets ? healthText.goodWithPets(gender) : null],
    ['note', product.specialNeedsArabic ?? product.specialNeeds],
  ]
  return notes.flatMap(([kind, words]) => (words?.trim() ? [{ kind, words: words.trim() }] : []))
}
