// What /auth/callback says on the way back from Google (A-CB-*).
import { formatNumber } from '#text/format-number.ts'

export const callbackText = {
  title: 'تسجيل الدخول بجوجل',
  working: 'نُكمل تسجيل دخولك',
  steps: {
    starting: 'وصلتَ من جوجل، لحظة واحدة…',
    'signing-in': 'نتحقق من حسابك لدى جوجل…',
    profile: 'نجلب ملفك الشخصي…',
  },
  toAuth: 'العودة إلى تسجيل الدخول',
  failedTitle: 'لم يكتمل تسجيل الدخول',
  goingBack: 'نعيدك إلى صفحة تسجيل الدخول بعد لحظات.',
  doneTitle: (name: string) => (name ? `أهلاً ${name}` : 'أهلاً بك'),
  done: 'تم تسجيل الدخول بنجاح. ننقلك الآن…',
  goOn: 'المتابعة الآن',
  failed: 'حدث خطأ أثناء تسجيل الدخول بجوجل',
  noSession: 'لم يتم العثور على جلسة تسجيل دخول',
  sessionFailed: 'تعذّر التحقق من جلسة تسجيل الدخول',
  profileNotMade: 'تم تسجيل الدخول لكن حدث خطأ في إنشاء الملف الشخصي',
  profileNotRead: 'خطأ في جلب الملف الشخصي',
  errors: {
    access_denied: 'لم تكتمل الموافقة لدى جوجل، فلم نسجّل دخولك.',
    temporarily_unavailable: 'جوجل غير متاح الآن. حاول بعد قليل، أو سجّل الدخول بالبريد وكلمة المرور.',
    server_error: 'حدث خطأ لدى جوجل. حاول بعد قليل، أو سجّل الدخول بالبريد وكلمة المرور.',
  },
} as const

/** only where debug routes are on. */
export const callbackDebugText = {
  title: 'تفاصيل الفحص',
  path: 'المسار',
  nothing: 'لم يأتِ مع العنوان شيء.',
  hidden: (length: number) => `محجوب، طوله ${formatNumber(length)}`,
  strangeName: 'other',
  toGoogle: 'فحص الدخول بجوجل',
  toPersistence: 'فحص بقاء الجلسة',
} as const
