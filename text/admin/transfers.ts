// What the transfer desk says.
import type { PreparedMessage } from '#contract/admin/orders.ts'
import type { TransferStage } from '#domain/orders/transfer.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'

const TRANSFERS: Counted = {
  zero: 'لا تحويلات',
  one: 'تحويل واحد',
  two: 'تحويلان',
  few: 'تحويلات',
  many: 'تحويلاً',
  other: 'تحويل',
}

export const STAGE_LABELS: Record<TransferStage, string> = {
  reported: 'أبلغوا',
  awaiting: 'لم يبلغوا',
  late: 'متأخرة',
  closed: 'أُغلقت اليوم',
}

export const MESSAGE_LABELS: Record<PreparedMessage['about'], string> = {
  remind: 'ذكّره بالتحويل',
  received: 'أخبره بوصول المبلغ',
  difference: 'اطلب الفرق',
  name: 'اسأله باسم من حوّل',
  rejected: 'أخبره أن التحويل لم يصل',
  shipped: 'أخبره بخروج الطلب',
  delivered: 'اسأله إن وصل كما يحب',
  cancelled: 'راسله عن الإلغاء',
}

const SELECTED: Counted = {
  one: 'طلب واحد محدّد',
  two: 'طلبان محدّدان',
  few: 'طلبات محدّدة',
  many: 'طلباً محدّداً',
  other: 'طلب محدّد',
}

const AMOUNTS: Counted = { one: 'مبلغ واحد', two: 'مبلغين', few: 'مبالغ', many: 'مبلغاً', other: 'مبلغ' }

export const transfersText = {
  list: 'التحويلات',
  stage: 'مرحلة التحويل',
  search: 'رقم الطلب أو الاسم أو الهاتف',
  /** «4 تحويلات تنتظر المطابقة» */
  waiting: (count: number) =>
    count === 0
      ? 'لا تحويل ينتظر المطابقة'
      : count === 1
        ? 'تحويل واحد ينتظر المطابقة'
        : count === 2
          ? 'تحويلان ينتظران المطابقة'
          : `${formatCount(count, TRANSFERS)} ${count > 10 ? 'ينتظر' : 'تنتظر'} المطابقة`,
  oldest: (count: number, ago: string) => (count === 1 ? ago : `أقدمها ${ago}`),
  allDone: 'كل ما أُبلغ به طوبق',
  verifiedToday: 'طوبق اليوم',
  state: 'الحالة',
  sender: 'المحوِّل (بقوله)',
  reference: 'رقم العملية (بقوله)',
  picture: 'صورة التحويل من العميل، تُفتح كاملة',
  deadline: 'المهلة',
  notSaid: 'غير مذكور',
  reported: (ago: string) => `أبلغ بالتحويل · ${ago}`,
  awaiting: (ago: string) => `لم يبلغ بعد · طلب ${ago}`,
  rejected: (ago: string) => `لم يصل تحويله · ${ago}`,
  verified: (ago: string) => `وصل المبلغ · ${ago}`,
  match: {
    both: 'ما كتبه العميل يطابق الطلب: الاسم والمبلغ',
    name: 'الاسم الذي كتبه مطابق، والمبلغ لم يُذكر',
    amountOnly: 'المبلغ الذي كتبه مطابق، ولم يذكر اسماً',
    unclearName: (name: string) => `المبلغ الذي كتبه مطابق، والاسم «${isolate(name)}» لا يكفي للمطابقة`,
    unclearNameOnly: (name: string) => `الاسم «${isolate(name)}» لا يكفي للمطابقة، والمبلغ لم يُذكر`,
    nameDiffers: 'الاسم الذي كتبه يختلف عن صاحب الطلب',
    unknown: 'لم يُذكر اسم ولا مبلغ. طابقه برقم الطلب في كشف البنك',
    short: (arrived: string, missing: string) => `وصل ${arrived}، ينقص ${missing}`,
    statedShort: (stated: string, missing: string) => `قال إنه حوّل ${stated}، ينقص ${missing}`,
    over: (arrived: string, more: string) => `وصل ${arrived}، يزيد ${more}`,
    statedOver: (stated: string, more: string) => `قال إنه حوّل ${stated}، يزيد ${more}`,
  },
  matchStatement: 'مطابقة كشف الحساب',
  verify: 'وصل المبلغ',
  verifyAnyway: 'وصل رغم ذلك',
  verifyAll: 'وصل كاملاً',
  askDifference: 'اطلب الفرق',
  reject: 'لم يصل',
  more: (orderNumber: string) => `إجراءات تحويل الطلب ${isolate(orderNumber)}`,
  openOrder: 'فتح الطلب',
  noteAmount: 'وصل مبلغ آخر',
  verified1: 'تأكد وصول المبلغ',
  rejected1: 'سُجّل أن المبلغ لم يصل',
  noted: 'سُجّل المبلغ الذي وصل',
  selected: (count: number) => formatCount(count, SELECTED),
  sum: (amount: string) => `المجموع ${amount}`,
  verifySelected: (count: number) =>
    count === 1 ? 'تأكيد وصول المبلغ' : count === 2 ? 'تأكيد وصول المبلغين' : 'تأكيد وصول المبالغ',
  verifying: 'جارٍ التأكيد…',
  bulkEffect: 'تصل رسالة تأكيد إلى كل عميل.',
  bulkDoubt: (count: number) => `انتبه: ${formatCount(count, TRANSFERS)} بلا تطابق في الاسم أو المبلغ.`,
  bulkDone: (count: number) =>
    count === 0 ? 'لم يتأكد وصول شيء' : `تأكد وصول ${formatCount(count, AMOUNTS)}`,
  bulkRefused: (orderNumber: string, why: string) => `${isolate(orderNumber)}: ${why}`,
  bulkFailed: 'خطأ في تأكيد التحويلات',
  empty: {
    reported: { title: 'لا تحويل ينتظرك', why: 'حين يبلغ عميل عن تحويله يظهر هنا لتطابقه.' },
    awaiting: { title: 'لا أحد ينتظر منه تحويل', why: 'كل من طلب أبلغ عن تحويله أو انتهت مهلته.' },
    late: { title: 'لا تحويل متأخر', why: 'كل التحويلات داخل مهلتها.' },
    closed: { title: 'لم يُغلق شيء اليوم', why: 'ما تؤكد وصوله أو تسجّل أنه لم يصل يظهر هنا حتى آخر اليوم.' },
  },
  nothingFound: 'لا تحويل بهذا البحث',
  nothingFoundWhy: 'ابحث في مرحلة أخرى، أو امسح البحث.',
  amountTitle: 'كم وصل؟',
  amountWhat: 'نسجّل ما وصل. إن كان أقل من المطلوب يبقى التحويل مفتوحاً ويصل العميلَ خبرٌ بالفرق.',
  amount: 'المبلغ الذي وصل',
  saveAmount: 'تسجيل المبلغ',
  rejectTitle: (orderNumber: string) => `لم يصل تحويل الطلب ${isolate(orderNumber)}؟`,
  rejectWhat:
    'يبقى الطلب محجوزاً حتى تنتهي مهلته، ويصل العميلَ خبرٌ بأننا لم نجد تحويله، ويمكنه أن يبلغ عنه من جديد.',
  rejectReason: 'السبب',
  rejectReasonDefault: 'لا عملية بهذا المبلغ في كشف البنك',
  rejectNote: 'ما نقوله للعميل',
  rejectNoteHint: 'يقرؤه في بريده وفي صفحة طلبه.',
  rejectConfirm: 'تسجيل أنه لم يصل',
} as const
