// What the list of orders says: its filters and its views (W-01, W-02).
import type { OrderDue, OrderSort, OrderView } from '#domain/orders/order-list.ts'
import { formatCount } from '#text/format-count.ts'
import { ORDERS, ORDERS_OBJECT } from './orders.ts'

export const VIEW_LABELS: Record<OrderView, string> = {
  reconcile: 'للمطابقة',
  prepare: 'للتجهيز',
  'deliver-today': 'للتوصيل اليوم',
  late: 'متأخرة',
  owed: 'مبالغ مستحقة للعملاء',
}

/** Beside the field. */
export const VIEW_ERRORS = {
  nameTaken: 'يوجد عرض بهذا الاسم.',
  tooMany: 'حفظت 12 عرضاً، وهذا أكثر ما يمكن. احذف واحداً لا تحتاجه.',
} as const

export const DUE_LABELS: Record<OrderDue, string> = {
  soon: 'المهلة قريبة',
  late: 'فات الموعد',
}

export const SORT_LABELS: Record<OrderSort, string> = {
  newest: 'الأحدث أولاً',
  amount: 'المبلغ الأكبر أولاً',
  'amount-asc': 'المبلغ الأصغر أولاً',
  due: 'الموعد الأقرب أولاً',
}

export const orderListText = {
  search: 'رقم أو اسم أو هاتف أو منتج',
  filters: 'تصفية الطلبات',
  from: 'من يوم',
  to: 'إلى يوم',
  region: 'المحافظة',
  any: 'الكل',
  deliveryType: 'التوصيل',
  channel: 'مصدر الطلب',
  due: 'الموعد',
  sort: 'الترتيب',
  clear: 'مسح التصفية',
  views: 'العروض المحفوظة',
  save: 'احفظ هذا العرض',
  saveTitle: 'حفظ العرض',
  saveWhy: 'تحفظ التصفية والترتيب باسم، ويظهر العرض للفريق كله مع عدد طلباته.',
  name: 'اسم العرض',
  nameExample: 'طلبات مسقط غير المدفوعة',
  saved: 'حُفظ العرض',
  remove: 'حذف العرض',
  removeTitle: (name: string) => `حذف العرض «${name}»؟`,
  removes: 'يُحذف الاسم فقط، وتبقى الطلبات كما هي.',
  removed: 'حُذف العرض',
} as const

/** The button that takes an order to its next step. */
export const STEP_LABELS: Record<'processing' | 'shipped' | 'delivered', string> = {
  processing: 'ابدأ التجهيز',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
}

export const orderBulkText = {
  selectAll: (count: string) => `تحديد الكل (${count})`,
  selecting: 'جارٍ التحديد…',
  selectFailed: 'تعذّر تحديد الطلبات',
  selected: (count: number) => `${formatCount(count, ORDERS)} قيد التحديد`,
  more: 'إجراءات أخرى',
  moveTo: (status: string) => `نقل إلى «${status}»`,
  exportOrders: 'تصدير الطلبات',
  exportLines: 'تصدير المنتجات المطلوبة',
  progress: (done: string, total: string) => `أُنجز ${done} من ${total}…`,
  moving: 'جارٍ النقل…',
  moved: (count: number, status: string) => `نُقل ${formatCount(count, ORDERS)} إلى «${status}»`,
  notMoved: (count: number) => `لم يُنقل ${formatCount(count, ORDERS)}، وبقي التحديد عليها:`,
  others: (count: number) => `و${formatCount(count, ORDERS)} غيرها`,
  gone: 'طلب محذوف',
  undo: 'تراجع',
  undone: (count: number) => `تراجعنا عن تغيير ${formatCount(count, ORDERS_OBJECT)}`,
  undoFailed: 'لم يتم التراجع',
  undoLate: (count: number) => `فات وقت التراجع عن تغيير ${formatCount(count, ORDERS_OBJECT)}.`,
  money: 'تأكيد المبلغ',
} as const

/** What the history of an order says of a step that was taken back. */
export const UNDO_REASON = 'تراجع خلال ثوانٍ'
