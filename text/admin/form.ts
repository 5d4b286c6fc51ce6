// What the long forms of the back office say alike: what was typed and not saved, and leaving it.
import { formatDateTime } from '#text/format-date.ts'

export const formText = {
  draft: {
    title: (at: string) => `لديك مسودة لم تُحفظ من ${formatDateTime(at)}`,
    resume: 'استكمال المسودة',
    discard: 'تجاهل المسودة',
    older: 'تغيّر المحفوظ بعد كتابتها. نضع تعديلك على نسخته الحالية، ولا يضيع ما غيّره غيرك.',
  },
  changed: (fields: string) => `ما تغيّر: ${fields}`,
  signIn: 'سجّل الدخول في نافذة أخرى، ثم احفظ من هنا. ما كتبته باقٍ.',
  signInAction: 'تسجيل الدخول',
  leave: {
    title: 'الصور لم يكتمل رفعها',
    what: 'إن خرجت الآن توقف رفعها. ما كتبته يبقى مسودة على هذا الجهاز.',
    go: 'الخروج وإيقاف الرفع',
    going: 'جارٍ الخروج…',
  },
} as const
