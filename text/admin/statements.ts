// Matching a bank statement (F-05): why a line is sure, likely or open, and why a file cannot be read.
import type { RefusalOf } from '#contract/refusals.ts'
import { MAX_STATEMENT_LINES, type StatementColumn, type Unread } from '#domain/statements/bank-line.ts'
import type { Doubt, OpenNote, Support } from '#domain/statements/verdict.ts'
import { type Counted, formatCount } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

const SAVE_AS = 'صدّر الكشف من البنك بصيغة CSV أو Excel (XLSX)، ثم ارفعه من جديد.'

/** For a file that is something else. */
export const statementFileProblems = {
  formats: {
    workbook: `هذا ملف إكسل قديم أو من برنامج آخر. افتحه واختر «حفظ باسم» ونوع الملف XLSX، ثم ارفعه.`,
    locked: 'هذا الملف محمي بكلمة مرور. أزلها ثم ارفعه من جديد.',
    document: `هذا مستند، وليس كشف حساب. ${SAVE_AS}`,
    pdf: `هذا ملف PDF، ولا تُقرأ منه أعمدة. ${SAVE_AS}`,
    picture: `هذه صورة، وليست كشفاً. ${SAVE_AS}`,
    media: `هذا مقطع صوت أو فيديو. ${SAVE_AS}`,
    archive: 'هذا ملف مضغوط. فُكّ ضغطه، ثم ارفع الكشف الذي فيه.',
    pages: `هذه صفحة ويب سُمّيت باسم ملف إكسل. افتحها في إكسل واختر «حفظ باسم» ونوع الملف XLSX، ثم ارفعه.`,
  },
  unreadable: `لم نتمكن من قراءة حروف هذا الملف. ${SAVE_AS}`,
} as const

export const STATEMENT_PROBLEMS: Record<
  Exclude<RefusalOf<'statement-unreadable'>['reason'], 'format'>,
  string
> = {
  empty: 'لا نجد هنا أي عملية. اختر كشفاً فيه عمليات، أو الصق رسائل البنك كما هي.',
  'only-debits': 'كل العمليات هنا صادرة، ولا مبلغ دخل الحساب.',
  unclear: 'لا نعرف من هذا النص إن كانت المبالغ واردة أم صادرة. الصق رسالة البنك كاملة، أو ارفع الكشف ملفاً.',
  'too-many-lines': `في الكشف أكثر من ${formatNumber(MAX_STATEMENT_LINES)} سطر. صدّر مدة أقصر.`,
  'other-year': 'كل التواريخ هنا من سنة أخرى أو لم تأتِ بعد. تأكد من مدة الكشف، ثم صدّره من جديد.',
  'unpacked-too-large': 'هذا الملف أكبر كثيراً مما يبدو حين يُفك ضغطه. صدّر مدة أقصر، أو بصيغة CSV.',
  'broken-workbook': `تعذّر فتح ملف الإكسل هذا. ${SAVE_AS}`,
}

export const SUPPORT_TEXT: Record<Support, string> = {
  number: 'رقم الطلب في نص العملية',
  reference: 'رقم التحويل هو الذي ذكره العميل',
  amount: 'المبلغ مطابق',
  sum: 'المبلغ يساوي مجموع الطلبات',
  parts: 'تحويلات بالرقم نفسه تساوي المبلغ معاً',
  name: 'الاسم مطابق',
  only: 'لا طلب مفتوح غيره بهذا المبلغ',
  'reported-then': 'أُبلغ عنه في اليوم نفسه',
}

export const DOUBT_TEXT: Record<Exclude<Doubt, 'short' | 'over'>, string> = {
  'name-part': 'الاسم يشبهه فقط',
  'name-absent': 'اسم العميل ليس في نص العملية',
  'before-order': 'التحويل أقدم من الطلب',
  covered: 'سطر آخر في الكشف يغطي هذا الطلب',
  reversal: 'النص يقول إنه مبلغ مرتجع',
  'names-another': 'في النص رقم طلب آخر ليس مفتوحاً',
}

export const shortBy = (amount: string) => `ينقص ${amount}`
export const overBy = (amount: string) => `يزيد ${amount}`

export const OPEN_NOTE_TEXT: Record<OpenNote, string> = {
  'other-year': 'تاريخه من سنة أخرى أو لم يأتِ بعد.',
  'too-many': 'طلبات كثيرة بهذا المبلغ، ولا اسم ولا رقم يميّز بينها.',
  'names-another': 'رقم الطلب الذي فيه ليس لطلب ينتظر مالاً: ربما دُفع من قبل أو أُلغي.',
  nothing: 'لا طلب مفتوح بهذا المبلغ أو الاسم.',
}

export const UNREAD_TEXT: Record<Unread, string> = {
  date: 'التاريخ غير مفهوم',
  amount: 'المبلغ غير مفهوم',
  unclear: 'لا نعرف إن كان وارداً أم صادراً',
}

export const COLUMN_TEXT: Record<StatementColumn, string> = {
  date: 'التاريخ',
  description: 'البيان',
  reference: 'المرجع',
  credit: 'الدائن (وارد)',
  debit: 'المدين (صادر)',
  amount: 'المبلغ',
  direction: 'نوع الحركة',
  balance: 'الرصيد',
}

const LINES: Counted = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطراً', other: 'سطر' }
const TRANSFERS: Counted = {
  one: 'تحويلاً واحداً',
  two: 'تحويلين',
  few: 'تحويلات',
  many: 'تحويلاً',
  other: 'تحويل',
}

export const lineResultText = {
  taken: (by: string | null) =>
    by
      ? `اعتمد ${isolate(by)} هذا السطر قبلك. حدّث لترى ما صار إليه.`
      : 'اعتُمد هذا السطر قبلك. حدّث لترى ما صار إليه.',
} as const

export const countLines = (count: number) => formatCount(count, LINES)
export const countTransfers = (count: number) => formatCount(count, TRANSFERS)
