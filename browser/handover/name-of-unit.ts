import type { HandoverUnit } from '#contract/handovers.ts'

/** The animal's own name if its record is known, otherwise the item and the number: «سمك نيون × 5». */
export function nameOfUnit({ animal, nameArabic, count }: HandoverUnit): string {
  return animal?.name ?? (count > 1 ? `${nameArabic} × ${count}` : nameArabic)
}
