import { findRegion } from '#domain/regions.ts'
import { genderText } from '#text/catalog/catalog.ts'
import { ageGroupText, catalogueText, typeText } from '#text/catalog/catalogue-page.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import type { CatalogueAddress } from './catalogue-address.ts'
import type { CatalogueState } from './use-catalogue.ts'

export type ActiveFilter = {
  name: string
  label: string
  /** The address changes that remove the filter. */
  without: Partial<CatalogueAddress>
}

/** The active filters, in the order of the panel (S-CATB-04). */
export function activeFilters({
  chosen,
  category,
}: Pick<CatalogueState, 'chosen' | 'category'>): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (name: string, label: string, without: Partial<CatalogueAddress>) =>
    filters.push({ name, label, without })
  const region = chosen.region === null ? undefined : findRegion(chosen.region)
  if (chosen.search) add('search', catalogueText.search(isolate(chosen.search)), { search: '' })
  if (category) add('category', category.nameArabic, { category: null })
  if (chosen.type) add('type', typeText[chosen.type], { type: null })
  const price = priceLabel(chosen)
  if (price) add('price', price, { min: null, max: null })
  if (chosen.gender) add('gender', genderText[chosen.gender], { gender: null })
  if (chosen.vaccinated) add('vaccinated', catalogueText.vaccinated, { vaccinated: false })
  if (chosen.breed) add('breed', catalogueText.ofBreed(chosen.breed), { breed: null })
  if (chosen.age) add('age', ageGroupText[chosen.age], { age: null })
  if (chosen.color) add('color', catalogueText.ofColor(chosen.color), { color: null })
  if (region) add('region', catalogueText.deliversTo(region.nameAr), { region: null })
  if (chosen.available) add('available', catalogueText.available, { available: false })
  return filters
}

function priceLabel({ min, max }: CatalogueAddress): string | null {
  if (min !== null && max !== null) return catalogueText.priceBetween(formatPrice(min), formatPrice(max))
  if (min !== null) return catalogueText.priceAtLeast(formatPrice(min))
  return max === null ? null : catalogueText.priceAtMost(formatPrice(max))
}
