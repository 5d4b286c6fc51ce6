// What the shop says around one product beyond its facts: the modal, buying, delivery, what was seen before.
import { formatCount, PIECES } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

export const modalText = {
  close: 'إغلاق التفاصيل',
  loading: 'جارٍ تحميل التفاصيل',
  failed: 'تعذّر تحميل بقية التفاصيل',
  retry: 'إعادة المحاولة',
  gone: 'لم يعد هذا المنتج معروضاً',
  goneWhy: 'أُزيل من المتجر قبل قليل. تصفّح ما يشبهه في القائمة.',
  wholePage: 'الصفحة كاملة وما يشبهه',
} as const

export const buyText = {
  add: 'أضف إلى السلة',
  addMany: (quantity: number) => `أضف ${formatNumber(quantity)} إلى السلة`,
  checkOut: 'أكمل الشراء',
  showCart: 'عرض السلة',
  inCart: (quantity: number) => `في سلتك ${formatCount(quantity, PIECES)}`,
  allInCart: 'في سلتك، وهو كل المتوفر',
  delivery: 'التوصيل',
  alternatives: 'شاهد ما يشبهه الآن',
  quantity: (name: string) => `كمية ${isolate(name)}`,
  quantityShort: 'الكمية',
} as const

export const longText = { more: 'اقرأ المزيد', less: 'عرض أقل' } as const

export const productDeliveryText = {
  yourRegion: 'محافظتك',
  choose: 'اختر محافظتك',
  chooseWhy: 'اختر محافظتك لتعرف إن كان يصلك.',
  unserved: (region: string) => `${region} (لا يصل إليها)`,
  to: (region: string) => `التوصيل إلى ${isolate(region)}`,
  comesTo: (region: string) => `يصل إلى ${isolate(region)}`,
  comesNotTo: (region: string) => `لا يصل إلى ${isolate(region)} حالياً`,
} as const

/** The arrows on an enlarged picture: which part of it comes into sight. */
export const panText = {
  up: 'تحريك إلى الأعلى',
  down: 'تحريك إلى الأسفل',
  right: 'تحريك إلى اليمين',
  left: 'تحريك إلى اليسار',
} as const

export const seenText = {
  title: 'شاهدته من قبل',
  clear: 'مسح القائمة',
  cleared: 'مُسح ما شاهدته من هذا الجهاز',
  undo: 'تراجع',
} as const

export const shareText = {
  label: (name: string) => `شارك ${isolate(name)}`,
  copy: 'نسخ الرابط',
  call: (name: string) => `اتصل بنا عن ${isolate(name)}`,
} as const
