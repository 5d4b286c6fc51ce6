// Texts of products on cards, in lists and on their page (S-CARD, S-STK). Texts of a single page are in separate files, so
// that no other page loads them (P-08).
import type { Gender, ProductType, Size } from '#domain/product.ts'
import { stockLabel } from '#domain/stock.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatDayMonth, formatTime } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

export const PHOTOS: Counted = { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' }

export const genderText: Record<Gender, string> = { male: 'ذكر', female: 'أنثى', unknown: 'غير محدد' }

export const sizeText: Record<Size, string> = {
  small: 'صغير',
  medium: 'متوسط',
  large: 'كبير',
  extra_large: 'كبير جداً',
}

/** S-STK-01 in one or two words; `limited` is what a low stock is called, before the number that is left. */
export const stockText = {
  in: 'متوفر',
  limited: 'كمية محدودة',
  out: 'نفد',
  reserved: 'محجوز',
  reservedForYou: 'محجوز لك',
  left(quantity: number): string {
    if (quantity === 1) return 'بقي واحد'
    return quantity === 2 ? 'بقي اثنان' : `بقي ${formatNumber(quantity)}`
  },
  /** On a card, whose narrowest line has no room for a number in words. */
  low: (quantity: number) => `كمية محدودة · بقي ${formatNumber(quantity)}`,
} as const

/** «متوفر»، «كمية محدودة، بقي 3»، «نفد» */
export function stockSentence(quantity: number): string {
  const label = stockLabel(quantity)
  return label === 'low' ? `${stockText.limited}، ${stockText.left(quantity)}` : stockText[label]
}

/** «محجوز حتى 24 نوفمبر، 2:05 م» (S2-10); on a card, whose line is narrow, `day` alone. */
export function reservedText(
  { reservedUntil }: { reservedUntil?: string | null },
  words: string = stockText.reserved,
  day = false,
): string {
  if (!reservedUntil) return words
  const date = formatDayMonth(reservedUntil).replace(' ', '\u00A0')
  return `${words} حتى ${date}${day ? '' : `، ${formatTime(reservedUntil)}`}`
}

/** An animal is spoken of by its gender. */
export const healthText = {
  vaccinated: (gender: Gender | null) => (gender === 'female' ? 'مطعّمة' : 'مطعّم'),
  goodWithKids: (gender: Gender | null) => (gender === 'female' ? 'ودودة مع الأطفال' : 'ودود مع الأطفال'),
  goodWithPets: (gender: Gender | null) =>
    gender === 'female' ? 'تتعايش مع الحيوانات الأخرى' : 'يتعايش مع الحيوانات الأخرى',
} as const

/** S-ERR-09, after «غير متوفر»; X-47: a supply is not called an animal. */
export const soldOutText: Record<ProductType, string> = {
  animal: 'هذا الحيوان غير متوفر حالياً',
  product: 'هذا المنتج غير متوفر حالياً',
}

export const cardText = {
  featured: 'مميّز',
  isNew: 'جديد',
  add: 'أضف إلى السلة',
  inCart: 'في سلتك',
  signIn: 'سجّل الدخول للشراء',
  pending: 'قيد التنفيذ',
  unavailable: 'غير متوفر',
  pay: 'أكمل الدفع',
  /** L-02: in the place of the button. */
  ordersSoon: 'نستقبل الطلبات قريباً',
  /** S2-12. */
  tellMe: 'أخبرني حين يتوفر',
  details: 'التفاصيل',
  priceBefore: 'كان سعره',
  /** S2-13. */
  off: (percent: number) => `خصم ${percent}%`,
  offUntil: (percent: number, day: string) => `خصم ${percent}% حتى ${day}`,
  photos: (name: string, count: number) => `عرض صور ${isolate(name)}، ${formatCount(count, PHOTOS)}`,
  photoCount: (count: number) => formatCount(count, PHOTOS),
} as const
