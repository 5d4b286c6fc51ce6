// What the room of questions without an answer says.
import type { QuestionsQuery } from '#contract/admin/questions.ts'
import { type Counted, formatCount } from '#text/format-count.ts'

export const QUESTIONS: Counted = {
  zero: 'لا أسئلة',
  one: 'سؤال واحد',
  two: 'سؤالان',
  few: 'أسئلة',
  many: 'سؤالاً',
  other: 'سؤال',
}

const TIMES: Counted = { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' }

export const QUESTION_STATES: Record<QuestionsQuery['state'], string> = {
  open: 'تنتظر جواباً',
  answered: 'أُجيب عنها',
  dismissed: 'لا تحتاج جواباً',
  all: 'الكل',
}

export const questionsText = {
  list: 'أسئلة بلا جواب',
  state: 'حالة الأسئلة',
  lead: 'ما سأل عنه الناس المساعد ولم يجد له جواباً. نحذف منها ما يدل على صاحبها.',
  asked: (times: number) => `سُئل ${formatCount(times, TIMES)}`,
  last: (ago: string) => `آخر مرة ${ago}`,
  empty: 'لا سؤال بلا جواب',
  emptyWhy: 'ما لا يعرفه المساعد يظهر هنا، فتعطيه جوابه.',
  nothingFound: 'لا أسئلة هنا',
  showAll: 'عرض كل الأسئلة',
  answer: 'أضف جواباً',
  dismiss: 'لا يحتاج جواباً',
  reopen: 'أعده إلى الانتظار',
  dismissed: 'لن يظهر بين ما ينتظر',
  reopened: 'عاد إلى الانتظار',
  failed: 'لم يُحفظ التغيير',
  dialog: {
    title: 'جواب جديد',
    lead: 'يظهر السؤال وجوابه في صفحة «تواصل معنا»، ويجيب به المساعد من يسأل مثله.',
    question: 'السؤال',
    questionHint: 'صُغه كما يفهمه الجميع.',
    answer: 'الجواب',
    most: (count: number) => `حتى ${count} حرف.`,
    save: 'إضافة الجواب',
    saved: 'أضفنا الجواب، والمساعد يعرفه الآن',
    changed: 'تغيّرت إعدادات المتجر بعد أن فتحت هذه النافذة. راجع الأرقام ثم احفظ مرة أخرى، ولن يضيع شيء.',
  },
} as const

export const QUESTIONS_ERRORS = {
  same: 'هذا السؤال بين الأسئلة الشائعة وله جواب. عدّل جوابه من الإعدادات.',
  full: 'بلغت الأسئلة الشائعة أقصى عددها. احذف سؤالاً من الإعدادات أولاً.',
} as const
