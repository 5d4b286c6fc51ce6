// What the back office says of items: their form, their list, what happens to them (A-ITEM).
import type { ItemFault } from '#domain/catalog/item-rules.ts'
import { formatNumber } from '#text/format-number.ts'

/** Beside the field (A-ITEM-04 to A-ITEM-06). */
export const itemFaultText: Record<ItemFault, string> = {
  'name-missing': 'يرجى إدخال اسم العنصر بالعربية',
  'price-invalid': 'يرجى إدخال سعر صحيح',
  'price-too-high': 'أعلى سعر مقبول 99,999.999 ر.ع.',
  'cost-invalid': 'اكتب سعر التكلفة بالأرقام، مثل 12.5، أو اتركه فارغاً.',
  'quantity-invalid': 'يرجى إدخال كمية صحيحة',
  'quantity-too-high': 'الكمية أكبر من المقبول لعنصر واحد بهذا السعر.',
  'fee-invalid': 'اكتب رسوم التوصيل بالأرقام، مثل 1.5، أو اتركها فارغة.',
  'birth-date-invalid': 'تاريخ الميلاد غير صحيح.',
  'birth-date-to-come': 'تاريخ الميلاد لم يأتِ بعد.',
  'region-missing': 'اختر محافظة واحدة على الأقل ليصل إليها، أو أخفِه من المتجر.',
}

/** What only the stored shop can know of a field. */
export const itemFieldText = {
  categoryUnknown: 'هذا القسم لم يعد موجوداً. اختر قسماً آخر.',
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
export const STOCK_NOTES = { form: 'تعديل العنصر', bulk: 'تعديل جماعي' } as const

/** The words for the pictures of an item, for who cannot see them, where nobody wrote any. */
export function imageAlt(nameArabic: string, position: number): string {
  return position === 0 ? nameArabic : `${nameArabic}، صورة ${formatNumber(position + 1)}`
}

/** What was written for a picture itself; null where its words are made of the item's name. */
export function ownAlt(alt: string, nameArabic: string, position: number): string | null {
  return alt === '' || alt === imageAlt(nameArabic, position) ? null : alt
}
