// What the back office says of what happens while one looks (D-08).
import { baisaOf } from '#domain/money.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatPrice } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'

const NEW_ORDERS: Counted = {
  one: 'طلب جديد',
  two: 'طلبان جديدان',
  few: 'طلبات جديدة',
  many: 'طلباً جديداً',
  other: 'طلب جديد',
}
const NEW_TRANSFERS: Counted = {
  one: 'تحويل جديد أُبلغ عنه',
  two: 'تحويلان جديدان أُبلغ عنهما',
  few: 'تحويلات جديدة أُبلغ عنها',
  many: 'تحويلاً جديداً أُبلغ عنه',
  other: 'تحويل جديد أُبلغ عنه',
}

export const liveText = {
  label: 'التحديث المباشر',
  live: 'مباشر',
  connecting: 'نتصل…',
  lost: 'انقطع التحديث المباشر',
  lostHint: 'نعيد الاتصال، وما فات يظهر بعده.',
  sound: 'صوت للجديد',
  placed: (count: number) => formatCount(count, NEW_ORDERS),
  reported: (count: number) => formatCount(count, NEW_TRANSFERS),
  order: (orderNumber: string, finalAmount: string) =>
    `${isolate(orderNumber)}، ${formatPrice(baisaOf(finalAmount))}`,
  soldOut: (name: string) => `نفد ${isolate(name)}`,
  openOrders: 'الطلبات',
  openTransfers: 'مكتب التحويلات',
} as const
