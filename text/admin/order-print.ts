// Texts of printed lists, slips and labels (W-03).

import { formatCount, PRODUCTS } from '#text/format-count.ts'
import { ORDERS } from './orders.ts'

export const PAPER_LABELS = {
  picking: 'قائمة الجمع',
  slips: 'قوائم التجهيز',
  labels: 'ملصقات الطرود',
  invoices: 'الفواتير',
} as const
export type Paper = keyof typeof PAPER_LABELS

export const orderPrintText = {
  title: 'طباعة الطلبات',
  papers: 'ما يُطبع',
  print: 'طباعة',
  back: 'العودة إلى الطلبات',
  none: 'لم تحدّد طلبات للطباعة',
  noneWhy: 'حدّد الطلبات في القائمة، ثم اختر ما تطبعه من شريط التحديد.',
  count: (count: number) => formatCount(count, ORDERS),
  loading: (done: string, total: string) => `جارٍ التحضير: ${done} من ${total}`,
  picking: 'قائمة الجمع',
  slip: 'قائمة التجهيز',
  shelf: 'الرف',
  item: 'المنتج',
  quantity: 'العدد',
  inOrders: 'الطلبات',
  notes: 'ملاحظات العميل',
  to: 'إلى',
  from: 'من',
  location: 'الموقع',
  pieces: (count: number) => (count === 0 ? 'لا شيء يُسلَّم' : formatCount(count, PRODUCTS)),
  nothing: 'لا شيء يُجهَّز: خرج كل ما فيه من الطلب.',
  paid: 'مدفوع',
  due: (amount: string) => `غير مدفوع: ${amount}`,
} as const
