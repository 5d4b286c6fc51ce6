// What the diagnostics pages say (A-DBG-*). Names of variables, paths and calls stay as they are.
import type { CheckName, Diagnostics } from '#contract/admin/diagnostics.ts'
import type { SetUpSwitch } from '#contract/debug.ts'
import { formatCount, HOURS, MINUTES } from './format-count.ts'
import { formatDateTime } from './format-date.ts'
import { formatNumber } from './format-number.ts'

export const debugText = {
  other: 'صفحات الفحص الأخرى',
  again: 'افحص من جديد',
  asking: 'جارٍ الفحص…',
  failed: 'تعذّر الفحص',
  none: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  states: {
    ok: 'سليم',
    attention: 'يحتاج نظرة',
    failed: 'متعطّل',
    off: 'غير مفعّل',
    on: 'مفعّل',
    asking: 'جارٍ الفحص',
  },
  session: {
    title: 'الجلسة',
    state: 'الحالة',
    states: { loading: 'جارٍ السؤال', anonymous: 'زائر', authenticated: 'مسجّل الدخول' },
    unreachable: 'تعذّر السؤال',
    email: 'البريد الإلكتروني',
    id: 'رقم الحساب',
    role: 'الصلاحية',
    roles: { admin: 'مدير', customer: 'عميل' },
    hint: 'كعكة التلميح',
    hintThere: 'موجودة',
    hintMissing: 'غير موجودة',
    hintWhy: 'تلميح للعرض فقط، ولا تمنح صلاحية.',
    signIn: 'تسجيل الدخول',
  },
  profile: {
    title: 'الملف الشخصي',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    phone: 'الهاتف',
    address: 'العنوان',
    picture: 'الصورة',
    pictureKept: 'محفوظة',
    since: 'الحساب منذ',
    signsInBy: 'طريقة الدخول',
    ways: { password: 'كلمة المرور', google: 'جوجل' },
    empty: 'لم يُكتب',
    signedOut: 'لا ملف شخصي لزائر. سجّل الدخول أولاً.',
    open: 'فتح الملف الشخصي',
  },
  environment: {
    title: 'إعداد المتجر',
    mode: 'الوضع',
    modes: { development: 'تطوير', production: 'إنتاج' },
    version: 'إصدار المتجر',
    address: 'عنوان المتجر',
    processes: 'عدد العمليات',
    noSecrets: 'تظهر أسماء المتغيرات وحالتها فقط، ولا تظهر قيمة سرّية.',
  },
  browser: {
    title: 'المتصفح',
    language: 'اللغة',
    zone: 'المنطقة الزمنية',
    online: 'الشبكة',
    onlineYes: 'متصل',
    onlineNo: 'غير متصل',
    cookies: 'الكعكات',
    size: 'مقاس النافذة',
    theme: 'المظهر',
    themes: { light: 'فاتح', dark: 'داكن' },
    worker: 'عامل الخدمة',
    workerOn: 'يعمل',
    workerOff: 'لا يعمل',
    origin: 'العنوان المفتوح',
  },
  signIn: {
    title: 'تسجيل الدخول',
    lead: 'يستدعي واجهة المتجر نفسها، بكل حدودها ورسائلها.',
    done: 'تم تسجيل الدخول بنجاح',
    goingOn: 'ننقلك الآن…',
    goOn: 'المتابعة الآن',
    notAdmin: 'تم تسجيل الدخول، لكن هذا الحساب ليس مديراً.',
  },
  calls: {
    title: 'استدعاءات الواجهة',
    lead: 'تُسأل الواجهة مباشرة، ويظهر جوابها كما هو.',
    run: 'استدعِ الكل',
    running: 'جارٍ الاستدعاء…',
    notYet: 'لم تُسأل',
    unreachable: 'لا جواب',
    milliseconds: (value: number) => `${formatNumber(value)} م.ث`,
  },
  google: {
    title: 'الدخول بجوجل',
    state: 'الحالة',
    redirect: 'عنوان العودة المسجَّل لدى جوجل',
    scopes: 'ما يُطلب من جوجل',
    start: 'بداية الطريق',
  },
  persistence: {
    title: 'بقاء الجلسة',
    startedAt: 'بدأت',
    age: 'عمرها',
    renewedAt: 'آخر تجديد',
    endsAt: 'تنتهي',
    sessions: 'جلسات الحساب الآن',
    none: 'لا جلسة الآن.',
    reload: 'أعد التحميل واختبر',
    survived: 'بقيت الجلسة كما كانت بعد إعادة التحميل.',
    changed: 'تغيّرت الجلسة بعد إعادة التحميل.',
    local: 'المخزن الدائم',
    session: 'مخزن اللسان',
    storageTitle: 'ما يحفظه المتصفح',
    storageWhy: 'تظهر أسماء المفاتيح وأطوالها دون محتواها.',
    closed: 'المتصفح يمنع القراءة',
  },
  checks: {
    title: 'فحصا الإدارة',
    session: 'صلاحية الجلسة',
    sessionWhy: 'ما تقوله الجلسة عن حسابك',
    server: 'تحقق الخادم',
    passed: 'اجتاز',
    refused: 'مرفوض',
  },
  server: {
    title: 'حالة المتجر',
    latency: 'زمن الوصول',
    latencyWhy: 'من هذا الجهاز إلى المتجر وعودة',
    clockHere: 'ساعة هذا الجهاز',
    uptime: 'يعمل منذ',
    memory: 'الذاكرة',
    megabytes: (value: number) => `${formatNumber(value)} م.ب`,
    milliseconds: (value: number) => `${formatNumber(value)} م.ث`,
    seconds: (value: number) => `فرق ${formatNumber(value)} ث`,
    inStep: 'مطابقة',
  },
} as const

