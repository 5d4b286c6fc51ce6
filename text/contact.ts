// What the contact page says (S-CON-01..08).
import type { Priority } from '#domain/support.ts'
import { replyTime } from './reply-time.ts'

/** S-CON-04. */
export const PRIORITY_LABELS: Record<Priority, string> = {
  low: 'منخفضة',
  medium: 'متوسطة',
  high: 'عالية',
  urgent: 'عاجلة',
}

export const contactText = {
  title: (shop: string) => `تواصل معنا – ${shop}`,
  description: 'راسلنا ونرد عليك في أقرب وقت. أسئلة التوصيل والدفع والاسترجاع وأجوبتها في مكان واحد.',
  heading: 'تواصل معنا',
  lead: (replyHours: number) => `اسأل عن حيوان أو طلب أو أي شيء آخر. نرد ${replyTime(replyHours)}.`,
  form: {
    title: 'أرسل لنا رسالة',
    required: 'الحقول المحددة بعلامة (*) مطلوبة.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    emailHint: 'نرد عليك على هذا البريد.',
    phone: 'رقم الهاتف',
    phoneHint: 'إن كنت تفضّل أن نتصل بك.',
    subject: 'الموضوع',
    priority: 'الأولوية',
    message: 'الرسالة',
    submit: 'إرسال الرسالة',
    submitting: 'جارٍ الإرسال',
    kept: 'ما تكتبه محفوظ على هذا الجهاز حتى ترسله.',
    clear: 'مسح ما كتبته',
    noScript: 'لإرسال النموذج فعّل JavaScript في متصفحك.',
    notSent: (canCall: boolean) =>
      `لم تُرسل رسالتك بعد، وما كتبته محفوظ هنا. أعد الإرسال${canCall ? ' أو اتصل بنا:' : '.'}`,
    /** The label of a field that only programs see. */
    trap: 'اترك هذا الحقل فارغاً',
  },
  errors: {
    name: 'اكتب اسمك.',
    email: 'اكتب بريدك الإلكتروني لنرد عليك.',
    subject: 'اكتب موضوع الرسالة.',
    message: 'اكتب رسالتك.',
  },
  /** S-CON-02, S-CON-08: a toast's title and what it says, as the specification has them. */
  missing: 'بيانات ناقصة',
  missingWhat: 'يرجى ملء جميع الحقول المطلوبة المحددة بعلامة (*)',
  wrong: 'راجع الحقول المحددة',
  wrongWhat: 'بعض ما كتبته يحتاج إلى تصحيح.',
  failed: '⚠️ حدث خطأ',
  failedWhat: 'نعتذر، حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى أو التواصل معنا هاتفياً',
  /** L-01: where there is no telephone to call. */
  failedNoPhone: 'نعتذر، حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى',
  sent: {
    title: 'تم إرسال رسالتك بنجاح',
    promise: (replyHours: number) => `سنرد عليك ${replyTime(replyHours)}.`,
    number: 'رقم الرسالة',
    another: 'إرسال رسالة أخرى',
    browse: 'تصفّح المنتجات',
  },
  reach: {
    title: 'أسرع الطرق إلينا',
    call: 'اتصل بنا',
    whatsapp: 'واتساب',
    email: 'البريد الإلكتروني',
    address: 'موقعنا',
    hours: 'أوقات العمل',
  },
  faq: 'أسئلة يكثر طرحها',
  guide: 'دليل سياساتنا',
  guideMore: 'اقرأ المزيد',
  aboutOrder: (orderNumber: string) => `بخصوص الطلب ${orderNumber}`,
} as const
