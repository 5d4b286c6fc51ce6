// What is said of writing and sending the newsletter (W-11).
import { type Counted, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'
import { SUBSCRIBERS } from './newsletter.ts'

const OF_SUBSCRIBERS: Counted = {
  one: 'مشترك واحد',
  two: 'مشتركَين',
  few: 'مشتركين',
  many: 'مشتركاً',
  other: 'مشترك',
}

export const newsletterIssueErrors = {
  subject: 'اكتب عنواناً للنشرة. هو أول ما يراه المشترك.',
  text: 'النشرة فارغة. اكتب فيها ولو سطراً واحداً.',
} as const

export const newsletterIssueText = {
  title: 'النشرة',
  back: 'المشتركون',
  write: 'النشرة القادمة',
  subject: 'العنوان',
  text: 'النص',
  textHint: 'نص عادي: تصل الأسطر كما كتبتها، والرابط يُكتب كما هو.',
  unsaved: 'لم تُحفظ بعد',
  saving: 'تُحفظ المسودة…',
  saved: 'حُفظت المسودة',
  notSaved: 'لم تُحفظ المسودة على الخادم. ما كتبته محفوظ في هذا الجهاز.',
  retry: 'احفظ الآن',
  wasSent: 'أُرسلت هذه النشرة',
  wasSentWhy: 'أُرسلت من نافذة أخرى أو جهاز آخر. ما كتبته محفوظ في هذا الجهاز، ولا يُرسل إلى أحد.',
  beginEmpty: 'ابدأ نشرة جديدة',
  beginWithThese: 'ابدأ نشرة جديدة بما كتبته',
  preview: 'أرسل إليّ',
  previewing: 'جارٍ الإرسال…',
  previewed: (email: string) => `أُرسلت إلى ${isolate(email)} وحدك`,
  send: 'أرسل إلى الجميع',
  receivers: (count: number) =>
    count === 0
      ? 'لا مشتركين أكدوا بريدهم بعد.'
      : `تصل إلى كل من أكد بريده: ${formatCount(count, SUBSCRIBERS)}.`,
  confirmTitle: (count: number) => `إرسال النشرة إلى ${formatCount(count, OF_SUBSCRIBERS)}؟`,
  confirmWhat: (subject: string) =>
    `«${isolate(subject)}» تصل كل مشترك مرة واحدة، ولا تُسترد بعد وصولها. يمكنك إيقاف ما لم يُرسل منها.`,
  confirm: 'أرسل إلى الجميع',
  sending: 'جارٍ الإرسال…',
  started: 'بدأ الإرسال',
  sent: 'ما أُرسل',
  noneSent: 'لم تُرسل نشرة بعد',
  noneSentWhy: 'ما ترسله يظهر هنا، ومعه كم وصل وكم رُفض.',
  states: { sending: 'يُرسل الآن', finished: 'اكتمل', stopped: 'أُوقف' },
  progress: (done: number, all: number) => `أُنجز ${done} من ${all}`,
  counts: {
    sent: 'أُرسلت',
    waiting: 'تنتظر',
    notSent: 'لم تُرسل',
    refused: 'رفضها بريدهم',
    left: 'ألغوا قبلها',
    unsure: 'انقطعت',
  },
  unsureWhy: 'انقطع الإرسال في لحظتها فلا يُعرف هل وصلت. لا نعيدها، كي لا تصل أحداً مرتين.',
  refusedWhy: 'من قال خادم بريده إن عنوانه غير موجود لا تُرسل إليه النشرة التالية.',
  stop: 'أوقف الإرسال',
  stopTitle: 'إيقاف إرسال النشرة؟',
  stopWhat: (waiting: number) =>
    `لا تُرسل إلى من ينتظر: ${formatCount(waiting, SUBSCRIBERS)}. ما أُرسل لا يُسترد، ولا يُستأنف ما أُوقف.`,
  stopping: 'جارٍ الإيقاف…',
  showText: 'النص',
  failed: 'تعذّرت قراءة النشرة',
} as const
