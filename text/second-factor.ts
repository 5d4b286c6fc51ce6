// What is said of the second step of a sign-in (T-02): where it is asked for, set up and switched off.
import { type Counted, formatCount } from './format-count.ts'
import { formatDate } from './format-date.ts'
import { isolate } from './format-text.ts'

export const RECOVERY_CODES: Counted = {
  zero: 'لا رموز استرداد',
  one: 'رمز استرداد واحد',
  two: 'رمزا استرداد',
  few: 'رموز استرداد',
  many: 'رمز استرداد',
  other: 'رمز استرداد',
}

export const secondFactorText = {
  needsPassword: 'هذا حساب من حسابات إدارة المتجر، فلا يكفيه الرمز. ادخل بكلمة المرور.',
  wrongCode: 'الرمز غير صحيح أو استُعمل من قبل. اكتب الرمز الذي يظهر في التطبيق الآن.',
  wrongMailedCode: 'الرمز غير صحيح أو انتهت مدته. اكتب آخر رمز وصلك، أو اطلب رمزاً جديداً.',
  wrongFirstCode: 'الرمز غير صحيح. اكتب الرمز الذي يظهر في التطبيق الآن، وتأكد من ضبط ساعة هاتفك تلقائياً.',

  // Signing in.
  title: 'بقيت خطوة واحدة',
  lead: 'افتح تطبيق المصادقة في هاتفك، واكتب الرمز الذي يظهر فيه لحسابك هنا.',
  code: 'الرمز من 6 أرقام',
  enter: 'ادخل',
  entering: 'جارٍ الدخول…',
  byRecovery: 'ليس هاتفي معي: أستعمل رمز استرداد',
  recoveryLead: 'اكتب رمزاً من رموز الاسترداد التي حفظتها عند التفعيل. كل رمز يصلح مرة واحدة.',
  recovery: 'رمز الاسترداد',
  recoveryMissing: 'اكتب الرمز كاملاً: 24 حرفاً ورقماً.',
  byApp: 'أستعمل الرمز من التطبيق',
  lost: 'لا هاتف ولا رموز؟ يزيل مالك المتجر التحقق بخطوتين عن حسابك، ثم تدخل بكلمة مرورك.',
  startOver: 'البدء من جديد',

  // In the profile.
  name: 'التحقق بخطوتين',
  offWhy: 'خطوة ثانية عند الدخول: رمز من هاتفك بعد كلمة المرور. من عرف كلمتك وحدها لا يدخل.',
  onSince: (since: string, codes: number) =>
    `منذ ${formatDate(since)}. بقي لك ${formatCount(codes, RECOVERY_CODES)}.`,
  fewCodes: 'رموز الاسترداد أوشكت أن تنفد. أنشئ رموزاً جديدة واحفظها.',
  on: 'مفعّل',
  dueTitle: 'فعّل التحقق بخطوتين لتصل إلى لوحة الإدارة',
  due: 'طلبه مالك المتجر من كل الفريق. يأخذ دقيقتين، وتحتاج إلى هاتفك.',
  setUp: 'تفعيل',
  move: 'نقله إلى هاتف آخر',
  newCodes: 'رموز استرداد جديدة',
  off: 'إيقاف',
  requiredNote: 'يطلبه مالك المتجر من كل الفريق، فلا يُوقف.',
  cancel: 'إلغاء',
  goOn: 'متابعة',
  checking: 'جارٍ التحقق…',

  // Each dialog: who it is, once more.
  proofWhy: 'للتأكد أنك أنت.',
  password: 'كلمة مرورك',
  passwordMissing: 'اكتب كلمة المرور.',
  withCode: 'أؤكد برمز من التطبيق',
  withPassword: 'أؤكد بكلمة المرور',
  proofCode: 'رمز التطبيق، أو رمز استرداد',
  mailProof: (email: string) => `نرسل إلى ${isolate(email)} رمزاً من 6 أرقام، للتأكد أنك أنت.`,
  sendCode: 'أرسل الرمز',
  sendingCode: 'جارٍ إرسال الرمز…',
  sentCode: (email: string) => `أرسلناه إلى ${isolate(email)}. صالح 10 دقائق.`,
  sendAgain: 'أرسل رمزاً جديداً',
  codeMissing: 'اكتب الرمز.',
  setUpTitle: 'تفعيل التحقق بخطوتين',
  moveTitle: 'نقله إلى هاتف آخر',
  moveWhy: 'يتوقف الهاتف السابق ورموز الاسترداد السابقة عن العمل.',
  codesTitle: 'رموز استرداد جديدة',
  codesWhy: 'تتوقف الرموز السابقة كلها عن العمل.',
  offTitle: 'إيقاف التحقق بخطوتين',
  offWarning: 'تكفي كلمة المرور وحدها للدخول إلى حسابك بعدها.',
  confirmOff: 'إيقاف التحقق بخطوتين',
  offDone: 'توقف التحقق بخطوتين',

  scanTitle: '1. امسح الرمز بتطبيق المصادقة',
  scanWhy: 'مثل Google Authenticator أو Microsoft Authenticator أو تطبيق كلمات المرور في هاتفك.',
  qr: 'رمز QR لتطبيق المصادقة',
  onThisPhone: 'التطبيق على هذا الجهاز؟ افتحه مباشرة',
  byHand: 'أو اكتب هذا المفتاح في التطبيق:',
  copyKey: 'مفتاح الإعداد',
  typeTitle: '2. اكتب الرمز الذي يظهر فيه',
  confirm: 'تفعيل',
  confirming: 'جارٍ التفعيل…',
  failed: 'لم يتغيّر شيء',

  doneTitle: 'احفظ رموز الاسترداد',
  done: 'فُعّل التحقق بخطوتين، وسُجّل خروج أجهزتك الأخرى.',
  renewed: 'هذه رموزك الجديدة.',
  keep: 'إن ضاع هاتفك فهذه طريقك إلى حسابك. كل رمز يصلح مرة واحدة، ولن تظهر هنا ثانية.',
  codes: 'رموز الاسترداد',
  copyCodes: 'رموز الاسترداد',
  print: 'طباعة',
  printTitle: (shop: string) => `رموز الاسترداد: ${shop}`,
  saved: 'حفظتها',
} as const

/** What the owner says of the whole team, in the office. */
export const teamFactorText = {
  title: 'التحقق بخطوتين للفريق',
  why: 'رمز من الهاتف بعد كلمة المرور، لكل من له دور في المتجر.',
  counted: (some: number, all: number) =>
    some === all
      ? 'فعّله كل الفريق.'
      : `فعّله ${some} من ${all}. من لم يفعّله لا يصل إلى لوحة الإدارة حتى يفعّله.`,
  countedFree: (some: number, all: number) =>
    some === all ? 'فعّله كل الفريق، وهو اختياري الآن.' : `فعّله ${some} من ${all}، وهو اختياري الآن.`,
  require: 'مطلوب من كل الفريق',
  required: 'صار التحقق بخطوتين مطلوباً',
  free: 'صار التحقق بخطوتين اختيارياً',
  failed: 'لم يتغيّر شيء',
  toProfile: 'الأمان في ملفك الشخصي',
  badge: 'بخطوتين',
} as const
