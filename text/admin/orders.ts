// What the back office says about orders (A-ORD-*).
import type { OrderChannel } from '#domain/orders/order-channel.ts'
import { ORDERS as COUNTED_ORDERS, type Counted } from '#text/format-count.ts'
import { formatWeekdayAndDay } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'

/** Beside the field. */
export const ORDER_CHANGE_ERRORS = {
  expiresAt: 'اختر موعداً بعد الآن، وخلال 30 يوماً.',
  refunded: 'رُدّ من مبلغ هذا الطلب إلى العميل. ألغِ قيد الرد أولاً من «المدفوعات».',
} as const

export const ITEM_GONE = 'أحد هذه المنتجات لم يعد موجوداً.'
export const ITEM_HANDED_OVER =
  'سُلِّم حيوان من هذا الطلب إلى المشتري ووُقِّع على تسليمه، فلا يُحذف منه ولا تنقص كميته عمّا سُلِّم.'

/** What a sale over the counter says where an order by the site has an address and a course. */
export const COUNTER_SALE = {
  /** Who did not say who they are. */
  customer: 'عميل في المتجر',
  address: 'في المتجر',
  reason: 'بيع في المتجر',
} as const

/** F-07: with why it cost less. */
export function counterSaleReason(reason: string): string {
  return `${COUNTER_SALE.reason}، بخصم: ${reason}`
}

export const ORDERS: Counted = { ...COUNTED_ORDERS, zero: 'لا طلبات' }
/** As the object of a verb, or after a preposition: «جولة من طلبين». */
export const ORDERS_OBJECT: Counted = { ...ORDERS, two: 'طلبين' }

export const CHANNEL_LABELS: Record<OrderChannel, string> = {
  site: 'من المتجر',
  phone: 'طلب بالهاتف',
  counter: 'بيع في المتجر',
}

export const ordersText = {
  list: 'الطلبات',
  status: 'حالة الطلب',
  payment: 'حالة الدفع',
  enter: 'طلب جديد',
  /** A-ORD-06. */
  noItems: 'لا توجد منتجات في هذا الطلب!',
  empty: 'لا طلبات بعد',
  emptyWhy: 'حين يطلب أول عميل يظهر طلبه هنا. وتستطيع تسجيل طلب بالهاتف أو بيع في المتجر.',
  nothingFound: 'لا طلب بهذه المواصفات',
  nothingFoundWhy: 'جرّب جزءاً من الرقم أو الاسم، أو اعرض كل الطلبات.',
  showAll: 'عرض كل الطلبات',
  column: {
    items: 'الطلب',
    customer: 'العميل',
    status: 'الحالة',
    payment: 'الدفع',
    amount: 'المبلغ',
    actions: 'إجراءات',
  },
  more: (orderNumber: string) => `إجراءات الطلب ${isolate(orderNumber)}`,
  open: 'فتح الطلب',
  invoice: 'طباعة الفاتورة',
  call: 'اتصال',
  remove: 'حذف الطلب',
  changeStatus: (orderNumber: string) => `حالة الطلب ${isolate(orderNumber)}`,
  nextSteps: 'الخطوة التالية',
  withReason: 'بسبب يُكتب',
  /** A-ORD-07. */
  updated: 'تم تحديث الطلب',
  updateFailed: 'خطأ في تحديث الطلب',
  removed: 'تم حذف الطلب',
  removeFailed: 'خطأ في حذف الطلب',
} as const

/** The dialogs that ask before an order is moved or taken out. */
export const orderDialogText = {
  moveTitle: (status: string) => `تحويل الطلب إلى «${status}»؟`,
  offPath: (from: string, to: string) =>
    `من «${from}» إلى «${to}» ليست الخطوة المعتادة. تستطيع ذلك بسبب تكتبه، ويبقى في سجل الطلب.`,
  unpaid: 'لم يتأكد وصول المبلغ بعد. الأفضل تأكيده أولاً؛ وإن كنت تشحنه قبل ذلك فاكتب السبب.',
  backToLife: 'كان هذا الطلب ملغى. نحجز منتجاته من المخزون من جديد إن كانت متوفرة كلها.',
  cancels: 'يُلغى الطلب، وتعود منتجاته إلى المخزون مرة واحدة، ويصل العميلَ خبرٌ بالبريد.',
  cancelsPaid: (paid: string | null) =>
    paid
      ? `وصل من العميل ${paid}. نذكره في «مبالغ مستحقة للعملاء» حتى تردّه.`
      : 'قال العميل إنه حوّل المبلغ: إن وصلك فسجّله، ثم ردّه إليه.',
  reason: 'السبب',
  reasonHint: 'يبقى داخل المتجر.',
  note: 'ما نقوله للعميل',
  confirm: 'تأكيد التغيير',
  confirmCancel: 'نعم، ألغِ الطلب',
  keep: 'أبقِ الطلب',
  removeTitle: (orderNumber: string) => `حذف الطلب ${isolate(orderNumber)}؟`,
  removes: 'يخرج الطلب من كل القوائم والمجاميع، ولا يراه العميل بعدها. تبقى نسخته في السجل باسمك.',
  removesHeld: 'تعود منتجاته إلى المخزون. إن كانت قد سُلّمت فصحّح المخزون بعد الحذف.',
} as const

