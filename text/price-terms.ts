import type { Store } from '#contract/store.ts'

/** L-01: without a VAT number, texts do not mention VAT. In a file of its own: the footer of every page says it (P-08). */
export function priceTerms({ vatNumber }: Pick<Store, 'vatNumber'>): string {
  return vatNumber ? 'الأسعار تشمل ضريبة القيمة المضافة' : 'السعر المعروض هو السعر النهائي'
}
