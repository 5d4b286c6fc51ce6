// The records of animals in the back office (H-01, H-02).
import type { EntryField, EntryKind, ExaminationFinding } from '#domain/animals/health-entry.ts'
import { groupedMicrochip } from '#domain/animals/microchip.ts'
import type { Origin, PassportField } from '#domain/animals/passport.ts'
import type { AnimalPaper, WantLevel } from '#domain/animals/species.ts'
import { VACCINE_TEXT } from '#text/animals/animal-record.ts'
import { ANIMALS, formatCount, MEASUREMENTS_GENITIVE } from '#text/format-count.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'
import { fromAgeText, PAPER_TEXT, RECORDS } from './species.ts'

export const papersText = (papers: readonly AnimalPaper[]) =>
  papers.map((paper) => PAPER_TEXT[paper]).join('، ')

export const ENTRY_KIND_TEXT: Record<EntryKind, string> = {
  vaccination: 'تطعيم',
  deworming: 'علاج الطفيليات',
  examination: 'فحص بيطري',
  weight: 'وزن',
}
export const FINDING_TEXT: Record<ExaminationFinding, string> = {
  healthy: 'سليم',
  'needs-care': 'يحتاج إلى عناية',
}
export const ORIGIN_TEXT: Record<Origin, string> = { bred: 'وُلد هنا', imported: 'مستورد' }

export const PASSPORT_LABELS: Record<PassportField | 'files', string> = {
  name: 'اسمه',
  speciesId: 'النوع',
  productId: 'يُباع ضمن',
  breed: 'السلالة',
  sex: 'الجنس',
  birthDate: 'تاريخ الميلاد',
  colour: 'اللون',
  marks: 'علامات تميّزه',
  microchip: 'رقم الشريحة الإلكترونية',
  ring: 'رقم الحلقة',
  origin: 'المنشأ',
  importPermit: 'رقم تصريح الاستيراد',
  healthCertificate: 'رقم الشهادة الصحية',
  citesPermit: 'رقم تصريح سايتس',
  motherId: 'الأم',
  fatherId: 'الأب',
  leftOn: 'غادر المتجر في',
  files: 'صور الأوراق',
}

export const ENTRY_LABELS: Record<EntryField | 'files', string> = {
  kind: 'ماذا تم؟',
  on: 'التاريخ',
  against: 'ضد',
  medicine: 'اسم الدواء أو اللقاح',
  batch: 'رقم التشغيلة',
  nextOn: 'الموعد التالي',
  clinic: 'العيادة',
  finding: 'النتيجة',
  weight: 'الوزن (جرام)',
  note: 'ملاحظة',
  files: 'صور الأوراق',
}

