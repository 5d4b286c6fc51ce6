import type { HandoverUnit } from '#contract/handovers.ts'

/** The animal's own name where its record is known, else what was bought: «سمك نيون × 5». */
export function nameOfUnit({ animal, nameArabic, count }: HandoverUnit): string {
  return animal?.name ?? (count > 1 ? `${nameArabic} × ${count}` : nameArabic)
}
