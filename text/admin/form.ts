// What the long forms of the back office say alike: what was typed and not saved, and leaving it.
import { PHOTOS } from '#text/catalog/catalog.ts'
import { formatCount } from '#text/format-count.ts'
import { formatDateTime } from '#text/format-date.ts'

export const formText = {
  draft: {
    title: (at: string) => `لديك مسودة لم تُحفظ من ${formatDateTime(at)}`,
    resume: 'استكمال المسودة',
    discard: 'تجاهل المسودة',
    unsent: (count: number) =>
      `لم يكتمل رفع ${formatCount(count, { ...PHOTOS, two: 'صورتين' })}، ولا تبقى الصور في المسودة. اخترها من جديد.`,
    older: 'تغيّر المحفوظ بعد كتابتها. نضع تعديلك على نسخته الحالية، ولا يضيع ما غيّره غيرك.',
  },
  /** A warning, which does not prevent saving. */
  unsent: (count: number) =>
    `لم تُرفع بعد: ${formatCount(count, PHOTOS)}. أعد المحاولة أولاً، أو احفظ من دونها.`,
  changed: (fields: string) => `ما تغيّر: ${fields}`,
  leave: {
    title: 'الصور لم يكتمل رفعها',
    what: 'إن خرجت الآن توقف رفعها. ما كتبته يبقى مسودة على هذا الجهاز.',
    whatFailed: 'إن خرجت الآن اخترتها من جديد. ما كتبته يبقى مسودة على هذا الجهاز.',
    go: 'الخروج وإيقاف الرفع',
    goWithout: 'الخروج من دونها',
    going: 'جارٍ الخروج…',
  },
} as const
