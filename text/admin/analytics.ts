// What the report of sales says (A-ANA-*).
import type { AnalyticsTable } from '#contract/admin/analytics.ts'
import { GUESSES, TARGET_MARGIN } from '#domain/analytics.ts'
import { formatCount, ITEMS, ITEMS_GENITIVE } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'

/** The columns of each table as a file for Excel. */
export const ANALYTICS_COLUMNS = {
  days: ['اليوم', 'الطلبات', 'المبيعات (ر.ع)', 'مبيعات اليوم المقابل في الفترة السابقة (ر.ع)'],
  categories: ['الفئة', 'القطع المباعة', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
  products: ['رقم المنتج', 'المنتج', 'القطع المباعة', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
  regions: ['المحافظة', 'الطلبات', 'المبيعات (ر.ع)', 'مبيعات الفترة السابقة (ر.ع)'],
} as const satisfies Record<AnalyticsTable, readonly string[]>

/** From here on a percentage says less than that it is many times as much. */
const MANY_TIMES = 10

const percent = (fraction: number) => `${formatNumber(Math.round(fraction * 100))}%`

export const analyticsText = {
  noCategory: 'بلا فئة',
  noRegion: 'محافظة غير معروفة',
  period: {
    label: 'فترة التقرير',
    choice: { 7: '7 أيام', 30: '30 يوماً', 90: '90 يوماً', 365: 'سنة' },
    shown: { 7: 'أرقام آخر 7 أيام', 30: 'أرقام آخر 30 يوماً', 90: 'أرقام آخر 90 يوماً', 365: 'أرقام آخر سنة' },
    span: (from: string, to: string) => `من ${formatDay(from)} إلى ${formatDay(to)}`,
  },
  loading: 'جارٍ تحميل البيانات المالية',
  /** A-ANA-08. */
  failed: 'حدث خطأ في تحميل البيانات المالية',
  growth: {
    up: (fraction: number) =>
      fraction >= MANY_TIMES ? 'أكثر من 10 أضعاف' : `أعلى بنسبة ${percent(fraction)}`,
    down: (fraction: number) => `أقل بنسبة ${percent(fraction)}`,
    same: 'بلا تغيّر',
    /** No percentage of zero. */
    fresh: 'لا شيء قبلها',
  },
  before: 'الفترة السابقة:',
  figures: {
    title: 'أهم الأرقام',
    revenue: 'المبيعات',
    revenueNote: 'الطلبات المسلّمة، مع رسوم توصيلها',
    orders: 'الطلبات',
    ordersNote: (delivered: number) => `سُلّم منها ${formatNumber(delivered)}، والملغاة لا تُحسب`,
    average: 'متوسط الطلب',
    averageNote: 'المبيعات ÷ الطلبات المسلّمة',
    newCustomers: 'عملاء جدد',
    newNote: 'طلبوا أول مرة في هذه الفترة، ونعرف حسابهم أو رقمهم',
    returning: 'عملاء عادوا',
    returningNote: 'طلبوا من قبل ثم طلبوا فيها',
    fees: 'رسوم التوصيل',
    feesNote: 'جزء من المبيعات، ولا تُحسب ربحاً',
    none: 'لا شيء بعد',
  },
  profit: {
    title: 'الربح الإجمالي',
    loss: 'خسارة',
    margin: (fraction: number) =>
      fraction < 0 ? `هامش سالب ${percent(-fraction)}` : `هامش ${percent(fraction)}`,
    target: `الهدف من ${TARGET_MARGIN.from * 100} إلى ${TARGET_MARGIN.to * 100}%`,
    within: 'ضمن الهدف',
    below: 'دون الهدف',
    above: 'فوق الهدف',
    real: 'فعلي',
    realNote: (known: number) => `من عناصر سُجّلت تكلفتها، وهي ${percent(known)} من مبيعات العناصر`,
    /** the words are the specification's. */
    estimated: 'تقديري 30%',
    estimatedNote: 'من عناصر لم تُسجّل تكلفتها. اكتب سعر التكلفة في نموذج العنصر ليصير الربح فعلياً.',
    allKnown: 'تكلفة كل ما بيع مسجّلة، فلا تقدير في هذا الرقم.',
    none: 'لا ربح يُحسب قبل أول طلب مسلّم في هذه الفترة.',
  },
  forecast: {
    title: 'توقعات',
    badge: 'تقدير',
    note: 'أرقام تقديرية بمعادلات ثابتة من مبيعات هذه الفترة، لا وعد فيها.',
    nextMonth: 'مبيعات الشهر القادم',
    annualTarget: 'هدف السنة',
    lifetime: 'قيمة العميل',
    formula: {
      nextMonth: `مبيعات الفترة ÷ أيامها × ${GUESSES.monthDays} × ${GUESSES.monthlyGrowth}`,
      annualTarget: `مبيعات الفترة ÷ أيامها × ${GUESSES.monthDays} × 12 × ${GUESSES.annualGrowth}`,
      lifetime: `مبيعات الفترة ÷ عملائها × ${GUESSES.lifetimeOrders}`,
    },
    /** The same with this report's figures. */
    filled: {
      nextMonth: (revenue: string, days: number) =>
        `${revenue} ÷ ${formatNumber(days)} × ${GUESSES.monthDays} × ${GUESSES.monthlyGrowth}`,
      annualTarget: (revenue: string, days: number) =>
        `${revenue} ÷ ${formatNumber(days)} × ${GUESSES.monthDays} × 12 × ${GUESSES.annualGrowth}`,
      lifetime: (revenue: string, customers: number) =>
        customers === 0
          ? 'لا عملاء في هذه الفترة'
          : `${revenue} ÷ ${formatNumber(customers)} × ${GUESSES.lifetimeOrders}`,
    },
  },
  week: {
    title: 'آخر 7 أيام',
    aside: 'مقارنةً بالسبعة التي قبلها',
    day: 'اليوم',
    weekday: 'قبل أسبوع (ر.ع)',
  },
  trend: {
    title: 'اتجاه المبيعات',
    unit: { day: 'ر.ع في اليوم', week: 'ر.ع في الأسبوع', month: 'ر.ع في الشهر' },
    column: { day: 'اليوم', week: 'الأسبوع', month: 'الشهر' },
    month: (date: string) => formatDay(date).split(' ').slice(1).join(' '),
    monthName: (date: string) => formatDay(date).split(' ')[1] ?? '',
    day: formatShortDay,
    week: (from: string, to: string) => `${formatShortDay(from)} – ${formatShortDay(to)}`,
  },
  key: { now: 'هذه الفترة', before: 'الفترة السابقة', lastWeek: 'الأسبوع السابق', thisWeek: 'آخر 7 أيام' },
  today: 'اليوم',
  noSales: 'لا طلبات مسلّمة في هذه الفترة بعد. اختر فترة أطول لترى ما قبلها.',
  categories: { title: 'المبيعات حسب الفئة' },
  products: {
    title: 'أكثر المنتجات مبيعاً',
    rest: (shown: number, all: number) =>
      `أعلى ${formatNumber(shown)} من ${formatCount(all, ITEMS_GENITIVE)}؛ البقية في الجدول.`,
  },
  regions: { title: 'المبيعات حسب المحافظة' },
  columns: {
    category: 'الفئة',
    product: 'المنتج',
    region: 'المحافظة',
    units: 'القطع',
    orders: 'الطلبات',
    revenue: 'المبيعات (ر.ع)',
    before: 'السابقة (ر.ع)',
    growth: 'التغيّر',
  },
  stock: {
    title: 'قيمة المخزون الآن',
    value: 'بأسعار البيع اليوم',
    cost: 'بتكلفة الشراء المسجّلة',
    units: 'قطع في المخزون',
    products: 'عناصر متوفرة',
    withoutCost: (count: number) =>
      count === 0
        ? 'تكلفة كل العناصر المتوفرة مسجّلة.'
        : `بلا تكلفة مسجّلة: ${formatCount(count, ITEMS)}؛ لا تدخل في مبلغ التكلفة.`,
    none: 'لا قطع في المخزون الآن.',
  },
  table: { show: 'عرض الجدول', hide: 'إخفاء الجدول', of: (title: string) => `جدول ${title}` },
  csv: 'CSV',
  csvOf: (title: string) => `تنزيل «${title}» ملفَّ CSV`,
} as const

function formatDay(date: string): string {
  return formatDate(`${date}T12:00:00Z`)
}

/** For a period of less than a year. */
function formatShortDay(date: string): string {
  return formatDay(date).split(' ').slice(0, 2).join(' ')
}
