// What the office reads and says of delivery runs (W-07).
import type { RunStop } from '#contract/admin/runs.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'
import { ORDERS, ORDERS_OBJECT } from './orders.ts'

/** Sent to the driver; the link is on its own line. */
export function runMessage(url: string): string {
  return ['جولة التوصيل: العناوين والأرقام وتسجيل التسليم. الرابط لك وحدك.', isolate(url)].join('\n')
}

/** In the history of an order and in its ledger. */
export function runReason(runId: number): string {
  return `جولة التوصيل رقم ${formatNumber(runId)}`
}

/** @param taken in cash by the driver, as the API gives it @param booked of it in the ledger */
export function cashNote(taken: string, booked: string): string {
  return `أخذ المندوب ${formatRials(taken)} نقداً والمستحق ${formatRials(booked)}. الزائد غير مسجل في مدفوعات الطلب: راجعه مع المندوب.`
}

/** For cash that was reported after the office had ended the run. @param taken in cash by the driver */
export function lateCashNote(taken: string): string {
  return `أخذ المندوب ${formatRials(taken)} نقداً، ووصل خبره بعد أن أنهيت الجولة. غير مسجل في مدفوعات الطلب: راجعه مع المندوب ثم سجّله.`
}

/** H-07: its animal was sold since, or the run had ended. */
export const deletedNote = 'وقّع المشتري على استلام الحيوان، والطلب كان قد حُذف فبقي محذوفاً. سوِّ الأمر معه.'

/** H-07: the office said otherwise meanwhile. @param names of the animals that both signed for */
export function signedNote(names: readonly string[]): string {
  return `وقّع الطرفان على تسليم ${names.map((name) => `«${name}»`).join('، ')}، وليس من حيوانات هذا الطلب. اختر في الطلب الحيوان الذي سُلّم.`
}

export const STOP_LABELS: Record<RunStop['state'], string> = {
  open: 'في الطريق',
  delivered: 'سُلّم',
  failed: 'لم يُسلّم',
  released: 'خرج من الجولة',
}

const RUNS: Counted = {
  zero: 'لا جولات',
  one: 'جولة واحدة',
  two: 'جولتان',
  few: 'جولات',
  many: 'جولة',
  other: 'جولة',
}

export const adminRunsText = {
  lead: 'جولة لكل مندوب: رابط يفتح على هاتفه الطلبات والعناوين والأرقام، ويسجل التسليم بالتوقيع والصورة.',
  count: (count: number) => formatCount(count, RUNS),
  openRuns: 'جارية',
  pastRuns: 'انتهت',
  title: (id: number) => `جولة ${formatNumber(id)}`,
  ofDriver: (driver: string) => `مع ${driver}`,
  progress: (done: number, all: number) => `${formatNumber(done)} من ${formatNumber(all)}`,
  progressLabel: 'ما أُجيب عنه',
  failedCount: (count: number) => `لم يُسلّم ${formatNumber(count)}`,
  open: 'جارية',
  finished: 'تمت',
  expired: 'انتهت مدتها',
  ended: 'أُنهيت',
  empty: 'لا جولات بعد',
  emptyWhy: 'حدّد طلبات جاهزة في «الطلبات»، ثم اختر «جولة توصيل».',
  toOrders: 'إلى الطلبات',
  returned: 'عادت ولم تُسلّم',
  returnedWhy: 'طلبات تنتظر جولة جديدة.',
  newRunOf: (count: number) => `جولة من ${formatCount(count, ORDERS_OBJECT)}`,
  choose: (orderNumber: string) => `أضف ${orderNumber} إلى الجولة`,
  from: (id: number) => `من جولة ${formatNumber(id)}`,
  gone: 'هذه الجولة غير موجودة',
  back: 'إلى الجولات',

  createTitle: 'جولة توصيل',
  createWhy: 'ما جُهّز ودُفع ثمنه يُنقل معها إلى «تم الشحن»، ويُبلَّغ العملاء بالبريد.',
  driver: 'اسم المندوب',
  create: 'أنشئ الجولة',
  creating: 'جارٍ الإنشاء…',
  created: (count: number) => `أُنشئت جولة من ${formatCount(count, ORDERS_OBJECT)}`,
  otherDays: (count: number) => `موعدها يوم آخر: ${formatCount(count, ORDERS)}`,
  bans: (count: number) => `حيوانها لا يسافر اليوم: ${formatCount(count, ORDERS)}`,
  bansWhat: 'أخرجها من الجولة، واتفق مع عملائها على يوم آخر.',
  banned: 'لا يسافر اليوم',
  otherDaysWhat: 'أخرجها من الجولة إن كانت جولة اليوم.',
  notTaken: (count: number) => `لم يدخل الجولة ${formatCount(count, ORDERS)}`,
  tooMany: (max: number) => `الجولة ${formatNumber(max)} طلباً على الأكثر. حدّد أقل منها.`,
  toRun: 'افتح الجولة',
  done: 'تم',

  link: 'رابط المندوب',
  linkWhy: 'يُعرض مرة واحدة. أرسله إلى المندوب وحده: يفتح أسماء العملاء وأرقامهم وعناوينهم.',
  linkUntil: (day: string) => `يعمل حتى نهاية ${day}، ولا يفتح غير هذه الجولة.`,
  linkGone: 'انتهت مدة الرابط. أنشئ رابطاً جديداً ليتابع المندوب.',
  linkHidden: 'الرابط عند المندوب. إن ضاع فأنشئ غيره، ويتوقف القديم.',
  copy: 'نسخ الرابط',
  send: 'أرسله بواتساب',
  renew: 'رابط جديد',
  renewFailed: 'لم يُنشأ رابط جديد',
  end: 'إنهاء الجولة',
  endTitle: 'إنهاء الجولة؟',
  endWhy: 'يتوقف الرابط في الحال، وما لم يُسلّم يصبح حراً لجولة أخرى. ما سُجّل يبقى.',
  ending: 'جارٍ الإنهاء…',
  endedToast: 'أُنهيت الجولة',
  stops: 'الطلبات',
  earlier: (orderNumber: string) => `قدّم ${orderNumber}`,
  later: (orderNumber: string) => `أخّر ${orderNumber}`,
  takeOut: (orderNumber: string) => `أخرج ${orderNumber} من الجولة`,
  changeFailed: 'لم يتغير ترتيب الجولة',
  receivedBy: 'استلمه',
  signature: 'التوقيع',
  photo: 'صورة من المندوب',
  cash: 'نقد استلمه المندوب',
  overruled: 'هذا جواب المندوب، والطلب كما تركه المكتب.',
  deliveries: 'التوصيل',
  deliveriesUnread: 'تعذّرت قراءة جولات هذا الطلب',
} as const
