// The drawer of cash and the ledger of money as a file (F-06).
import { baisaOf } from '#domain/money.ts'
import { formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'

export const DRAWER_ERRORS = {
  remaining: 'لا يبقى في الصندوق أكثر مما عددته.',
} as const

export const JOURNAL_COLUMNS = [
  'رقم القيد',
  'يوم التسجيل',
  'الساعة',
  'يوم الحركة',
  'رقم الطلب',
  'مصدر الطلب',
  'النوع',
  'الطريقة',
  'المبلغ (ر.ع)',
  'المرجع',
  'سجّله',
] as const

export const JOURNAL_KINDS = { in: 'وصل', refund: 'رُدّ إلى العميل', counterEntry: 'إلغاء قيد' } as const

export const drawerText = {
  lead: 'ما يجب أن يكون في الصندوق نقداً، من قيود المدفوعات منذ آخر إقفال.',
  now: 'الصندوق الآن',
  since: (when: string) => `منذ إقفال ${when}`,
  notOpened: 'لم يُعدّ الصندوق بعد',
  notOpenedWhy: 'عُدّ ما فيه نقداً مرة، ثم يحسب المتجر ما يدخله ويخرج منه.',
  opening: 'كان فيه',
  cashIn: 'دخل نقداً',
  cashOut: 'خرج نقداً',
  expected: 'المفترض فيه',
  methods: 'كل ما وصل ورُدّ منذ آخر إقفال',
  columns: ['الطريقة', 'وصل (ر.ع)', 'رُدّ (ر.ع)'],
  open: 'عُدّ الصندوق',
  close: 'أقفل الصندوق',
  openTitle: 'عدّ الصندوق أول مرة',
  closeTitle: 'إقفال الصندوق',
  openWhat: 'من هذا العدّ يبدأ الحساب.',
  closeWhat: (expected: string) => `المفترض فيه ${expected}. عُدّ ما فيه واكتبه كما هو.`,
  counted: 'عددتُ فيه (ر.ع)',
  remaining: 'يبقى فيه (ر.ع)',
  remainingHint: 'والباقي تأخذه إلى البنك أو الخزنة.',
  note: 'ملاحظة',
  saving: 'جارٍ الإقفال…',
  closed: 'أُقفل الصندوق',
  opened: 'بدأ حساب الصندوق',
  changed: 'سُجّل مبلغ أو أُقفل الصندوق وأنت تعدّ، فتغيّر المفترض. راجع العدّ ثم أقفل.',
  matches: 'مطابق',
  differs: (difference: string) =>
    baisaOf(difference) > 0
      ? `زيادة ${formatRials(difference)}`
      : `نقص ${formatRials(difference.replace('-', ''))}`,
  closes: 'الإقفالات السابقة',
  noCloses: 'لا إقفالات بعد',
  noClosesWhy: 'يظهر هنا كل إقفال بما عُدّ وما كان مفترضاً ومن أقفله.',
  by: (who: string | null, when: string) => (who ? `${isolate(who)}، ${when}` : when),
  remained: (amount: string) => `بقي فيه ${amount}`,
  figures: (expected: string, counted: string) => `المفترض ${expected}، والمعدود ${counted}`,
  files: 'ملفات المحاسب',
  filesWhat: 'كل مبلغ وصل أو رُدّ بطلبه وطريقته ومن سجّله، وكل سطر من الفواتير والإشعارات الدائنة بضريبته.',
  from: 'من',
  to: 'إلى',
  payments: 'المدفوعات (CSV)',
  invoices: 'الفواتير (CSV)',
} as const
