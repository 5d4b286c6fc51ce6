// What the list of accounts says (A-USR-01..04, A-ROLE-06, X-07, X-41, X-52).
import type { UserRole } from '#contract/admin/users.ts'
import { ORDERS } from '#text/admin/orders.ts'
import { type Counted, formatCount } from '#text/format-count.ts'

export const ACCOUNTS: Counted = {
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: 'حسابات',
  many: 'حساباً',
  other: 'حساب',
}

export const ROLE_LABELS: Record<UserRole, string> = {
  all: 'الكل',
  customer: 'العملاء',
  admin: 'المدراء',
  ended: 'حسابات انتهت',
}

export const usersText = {
  list: 'الحسابات',
  role: 'نوع الحساب',
  search: 'الاسم أو البريد أو الهاتف',
  addAdmin: 'مدير جديد',
  nothingFound: 'لا حساب بهذه المواصفات',
  nothingFoundWhy: 'جرّب جزءاً من الاسم أو البريد أو رقم الهاتف، أو اعرض كل الحسابات.',
  showAll: 'عرض كل الحسابات',
  columns: {
    name: 'الاسم',
    state: 'الحساب',
    orders: 'الطلبات',
    spent: 'مشتريات سُلّمت',
    joined: 'انضم',
    lastSignIn: 'آخر دخول',
    actions: 'إجراءات',
  },
  ended: 'حساب انتهى',
  owner: 'المدير الرئيسي',
  admin: 'مدير',
  customer: 'عميل',
  notVerified: 'لم يُفعَّل',
  verified: 'مفعّل',
  invited: 'دُعي ليكون مديراً',
  never: 'لم يدخل بعد',
  /** X-41: A-USR-04's own sentence is for who runs the shop on their own machine. */
  schema: {
    sentence: 'مشكلة في إعدادات الأمان للجدول. يرجى تشغيل سكريبت إصلاح RLS.',
    steps:
      'شغّل «npm run verify» ثم أعد تشغيل المتجر لتُطبَّق ترحيلات قاعدة البيانات، وابحث عن رقم الطلب الفني في السجل.',
  },
} as const

export const userDetailText = {
  close: 'إغلاق',
  title: 'بيانات الحساب',
  mail: 'بريد',
  call: 'اتصال',
  whatsapp: 'واتساب',
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  endedAt: 'انتهى',
  activation: 'تفعيل البريد',
  orders: 'آخر الطلبات',
  allOrders: 'كل طلباته',
  noOrders: 'لم يطلب شيئاً بعد.',
  rights: 'الصلاحيات',
  endedNote: 'انتهى هذا الحساب وأُزيل منه كل ما يدل على صاحبه. طلباته باقية في السجلات بلا اسم.',
  ownAccount: 'هذا حسابك أنت.',
  toProfile: 'ملفك الشخصي',
  invitedUntil: (until: string) => `أُرسل إليه رابط ليصبح مديراً، ويصلح حتى ${until}.`,
} as const

/** What each action is called, what it does, and what is said when it is done. */
export const userActions = {
  remove: {
    action: 'حذف الحساب',
    /** A-USR-02. */
    title: 'هل أنت متأكد من حذف هذا المستخدم؟',
    what: (orders: number) =>
      `يُحذف اسمه وبريده وهاتفه وعنوانه ورسائله واشتراكه في النشرة، وتنتهي جلساته فوراً، ويصله بريد بذلك. ${
        orders > 0 ? `تبقى طلباته في السجلات بلا اسم (${formatCount(orders, ORDERS)}).` : 'ليست له طلبات.'
      } لا يمكن التراجع عن هذا.`,
    confirm: 'حذف الحساب',
    confirming: 'جارٍ الحذف…',
    done: 'حُذف الحساب',
    /** A-USR-03. */
    failed: (why: string) => `خطأ في حذف المستخدم: ${why}`,
  },
  invite: {
    action: 'دعوة ليكون مديراً',
    title: 'دعوة هذا العميل ليكون مديراً؟',
    what: 'يصله بريد فيه رابط يصلح 48 ساعة. يختار به كلمة مرور قوية من 12 حرفاً على الأقل، ثم يدخل لوحة الإدارة ويرى كل الطلبات والعملاء ويعدّل كل شيء في المتجر.',
    confirm: 'إرسال الدعوة',
    confirming: 'جارٍ الإرسال…',
    done: 'أُرسلت الدعوة بالبريد',
  },
  inviteAgain: 'إرسال الدعوة من جديد',
  withdraw: {
    action: 'سحب الدعوة',
    title: 'سحب الدعوة؟',
    what: 'لن يصلح الرابط الذي وصله بعد الآن. يبقى حسابه حساب عميل كما هو.',
    confirm: 'سحب الدعوة',
    confirming: 'جارٍ السحب…',
    done: 'سُحبت الدعوة',
  },
  signOut: {
    action: 'إنهاء جلساته',
    title: 'إنهاء كل جلسات هذا الحساب؟',
    what: 'يخرج فوراً من كل أجهزته، ويدخل من جديد بكلمة مروره أو بجوجل. لا يتغيّر في حسابه شيء.',
    confirm: 'إنهاء الجلسات',
    confirming: 'جارٍ الإنهاء…',
    done: 'انتهت جلساته',
  },
  demote: {
    action: 'سحب صلاحيات الإدارة',
    title: 'سحب صلاحيات الإدارة من هذا المدير؟',
    what: 'تنتهي جلساته فوراً ولا يدخل لوحة الإدارة بعد الآن. يبقى حسابه حساب عميل، ويصله بريد بذلك.',
    confirm: 'سحب الصلاحيات',
    confirming: 'جارٍ السحب…',
    done: 'سُحبت صلاحيات الإدارة',
  },
} as const

/** A-ROLE-04, X-07. */
export const OWNER_PROTECTED = 'لا يمكن حذف المدير الرئيسي للنظام'
