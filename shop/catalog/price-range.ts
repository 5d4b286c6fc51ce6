import { type Baisa, readRials } from '#domain/money.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'

export type PriceRange = { min: Baisa | null; max: Baisa | null }
/** The range of two fields; an empty one sets no bound. `range` is null if a value is invalid. */
export function readPriceRange(typed: { min: string; max: string }): {
  range: PriceRange | null
  errors: { min?: string; max?: string }
} {
  const min = readBound(typed.min)
  const max = readBound(typed.max)
  if (min === undefined || max === undefined) {
    return {
      range: null,
      errors: {
        min: min === undefined ? catalogueText.notAPrice : undefined,
        max: max === undefined ? catalogueText.notAPrice : undefined,
      },
    }
  }
  if (min !== null && max !== null && min > max) {
    return { range: null, errors: { max: catalogueText.priceCrossed } }
  }
  return { range: { min, max }, errors: {} }
}

/** Undefined if invalid. */
function readBound(text: string): Baisa | null | undefined {
  return text.trim() === '' ? null : (readRials(text) ?? undefined)
}
