// What the guide for the first day says (L-05). Its steps save settings and items, which have sentences of their own.
import { type Counted, formatCount } from '#text/format-count.ts'

const TRIES: Counted = {
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: 'محاولات',
  many: 'محاولة',
  other: 'محاولة',
}

export const SETUP_ERRORS = {
  noAddress: 'احفظ بريد التنبيهات أولاً.',
  codeExpired: 'انتهت صلاحية هذا الرمز. أرسل رسالة جديدة.',
  wrongCode: (left: number) =>
    left > 0 ? `الرمز غير صحيح. بقيت لك ${formatCount(left, TRIES)}.` : 'الرمز غير صحيح. أرسل رسالة جديدة.',
} as const
