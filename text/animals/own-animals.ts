// «حيواناتي»: a customer's own animals (H-04).
import type { EntryField, ExaminationFinding, OwnEntryKind } from '#domain/animals/health-entry.ts'
import { type OwnEntryFault, RETURN_DAYS } from '#domain/animals/own-animal.ts'
import type { WeightUnit } from '#domain/animals/weight-unit.ts'
import { DAY_MS } from '#domain/duration.ts'
import { formatCount, MEASUREMENTS_GENITIVE } from '#text/format-count.ts'
import { formatDate, formatDayMonth } from '#text/format-date.ts'
import { isolate } from '#text/format-text.ts'
import { sentencesOf } from '#text/sentences-of.ts'

export const OWN_ENTRY_KIND_TEXT: Record<OwnEntryKind, string> = {
  weight: 'وزن',
  vaccination: 'تطعيم',
  deworming: 'علاج الطفيليات',
  examination: 'فحص بيطري',
  note: 'ملاحظة',
}
export const OWN_FINDING_TEXT: Record<ExaminationFinding, string> = {
  healthy: 'سليم',
  'needs-care': 'يحتاج إلى عناية',
}

const OWN_ENTRY_FAULTS: Record<OwnEntryFault, string> = {
  'day-invalid': 'اكتب اليوم كاملاً.',
  'entry-to-come': 'هذا اليوم لم يأتِ بعد.',
  'entry-before-birth': 'هذا اليوم قبل ميلاده.',
  'next-not-later': 'الموعد التالي بعد هذا اليوم.',
  'against-missing': 'اختر ضد ماذا.',
  'medicine-missing': 'اكتب اسم اللقاح.',
  'finding-missing': 'اختر النتيجة.',
  'weight-invalid': 'اكتب الوزن رقماً.',
  'note-missing': 'اكتب الملاحظة.',
}

export const ownEntryFaultSentences = (faults: Partial<Record<EntryField, OwnEntryFault>>) =>
  sentencesOf(faults, OWN_ENTRY_FAULTS)

export const ownEntryErrors = {
  filesGone: 'صورة من هذه لم تعد موجودة. ارفعها من جديد.',
  tooMany: 'كثرت القيود في هذا السجل. احذف بعضها أولاً.',
}

const DAYS = { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يوماً', other: 'يوم' }

/** «2 ديسمبر 2026، بعد 10 أيام» */
export function whenDue(on: string, today: string): string {
  const days = Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS)
  if (days === 0) return `${formatDate(on)}، اليوم`
  if (days === 1) return `${formatDate(on)}، غداً`
  return days > 0 ? `${formatDate(on)}، بعد ${formatCount(days, DAYS)}` : `كان موعده ${formatDate(on)}`
}

/** «بعد 10 أيام», where the day itself has no room. */
export function howSoon(on: string, today: string): string {
  const [, soon = whenDue(on, today)] = whenDue(on, today).split('، ')
  return soon
}