export const orderPageText = {
  back: 'كل الطلبات',
  gone: 'هذا الطلب غير موجود',
  goneWhy: 'ربما حُذف، أو أن الرابط غير صحيح.',
  placed: (when: string, channel: string) => `${channel} · ${when}`,
  state: 'أين وصل',
  customer: 'العميل',
  delivery: 'التوصيل',
  notes: 'ملاحظات العميل',
  timeline: 'ما جرى على الطلب',
  edited: (fields: string) => `تغيّر: ${fields}`,
  others: 'طلبات أخرى للعميل',
  noOthers: 'هذا أول طلب له.',
  othersMore: (count: string) => `و${count} أقدم منها`,
  anonymous: 'بلا اسم',
  transfer: 'التحويل',
  expected: 'المطلوب',
  stated: 'قال إنه حوّل',
  arrived: 'وصل',
  sender: 'المحوِّل (بقوله)',
  reference: 'رقم العملية (بقوله)',
  reportedAt: 'أُبلغ به',
  deadline: 'المهلة',
  decided: (when: string, who: string | null) => (who ? `${when}، ${who}` : when),
  decidedAt: 'حُسم',
  notSaid: 'غير مذكور',
  late: 'انتهت المهلة',
  extendBy: (hours: string) => `تمديد ${hours}`,
  extended: 'مُدّدت المهلة',
} as const

/** W-12. */
export const orderLinkText = {
  title: 'رابط الطلب للعميل',
  why: 'أنشئ رابطاً خاصاً ترسله بواتساب: المبلغ وطريقة التحويل وحالة الطلب، بلا حساب.',
  since: (time: string) => `له رابط منذ ${time}. الرابط الجديد يلغي ما قبله.`,
  create: 'أنشئ الرابط',
  renew: 'أنشئ رابطاً جديداً',
  revoke: 'ألغِ الرابط',
  revoked: 'أُلغي الرابط',
  copy: 'نسخ',
  send: 'أرسله بواتساب',
  failed: 'لم يتم الأمر',
} as const

/** W-06. */
export const shipmentText = {
  title: 'الشحنة',
  none: 'لم يُذكر بعد من يحملها.',
  add: 'أضف بياناتها',
  edit: 'تعديل',
  handedOver: 'خرجت',
  shipTitle: 'خرج الطلب؟',
  editTitle: 'بيانات الشحنة',
  isMailed: 'يرى العميل الشركة ورقم التتبع في طلبه، ونرسلهما إليه بالبريد.',
  ship: 'تم الشحن',
  save: 'حفظ',
} as const

/** W-05. */
export const orderEditText = {
  edit: 'تعديل الطلب',
  title: 'تعديل الطلب',
  told: 'يصل العميلَ بريد بما تغيّر. أسعار ما طلبه تبقى كما طلبها، ورسوم التوصيل تُحسب من جديد.',
  toldPaid:
    'يصل العميلَ بريد بما تغيّر. أسعار ما طلبه تبقى كما طلبها، ورسوم التوصيل تُحسب من جديد، وفرق المبلغ يظهر مستحقاً عليه أو له.',
  nothing: 'أبقِ منتجاً واحداً على الأقل، أو ألغِ الطلب.',
  save: 'حفظ التعديل',
  saved: 'عُدّل الطلب وأُخبر العميل',
  failed: 'لم يُحفظ التعديل',
  closed: 'لا يُعدّل هذا الطلب',
  closedWhy: 'خرج من المتجر أو أُلغي. ما فيه يبقى كما هو.',
  back: 'فتح الطلب',
  amended: 'عدّل المتجر الطلب',
  missing: {
    customerName: 'اكتب اسم العميل.',
    customerPhone: 'اكتب رقم هاتفه.',
    customerAddress: 'اكتب العنوان.',
  },
} as const

/** H-06. */
export const dayText = {
  set: 'حدّد يوماً',
  change: 'غيّر اليوم',
  none: 'لم يُحدَّد يوم بعد.',
  unread: 'تعذّرت قراءة أيام التوصيل',
  past: 'مضى هذا اليوم ولم يُسلَّم الطلب. اتفق مع العميل على يوم آخر.',
  title: 'يوم التوصيل',
  day: 'اليوم',
  choose: 'اختر يوماً متاحاً',
  option: (day: string, reason: string | null) =>
    reason ? `${formatWeekdayAndDay(day)} (${isolate(reason)})` : formatWeekdayAndDay(day),
  isMailed: 'نرسل إلى العميل بريداً باليوم الجديد.',
  reason: 'لماذا هذا اليوم؟',
  reasonWhy: 'هذا اليوم ليس من الأيام المتاحة لهذا الحيوان. السبب يبقى في سجل الطلب.',
  reasonMissing: 'اكتب السبب، أو اختر يوماً متاحاً.',
  save: 'احفظ اليوم',
  done: 'تغيّر يوم التوصيل',
} as const
