// What the profile says about the account's safety: its password, and where one is signed in (Z-08).
import type { BrowserName, SystemName } from '#domain/accounts/device-name.ts'
import { DAY_MS } from '#domain/duration.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatDate } from '#text/format-date.ts'

const DEVICES: Counted = { one: 'جهاز واحد', two: 'جهازين', few: 'أجهزة', many: 'جهازاً', other: 'جهاز' }

const BROWSERS: Record<BrowserName, string> = {
  edge: 'إيدج',
  opera: 'أوبرا',
  samsung: 'متصفح سامسونج',
  firefox: 'فايرفوكس',
  chrome: 'كروم',
  safari: 'سفاري',
}

const SYSTEMS: Record<SystemName, string> = {
  android: 'أندرويد',
  iphone: 'آيفون',
  ipad: 'آيباد',
  windows: 'ويندوز',
  mac: 'ماك',
  linux: 'لينكس',
}

export const securityText = {
  title: 'الأمان',
  password: 'كلمة المرور',
  passwordWhy: 'عند تغييرها يُسجَّل خروج أجهزتك الأخرى.',
  change: 'تغيير كلمة المرور',
  firstWhy: 'تدخل بلا كلمة مرور، ويمكنك أن تضيف واحدة.',
  choose: 'إضافة كلمة مرور',
  everywhere: 'الأجهزة',
  /** Sessions, this one among them. */
  everywhereWhy: (sessions: number) =>
    sessions < 2
      ? 'أنت مسجّل الدخول على هذا الجهاز وحده.'
      : `أنت مسجّل الدخول على ${formatCount(sessions, DEVICES)}.`,
  everywhereUnknown: 'أخرِج حسابك من كل جهاز دخلت منه.',
  devices: 'أجهزتك',
  device: (browser: BrowserName | null, system: SystemName | null) =>
    browser && system
      ? `${BROWSERS[browser]} على ${SYSTEMS[system]}`
      : (browser && BROWSERS[browser]) || (system && SYSTEMS[system]) || 'جهاز غير معروف',
  thisDevice: 'هذا الجهاز',
  deviceSince: (since: string) => `دخلت منه في ${since}.`,
  /** A session notes its use once a day. */
  deviceUsed: (lastUsedAt: string, now: number) =>
    now - Date.parse(lastUsedAt) < DAY_MS
      ? 'استُخدم خلال اليوم الأخير.'
      : `آخر استخدام ${formatDate(lastUsedAt)}.`,
  endDevice: 'إنهاء',
  endDeviceNamed: (name: string) => `إنهاء الدخول من ${name}`,
  endingDevice: 'جارٍ الإنهاء…',
  deviceEnded: 'سُجّل خروج الجهاز',
  signOut: 'الخروج من كل الأجهزة',
  signingOut: 'جارٍ تسجيل الخروج…',
  signedOut: 'سُجّل خروجك من كل الأجهزة',
  signedOutWhy: 'سجّل الدخول من جديد متى شئت.',
  signOutFailed: 'لم يُسجَّل الخروج',
  current: 'كلمة المرور الحالية',
  currentMissing: 'اكتب كلمة مرورك الحالية.',
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  saved: 'تغيّرت كلمة مرورك',
  savedWhy: 'سُجّل خروج أجهزتك الأخرى، وأرسلنا تأكيداً إلى بريدك.',
  failed: 'حدث خطأ في تحديث كلمة المرور',
  forgotten: 'نسيت كلمتك الحالية؟',
  cancel: 'إلغاء',
  close: 'إغلاق',
  adminRule: '12 حرفاً على الأقل، فيها حرف كبير وحرف صغير ورقم ورمز.',
  sendLink: 'إرسال الرابط إلى بريدي',
  sending: 'جارٍ الإرسال…',
  linkWhy: 'نرسل رابطاً إلى بريدك، وتختار به كلمة مرور. ويبقى دخولك من دونها كما هو.',
  linkSent: 'أرسلنا الرابط إلى بريدك. إن لم يصلك فانظر في مجلد الرسائل غير المرغوبة.',
  linkFailed: 'حدث خطأ أثناء إرسال الرابط',
} as const
