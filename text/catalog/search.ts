// What the search box of every page says (S-HDR-07).
import type { World } from '#domain/catalog/worlds.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'

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
  tooLong: (longest: number, length: number) =>
    `يتسع البحث إلى ${formatCount(longest, CHARACTERS)}، وفي مربع البحث ${formatNumber(length)}. اختصر ما كتبت ثم ابحث.`,
} as const