export const CHECK_NAMES: Record<CheckName, string> = {
  database: 'قاعدة البيانات',
  migrations: 'ترقيات الجداول',
  clock: 'ساعة قاعدة البيانات',
  queue: 'طابور المهام',
  mail: 'البريد',
  backup: 'النسخ الاحتياطي',
  google: 'جوجل',
}

/** What a check found, in one line. */
export const CHECK_FINDINGS: {
  [Name in CheckName]: (figures: NonNullable<Diagnostics['checks'][Name]['figures']>) => string
} = {
  database: ({ version, connections }) => `PostgreSQL ${version} · الاتصالات: ${formatNumber(connections)}`,
  migrations: ({ applied, known }) => `${formatNumber(applied)} من ${formatNumber(known)}`,
  clock: ({ secondsApart }) =>
    secondsApart === 0 ? debugText.server.inStep : debugText.server.seconds(secondsApart),
  queue: ({ waiting, late, failed }) =>
    `تنتظر: ${formatNumber(waiting)} · متأخرة: ${formatNumber(late)} · فشلت: ${formatNumber(failed)}`,
  mail: ({ by }) => (by === 'smtp' ? 'خادم SMTP يجيب' : 'تُكتب الرسائل في مجلد الصادر'),
  backup: ({ lastAt, megabytes, failed }) =>
    `${lastAt ? `آخر نسخة ${formatDateTime(lastAt)} · ${formatNumber(megabytes)} م.ب` : 'لا نسخة بعد'}${failed ? ' · فشلت آخر محاولة' : ''}`,
  google: () => 'خدمة الدخول',
}

export const SWITCH_NAMES: Record<SetUpSwitch, string> = {
  BASE_URL: 'اتصال آمن (https)',
  DATABASE_URL: 'قاعدة بيانات خارجية',
  SMTP_URL: 'خادم بريد',
  GOOGLE_CLIENT_ID: 'الدخول بجوجل',
  TRUSTED_PROXIES: 'وسطاء موثوقون',
  METRICS_TOKEN: 'رمز المقاييس',
  PAGE_CACHE: 'حفظ الصفحات العامة',
  RATE_LIMIT_SCALE: 'حدود المحاولات',
  DEBUG_ROUTES: 'صفحات الفحص',
}

/** «3 ساعات و5 دقائق» */
export function formatSpan(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return 'أقل من دقيقة'
  if (hours < 1) return formatCount(minutes, MINUTES)
  const rest = minutes % 60
  return rest === 0
    ? formatCount(hours, HOURS)
    : `${formatCount(hours, HOURS)} و${formatCount(rest, MINUTES)}`
}
