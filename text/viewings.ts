// The words for booking a visit to an animal (H-08).
import { addDays, muscatDay } from '#domain/muscat-time.ts'
import { formatCount, HOURS_GENITIVE } from './format-count.ts'
import { formatDateTime, formatTime, formatWeekday, formatWeekdayAndDay } from './format-date.ts'

export const viewingsText = {
  days: 'اختر اليوم',
  times: (day: string) => `المواعيد ${day}`,
  taken: (time: string) => `${time}، محجوز`,
  ownTime: (time: string) => `${time}، موعدك الآن`,
  ownMark: 'موعدك',
  loading: 'جارٍ تحميل المواعيد',
  failed: 'تعذّر تحميل المواعيد',
  ownFailed: 'تعذّرت قراءة معايناتك',
  none: 'لا مواعيد في الأيام القادمة',
  noneWhy: 'امتلأت المواعيد أو لم تُفتح بعد. عُد غداً، أو راسلنا لنرتب لك وقتاً.',
  full: 'امتلأت مواعيد هذا اليوم. اختر يوماً آخر.',
  chooseTime: 'اختر وقتاً',
  book: (when: string) => `احجز ${when}`,
  booking: 'جارٍ الحجز',
  booked: 'حُجز موعدك',
  bookedWhy: 'أرسلنا تفاصيله إلى بريدك.',
  notBooked: 'لم يُحجز الموعد',
  phone: 'هاتفك',
  phoneHint: 'نتصل بك إن طرأ شيء.',
  heldNow: (until: string) => `نحجزه لك حتى ${formatTime(until)}، فلا يُباع لغيرك.`,
  heldLater: (hours: number) =>
    `نحجزه لك قبل موعدك بـ${formatCount(hours, HOURS_GENITIVE)} إن بقي عندنا، ونخبرك إن بيع قبلها.`,
  neverHeld: 'لا نحجزه قبل المعاينة. إن بيع قبلها أخبرناك.',
  notHeldAgain: 'لا نحجز لك الحيوان هذه المرة، فقد سبق أن حُجز لك أو فاتك موعده. إن بيع قبل موعدك أخبرناك.',
  perhapsHeld: 'إن نقلت موعدك فقد لا نحجز لك الحيوان: سبق أن حُجز لك أو فاتك موعده.',
  ask: 'راسلنا',
  question: (name: string) => `السلام عليكم، أريد أن أعاين ${name} قبل أن أشتريه.`,
  own: {
    title: (when: string) => `معاينتك ${when}`,
    span: (from: string, to: string, place: string) =>
      `من ${formatTime(from)} إلى ${formatTime(to)}، ${place}`,
    held: (until: string) => `محجوز لك حتى ${formatTime(until)}، فلا يُباع لغيرك.`,
    heldFrom: (from: string) => `لم نحجزه بعد: نحجزه لك ${formatDateTime(from)} إن بقي عندنا.`,
    free: 'المعاينة بلا مقابل ولا تُلزمك بالشراء.',
    toCalendar: 'إلى تقويمي',
    way: 'الطريق إلينا',
    change: 'غيّر الموعد أو ألغِه',
    keep: 'أبقِه كما هو',
    moveTo: (when: string) => `انقله إلى ${when}`,
    moving: 'جارٍ النقل',
    moved: 'تغيّر موعدك',
    notMoved: 'لم يتغيّر الموعد',
    cancel: 'ألغِ الموعد',
    cancelling: 'جارٍ الإلغاء',
    cancelled: 'أُلغي موعدك',
    cancelledWhy: 'عاد الموعد متاحاً لغيرك.',
    notCancelled: 'لم يُلغَ الموعد',
  },
  list: {
    title: 'معايناتي',
    gone: 'أُلغيت: لم يعد معروضاً للبيع',
    byShop: 'ألغاها المتجر',
    bought: 'انتهى الموعد: اشتريته',
  },
} as const

/** «اليوم»، «غداً، الاثنين»، «الثلاثاء»؛ from a week on with the date. */
export function visitDayText(day: string, now: Date): string {
  const today = muscatDay(now)
  if (day === today) return 'اليوم'
  if (day === addDays(today, 1)) return `غداً، ${formatWeekday(day)}`
  return day < addDays(today, 7) ? formatWeekday(day) : formatWeekdayAndDay(day)
}
