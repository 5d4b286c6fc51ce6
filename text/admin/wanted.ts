// Texts of the waiting list (S2-12).
import { type Counted, formatCount } from '#text/format-count.ts'
import { ORDERS } from './orders.ts'

const CUSTOMERS: Counted = { one: 'عميل واحد', two: 'عميلان', few: 'عملاء', many: 'عميلاً', other: 'عميل' }
/** As the object of a verb: «أخبرنا عميلين». */
const CUSTOMERS_OBJECT: Counted = { ...CUSTOMERS, one: 'عميلاً واحداً', two: 'عميلين' }

export const adminWantedText = {
  count: (total: number) => formatCount(total, ORDERS),
  lead: 'من ينتظر أن تخبره، وماذا ينتظر. تخبرهم بضغطة، ومن طلب أولاً تخبره أولاً.',
  list: 'ما ينتظره العملاء',
  empty: 'لا أحد ينتظر شيئاً الآن',
  emptyWhy: 'حين يضغط عميل «أخبرني حين يتوفر» أو يصف حيواناً يبحث عنه، تجده هنا.',
  waiting: (count: number) => `ينتظره ${formatCount(count, CUSTOMERS)}`,
  stock: (quantity: string) => `في المخزون: ${quantity}`,
  soldOut: 'لا شيء منه في المخزون. أضف ما وصل، ثم أخبرهم.',
  toStock: 'أضف إلى المخزون',
  tellAll: 'أخبرهم',
  tellOne: 'أخبره',
  tellAndKeep: (count: number) =>
    count === 1 ? 'أخبر الأول واحجز له يوماً' : `أخبر أول ${count} واحجز لكل منهم يوماً`,
  keepForOne: 'أخبره واحجز له يوماً',
  telling: 'جارٍ الإخبار…',
  told: (count: number) => (count === 0 ? 'أُخبروا من قبل' : `أخبرنا ${formatCount(count, CUSTOMERS_OBJECT)}`),
  left: (count: number) => (count === 0 ? undefined : `بقي ينتظر: ${formatCount(count, CUSTOMERS)}`),
  notTold: 'لم نخبر أحداً',
  people: 'من ينتظر، الأول أولاً',
  describes: 'يبحث عن',
  matches: 'عندك مما قد يكون طلبه:',
  noMatch: 'ليس عندك ما يشبهه الآن.',
  inForm: (count: number) => `يبحث عن مثله ${formatCount(count, CUSTOMERS)}`,
  inFormNext: 'بعد الحفظ تخبرهم من «ينتظرون».',
} as const
