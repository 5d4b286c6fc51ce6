// The room of species in the back office (H-01).
import {
  type AnimalPaper,
  type CitesAppendix,
  type Keeping,
  SPECIES_LIMITS,
  type SpeciesFault,
  type SpeciesFaults,
  type WantLevel,
} from '#domain/animals/species.ts'
import { type Counted, formatCount, MONTHS } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'
import { sentencesOf } from '#text/sentences-of.ts'

export const RECORDS: Counted = {
  zero: 'لا سجلات',
  one: 'سجل واحد',
  two: 'سجلان',
  few: 'سجلات',
  many: 'سجلاً',
  other: 'سجل',
}
const SPECIES: Counted = { one: 'نوع واحد', two: 'نوعان', few: 'أنواع', many: 'نوعاً', other: 'نوع' }
/** «من عمر شهرين» */
const MONTHS_OF_AGE: Counted = { ...MONTHS, two: 'شهرين' }
export const fromAgeText = (months: number) => `من عمر ${formatCount(months, MONTHS_OF_AGE)}`
const ITEMS: Counted = {
  one: 'عنصر معروض',
  two: 'عنصران معروضان',
  few: 'عناصر معروضة',
  many: 'عنصراً معروضاً',
  other: 'عنصر معروض',
}

export const PAPER_TEXT: Record<AnimalPaper, string> = {
  birthDate: 'تاريخ الميلاد',
  microchip: 'الشريحة الإلكترونية',
  ring: 'الحلقة',
  origin: 'المنشأ وأوراق الاستيراد',
  rabies: 'تطعيم السعار',
  vaccination: 'تطعيم واحد على الأقل',
  examination: 'فحص بيطري',
  citesPermit: 'رقم تصريح سايتس',
}

export const WANT_TEXT: Record<WantLevel, string> = { wanted: 'مطلوب بتنبيه', required: 'شرط للعرض' }
const KEEPING_TEXT: Record<Keeping, string> = { single: 'سجل لكل حيوان', lot: 'بالعدد، بلا سجلات' }
const CITES_TEXT: Record<CitesAppendix, string> = {
  I: 'الملحق الأول',
  II: 'الملحق الثاني',
  III: 'الملحق الثالث',
}

export const speciesText = {
  list: 'الأنواع',
  counted: (count: number) => formatCount(count, SPECIES),
  add: 'نوع جديد',
  edit: (name: string) => `تعديل ${isolate(name)}`,
  editShort: 'تعديل',
  remove: (name: string) => `حذف ${isolate(name)}`,
  newTitle: 'نوع جديد',
  editTitle: 'ما يشترطه النوع',
  save: 'حفظ النوع',
  saved: 'حُفظ النوع',
  failed: 'لم يُحفظ النوع',
  lead: 'ما تريد معرفته عن كل حيوان قبل بيعه. حيوان بلا نوع لا يُشترط له شيء، وما كان معروضاً يبقى معروضاً مع التنبيه.',
  labels: {
    nameArabic: 'الاسم بالعربية',
    name: 'الاسم بالإنجليزية',
    code: 'الرمز',
    isBird: 'طائر',
    keeping: 'كيف يُباع؟',
    isProhibited: 'ممنوع بيعه في المتجر',
    citesAppendix: 'اتفاقية سايتس',
    wants: 'ما يُطلب في السجل',
  },
  codeHint: 'حروف لاتينية صغيرة وشرطات، مثل african-grey. لا يتغيّر بعد الحفظ.',
  prohibitedHint: 'لا يُعرض منه شيء جديد، من أي طريق.',
  keeping: KEEPING_TEXT,
  cites: CITES_TEXT,
  noCites: 'ليس في ملاحقها',
  citesOf: (appendix: CitesAppendix) => `سايتس، ${CITES_TEXT[appendix]}`,
  notWanted: 'غير مطلوب',
  from: (paper: string) => `من أي شهر يُطلب ${paper}`,
  fromShort: 'من شهر',
  prohibited: 'ممنوع بيعه',
  required: 'شرط للعرض',
  wanted: 'مطلوب بتنبيه',
  wantsNothing: 'لا يُطلب في سجله شيء.',
  paperFrom: (paper: string, months: number) => (months === 0 ? paper : `${paper} (${fromAgeText(months)})`),
  used: (products: number, animals: number) =>
    [products > 0 ? formatCount(products, ITEMS) : null, animals > 0 ? formatCount(animals, RECORDS) : null]
      .filter((part) => part !== null)
      .join('، '),
  unused: 'لا شيء منه بعد',
  hideShown: (count: number) => `أخفِ المعروض منه الآن (${formatCount(count, ITEMS)})`,
  shownStay: 'ما هو معروض منه الآن يبقى معروضاً حتى تخفيه أنت.',
  removal: {
    title: (name: string) => `حذف ${isolate(name)}؟`,
    what: 'لا عنصر ولا سجل من هذا النوع، فيُحذف نهائياً.',
    confirm: 'نعم، احذفه',
    done: 'حُذف النوع',
    failed: 'لم يُحذف النوع',
  },
} as const

const FAULTS: Record<SpeciesFault, string> = {
  'name-missing': 'اكتب اسماً.',
  'code-invalid': 'اكتب رمزاً من حروف لاتينية صغيرة وأرقام وشرطات بينها.',
  'months-invalid': `اكتب عدد الأشهر من 0 إلى ${SPECIES_LIMITS.months}.`,
}

export const speciesFaultSentences = (faults: SpeciesFaults) => sentencesOf(faults, FAULTS)
