// What the customer's own order pages say. The states themselves: text/orders.ts.
import type { OrderStatus } from '#domain/order-status.ts'
import { formatNumber } from './format-number.ts'
import { isolate } from './format-text.ts'
import { replyTime } from './reply-time.ts'

export const myOrdersText = {
  title: 'طلباتي',
  loading: 'جارٍ تحميل طلباتك…',
  signedOutWhy: 'سجّل الدخول لترى طلباتك وتتابعها.',
  emptyTitle: 'لا طلبات بعد',
  emptyWhy: 'حين تطلب أول صديق لبيتك، تجد طلبه هنا وتتابعه خطوة خطوة.',
  browse: 'تصفّح المنتجات',
  failedTitle: 'تعذّر عرض طلباتك',
  failedOneTitle: 'تعذّر عرض هذا الطلب',
  more: 'طلبات أقدم',
  loadingMore: 'جارٍ التحميل…',
  shown: (shown: number, total: number) => `${shown} من ${total}`,
  orderTitle: (orderNumber: string) => `الطلب ${isolate(orderNumber)}`,
  linkedTitle: 'طلبك',
  linkGone: 'هذا الرابط لم يعد صالحاً',
  linkGoneWhy: 'ربما أرسل لك المتجر رابطاً أحدث. ابحث عن آخر رسالة منه، أو راسلنا برقم طلبك.',
  linkGoneWrite: 'راسلنا',
  orderedOn: (date: string) => `سُجّل ${date}`,
  pay: 'أكمل التحويل',
  status: 'حالة الطلب',
  within: (days: string) => `مدة التوصيل: ${days}`,
  shipment: 'الشحنة',
  changedByShop: (when: string) => `عدّل المتجر هذا الطلب ${when}. هذا هو الطلب كما هو الآن.`,
  handedOver: (when: string) => `خرجت ${when}`,
  onDay: (day: string) => `يوم التوصيل: ${day}`,
  expected: (days: string) => `المتوقع ${days}`,
  deliveryTo: 'التوصيل إلى',
  notes: 'ملاحظاتك',
  again: 'اطلبه مرة أخرى',
  againPending: 'جارٍ الإضافة…',
  againDone: 'أضفنا المتوفر إلى سلتك',
  againNothing: 'لم يعد شيء من هذا الطلب متوفراً الآن',
  againFailed: 'حدث خطأ أثناء إضافة المنتجات',
  goneNow: (name: string) => `${isolate(name)}: غير متوفر الآن.`,
  fewerNow: (name: string, added: number, wanted: number) =>
    `${isolate(name)}: أضفنا ${formatNumber(added)} من ${formatNumber(wanted)}.`,
  help: 'هل تحتاج مساعدة في هذا الطلب؟',
  write: 'اكتب لنا عن هذا الطلب',
  reached: 'تمت',
  cancelled: 'أُلغي هذا الطلب، وعادت منتجاته إلى المتجر.',
  balance: {
    owed: (amount: string) => `لك عندنا ${amount}`,
    owedWhy: 'نعيده إليك ونكتب إليك حين نرسله. لا يلزمك فعل شيء.',
    due: (amount: string) => `بقي عليك ${amount}`,
    paid: (amount: string) => `وصلنا ${amount}. حوّل الباقي إلى الحساب نفسه، واكتب رقم الطلب.`,
    refunded: (amount: string) => `أعدنا إليك ${amount}.`,
  },
  cancelledStep: 'أُلغي الطلب',
  cancel: {
    ask: 'إلغاء الطلب',
    title: 'إلغاء هذا الطلب؟',
    order: 'الطلب',
    effects: [
      'تعود منتجاته إلى المتجر، وقد يشتريها غيرك.',
      'تبقى سلتك كما هي، ويمكنك الطلب منها من جديد.',
      'إن كنت قد حوّلت المبلغ فلا تُلغِه: أبلغنا عن التحويل، أو راسلنا.',
    ],
    keep: 'أبقِ الطلب',
    confirm: 'نعم، ألغِه',
    pending: 'جارٍ الإلغاء…',
    done: 'أُلغي الطلب',
    failed: 'لم يُلغَ الطلب',
  },
  expired: 'انتهت مهلة التحويل، ولم يعد الطلب محجوزاً.',
  /** The next step once the transfer is found. */
  paid: 'وصلنا المبلغ، وسنبدأ تجهيز طلبك.',
  rejectedTitle: 'لم نجد تحويلك بعد',
  rejected: 'تأكد من المبلغ والحساب في تطبيق البنك، ثم أبلغنا من جديد. طلبك محجوز كما هو.',
  reportAgain: 'أبلغ عن التحويل من جديد',
  shopNote: 'ملاحظة من المتجر:',
} as const

/** The way of an order as its customer lives it. */
export function orderSteps(
  replyHours: number | undefined,
): Record<Exclude<OrderStatus, 'cancelled'>, { title: string; meaning: string }> {
  return {
    pending: { title: 'سُجّل الطلب', meaning: 'محجوز لك بانتظار التحويل.' },
    confirmed: { title: 'أبلغت عن التحويل', meaning: `نطابق المبلغ ونتواصل معك ${replyTime(replyHours)}.` },
    processing: { title: 'قيد التجهيز', meaning: 'نجهّز طلبك للطريق.' },
    shipped: { title: 'في الطريق', meaning: 'خرج طلبك إليك.' },
    delivered: { title: 'وصل', meaning: 'سلّمناه لك. نتمنى لك ولأليفك أياماً طيبة.' },
  }
}
