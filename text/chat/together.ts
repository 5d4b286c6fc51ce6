// The chatbot's sentences about several items at once (C-03).
import type { ShownChoice } from '#domain/chat/read-choice.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { isolate } from '#text/format-text.ts'

const CHOSEN: Record<ShownChoice['by'], readonly [least: string, most: string]> = {
  age: ['الأصغر عمراً بينها:', 'الأكبر عمراً بينها:'],
  weight: ['الأخف بينها:', 'الأثقل بينها:'],
  size: ['الأصغر حجماً بينها:', 'الأكبر حجماً بينها:'],
  kilo: ['الأقل سعراً للكيلو بينها:', 'الأعلى سعراً للكيلو بينها:'],
  price: ['الأقل سعراً بينها:', 'الأعلى سعراً بينها:'],
}

export const togetherText = {
  chosen: ({ by, isMost }: ShownChoice) => CHOSEN[by][isMost ? 1 : 0],
  others: 'نعم، لدينا:',
  noOther: (isMost: boolean) => `لا، ليس لدينا الآن ${isMost ? 'أكبر' : 'أصغر'} منه:`,
  which: (lines: string) => `اذكر لي أيّها تقصد وأجمع لك ثمنها:\n${lines}`,
  missing: (names: readonly string[]) => `لا أجد عندنا الآن: ${names.map(isolate).join('، ')}.`,
  /** For goods that another item stands in for, such as «الرمل» when only the tray is sold. */
  standsFor: (name: string, item: string) => `لا نبيع ${isolate(name)} نفسه الآن، فحسبت ${isolate(item)}.`,
  times: (count: number, name: string, price: string, amount: string) =>
    `• ${count} × ${isolate(name)}: ${price} للواحد، ${amount}`,
  perKilo: (amount: string) => `${amount} ر.ع للكيلو`,
  difference: (amount: string) => `الفرق: ${amount}.`,
  sum: (amount: string) => `المجموع: ${amount}.`,
  oneFee: 'لا، رسوم توصيل واحدة على الطلب كله.',
  sumOfSold: (amount: string) => `المجموع بلا ما نفد: ${amount}.`,
  left: (amount: string, budget: string) => `يبقى من ${budget}: ${amount}.`,
  over: (amount: string, budget: string) => `وهذا يزيد على ${budget} بـ${amount}.`,
  /** @param isForGoods whether it covers the goods, without delivery */
  enough: (is: boolean, isForGoods: boolean) =>
    is ? 'نعم، يكفي المبلغ.' : `لا، لا يكفي المبلغ${isForGoods ? ' مع التوصيل' : ''}.`,
  /** @param isTooMuch whether the budget only covers the goods */
  plusDelivery: (fee: string, isTooMuch: boolean) =>
    `والتوصيل ${fee} فوق ذلك${isTooMuch ? '، ولا يكفي المبلغ معه' : ''}.`,
  /** For the reason of a price: «ليش الغالي غالي؟» */
  noReason: (name: string) => `لا تذكر صفحة ${isolate(name)} سبباً لسعره. هذا المكتوب فيها:`,
  withGoods: (goods: readonly string[], amount: string) => `مع ${goods.map(isolate).join(' و')}: ${amount}`,
  delivered: (amount: string) => `مع التوصيل ${amount}`,
  withDelivery: (way: 'home' | 'office', fee: string, amount: string) =>
    paragraphs(
      `التوصيل ${way === 'home' ? 'إلى باب المنزل' : 'إلى مكتب شركة التوصيل'}: ${fee}.`,
      `المجموع مع التوصيل: ${amount}.`,
    ),
  mates: (name: string, sex: string) => `عندنا الآن ${sex} لـ${isolate(name)}:`,
  noMate: (name: string, sex: string) => `ليس عندنا الآن ${sex} لـ${isolate(name)}.`,
} as const
