// The papers of an animal for print, in Arabic and English (H-04).
import type { EntryAuthor, ExaminationFinding, OwnEntryKind, Vaccine } from '#domain/animals/health-entry.ts'
import type { CitesAppendix } from '#domain/animals/species.ts'
import type { Gender } from '#domain/product.ts'
import { formatDate } from '#text/format-date.ts'
import { VACCINE_TEXT } from './animal-record.ts'

/** The Arabic words and their English; null where there is none. */
export type InBoth = readonly [arabic: string, english: string | null]

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/** «2026-07-18»: «18 يوليو 2026», «18 July 2026». */
export function dayInBoth(day: string): InBoth {
  const [year, month = 1, date] = day.split('-').map(Number)
  return [formatDate(day), `${date} ${MONTHS[month - 1]} ${year}`]
}

const VACCINES: Record<Vaccine, string | null> = {
  rabies: 'Rabies',
  'cat-triple': 'FVRCP',
  'dog-combined': 'Dog combined vaccine',
  myxomatosis: 'Myxomatosis',
  rhd: 'RHD',
  newcastle: 'Newcastle disease',
  other: 'Vaccination',
}

const FINDINGS: Record<ExaminationFinding, InBoth> = {
  healthy: ['فحص: سليم', 'Examined: healthy'],
  'needs-care': ['فحص: يحتاج إلى عناية', 'Examined: needs care'],
}

/** The treatment, as a line of the papers names it. */
export function givenInBoth({
  kind,
  against,
  finding,
}: {
  kind: OwnEntryKind
  against: Vaccine | null
  finding: ExaminationFinding | null
}): InBoth {
  if (kind === 'deworming') return ['ديدان وطفيليات', 'Parasite treatment']
  if (kind === 'examination') return FINDINGS[finding ?? 'healthy']
  return against === null || against === 'other'
    ? ['تطعيم', 'Vaccination']
    : [VACCINE_TEXT[against], VACCINES[against]]
}

export const SEX_IN_BOTH: Record<Gender, InBoth | null> = {
  male: ['ذكر', 'Male'],
  female: ['أنثى', 'Female'],
  unknown: null,
}

const CITES: Record<CitesAppendix, InBoth> = {
  I: ['الملحق الأول', 'Appendix I'],
  II: ['الملحق الثاني', 'Appendix II'],
  III: ['الملحق الثالث', 'Appendix III'],
}

export function citesInBoth(appendix: CitesAppendix | null, permit: string | null): InBoth | null {
  if (appendix === null) return permit === null ? null : [`تصريح ${permit}`, `Permit ${permit}`]
  const [arabic, english] = CITES[appendix]
  return permit === null ? CITES[appendix] : [`${arabic}، ${permit}`, `${english}, ${permit}`]
}

export const AUTHOR_IN_BOTH: Record<EntryAuthor, InBoth | null> = {
  shop: null,
  owner: ['كتبه صاحبه', 'By its keeper'],
}

export const papersText = {
  page: 'أوراق الحيوان للطباعة',
  title: ['جواز حيوان أليف', 'Companion Animal Passport'],
  name: ['الاسم', 'Name'],
  species: ['النوع والسلالة', 'Species, breed'],
  sex: ['الجنس', 'Sex'],
  born: ['تاريخ الميلاد', 'Born'],
  microchip: ['رقم الشريحة', 'Microchip ISO 11784/11785'],
  ring: ['رقم الحلقة', 'Ring number'],
  colour: ['اللون', 'Colour'],
  marks: ['العلامات', 'Marks'],
  origin: ['المصدر', 'Origin'],
  importPermit: ['تصريح الاستيراد', 'Import permit'],
  healthCertificate: ['الشهادة الصحية', 'Health certificate'],
  cites: ['سايتس', 'CITES'],
  mother: ['الأم', 'Mother'],
  father: ['الأب', 'Father'],
  bred: (shop: { nameArabic: string; name: string }): InBoth => [
    `وُلد لدى ${shop.nameArabic}`,
    `Bred by ${shop.name}`,
  ],
  imported: ['مستورد', 'Imported'],
  treatment: ['التطعيم والوقاية', 'Vaccination and treatment'],
  given: ['ما أُعطي', 'Given'],
  product: ['المنتج والتشغيلة', 'Product, batch'],
  date: ['التاريخ', 'Date'],
  next: ['التالي', 'Next due'],
  clinic: ['العيادة', 'Clinic'],
  vet: ['ختم الطبيب وتوقيعه', 'Veterinarian'],
  keeper: ['صاحبه', 'Keeper'],
  notOfficial: ['لا يغني عن شهادة رسمية.', 'Not an official certificate.'],
  printed: (time: string): InBoth => [`طُبع في ${formatDate(time)}.`, null],
  scan: ['وجدتَه؟ امسح وراسل صاحبه', 'Found? Scan me'],
  qr: (url: string) => `رمز يفتح ${url}`,
  photo: ['صورته', 'Photo'],
  photoAlt: 'صورة الحيوان',
  file: (number: number): InBoth => [`صورة الورقة ${number}`, `Paper ${number}`],
  print: 'اطبع',
  hint: 'ورق A5. لحفظه ملفاً اختر «حفظ بصيغة PDF» في نافذة الطباعة. الرابط يُفتح ربع ساعة، فلا ترسله لأحد لا تعرفه.',
  loading: 'جارٍ القراءة…',
  expiredTitle: 'انتهت مدة الرابط',
  goneTitle: 'هذا الرابط لا يفتح شيئاً',
  goneWhy: 'قد يكون ناقصاً، أو أن الحيوان صار لصاحب آخر. افتح صفحة الحيوان واضغط «اطبعه» من جديد.',
  failedTitle: 'تعذّرت القراءة الآن',
  toAnimals: 'إلى حيواناتي',
  ask: {
    open: 'اطبعه',
    title: 'طباعة أوراقه',
    what: 'صفحة A5 بالعربية والإنجليزية، ورمزها يوصل من يجده إلى صاحبه إن فتح صاحبه صفحة بطاقته.',
    files: 'مع صور الأوراق، كل صورة في صفحة',
    submit: 'افتح للطباعة',
    submitting: 'جارٍ التجهيز…',
    failed: 'لم تُفتح الأوراق',
  },
} as const
