// Matching a bank statement (F-05): why a line is sure, likely or open.
import { MAX_STATEMENT_LINES, type StatementColumn, type Unread } from '#domain/statements/bank-line.ts'
import type { Doubt, OpenNote, Support } from '#domain/statements/verdict.ts'
import { type Counted, formatCount, ORDERS } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'
import { SAVE_AS } from '#text/statement-problems.ts'
import { ORDERS_OBJECT } from './orders.ts'

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
const LINES_OBJECT: Counted = { ...LINES, one: 'سطراً واحداً', two: 'سطرين' }
const TRANSFERS: Counted = {
  one: 'تحويل واحد',
  two: 'تحويلان',
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

const SURE: Counted = {
  one: 'تحويل واحد أكيد',
  two: 'تحويلان أكيدان',
  few: 'تحويلات أكيدة',
  many: 'تحويلاً أكيداً',
  other: 'تحويل أكيد',
}

export const STATEMENT_GROUPS = ['all', 'sure', 'likely', 'open', 'accepted'] as const
export type StatementGroup = (typeof STATEMENT_GROUPS)[number]

export const GROUP_TEXT: Record<StatementGroup, string> = {
  all: 'الكل',
  sure: 'أكيدة',
  likely: 'محتملة',
  open: 'مفتوحة',
  accepted: 'اعتُمدت',
}

export const statementsText = {
  title: 'مطابقة كشف الحساب',
  back: 'مكتب التحويلات',
  another: 'كشف آخر',
  lead: 'ارفع كشف البنك أو الصق رسائله، فنطابق كل مبلغ وارد بالطلبات التي تنتظر مالاً ونقول لك لماذا. لا يُعتمد شيء قبل أن تضغط.',
  pick: 'اختيار ملف الكشف',
  drop: 'أو اسحبه إلى هنا',
  dropNow: 'أفلِته هنا',
  limits: `CSV أو Excel (XLSX)، حتى 5 ميجابايت و ${formatNumber(MAX_STATEMENT_LINES)} سطر`,
  sending: 'نقرأ الكشف…',
  paste: 'أو الصق رسائل البنك أو جدول الكشف',
  pasteHint: 'كما هي، رسالة تحت رسالة.',
  pasteExample: 'تم إيداع 12.500 ر.ع في حسابك من…',
  read: 'مطابقة النص',
  how: 'كيف نطابق؟',
  rules: [
    'أكيد: رقم الطلب أو رقم التحويل أو الاسم كاملاً، والمبلغ بالبيسة، ولا طلب غيره يناسبه.',
    'محتمل: نعرض الطلبات التي قد يكون لها، وأنت تختار.',
    'مفتوح: لم نجد له طلباً، وتبحث عنه بنفسك إن كان من المتجر.',
    'السطر الذي رأيناه في كشف سابق نعرفه، فلا يُحسب مرتين.',
    'كل ما تعتمده يمكنك التراجع عنه.',
  ],
  recent: 'آخر الكشوف',
  recentFailed: 'تعذّر عرض آخر الكشوف',
  loadFailed: 'تعذّر عرض هذا الكشف',
  pasted: 'نص ملصق',
  by: (name: string, at: string) => `${isolate(name)}، ${at}`,
  nobody: 'حساب انتهى',
  openStatement: (name: string) => `فتح ${isolate(name)}`,
  acceptedOf: (accepted: number, all: number) => `اعتُمد ${formatNumber(accepted)} من ${formatNumber(all)}`,
  notRead: 'بانتظار الأعمدة',
  lines: (count: number) => formatCount(count, LINES),
  seen: (count: number) => `${formatCount(count, LINES)} من كشف سابق`,
  debits: (count: number) => `تركنا ${formatCount(count, LINES_OBJECT)} لمبالغ صادرة`,
  columns: (names: string) => `الأعمدة: ${names}`,
  change: 'غيّرها',
  columnsTitle: 'ما في كل عمود؟',
  columnsAsk: 'لا نعرف أي عمود فيه المبلغ الوارد. اختره مما يلي، ونتذكره لهذا البنك.',
  columnsWhat: 'نتذكر اختيارك لهذا البنك.',
  column: (place: number) => `العمود ${formatNumber(place)}`,
  nothing: 'لا نحتاجه',
  dateOrder: 'ترتيب التاريخ',
  dateOrders: { dmy: 'اليوم ثم الشهر', mdy: 'الشهر ثم اليوم' },
  save: 'قراءة الكشف من جديد',
  cancel: 'إلغاء',
  sheets: (names: string) => `قرأنا ورقة واحدة من ملف الإكسل، وتركنا: ${names}`,
  unread: (count: number) => `${formatCount(count, LINES)} لم نفهم ما فيها`,
  unreadRow: (row: number, why: string) => `السطر ${formatNumber(row)}: ${why}`,
  group: 'مجموعة الأسطر',
  list: 'أسطر الكشف',
  sure: (orders: number) => (orders > 1 ? `أكيدة، ${formatCount(orders, ORDERS)}` : 'أكيدة'),
  likely: 'محتملة',
  open: 'مفتوحة',
  accepted: 'اعتُمدت',
  seenLine: 'من كشف سابق',
  acceptedBy: (name: string | null, at: string) => (name ? `اعتمده ${isolate(name)}، ${at}` : at),
  noMatch: 'لا طلب يناسبه بعد.',
  choose: 'لأي طلب هذا المبلغ؟',
  confirm: (orders: number) => (orders > 2 ? 'اعتمد الطلبات' : orders === 2 ? 'اعتمد الطلبين' : 'اعتمد هذا'),
  yes: 'نعم، هذا هو',
  notThis: 'ليس هو',
  find: 'ابحث عن طلب',
  findOther: 'طلب آخر',
  findPlaceholder: 'رقم الطلب أو الاسم أو الهاتف',
  findFailed: 'تعذّر البحث. حاول مرة أخرى.',
  foundNothing: 'لا طلب بهذا البحث.',
  owes: (amount: string) => `باقٍ عليه ${amount}`,
  paidUp: 'مدفوع كاملاً',
  chosen: (count: number) =>
    `اعتمد المبلغ لـ ${count === 1 ? 'هذا الطلب' : formatCount(count, ORDERS_OBJECT)}`,
  accepting: 'جارٍ الاعتماد…',
  acceptSure: (count: number) => `اعتماد المؤكد (${formatNumber(count)})`,
  sureSum: (count: number, amount: string) => `${formatCount(count, SURE)} · ${amount}`,
  sureEffect: 'سبب كل واحد مكتوب معه. يصل كل عميل خبر، ويمكنك التراجع.',
  sureMore: 'هذه هي المعروضة فقط. اعرض المزيد لترى سبب الباقي.',
  acceptedSome: (count: number) => `اعتُمد ${formatCount(count, TRANSFERS)}`,
  refusedSome: (count: number) => `لم يُعتمد ${formatCount(count, TRANSFERS)}. السبب مكتوب مع كل سطر.`,
  failed: 'تعذّر الاعتماد',
  undo: 'تراجع',
  undoing: 'جارٍ التراجع…',
  undone: 'تراجعنا عن الاعتماد',
  undoFailed: 'تعذّر التراجع',
  more: 'عرض المزيد',
  shown: (shown: number, all: number) => `عرضنا ${formatNumber(shown)} من ${formatNumber(all)}`,
  empty: {
    all: { title: 'لا سطر ينتظر', why: 'كل ما دخل الحساب في هذا الكشف اعتُمد.' },
    sure: { title: 'لا سطر أكيد', why: 'ما بقي محتمل أو مفتوح، والقرار فيه لك.' },
    likely: { title: 'لا سطر محتمل', why: 'ما بقي أكيد أو مفتوح.' },
    open: { title: 'لا سطر مفتوح', why: 'لكل مبلغ طلب يناسبه.' },
    accepted: { title: 'لم يُعتمد شيء بعد', why: 'ما تعتمده من هذا الكشف يظهر هنا، ويمكنك التراجع عنه.' },
  },
} as const
