// What the driver reads on the way (W-07): short, in large letters, and certain of what the shop knows and what only the
// phone knows.
import type { DriverStop } from '#contract/runs.ts'
import type { FailureReason } from '#domain/runs/delivery-run.ts'
import { formatDayMonth } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { formatRials } from './format-price.ts'
import { isolate } from './format-text.ts'

export const FAILURE_LABELS: Record<FailureReason, string> = {
  'no-answer': 'لا يرد',
  'not-there': 'لا أحد في المكان',
  'wrong-address': 'العنوان غير صحيح',
  refused: 'رفض الاستلام',
  postponed: 'طلب موعداً آخر',
  died: 'نفق حيوان',
  ill: 'مرض حيوان',
  other: 'سبب آخر',
}

export const RUN_ERRORS = {
  photoGone: 'لم تعد الصورة محفوظة. التقطها مرة أخرى.',
} as const

/** A released stop: what became of its order. */
export const GONE_LABELS: Record<NonNullable<DriverStop['gone']>, string> = {
  cancelled: 'أُلغي الطلب، فلا تسلّمه',
  delivered: 'سلّمه المتجر',
  'taken-out': 'أخرجه المتجر من الجولة',
}

/** «22 نوفمبر»: the day with whose end a link ends. */
export function lastDayOf(expiresAt: string): string {
  return formatDayMonth(new Date(Date.parse(expiresAt) - 1))
}

export const runText = {
  title: 'جولة التوصيل',
  stops: 'الطلبات',
  done: 'ما انتهى',
  progress: (ended: number, all: number) => `انتهى ${formatNumber(ended)} من ${formatNumber(all)}`,
  allDone: 'انتهت الجولة. شكراً لك.',
  empty: 'لا طلبات في هذه الجولة',
  emptyWhy: 'أخرجها المتجر كلها. اسأله عن جولة أخرى.',
  until: (day: string) => `الرابط صالح حتى نهاية ${day}`,
  call: 'اتصال',
  callSecond: 'الرقم الآخر',
  whatsapp: 'واتساب',
  map: 'الخريطة',
  mapTo: (name: string) => `الخريطة إلى ${isolate(name)}`,
  ban: 'لا يسافر هذا الحيوان اليوم. اسأل المتجر قبل أن تحمله.',
  banned: 'لا يسافر اليوم',
  notes: 'ملاحظة العميل',
  due: (amount: string) => `يُحصَّل نقداً ${formatRials(amount)}`,
  changed: 'تغيّر هذا الطلب بعد أن فتحت الجولة. راجع العنوان والأغراض.',
  deliver: 'سُلّم',
  fail: 'لم يُسلّم',
  delivered: 'سُلّم',
  failed: 'لم يُسلّم',
  cancel: 'رجوع',
  receiver: 'اسم المستلم',
  receiverMissing: 'اكتب اسم من استلم الطلب.',
  signature: 'التوقيع',
  signHere: 'وقّع بإصبعك هنا',
  clear: 'امسح التوقيع',
  cashTaken: (amount: string) => `استلمت ${formatRials(amount)} نقداً`,
  cashMissing: 'أكّد أنك استلمت المبلغ. إن لم تستلمه فلا تسلّم الطلب، واتصل بالمتجر.',
  photo: 'صورة اختيارية',
  takePhoto: 'التقط صورة',
  changePhoto: 'التقط صورة أخرى',
  removePhoto: 'أزل الصورة',
  photoAlt: 'الصورة التي التقطتها',
  photoFailed: 'تعذّرت قراءة هذه الصورة. التقط غيرها.',
  reason: 'لماذا؟',
  whichAnimals: 'أي حيوان؟ وكم؟',
  whichMissing: 'حدّد أيها، وكم عددها.',
  note: 'التفاصيل',
  confirmDelivered: 'تأكيد التسليم',
  confirmFailed: 'تأكيد أنه لم يُسلّم',
  waiting: 'محفوظ على الهاتف، يُرسل عند عودة الشبكة',
  waitingCount: (count: number) => `على الهاتف ولم يُرسل بعد: ${formatNumber(count)}`,
  waitingWhy: 'تُرسل وحدها عند عودة الشبكة وهذه الصفحة مفتوحة.',
  waitingClosed:
    'لم يعد هذا الرابط يقبل أجوبتك. اتصل بالمتجر وأخبره بما يلي، أو افتح رابطاً جديداً منه على هذا الهاتف فتُرسل.',
  sendNow: 'أرسل الآن',
  sending: 'جارٍ الإرسال…',
  refused: 'لم يُقبل جوابك',
  refusedWhy: 'سُجّل لهذا الطلب جواب آخر قبله. اتصل بالمتجر وأخبره بما حدث عندك:',
  refusedAnimal:
    'في هذا الطلب حيوان، ويُسلَّم بفحص وتوقيعين. افتحه أدناه وسجّل التسليم من جديد. ما حدث عندك محفوظ:',
  refusedNow: 'رفض المتجر هذا الجواب. أرسله من جديد، أو اتصل بالمتجر وأخبره بما حدث عندك:',
  goneMeanwhile: 'كنت تسجّل جوابك عنه. إن كنت قد سلّمته فاتصل بالمتجر وأخبره.',
  understood: 'فهمت',
  told: 'أخبرت المتجر',
  cashOf: (amount: string) => `أخذت ${formatRials(amount)} نقداً`,
  notKept: 'لا مساحة للحفظ على هذا الهاتف: لا تغلق هذه الصفحة قبل أن تُرسل.',
  receivedBy: (name: string) => `استلمه ${name}`,
  closedTitle: 'هذا الرابط لا يفتح جولة',
  closedWhy: 'انتهت مدته، أو أنهى المتجر الجولة، أو أرسل رابطاً أحدث. اطلب من المتجر رابطاً جديداً.',
  askShop: 'المتجر',
  callShop: 'اتصل بالمتجر',
  failedTitle: 'تعذّر فتح الجولة',
  retry: 'إعادة المحاولة',
  loading: 'جارٍ فتح الجولة…',
  failedWhy: 'تحقق من الشبكة، وأعد المحاولة. أجوبتك محفوظة على الهاتف.',
  offline: 'لا شبكة الآن. تابع عملك: أجوبتك محفوظة على الهاتف.',
} as const
