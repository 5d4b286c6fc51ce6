// What the list of accounts says (A-USR-01..04, A-ROLE-06, X-07, X-41, X-52).
import type { UserRole } from '#contract/admin/users.ts'
import type { LimitedRole } from '#domain/permissions.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { ORDERS } from './orders.ts'

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
  admin: 'المديرون',
  limited: 'الموظفون',
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
  customer: 'عميل',
  notVerified: 'لم يُفعَّل',
  verified: 'مفعّل',
  invited: 'دُعي إلى الفريق',
  never: 'لم يدخل بعد',
  /** X-41: the sentence of A-USR-04 is for developers only. */
  schema: {
    sentence: 'مشكلة في إعدادات الأمان للجدول. يرجى تشغيل سكريبت إصلاح RLS.',
    steps:
      'شغّل «npm run verify» ثم أعد تشغيل المتجر لتُطبَّق ترحيلات قاعدة البيانات، وابحث عن رقم الطلب الفني في السجل.',
  },
} as const

export const userDetailText = {
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
  ownAccount: 'هذا حسابك أنت. لا يغيّر أحد دوره بنفسه.',
  ownersOnly: 'يغيّر الأدوار مالك المتجر وحده.',
  toProfile: 'ملفك الشخصي',
  invitedUntil: (until: string) => `أُرسل إليه رابط لينضم إلى الفريق، ويصلح حتى ${until}.`,
} as const

/** The name of each action, its effect, and its success message. */
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
  invite: 'دعوة إلى الفريق',
  changeRole: 'تغيير الدور',
  /** T-03. */
  audit: 'ما فعله في المتجر',
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
  /** T-02. */
  factor: {
    action: 'إزالة التحقق بخطوتين',
    title: 'إزالة التحقق بخطوتين عن هذا الحساب؟',
    what: 'لمن ضاع هاتفه ولا رموز استرداد معه. تأكد أولاً أنه هو من يطلب ذلك، بمكالمة مثلاً. تنتهي جلساته، ويدخل بكلمة مروره وحدها حتى يفعّله من جديد، ويصله بريد بذلك.',
    confirm: 'إزالة',
    confirming: 'جارٍ الإزالة…',
    done: 'أُزيل التحقق بخطوتين',
  },
} as const

/** T-01: what somebody is in the shop, as an owner chooses it. */
export type RoleChoice = 'owner' | 'full' | LimitedRole | 'none'

export const roleText: Record<RoleChoice, { label: string; what: string }> = {
  owner: { label: 'مالك', what: 'كل شيء، ومعه أدوار الفريق كلها.' },
  full: { label: 'موظف بكامل الصلاحيات', what: 'كل شيء ما عدا أدوار الفريق.' },
  staff: {
    label: 'موظف',
    what: 'الطلبات والتحويلات والمخزون والرسائل. لا يرى أسعار التكلفة ولا التقارير ولا الإعدادات ولا حسابات العملاء.',
  },
  accountant: { label: 'محاسب', what: 'يرى الطلبات والمخزون والتكلفة والتقارير، ولا يغيّر شيئاً.' },
  none: { label: 'عميل', what: 'لا يدخل لوحة الإدارة. تبقى طلباته كما هي.' },
}

export const roleDialogText = {
  legend: 'الدور',
  change: {
    title: 'دوره في المتجر',
    what: 'تنتهي جلساته فوراً، ويدخل من جديد بدوره الجديد، ويصله بريد بذلك.',
    confirm: 'تغيير الدور',
    confirming: 'جارٍ التغيير…',
    done: 'تغيّر الدور',
  },
  invite: {
    title: 'دعوة إلى فريق المتجر',
    what: 'يصله بريد فيه رابط يصلح 48 ساعة. يختار به كلمة مرور قوية من 12 حرفاً على الأقل، ثم يدخل لوحة الإدارة بهذا الدور:',
    confirm: 'إرسال الدعوة',
    confirming: 'جارٍ الإرسال…',
    done: 'أُرسلت الدعوة بالبريد',
  },
} as const

/** A-ROLE-04, X-07. */
export const OWNER_PROTECTED = 'لا يمكن حذف المدير الرئيسي للنظام'
