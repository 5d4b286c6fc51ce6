// What /admin-simple says (A-DBG-03). X-37: the specification's English is the key, people read the Arabic.

export const simpleText = {
  title: 'ملخص الجلسة',
  loading: 'نتحقق من جلستك وملفك الشخصي…',
  steps: {
    session: 'الجلسة',
    profile: 'الملف الشخصي',
    rights: 'صلاحية المدير',
  },
  hello: (name: string) => (name ? `أهلاً ${name}` : 'أهلاً بك'),
  session: 'الجلسة',
  profile: 'الملف الشخصي',
  email: 'البريد الإلكتروني',
  name: 'الاسم',
  noName: 'لم يُكتب',
  role: 'الصلاحية',
  owner: 'المدير الرئيسي',
  admin: 'مدير',
  startedAt: 'بدأت',
  endsAt: 'تنتهي',
  sessions: 'جلسات الحساب الآن',
  accountSince: 'الحساب منذ',
  noSessionTitle: 'لا توجد جلسة',
  noSession: 'انتهت جلستك أو لم تسجّل الدخول بعد.',
  notAdminTitle: 'هذا الحساب ليس مديراً',
  notAdmin: 'حسابك الحالي لا يملك صلاحية الإدارة:',
  errorTitle: 'تعذّر التحقق من الجلسة',
  retry: 'إعادة المحاولة',
  signIn: 'تسجيل الدخول',
  toShop: 'إلى المتجر',
  toAdmin: 'لوحة الإدارة',
  newAdmin: 'إضافة مدير',
} as const

export const TIMEOUTS = {
  'Session timeout': 'تأخّر التحقق من الجلسة. تحقق من الإنترنت ثم أعد المحاولة.',
  'Profile timeout': 'تأخّر تحميل الملف الشخصي. تحقق من الإنترنت ثم أعد المحاولة.',
  'Session check timed out. Please try logging in again.':
    'انتهت مهلة التحقق من الجلسة. يرجى تسجيل الدخول مرة أخرى.',
} as const
export type TimeoutKey = keyof typeof TIMEOUTS
