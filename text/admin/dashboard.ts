// What the first screen of the back office says (A-DASH-*).

import { ANIMALS, type Counted, formatCount, ITEMS, ORDERS } from '#text/format-count.ts'
import { RETURNS } from './returns.ts'
import { VIEWINGS } from './viewings.ts'

const noun = (one: string, two: string, few: string, many: string, other: string): Counted => ({
  one,
  two,
  few,
  many,
  other,
})

export const dashboardText = {
  hello: (name: string, isMorning: boolean) => {
    const greeting = isMorning ? 'صباح الخير' : 'مساء الخير'
    return name ? `${greeting}، ${name}` : greeting
  },
  attention: {
    title: 'ما يحتاج إليك الآن',
    oldest: (count: number, since: string) => (count === 1 ? since : `أقدمها ${since}`),
    transfers: {
      noun: noun(
        'تحويل ينتظر المطابقة',
        'تحويلان ينتظران المطابقة',
        'تحويلات تنتظر المطابقة',
        'تحويلاً ينتظر المطابقة',
        'تحويل ينتظر المطابقة',
      ),
      action: 'طابِقها الآن',
      none: 'كل ما وصل طوبق',
    },
    prepare: {
      noun: noun(
        'طلب مدفوع للتجهيز',
        'طلبان مدفوعان للتجهيز',
        'طلبات مدفوعة للتجهيز',
        'طلباً مدفوعاً للتجهيز',
        'طلب مدفوع للتجهيز',
      ),
      detail: 'جهّزها ثم غيّر حالتها',
      action: 'جهّزها',
      none: 'لا طلب ينتظر التجهيز',
    },
    stock: {
      noun: noun('منتج نفد', 'منتجان نفدا', 'منتجات نفدت', 'منتجاً نفد', 'منتج نفد'),
      detail: (low: string) => `و${low} على وشك النفاد`,
      action: 'راجع المخزون',
      none: 'لم ينفد شيء',
    },
    messages: {
      noun: noun(
        'رسالة لم يُجب عنها',
        'رسالتان لم يُجب عنهما',
        'رسائل لم يُجب عنها',
        'رسالة لم يُجب عنها',
        'رسالة لم يُجب عنها',
      ),
      urgent: (count: number) => `منها عاجلة: ${count}`,
      action: 'اقرأ وأجب',
      none: 'أُجيب عن كل الرسائل',
    },
    deadlines: (count: number, next: string) =>
      `مهلة تحويل توشك أن تنتهي: ${formatCount(count, ORDERS)}، أقربها ${next}`,
    due: (count: number, next: string) =>
      `تُلغى إن لم يُطابَق تحويلها: ${formatCount(count, ORDERS)}، أقربها ${next}`,
    refunds: (count: number, sum: string) => `مستحق لعملاء: ${sum} من ${formatCount(count, ORDERS)}`,
    viewings: (count: number, next: string) =>
      `معاينات اليوم: ${formatCount(count, VIEWINGS)}، أقربها ${next}`,
    returns: (count: number) => `إرجاع ينتظر قرارك: ${formatCount(count, RETURNS)}`,
    unconfirmed: (count: number) => `بحاجة إلى تأكيد، لم يُبلغ عن تحويلها: ${formatCount(count, ORDERS)}`,
    backup: (date: string | null, failed: boolean) =>
      `${date ? `آخر نسخة احتياطية في ${date}` : 'لم تُحفظ نسخة احتياطية للمتجر بعد'}${failed ? '، وفشلت آخر محاولة' : ''}`,
    withoutSpecies: (count: number) => `معروض بلا نوع، فلا تُطلب أوراقه: ${formatCount(count, ANIMALS)}`,
    hiddenByRule: (count: number) => `عاد وأُخفي لأنه لا يستوفي شروط نوعه: ${formatCount(count, ITEMS)}`,
    animalsUnnamed: (count: number) => `سُلّم ولم يُحدَّد أي حيوان ذهب معه: ${formatCount(count, ORDERS)}`,
    handedOverUndelivered: (count: number) =>
      `الحيوان عند المشتري بتوقيعه، والطلب ليس «تم التسليم»: ${formatCount(count, ORDERS)}`,
    withoutPicture: (count: number) => `معروض بلا صورة: ${formatCount(count, ANIMALS)}`,
  },
  figures: {
    title: 'المتجر بالأرقام',
    products: 'إجمالي المنتجات',
    orders: 'إجمالي الطلبات',
    customers: 'إجمالي العملاء',
    sales: 'إجمالي المبيعات',
    salesNote: 'الطلبات المسلّمة وحدها',
  },
  actions: {
    title: 'إجراءات سريعة',
    addAnimal: 'إضافة حيوان',
    orders: 'عرض الطلبات',
    customers: 'إدارة العملاء',
    analytics: 'التحليل المالي',
  },
  latest: {
    title: 'آخر الطلبات',
    all: 'كل الطلبات',
    none: 'لا طلبات بعد. أول طلب يصل يظهر هنا وحده.',
    columns: {
      order: 'الطلب',
      customer: 'العميل',
      status: 'الحالة',
      amount: 'المبلغ',
    },
    needsConfirmation: 'يحتاج إلى تأكيد',
  },
  low: {
    title: 'يوشك أن ينفد',
    all: 'المخزون',
    none: 'المخزون جيد: لا منتج بخمس قطع أو أقل.',
    left: (count: number) => (count === 0 ? 'نفد' : `بقي ${count === 1 ? 'واحد' : count}`),
  },
  chart: {
    title: 'مبيعات آخر 14 يوماً',
    unit: 'ر.ع في اليوم',
    report: 'التقرير',
    sales: 'المبيعات',
    orders: 'الطلبات',
    today: 'اليوم',
    table: 'مبيعات كل يوم من آخر 14 يوماً',
    day: 'اليوم',
  },
  families: {
    title: 'المبيعات حسب الفئة',
    note: 'آخر 30 يوماً',
    none: 'لا مبيعات في آخر 30 يوماً.',
  },
  loading: 'جارٍ التحميل',
} as const
