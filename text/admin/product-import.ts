// Items brought in from a file: what is wrong with it, what would happen, what happened.
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#domain/catalog/import-limits.ts'
import { type Counted, formatCount, ITEMS_GENITIVE, ITEMS_OBJECT, PIECES } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { formatRials } from '#text/format-price.ts'
import { isolate } from '#text/format-text.ts'

const ROWS: Counted = { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطراً', other: 'سطر' }
const ROWS_GENITIVE: Counted = { ...ROWS, two: 'سطرين' }

const SAVE_AS = 'افتحه في إكسل، ثم اختر «حفظ باسم» ونوع الملف «CSV UTF-8»، وارفعه من جديد.'
const BRING_CSV = 'هنا نقرأ ملف CSV: صدّر العناصر أو نزّل القالب، ثم ارفعه بعد تعديله.'

/** Why a file as a whole is refused. */
export const fileProblemText = {
  formats: {
    workbook: `هذا ملف إكسل، ونحن نقرأ CSV. ${SAVE_AS}`,
    locked: `هذا الملف محمي بكلمة مرور، فلا نستطيع فتحه. ${SAVE_AS}`,
    document: `هذا مستند، وليس جدول عناصر. ${BRING_CSV}`,
    pdf: `هذا ملف PDF، ولا يُقرأ منه جدول. ${BRING_CSV}`,
    picture: `هذه صورة. صور العناصر تُرفع من نموذج كل عنصر. ${BRING_CSV}`,
    media: `هذا مقطع صوت أو فيديو. ${BRING_CSV}`,
    archive: 'هذا ملف مضغوط. فُكّ ضغطه، ثم ارفع ملف CSV الذي فيه.',
    pages: `هذه صفحة ويب، وليست CSV. ${SAVE_AS}`,
  },
  unreadable: `لم نتمكن من قراءة حروف هذا الملف دون أن يضيع منها شيء. ${SAVE_AS}`,
  empty: 'لا عناصر في هذا الملف. تحت سطر العناوين سطر لكل عنصر.',
  noColumns:
    'لم نجد في السطر الأول عناوين نعرفها، مثل «رقم العنصر» و «الاسم بالعربية». ابدأ بملف التصدير أو بالقالب.',
  noKey: 'ينقص عمود «رقم العنصر» أو «الاسم بالعربية»، فلا نعرف أي عنصر يعنيه كل سطر.',
  twice: (heading: string) => `العمود «${isolate(heading)}» مكرر. أبقِ واحداً منهما.`,
  tooManyRows: `في الملف أكثر من ${formatNumber(MAX_IMPORT_ROWS)} سطر. قسّمه إلى ملفات أصغر.`,
  openQuote: (row: number) =>
    `علامة اقتباس فُتحت قرب السطر ${formatNumber(row)} ولم تُغلق، فلا نعرف أين ينتهي. أصلحها ثم ارفع الملف من جديد.`,
  rowTooLong: (row: number) =>
    `السطر ${formatNumber(row)} أطول من أن يكون عنصراً: فيه نص طويل جداً، أو علامة اقتباس فُتحت ولم تُغلق. أصلحه ثم ارفع الملف من جديد.`,
  brokeOff: 'توقف العمل قبل أن يكتمل، ولم يتغيّر شيء في المتجر. حاول مرة أخرى.',
} as const

/** What the owner should know of a file that was read. */
export const fileNoteText = {
  converted: {
    'windows-1256':
      'الملف محفوظ بالترميز العربي القديم (Windows-1256)، فحوّلناه. احفظه المرة القادمة «CSV UTF-8».',
    'utf-16': 'الملف محفوظ بترميز «Unicode Text»، فحوّلناه.',
  },
  unknownColumns: (headings: readonly string[]) =>
    `أعمدة لا نعرفها، وتركناها: ${headings.map((heading) => `«${isolate(heading)}»`).join('، ')}`,
  explanations: (count: number) =>
    `تركنا ${formatCount(count, { ...ROWS, one: 'سطراً واحداً', two: 'سطرين' })} للشرح والمثال.`,
  blank: (count: number) =>
    `تركنا ${formatCount(count, { ...ROWS, one: 'سطراً فارغاً واحداً', two: 'سطرين فارغين' })}، لا شيء فيها.`,
  listedOnly: (listed: number) => `سجّلنا أول ${formatNumber(listed)} ملاحظة فقط.`,
} as const

/** What is wrong in one row; the rest is said as beside the fields of the form. */
export const rowFaultText = {
  idInvalid: 'رقم العنصر غير صحيح. اتركه فارغاً لعنصر جديد.',
  idUnknown: 'لا عنصر بهذا الرقم. ربما حُذف بعد التصدير.',
  idTwice: (other: number) => `هذا الرقم في السطر ${formatNumber(other)} أيضاً. أبقِ واحداً منهما.`,
  rowTwice: (other: number) => `هذا السطر نسخة من السطر ${formatNumber(other)}. احذف أحدهما أو غيّره.`,
  codeTwice: (other: number) => `هذا الباركود في السطر ${formatNumber(other)} أيضاً. لكل عنصر باركود.`,
  nameTwice: (other: number) => `عنصر جديد بالاسم نفسه في السطر ${formatNumber(other)}. تأكد أنهما اثنان.`,
  nameKnown: (id: number) => `في المتجر عنصر بهذا الاسم (رقم ${id}). تأكد أنك تريد عنصراً آخر.`,
  changedMeanwhile: (columns: string) =>
    `تغيّر هذا العنصر بعد تصدير الملف، ولن نكتب فوقه: ${columns}. صدّر من جديد وأعد تعديلك.`,
  versionMissing: 'ينقص عمود «النسخة»، فلا نعرف إن غيّره شخص آخر. عدّل في ملف صدّرته من هنا.',
  quantityReadMissing:
    'تنقص «الكمية عند التصدير»، فلا نعرف كم زدت أو أنقصت. عدّل في ملف صدّرته من هنا، أو صحّح المخزون من صفحته.',
  typeMissing: 'اكتب نوع العنصر: حيوان حي، أو منتج أو مستلزمات.',
  choose: (words: readonly string[]) => `اكتب واحدة من هذه: ${words.join('، ')}.`,
  yesOrNo: 'اكتب نعم أو لا.',
  day: 'اكتب التاريخ هكذا: 2026-05-21',
  comma: 'لا نعرف إن كانت الفاصلة للكسور أم للآلاف. اكتب بالنقطة، مثل 1.125',
  region: (name: string) => `«${isolate(name)}» ليست من محافظات عُمان.`,
  categoryUnknown: 'لا فئة بهذا الاسم. أضفها في «الفئات»، أو اترك الخانة فارغة.',
  categoryTwice: 'أكثر من فئة بهذا الاسم. اكتب رقم الفئة.',
  speciesTwice: 'أكثر من نوع بهذا الاسم. اكتب رقم النوع.',
  lettersLost: 'ضاعت حروف من هذا النص عند حفظ الملف (صارت «?»). احفظه «CSV UTF-8» وارفعه من جديد.',
  tooManyCells: 'في هذا السطر خانات أكثر من العناوين. ربما فاصلة زائدة في نص.',
} as const

export const IMPORT_NOTE = (id: number) => `استيراد ملف رقم ${formatNumber(id)}`

/** The files that tell everything. */
export const FAULT_HEADINGS = ['السطر', 'العمود', 'القيمة', 'الملاحظة', 'النوع']
export const faultKind = (isWarning: boolean) => (isWarning ? 'تنبيه' : 'خطأ')
export const CHANGE_HEADINGS = ['السطر', 'رقم العنصر', 'العمود', 'كان', 'صار']

const ERRORS: Counted = {
  zero: 'لا أخطاء',
  one: 'خطأ واحد',
  two: 'خطآن',
  few: 'أخطاء',
  many: 'خطأً',
  other: 'خطأ',
}
const WARNINGS: Counted = {
  zero: 'لا تنبيهات',
  one: 'تنبيه واحد',
  two: 'تنبيهان',
  few: 'تنبيهات',
  many: 'تنبيهاً',
  other: 'تنبيه',
}

type RowCounts = { added: number; changed: number; unchanged: number }

/** «نضيف 3 عناصر ونعدّل عنصرين، وتبقى 120 عنصراً كما هي.» */
function describeWork(
  { added, changed }: Pick<RowCounts, 'added' | 'changed'>,
  [add, change]: [add: string, change: string],
  noun = ITEMS_OBJECT,
): string {
  return [
    added > 0 && `${add} ${formatCount(added, noun)}`,
    changed > 0 && `${change} ${formatCount(changed, noun)}`,
  ]
    .filter((part) => part !== false)
    .join(' و')
}

export const importText = {
  title: 'استيراد العناصر من ملف',
  back: 'العودة إلى العناصر',
  lead: 'عدّل ملف التصدير أو املأ القالب، ثم ارفعه هنا. نعرض عليك ما سيتغيّر أولاً، ولا نكتب شيئاً قبل موافقتك.',
  pick: 'اختيار ملف CSV',
  drop: 'أو اسحبه إلى هنا',
  dropNow: 'أفلِته هنا',
  limits: `CSV حتى ${formatNumber(MAX_IMPORT_BYTES / 1024 / 1024)} ميجابايت و ${formatNumber(MAX_IMPORT_ROWS)} سطر`,
  sending: 'جارٍ رفع الملف',
  how: 'كيف يعمل؟',
  rules: [
    'سطر فيه «رقم العنصر» يعدّل ذلك العنصر، وسطر بلا رقم يضيف عنصراً جديداً.',
    'العمود الذي تحذفه يبقى كما هو، فلا تُبقِ إلا ما تريد تعديله مع «رقم العنصر» و «النسخة».',
    'الكمية تُحسب بالفرق عن «الكمية عند التصدير»، فلا يضيع طلب وصل بينهما.',
    'إن غيّر شخص آخر عنصراً بعد التصدير نبّهناك ولم نكتب فوقه.',
    'كل الأسطر معاً أو لا شيء: خطأ واحد يوقف الملف كله حتى تصلحه.',
  ],
  template: 'تنزيل القالب',
  exportAll: 'تصدير كل العناصر',
  recent: 'آخر الملفات',
  recentFailed: 'تعذّر عرض آخر الملفات',
  by: (name: string, at: string) => `${isolate(name)}، ${at}`,
  nobody: 'حساب انتهى',
  open: (name: string) => `فتح ${isolate(name)}`,
  states: {
    checking: 'قيد الفحص',
    refused: 'لم يُقبل',
    ready: 'بانتظار موافقتك',
    writing: 'قيد الكتابة',
    done: 'اكتمل',
    failed: 'لم يكتمل',
    discarded: 'تُرك',
  },
  checking: 'نفحص الملف سطراً سطراً',
  writing: 'نكتب التغييرات',
  stays: 'يمكنك إغلاق هذه الصفحة: يستمر العمل، وتجد النتيجة هنا.',
  refusedTitle: 'لم نتمكن من قبول هذا الملف',
  failedTitle: 'لم يكتمل الاستيراد',
  failedRead: 'تعذّر عرض هذا الملف',
  another: 'ملف آخر',
  counts: { rows: 'الأسطر', added: 'جديد', changed: 'يتغيّر', unchanged: 'كما هو', faulty: 'فيه خطأ' },
  countsDone: { added: 'أُضيف', changed: 'تغيّر', unchanged: 'بقي كما هو' },
  unchanged: 'لا شيء يتغيّر: كل ما في الملف موجود في المتجر كما هو.',
  stale: 'تغيّر المتجر بعد المعاينة، فلم نكتب شيئاً. هذه معاينة جديدة: راجعها ثم وافق.',
  mustFix: (faulty: number) =>
    `في ${formatCount(faulty, ROWS_GENITIVE)} أخطاء. أصلحها في الملف ثم ارفعه من جديد؛ لم يتغيّر شيء في المتجر.`,
  will: (counts: RowCounts) =>
    `${describeWork(counts, ['نضيف', 'نعدّل'])}${counts.unchanged > 0 ? `، ويبقى الباقي (${formatNumber(counts.unchanged)}) كما هو` : ''}.`,
  confirm: (counts: RowCounts) => describeWork(counts, ['إضافة', 'تعديل'], ITEMS_GENITIVE),
  confirming: 'جارٍ البدء…',
  discard: 'ترك الملف',
  discarded: 'تركنا الملف، ولم يتغيّر شيء في المتجر.',
  done: 'اكتمل الاستيراد',
  doneWhat: (counts: RowCounts) =>
    counts.added + counts.changed === 0 ? 'لم يتغيّر شيء.' : `${describeWork(counts, ['أضفنا', 'عدّلنا'])}.`,
  toList: 'عرض العناصر',
  faults: (errors: number, warnings: number) =>
    [errors > 0 && formatCount(errors, ERRORS), warnings > 0 && formatCount(warnings, WARNINGS)]
      .filter((part) => part !== false)
      .join(' و'),
  faultsShown: (shown: number, all: number) => `عرضنا أول ${formatNumber(shown)} من ${formatNumber(all)}.`,
  downloadFaults: 'تنزيلها كلها CSV',
  changes: 'ما سيتغيّر',
  changesDone: 'ما تغيّر',
  changesShown: (shown: number, all: number) => `أول ${formatNumber(shown)} من ${formatNumber(all)}`,
  downloadChanges: 'تنزيل كل ما تغيّر CSV',
  additions: 'العناصر الجديدة',
  worth: (price: string) => formatRials(price),
  units: (count: number) => formatCount(count, PIECES),
  row: (row: number) => `السطر ${formatNumber(row)}`,
  wholeRow: 'السطر كله',
  emptyValue: 'فارغ',
  was: 'كان',
  becomes: 'يصير',
  error: 'خطأ',
  warning: 'تنبيه',
  columns: { row: 'السطر', column: 'العمود', value: 'القيمة', sentence: 'الملاحظة' },
  notesTitle: 'ملاحظات على الملف',
} as const
