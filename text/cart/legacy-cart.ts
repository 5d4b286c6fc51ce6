import { formatCount, PRODUCTS, PRODUCTS_OBJECT } from '#text/format-count.ts'

/** S-CART-10: what an earlier shop had kept in this browser. */
export const legacyCartText = {
  taken: 'نقلنا سلتك السابقة',
  takenWhat: (count: number) => `أضفنا إلى سلتك ${formatCount(count, PRODUCTS_OBJECT)} من هذا الجهاز.`,
  nothing: 'لم يبقَ شيء من سلتك السابقة',
  dropped: (count: number) => (count > 0 ? `لم يعد متوفراً: ${formatCount(count, PRODUCTS)}.` : ''),
  reduced: (count: number) => (count > 0 ? `بكمية أقل مما أردت: ${formatCount(count, PRODUCTS)}.` : ''),
} as const