export const ownAnimalsText = {
  title: 'حيواناتي',
  account: 'حسابي',
  why: 'سجل كل حيوان عندك ومواعيده',
  signedOutWhy: 'سجّل دخولك لترى حيواناتك: سجلاتها ومواعيدها.',
  failed: 'تعذّر عرض حيواناتك',
  loading: 'نحضر حيواناتك',
  empty: 'لا حيوانات في حسابك بعد',
  emptyWhy: 'حين يصل إليك حيوان من متجرنا تجد سجله هنا: ما جرى له، وما هو قادم.',
  shop: 'تصفّح الحيوانات',
  claim: 'عندي رمز نقل',
  noDue: 'لا موعد قريب',
  soonest: (name: string, on: string) => `أقرب موعد: ${isolate(name)}، ${formatDayMonth(on)}`,
  firstPlan: 'أيامه الأولى عندك: طعامه ومكانه ومواعيده.',
  readPlan: 'اقرأها',
  memory: 'في الذاكرة',
  given: (name: string, at: string) => `${isolate(name)} انتقل إلى صاحب جديد، ${formatDate(at)}`,
  gone: 'لا نجد هذا الحيوان في حسابك',
  goneWhy: 'ربما انتقل إلى صاحب آخر.',
  back: 'إلى حيواناتي',
  passport: (species: string) => `جواز حيوان · ${species}`,
  facts: {
    breed: 'السلالة',
    sex: 'الجنس',
    birthDate: 'وُلد',
    colour: 'اللون',
    marks: 'علاماته',
    microchip: 'الشريحة',
    ring: 'الحلقة',
  },
  codeOf: (name: string) => `رمز ${isolate(name)}`,
  codeWhat: 'يمسح رمزه من يجده، فيراسلك إن فتحت له صفحته.',
  sexes: { male: 'ذكر', female: 'أنثى', unknown: 'غير معروف' },
  done: 'تمّت',
  timeline: 'ما جرى له',
  add: 'أضف',
  addTitle: 'أضف إلى سجله',
  editTitle: 'تعديل ما سجّلته',
  doneTitle: (what: string) => `تمّ: ${what}`,
  save: 'احفظ',
  saving: 'نحفظ',
  saved: 'حُفظ في سجله',
  close: 'إغلاق',
  cancel: 'إلغاء',
  choose: 'اختر',
  labels: {
    kind: 'ماذا جرى؟',
    on: 'في أي يوم؟',
    against: 'ضد',
    medicine: 'الدواء أو اللقاح',
    batch: 'رقم التشغيلة',
    nextOn: 'الموعد التالي',
    clinic: 'العيادة',
    finding: 'النتيجة',
    weight: 'الوزن',
    note: 'ملاحظة',
  } satisfies Record<EntryField, string>,
  weightIn: {
    kg: { label: 'الوزن بالكيلوجرام', hint: 'مثل 4.2' },
    g: { label: 'الوزن بالجرام', hint: 'مثل 35' },
  } satisfies Record<WeightUnit, { label: string; hint: string }>,
  files: {
    label: 'صور الأوراق',
    hint: 'لا يراها غيرك.',
    add: 'أضف صورة',
    adding: 'نرفع الصورة',
    file: (number: number) => `صورة ${number}`,
    remove: (number: number) => `أزل الصورة ${number}`,
  },
  by: { shop: 'أضافه المتجر', me: 'أضفته أنت', 'former-owner': 'أضافه صاحبه السابق' },
  nextIs: (day: string) => `التالي ${formatDate(day)}`,
  came: 'جاء إلى بيتك',
  signed: 'فحصتماه ووقّعتما',
  record: 'سجل التسليم',
  ofOrder: (number: string) => `الطلب\u00A0${isolate(number)}`,
  editEntry: (what: string) => `عدّل: ${what}`,
  removeEntry: (what: string) => `احذف: ${what}`,
  removedEntry: 'حُذف من سجله',
  weights: (count: number, first: string, last: string) =>
    `وزنه في ${formatCount(count, MEASUREMENTS_GENITIVE)}: من ${first} إلى ${last}`,
  settings: 'اسمه وصورته ومواعيده',
  name: 'ماذا تسمّيه؟',
  nameHint: (name: string) => `في سجل المتجر: ${isolate(name)}`,
  photo: { ...photoText('صورته') },
  reminders: 'ذكّرني بالبريد قبل مواعيده بأسبوع',
  card: 'بطاقته',
  care: 'خطة العناية',
  transfer: 'انقله',
  transferTitle: 'انقله إلى صاحب جديد',
  transferWhat:
    'نعطيك رمزاً لسبعة أيام. من يكتبه في حسابه يصير الحيوان له، مع سجله كله: قيودك وملاحظاتك وصورك. ولا يبقى عندك منه غير سطر.',
  makeCode: 'أعطني الرمز',
  makingCode: 'نجهّز الرمز',
  code: 'رمز النقل',
  codeOnce: 'لن نعرضه مرة أخرى. أعطه لصاحبه الجديد وحده.',
  copy: 'انسخ',
  copyLink: 'انسخ الرابط',
  openUntil: (at: string) => `هناك رمز نقل مفتوح حتى ${formatDate(at)}.`,
  endCode: 'ألغِ الرمز',
  endedCode: 'أُلغي الرمز',
  end: 'رحل',
  endTitle: (name: string) => `رحل ${isolate(name)}؟`,
  endWhat: `نأسف لفقده. ننقله إلى «في الذاكرة»، وتتوقف تذكيراته، ويبقى سجله لك. يمكنك التراجع خلال ${formatCount(RETURN_DAYS, DAYS)}.`,
  endConfirm: 'نعم، رحل',
  ended: (day: string) => `رحل في ${formatDate(day)}`,
  endedWhy: 'سجله باقٍ هنا، ولا نذكّرك بشيء.',
  undoEnd: 'تراجع',
  failedChange: 'لم يُحفظ',
  claimTitle: 'استلم حيواناً برمز',
  claimWhat: 'اكتب الرمز الذي أعطاك إياه صاحبه أو المتجر، فينتقل الحيوان وسجله إلى حسابك.',
  claimSignedOut: 'سجّل دخولك، ثم نكمل استلام الحيوان.',
  claimLabel: 'الرمز',
  claimMissing: 'اكتب الرمز.',
  claimSend: 'استلمه',
  claiming: 'لحظة',
  claimed: 'صار في حسابك',
} as const

function photoText(label: string) {
  return {
    label,
    hint: 'لا يراها غيرك، إلا إن اخترتها لصفحته.',
    add: 'اختر صورة',
    adding: 'نرفع الصورة',
    file: () => label,
    remove: () => 'أزل الصورة',
  }
}