export const passportsText = {
  list: 'سجلات الحيوانات',
  counted: (count: number) => formatCount(count, RECORDS),
  add: 'سجل جديد',
  newTitle: 'سجل حيوان جديد',
  search: 'ابحث بالاسم أو الشريحة أو الحلقة',
  states: { here: 'في المتجر', left: 'غادرت', all: 'الكل' },
  state: 'أين هي؟',
  allSpecies: 'كل الأنواع',
  species: 'الأنواع',
  travel: 'قواعد السفر',
  born: (date: string) => `وُلد ${date}`,
  chip: (number: string) => `الشريحة ${isolate(groupedMicrochip(number))}`,
  ring: (number: string) => `الحلقة ${isolate(number)}`,
  left: (date: string) => `غادر ${date}`,
  complete: 'مكتمل',
  missing: (papers: readonly AnimalPaper[]) => `ينقص: ${papersText(papers)}`,
  requiredMissing: (papers: readonly AnimalPaper[]) => `شرط ناقص للعرض: ${papersText(papers)}`,
  notSold: 'ليس معروضاً للبيع',
  empty: 'لا سجلات بعد',
  emptyWhy: 'ابدأ سجلاً لكل حيوان يُباع وحده. الأسماك والهامستر تُباع بالعدد بلا سجلات.',
  nothingFound: 'لا سجل بهذه المواصفات',
  showAll: 'عرض كل السجلات',
  back: 'كل السجلات',
  sections: {
    identity: 'الهوية',
    origin: 'المنشأ والأوراق',
    sale: 'البيع',
    health: 'سجل الصحة',
    weight: 'الوزن',
  },
  edit: 'تعديل السجل',
  remove: 'حذف السجل',
  save: 'حفظ السجل',
  saved: 'حُفظ السجل',
  asked: { wanted: 'يُطلب لنوعه', required: 'شرط لعرضه' } satisfies Record<WantLevel, string>,
  wanted: {
    title: 'ما يُطلب لنوعه',
    progress: 'ما اكتمل من السجل',
    unread: 'تعذّرت قراءة الأنواع وما يُطلب لها',
    choose: 'اختر نوعه لترى ما يُطلب له',
    nothing: 'لا يُطلب لنوعه شيء',
    complete: 'اكتمل ما يُطلب لنوعه',
    parts: { identity: 'الهوية', papers: 'الأوراق', health: 'الصحة' },
    full: 'مكتملة',
    missing: 'ناقصة',
    notWanted: 'لا تُطلب',
    notAsked: (fromMonths: number) =>
      fromMonths === 0 ? 'لا يُطلب لنوعه' : `يُطلب ${fromAgeText(fromMonths)}`,
    count: (missing: number) => `ينقص ${formatNumber(missing)}`,
    there: 'في السجل',
    inHealth: 'ويُكتب في سجل الصحة بعد الحفظ',
  },
  unknown: 'غير معروف',
  choose: 'اختر',
  chooseSpecies: 'اختر النوع',
  noProduct: 'ليس ضمن عنصر',
  chipHint: '15 رقماً، تُكتب أو تُمسح بالقارئ.',
  chipFree: 'رقم سليم، ولا يحمله حيوان آخر.',
  scan: 'مسح بالكاميرا',
  scanWhat: 'وجّه الكاميرا إلى ملصق الشريحة حتى يُقرأ رقمها.',
  marksHint: 'بقعة أو ندبة أو لون عين يُعرف بها.',
  leftHint: 'اكتبه حين يغادر، بيعاً أو غيره. يبقى سجله هنا.',
  files: 'أوراقه',
  filesHint: 'لا يراها إلا فريق المتجر.',
  addFile: 'أضف صورة ورقة',
  file: (number: number) => `الورقة ${number}`,
  removeFile: (number: number) => `إزالة الورقة ${number}`,
  uploading: 'جارٍ رفع الصورة…',
  addEntry: 'أضف إلى السجل',
  newEntry: 'ما جرى لصحته',
  editEntry: 'تعديل ما كُتب',
  editOne: (what: string) => `تعديل ${what}`,
  removeOne: (what: string) => `حذف ${what}`,
  saveEntry: 'حفظ',
  entrySaved: 'أُضيف إلى السجل',
  entryFailed: 'لم يُحفظ',
  noEntries: 'لم يُكتب عن صحته شيء بعد.',
  next: (date: string) => `الموعد التالي ${date}`,
  overdue: (date: string) => `فات موعده: ${date}`,
  batch: (batch: string) => `تشغيلة ${isolate(batch)}`,
  against: (vaccine: string) => `تطعيم ضد ${vaccine}`,
  otherVaccine: (medicine: string) => `تطعيم: ${isolate(medicine)}`,
  weights: (count: number, first: string, last: string) =>
    `منحنى الوزن من ${formatCount(count, MEASUREMENTS_GENITIVE)}: من ${first} إلى ${last}.`,
  vaccines: VACCINE_TEXT,
  entryRemoval: {
    title: 'حذف ما كُتب؟',
    what: 'يُحذف من السجل مع صور أوراقه. ما تقوله صفحة المنتج يتبعه.',
    confirm: 'نعم، احذفه',
    done: 'حُذف من السجل',
    failed: 'لم يُحذف',
  },
  removal: {
    title: (name: string) => `حذف سجل ${isolate(name)}؟`,
    what: 'احذف سجلاً بُدئ خطأً فقط: تذهب معه أوراقه وما كُتب عن صحته. حيوان غادر المتجر يبقى سجله، فاكتب متى غادر.',
    confirm: 'نعم، احذفه',
    done: 'حُذف السجل',
    failed: 'لم يُحذف السجل',
  },
  tooMany: (records: number, expected: number) =>
    `سجلاته هنا ${records} وما بقي منه ${expected}. اكتب في سجل من غادر متى غادر.`,
  tooFew: (count: number) =>
    `بقي ${formatCount(count, ANIMALS)} بلا سجل، فلا تقول صفحته إن الجميع مُطعّم أو سليم.`,
  contradiction: {
    title: 'كُتب في العنصر غير ما في السجل',
    vaccinated: (typed: boolean) => `كُتب «${typed ? 'مطعّم' : 'غير مطعّم'}»، والسجل لا يقوله.`,
    healthStatus: (typed: string) => `كُتب ${isolate(`«${typed}»`)}، ولا فحص في السجل يثبته.`,
    shown: 'تعرض صفحته ما في السجل وحده.',
  },
  ofItem: {
    title: 'سجل الحيوان',
    what: 'لكل حيوان من هذا العنصر سجله. «مطعّم» و«الحالة الصحية» يتبعانه.',
    add: 'أضف سجلاً',
    save: 'احفظ العنصر أولاً، ثم ابدأ سجل الحيوان.',
    noSpecies: 'حدّد النوع ليعرف المتجر ما يُطلب قبل البيع.',
  },
  fromRecord: 'من سجل الحيوان',
} as const
