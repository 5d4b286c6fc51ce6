// What the inbox says (E-MSG-01).
import type { InboxQuery } from '#contract/admin/inbox.ts'
import type { Counted } from '#text/format-count.ts'

export const MESSAGES: Counted = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}

export const INBOX_STATES: Record<InboxQuery['state'], string> = {
  open: 'تنتظر الرد',
  handled: 'منتهية',
  all: 'كل الرسائل',
}

export const inboxText = {
  list: 'الرسائل',
  state: 'حالة الرسائل',
  search: 'اسم أو بريد أو كلمة من الرسالة',
  empty: 'لا رسالة تنتظرك',
  emptyWhy: 'ما يكتبه الناس في صفحة التواصل يصل إلى هنا.',
  nothingFound: 'لا رسالة بهذه المواصفات',
  nothingFoundWhy: 'جرّب كلمة أخرى، أو اعرض كل الرسائل.',
  showAll: 'عرض كل الرسائل',
  choose: 'اختر رسالة لقراءتها والرد عليها.',
  priority: (label: string) => `الأولوية: ${label}`,
  answered: 'رُدّ عليها',
  done: 'منتهية',
  back: 'كل الرسائل',
} as const

export const messageText = {
  message: 'الرسالة',
  gone: 'لم نجد هذه الرسالة. ربما انتهى حساب صاحبها.',
  mail: 'بريد',
  call: 'اتصال',
  whatsapp: 'واتساب',
  whatsappWords: (name: string, shop: string) => `مرحباً ${name}، معك متجر ${shop} بخصوص رسالتك:`,
  mailSubject: (subject: string) => `رد: ${subject}`,
  account: 'حساب العميل',
  visitor: 'زائر بلا حساب',
  more: 'عرض الرسالة كاملة',
  less: 'عرض أقل',
  answers: 'ما رددنا به',
  answeredBy: (name: string) => `رد ${name}`,
  formerAdmin: 'مدير سابق',
  answer: 'ردّك',
  answerHint: 'يصل بالبريد من عنوان المتجر، وتُعدّ الرسالة منتهية.',
  answerMissing: 'اكتب ردّك أولاً.',
  kept: 'ما تكتبه محفوظ على هذا الجهاز حتى ترسله.',
  send: 'إرسال الرد',
  sending: 'جارٍ الإرسال…',
  sent: 'أُرسل الرد',
  sentTo: (email: string) => `إلى ${email}`,
  notSent: 'لم يُرسل الرد بعد، وما كتبته باقٍ أمامك.',
  finish: 'إنهاء بلا رد',
  finished: 'عُدّت الرسالة منتهية',
  reopen: 'إعادتها إلى الانتظار',
  reopened: 'عادت الرسالة إلى الانتظار',
  notChanged: 'لم تتغير حالة الرسالة',
  doneAt: (time: string) => `انتهت ${time}`,
} as const
