// What the newsletter's list says.
import type { SubscriberState } from '#contract/admin/newsletter.ts'
import type { Counted } from '#text/format-count.ts'

export const SUBSCRIBER_STATE_LABELS: Record<SubscriberState, string> = {
  active: 'مشترك',
  waiting: 'بانتظار التأكيد',
  unsubscribed: 'ألغى الاشتراك',
  refused: 'يرفضه بريده',
}

export const SUBSCRIBER_COLUMNS = ['البريد الإلكتروني', 'الحالة', 'مصدر الموافقة', 'وقت الموافقة'] as const

export const SUBSCRIBERS: Counted = {
  zero: 'لا مشتركين',
  one: 'مشترك واحد',
  two: 'مشتركان',
  few: 'مشتركين',
  many: 'مشتركاً',
  other: 'مشترك',
}

export const newsletterListText = {
  list: 'المشتركون في النشرة',
  state: 'حالة الاشتراك',
  search: 'البريد الإلكتروني',
  export: 'تنزيل ملف CSV',
  exportWhat:
    'يفتحه إكسل بالعربية. راسل المشتركين وحدهم: من ينتظر التأكيد أو ألغى اشتراكه لم يأذن بالمراسلة.',
  empty: 'لا مشتركين بعد',
  emptyWhy: 'من يكتب بريده في المتجر ويؤكده يظهر هنا.',
  nothingFound: 'لا مشترك بهذه المواصفات',
  showAll: 'عرض الجميع',
  consentedAt: 'وافق في',
  confirmedAt: 'أكّد في',
  unsubscribedAt: 'ألغى في',
  refusedAt: 'رُفض في',
  write: 'كتابة نشرة',
  source: 'من',
  sources: { home: 'الصفحة الرئيسية', other: 'غير محدد' } as Record<string, string>,
} as const
