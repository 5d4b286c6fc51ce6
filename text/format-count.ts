// Arabic counts in six forms (conventions 12), never `n > 1`.
import { formatNumber } from './format-number.ts'

/** How one noun is counted. `one` and `two` are whole: they carry no digit. */
export type Counted = {
  /** «لا منتجات»; without it, 0 is written with the form of 100. */
  zero?: string
  /** «منتج واحد» */
  one: string
  /** «منتجان» */
  two: string
  /** 3–10: «منتجات» */
  few: string
  /** 11–99: «منتجاً» */
  many: string
  /** 100, 101, 102 …: «منتج» */
  other: string
}

/** «منتج واحد»، «منتجان»، «3 منتجات»، «11 منتجاً»، «100 منتج». */
export function formatCount(count: number, noun: Counted): string {
  const form = pluralForm(count)
  if (form === 'one' || form === 'two') return noun[form]
  if (form === 'zero') return noun.zero ?? `${formatNumber(count)} ${noun.other}`
  return `${formatNumber(count)} ${noun[form]}`
}

/** The noun of a number shown apart from it; zero takes the plural: «0 طلبات». */
export function formatNoun(count: number, noun: Counted): string {
  const form = pluralForm(count)
  return form === 'zero' ? noun.few : noun[form]
}

const rules = new Intl.PluralRules('ar')

function pluralForm(count: number): keyof Counted {
  return rules.select(count)
}

export const PRODUCTS: Counted = {
  one: 'منتج واحد',
  two: 'منتجان',
  few: 'منتجات',
  many: 'منتجاً',
  other: 'منتج',
}
/** As the object of a verb: «أضفنا منتجين». */
export const PRODUCTS_OBJECT: Counted = {
  ...PRODUCTS,
  one: 'منتجاً واحداً',
  two: 'منتجين',
}
export const ANIMALS: Counted = {
  one: 'حيوان واحد',
  two: 'حيوانان',
  few: 'حيوانات',
  many: 'حيواناً',
  other: 'حيوان',
}
/** As the object of a verb: «استُعملت مرتين». */
export const TIMES: Counted = { one: 'مرة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' }
export const ORDERS: Counted = { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلباً', other: 'طلب' }
export const ITEMS: Counted = {
  zero: 'لا عناصر',
  one: 'عنصر واحد',
  two: 'عنصران',
  few: 'عناصر',
  many: 'عنصراً',
  other: 'عنصر',
}
export const ITEMS_OBJECT: Counted = { ...ITEMS, one: 'عنصراً واحداً', two: 'عنصرين' }
/** «تعديل عنصرين» */
export const ITEMS_GENITIVE: Counted = { ...ITEMS, two: 'عنصرين' }
export const PIECES: Counted = { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' }
export const RESULTS: Counted = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: 'نتائج',
  many: 'نتيجة',
  other: 'نتيجة',
}
/** «عرض نتيجتين» */
export const RESULTS_GENITIVE: Counted = { ...RESULTS, two: 'نتيجتين' }
export const MONTHS: Counted = { one: 'شهر', two: 'شهران', few: 'أشهر', many: 'شهراً', other: 'شهر' }
export const HOURS: Counted = { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' }
/** After a preposition: «خلال ساعتين»، «في 11 قياساً». */
export const HOURS_GENITIVE: Counted = { ...HOURS, two: 'ساعتين' }
export const MEASUREMENTS_GENITIVE: Counted = {
  one: 'قياس واحد',
  two: 'قياسين',
  few: 'قياسات',
  many: 'قياساً',
  other: 'قياس',
}
export const MINUTES: Counted = {
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
}
/** After a preposition: «لمدة دقيقتين». */
export const MINUTES_GENITIVE: Counted = { ...MINUTES, two: 'دقيقتين' }
