// What the frame of the back office says: sections, titles, the pieces that all its rooms share (A-SHELL-*).

/** A-SHELL-01, A-SHELL-04: a section's name in the navigation, and its title. */
export const SECTION_TEXT = {
  today: { label: 'اليوم', title: 'لوحة الإدارة' },
  orders: { label: 'الطلبات', title: 'إدارة الطلبات' },
  runs: { label: 'التوصيل', title: 'جولات التوصيل' },
  transfers: { label: 'مكتب التحويلات', title: 'مكتب التحويلات' },
  refunds: { label: 'مبالغ للعملاء', title: 'مبالغ مستحقة للعملاء' },
  returns: { label: 'المرتجعات', title: 'المرتجعات' },
  counter: { label: 'نقطة البيع', title: 'نقطة البيع' },
  drawer: { label: 'الصندوق', title: 'الصندوق والإقفال اليومي' },
  products: { label: 'المنتجات', title: 'إدارة الحيوانات والمنتجات' },
  passports: { label: 'سجل الحيوانات', title: 'سجلات الحيوانات' },
  categories: { label: 'الفئات', title: 'إدارة الفئات' },
  vouchers: { label: 'القسائم', title: 'القسائم' },
  users: { label: 'العملاء', title: 'إدارة العملاء' },
  inbox: { label: 'الرسائل', title: 'رسائل العملاء' },
  questions: { label: 'أسئلة بلا جواب', title: 'أسئلة بلا جواب' },
  reviews: { label: 'آراء العملاء', title: 'آراء العملاء' },
  newsletter: { label: 'النشرة البريدية', title: 'النشرة البريدية' },
  inventory: { label: 'المخزون', title: 'إدارة المخزون' },
  viewings: { label: 'المعاينات', title: 'معاينات الحيوانات' },
  wanted: { label: 'ينتظرون', title: 'من ينتظر ماذا' },
  analytics: { label: 'التقارير', title: 'التحليل المالي' },
  setup: { label: 'تجهيز المتجر', title: 'تجهيز المتجر' },
  settings: { label: 'الإعدادات', title: 'إعدادات المتجر' },
  audit: { label: 'سجل الإدارة', title: 'سجل الإدارة' },
} as const
export type SectionName = keyof typeof SECTION_TEXT

export const adminShellText = {
  navigation: 'أقسام الإدارة',
  group: { day: 'العمل اليومي', shop: 'المتجر' },
  openMenu: 'فتح قائمة الأقسام',
  menu: 'الأقسام',
  assistant: 'المساعد',
  toSite: 'عرض المتجر',
  signOut: 'تسجيل الخروج',
  signingOut: 'جارٍ تسجيل الخروج…',
  signOutFailed: 'لم تنتهِ جلستك',
  attention: (count: number) => (count > 0 ? `ما يحتاج إليك: ${count}` : 'لا شيء يحتاج إليك الآن'),
  waiting: 'ينتظرك:',
  documentTitle: (title: string, shop: string) => `${title} | ${shop}`,
  /** A-SHELL-07, A-SHELL-08. */
  failedTitle: 'خطأ في تحميل لوحة الإدارة',
  accountFailed: (reason: string) => `Authentication failed: ${reason}`,
  failedNext: 'أعد المحاولة، أو سجّل الدخول من جديد.',
  signIn: 'تسجيل الدخول',
  retry: 'إعادة المحاولة',
} as const

/** Said by lists, cards and dialogs of every room. */
export const adminListText = {
  search: 'بحث',
  clearSearch: 'مسح البحث',
  all: 'الكل',
  more: 'عرض المزيد',
  loadingMore: 'جارٍ التحميل…',
  shown: (shown: string, total: string) => `عرضنا ${shown} من ${total}`,
  loading: 'جارٍ التحميل',
  failed: 'تعذّر تحميل هذا الجزء',
  unreadOptions: 'تعذّرت قراءة القائمة.',
  requestId: 'رقم الطلب الفني',
  columns: 'الأعمدة',
  select: (name: string) => `تحديد ${name}`,
  selectAll: 'تحديد كل المعروض',
  cancelSelection: 'إلغاء التحديد',
  selected: 'المحدد',
  sortBy: (label: string) => `الترتيب حسب ${label}`,
  cancel: 'إلغاء',
  close: 'إغلاق',
  saving: 'جارٍ الحفظ…',
  removing: 'جارٍ الحذف…',
  actions: 'إجراءات',
  /** Two people at one record: the second is told, and nothing is overwritten silently. */
  conflict: {
    title: 'تغيّر هذا السجل قبل أن تحفظ',
    body: 'حفظ شخص آخر تعديلاً عليه بعد أن فتحته. لم نحفظ تعديلك، وما كتبته باقٍ أمامك.',
    show: 'اعرض النسخة الحالية',
    keep: 'احفظ تعديلي فوقها',
  },
} as const
