// What catalogue A says (S-CATA).
import { formatNumber } from '#text/format-number.ts'
import { cutText, isolate } from '#text/format-text.ts'

/** S-CATA-02 */
const NAME_LENGTH = 10

export const pagedText = {
  title: 'المنتجات صفحة صفحة',
  description: 'كل المنتجات، أربعة في كل صفحة.',
  search: 'ابحث في المنتجات',
  submit: 'ابحث',
  categories: 'الأقسام',
  all: 'الكل',
  more: 'المزيد',
  less: 'أقل',
  shortName: (name: string) => cutText(name, NAME_LENGTH),
  pages: 'الصفحات',
  previous: 'السابقة',
  next: 'التالية',
  page: (number: number) => `الصفحة ${formatNumber(number)}`,
  /** S-CATA-06: «عرض 5–8 من 80» */
  range(from: number, to: number, total: number, more = false): string {
    const shown = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`
    return `عرض ${shown} من ${more ? 'أكثر من ' : ''}${formatNumber(total)}`
  },
  searchTitle: (words: string) => `البحث عن «${isolate(words)}»`,
  reset: 'عرض كل المنتجات',
  toNew: 'تصفّح بالتصفية والترتيب',
} as const
