// What the stock's screen says (X-25, A-DASH-11).
import type { StockReason } from '#domain/stock.ts'
import { type Counted, formatCount, PRODUCTS } from '#text/format-count.ts'

/** Why a quantity changed, in the ledger. */
export const STOCK_REASON_LABELS: Record<StockReason, string> = {
  initial: 'الرصيد الأول',
  order: 'طلب',
  'order-amended': 'تعديل طلب',
  'order-cancelled': 'إلغاء طلب',
  'order-expired': 'انتهاء مهلة طلب',
  'order-deleted': 'حذف طلب',
  adjustment: 'تعديل يدوي',
  return: 'إرجاع من عميل',
  'write-off': 'إتلاف مرتجع',
  hold: 'حجز لشخص',
  'hold-used': 'حجز اشتراه صاحبه',
  'hold-ended': 'انتهاء حجز',
  quarantine: 'حجر صحي',
  'quarantine-ended': 'انتهاء حجر صحي',
  died: 'نفق',
  'order-lost': 'خرج من طلب قبل تسليمه',
  unexplained: 'تغيير من خارج المتجر',
}

/** As the object of a verb: «زدنا قطعتين». */
const PIECES_OBJECT: Counted = { one: 'قطعة واحدة', two: 'قطعتين', few: 'قطع', many: 'قطعة', other: 'قطعة' }

export const inventoryText = {
  count: (total: number) => formatCount(total, { ...PRODUCTS, zero: 'لا منتجات' }),
  list: 'المخزون',
  level: 'مستوى المخزون',
  levels: { all: 'الكل', low: '5 أو أقل', out: 'نفدت' },
  searchFor: 'اسم المنتج أو الحيوان',
  product: 'المنتج',
  state: 'الحالة',
  quantity: 'الكمية',
  changedAt: 'آخر تغيير',
  never: 'لم يتغيّر بعد',
  hidden: 'غير معروض',
  adjust: 'تعديل',
  adjustOf: (name: string) => `تعديل مخزون ${name}`,
  ledger: 'السجل',
  ledgerOf: (name: string) => `سجل مخزون ${name}`,
  quantityOf: (quantity: string) => `في المخزون: ${quantity}`,
  empty: 'لا منتجات بعد',
  emptyWhy: 'أضف أول حيوان أو منتج، فيظهر مخزونه هنا.',
  toProducts: 'إلى المنتجات',
  enough: {
    nothingFound: 'المخزون بخير',
    nothingFoundWhy: 'لا منتج معروضاً بهذا المستوى الآن.',
    showAll: 'عرض كل المنتجات',
  },
  searched: {
    nothingFound: 'لا نتائج',
    nothingFoundWhy: 'جرّب كلمة أقصر أو اسماً آخر.',
    showAll: 'مسح البحث',
  },
} as const

/** What the dialog asks for: each occasion counts in its own way. */
export const ADJUST_TEXT = {
  title: 'تعديل المخزون',
  occasion: 'السبب',
  occasions: { arrived: 'وصلت كمية', damaged: 'تالف', counted: 'جرد', other: 'سبب آخر' },
  ask: {
    arrived: 'كم وصل؟',
    damaged: 'كم تلف؟',
    counted: 'كم عددت؟',
    other: 'كم أصبح في المخزون؟',
  },
  decrease: 'أقل',
  increase: 'أكثر',
  note: { arrived: 'تفاصيل', damaged: 'تفاصيل', counted: 'تفاصيل', other: 'اكتب السبب' },
  before: 'الآن',
  after: 'بعد التعديل',
  more: (units: number) => `زيادة ${formatCount(units, PIECES_OBJECT)}`,
  less: (units: number) => `نقص ${formatCount(units, PIECES_OBJECT)}`,
  same: 'لا فرق بعد',
  save: 'احفظ التعديل',
  saved: 'عُدّل المخزون',
  savedTo: (name: string, quantity: string) => `${name}: ${quantity}`,
  changed: 'تغيّر المخزون وأنت هنا',
  changedTo: (from: string, to: string) =>
    `كان ${from} وأصبح ${to}، فلم نحفظ شيئاً. راجع الرقم ثم احفظ من جديد.`,
  errors: {
    number: 'اكتب عدداً صحيحاً.',
    nothing: 'اكتب كم تغيّر؛ لا فرق حتى الآن.',
    tooMany: (most: string) => `أكثر ما يُحفظ من عنصر واحد ${most}.`,
    below: (quantity: string) => `في المخزون ${quantity} فقط.`,
    note: 'اكتب السبب.',
  },
} as const

export const ledgerText = {
  title: 'سجل المخزون',
  empty: 'لم يتغيّر مخزون هذا المنتج بعد.',
  gone: 'لم نجد هذا المنتج؛ ربما حُذف.',
  after: (quantity: string) => `الرصيد ${quantity}`,
  by: (name: string) => `بواسطة ${name}`,
  order: 'الطلب',
  list: 'تغييرات المخزون، الأحدث أولاً',
} as const
