// What the office says of visits to animals (H-08).
import { type Counted, formatCount, HOURS_GENITIVE, MINUTES } from '#text/format-count.ts'

export const VIEWINGS: Counted = {
  zero: 'لا معاينات',
  one: 'معاينة واحدة',
  two: 'معاينتان',
  few: 'معاينات',
  many: 'معاينة',
  other: 'معاينة',
}
const DAYS: Counted = { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يوماً', other: 'يوم' }

export const adminViewingsText = {
  lead: 'من يأتي ليرى حيواناً قبل أن يشتريه، ومتى.',
  of: 'المعاينات',
  coming: 'القادمة',
  past: 'السابقة',
  list: 'المعاينات',
  today: 'اليوم',
  unanswered: 'بلا جواب',
  unansweredWhy: 'انتهى موعدها: هل حضر؟',
  empty: 'لا معاينات قادمة',
  emptyWhy: 'حين يحجز عميل موعداً ليرى حيواناً تجده هنا، بهاتفه وبما حجزه.',
  emptyPast: 'لا معاينات سابقة',
  nobody: 'حساب انتهى',
  noName: 'بلا اسم',
  held: (until: string) => `محجوز له حتى ${until}`,
  heldFrom: (from: string) => `يُحجز له من ${from}`,
  notHeld: 'لا يُحجز له الحيوان',
  isClosed: 'المتجر مغلق في هذا الوقت: أوقاته تغيّرت بعد الحجز. كلّم العميل أو ألغِ الموعد.',
  missedBefore: (count: number) =>
    count === 1
      ? 'لم يحضر مرة من قبل'
      : count === 2
        ? 'لم يحضر مرتين من قبل'
        : `لم يحضر ${count} مرات من قبل`,
  call: (name: string) => `اتصل بـ${name}`,
  whatsapp: 'واتساب',
  greeting: (name: string, when: string) => `السلام عليكم، بخصوص موعدك لمعاينة ${name} ${when}:`,
  came: 'حضر',
  missed: 'لم يحضر',
  answering: 'جارٍ الحفظ',
  answered: { attended: 'سُجّل أنه حضر', missed: 'سُجّل أنه لم يحضر' },
  notAnswered: 'لم يُحفظ الجواب',
  cancel: 'ألغِ الموعد',
  cancelTitle: (name: string) => `إلغاء معاينة ${name}؟`,
  cancelWhat: 'يعود الموعد متاحاً، ويعود الحيوان معروضاً إن كان محجوزاً له، ونخبر العميل بالبريد.',
  cancelNote: 'ما تقوله للعميل',
  cancelling: 'جارٍ الإلغاء',
  cancelled: 'أُلغي الموعد وأُخبر العميل',
  states: { booked: 'محجوزة', attended: 'حضر', missed: 'لم يحضر', cancelled: 'أُلغيت', blocked: 'محجوب' },
  cancelledBy: { customer: 'ألغاها العميل', shop: 'ألغاها المتجر', gone: 'لم يعد الحيوان معروضاً' },
  optional: '(اختياري)',
  slots: {
    title: 'مواعيدك',
    days: 'الأيام',
    lead: 'اضغط وقتاً لتحجبه عن العملاء، ومرة أخرى لتتيحه.',
    none: 'لا مواعيد معروضة. فعّل المعاينات، أو راجع أوقاتها وساعات العمل.',
    free: (time: string) => `${time}، متاح. احجبه`,
    booked: (time: string) => `${time}، محجوز`,
    blocked: (time: string) => `${time}، محجوب. أتحه`,
    failed: 'لم يتغيّر الموعد',
  },
  plan: {
    title: 'أوقات المعاينة',
    lead: 'لا تُعرض أوقاتك إلا في ساعات العمل، فلا يُحجز موعد والمتجر مغلق.',
    isOffered: 'نستقبل المعاينات',
    minutes: 'مدة المعاينة',
    holdHours: 'متى يُحجز الحيوان للزائر؟',
    daysAhead: 'إلى متى يُحجز مقدماً؟',
    none: 'لا معاينات',
    minutesOf: (count: number) => formatCount(count, MINUTES),
    hoursOf: (count: number) =>
      count === 0 ? 'لا يُحجز' : `قبل موعده بـ${formatCount(count, HOURS_GENITIVE)}`,
    daysOf: (count: number) => formatCount(count, DAYS),
    save: 'احفظ',
    saving: 'جارٍ الحفظ',
    saved: 'حُفظت أوقات المعاينة',
    notSaved: 'لم تُحفظ أوقات المعاينة',
    off: 'المعاينات متوقفة الآن: لا يراها العملاء.',
  },
} as const
