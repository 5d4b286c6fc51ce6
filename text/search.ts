// What the search box of every page says (S-HDR-07).
import type { World } from '#domain/catalog/worlds.ts'
import { type Counted, formatCount, PRODUCTS } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

const SECTIONS: Counted = { one: 'قسم واحد', two: 'قسمان', few: 'أقسام', many: 'قسماً', other: 'قسم' }
const CHARACTERS: Counted = {
  one: 'حرف واحد',
  two: 'حرفان',
  few: 'أحرف',
  many: 'حرفاً',
  other: 'حرف',
}

const SOUGHT: Record<World, string> = {
  cats: 'قطة',
  birds: 'كوكتيل',
  fish: 'سمكة زينة',
  rabbits: 'أرنب',
  small: 'هامستر',
  supplies: 'طعام',
}

export const searchText = {
  label: 'البحث في المتجر',
  /** Names only what the shop has something of. */
  placeholder: (families: readonly World[]) => {
    const animals = families.filter((world) => world !== 'supplies').slice(0, 2)
    const named = families.filter((world) => world === 'supplies' || animals.includes(world))
    return named.length > 0 ? `ابحث عن ${named.map((world) => SOUGHT[world]).join('، ')}…` : 'ابحث في المتجر…'
  },
  submit: 'ابحث',
  close: 'إغلاق البحث',
  erase: 'مسح ما كتبت',
  suggestions: 'الاقتراحات',
  recent: 'بحثت عنه مؤخراً',
  forget: 'مسح عمليات البحث السابقة',
  categories: 'الأقسام',
  products: 'المنتجات',
  noPicture: 'لا توجد صورة',
  allResults: (words: string) => `كل نتائج «${isolate(words)}»`,
  none: 'لا اقتراحات لهذه الكلمات. اضغط «ابحث» لنبحث عنها في كل المتجر.',
  away: 'الاقتراحات غير متاحة الآن، والبحث يعمل كالمعتاد.',
  tooLong: (longest: number, length: number) =>
    `يتسع البحث إلى ${formatCount(longest, CHARACTERS)}، وفي مربع البحث ${formatNumber(length)}. اختصر ما كتبت ثم ابحث.`,
  /** For who does not see the list: «قسم واحد، 3 منتجات». */
  count(categories: number, products: number): string {
    const parts = [
      categories > 0 ? formatCount(categories, SECTIONS) : '',
      products > 0 ? formatCount(products, PRODUCTS) : '',
    ].filter(Boolean)
    return parts.length > 0 ? `${this.suggestions}: ${parts.join('، ')}` : ''
  },
} as const
