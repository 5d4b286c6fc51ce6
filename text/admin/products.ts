// What the back office says of items: their form, their list, what happens to them (A-ITEM).
import { formatNumber } from '#text/format-number.ts'

/** What only the stored shop can know of a field. */
export const itemFieldText = {
  categoryUnknown: 'هذه الفئة لم تعد موجودة. اختر فئة أخرى.',
  imageUnknown: 'إحدى الصور لم تُرفع إلى المتجر. أزلها وارفعها من جديد.',
  archived: 'هذا العنصر في الأرشيف. أعده منه أولاً.',
  soldMeanwhile: (left: number) =>
    left === 0
      ? 'بيعت الكمية كلها أثناء التعديل. راجعها ثم احفظ.'
      : `بيع بعضها أثناء التعديل، وبقي ${formatNumber(left)}. راجع الكمية ثم احفظ.`,
} as const

/** Why one item of many stayed as it was. */
export const bulkProblemText = {
  gone: 'لم يعد موجوداً',
  archived: 'في الأرشيف',
  noRegion: 'لم تُختر له محافظة يصل إليها',
  price: 'السعر الناتج غير مقبول',
  quantity: (left: number) => `المتوفر منه ${formatNumber(left)} فقط`,
  quantityTooHigh: 'الكمية الناتجة أكبر من المقبول',
} as const

export const chooseChange = 'اختر تغييراً واحداً.'

/** The ledger's note beside a quantity that was changed in the item's form. */
/** The beginning of the ledger's note on a returned item that was hidden. */
export const HIDDEN_NOTE = 'أُخفي من المتجر: '

export const STOCK_NOTES = {
  form: 'تعديل العنصر',
  bulk: 'تعديل جماعي',
  /** It came back of an order or a hold. */
  hidden: (problem: string) => `${HIDDEN_NOTE}${problem}`,
} as const

/** The default alternative texts of an item's pictures. */
export function imageAlt(nameArabic: string, position: number): string {
  return position === 0 ? nameArabic : `${nameArabic}، صورة ${formatNumber(position + 1)}`
}

/** The alternative text written for the picture; null if it is derived from the item's name. */
export function ownAlt(alt: string, nameArabic: string, position: number): string | null {
  return alt === '' || alt === imageAlt(nameArabic, position) ? null : alt
}
