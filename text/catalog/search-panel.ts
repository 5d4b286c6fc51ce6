// What stands below the search box once it is used (S-HDR-07); no page waits for it (P-08).
import { type Counted, formatCount, PRODUCTS } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

const SECTIONS: Counted = { one: 'قسم واحد', two: 'قسمان', few: 'أقسام', many: 'قسماً', other: 'قسم' }

export const searchPanelText = {
  suggestions: 'الاقتراحات',
  recent: 'بحثت عنه مؤخراً',
  forget: 'مسح عمليات البحث السابقة',
  categories: 'الأقسام',
  products: 'المنتجات',
  allResults: (words: string) => `كل نتائج «${isolate(words)}»`,
  none: 'لا اقتراحات لهذه الكلمات. اضغط «ابحث» لنبحث عنها في كل المتجر.',
  away: 'الاقتراحات غير متاحة الآن، والبحث يعمل كالمعتاد.',
  /** For who does not see the list: «قسم واحد، 3 منتجات». */
  count(categories: number, products: number): string {
    const parts = [
      categories > 0 ? formatCount(categories, SECTIONS) : '',
      products > 0 ? formatCount(products, PRODUCTS) : '',
    ].filter(Boolean)
    return parts.length > 0 ? `${this.suggestions}: ${parts.join('، ')}` : ''
  },
} as const
