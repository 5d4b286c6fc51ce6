// What is wrong with the record of an animal, and why an item is not put on sale (H-01, H-02).
import type { EntryFault, EntryFaults } from '#domain/animals/health-entry.ts'
import type { ParentFault, PassportFault, PassportFaults } from '#domain/animals/passport.ts'
import type { SaleProblem } from '#domain/animals/sale-rule.ts'
import { ANIMALS, formatCount } from '#text/format-count.ts'
import { isolate } from '#text/format-text.ts'
import { sentencesOf } from '#text/sentences-of.ts'
import { papersText } from './passports.ts'

const PARENT_ERRORS: Record<ParentFault, string> = {
  'parent-itself': 'لا يكون الحيوان والد نفسه.',
  'parent-species': 'هذا من نوع آخر.',
  'parent-sex': 'جنسه في سجله لا يوافق هذا.',
  'parent-younger': 'وُلد بعده، فلا يكون والده.',
}

export const passportErrors = {
  ...PARENT_ERRORS,
  filesGone: 'صورة من هذه لم تعد موجودة. ارفعها من جديد.',
  speciesUnknown: 'هذا النوع لم يعد في القائمة.',
  productUnknown: 'اختر حيواناً من المتجر.',
  parentUnknown: 'لا سجل لهذا الحيوان.',
  parentDescends: 'هذا من نسله في السجلات، فلا يكون والده.',
  otherSpecies: (species: string) => `هذا العنصر من نوع ${isolate(species)}. غيّر النوع في أحدهما.`,
  chipTaken: (name: string) => `هذه الشريحة في سجل ${isolate(name)}.`,
  /** It came back to the shop, and its former record stays with its last owner. */
  chipWithOwner: (name: string) =>
    `هذه الشريحة في سجل ${isolate(name)}، وهو عند صاحبه. إن عاد إلى المتجر فامسحها من سجله القديم أولاً.`,
  inOrder: 'هذا الحيوان في طلب. أخرجه من الطلب أولاً.',
  isOwned: 'هذا الحيوان عند صاحبه، فيبقى يوم مغادرته وعنصره.',
  bornAfterEntry: 'في سجل الصحة ما هو قبل هذا اليوم.',
}

/** The error when the record of its young contradicts the typed values. */
export const youngErrors = {
  'parent-species': {
    field: 'speciesId',
    says: (child: string) => `هو في سجل ${isolate(child)} والده، ونوعهما واحد. أزله من ذلك السجل أولاً.`,
  },
  'parent-sex': {
    field: 'sex',
    says: (child: string) => `لا يوافق هذا سجل ${isolate(child)}، وهو فيه أمه أو أبوه.`,
  },
  'parent-younger': {
    field: 'birthDate',
    says: (child: string) => `هو في سجل ${isolate(child)} والده، فلا يُولد بعده.`,
  },
} as const satisfies Record<Exclude<ParentFault, 'parent-itself'>, object>

/** Of an item whose animals have records: what follows from them is changed there. */
export const recordErrors = {
  derived: 'هذا يتبع سجل الحيوان. غيّره في السجل.',
  awaited: 'له طلب لم يصل أو حجز أو معاينة أو حجر صحي، فلا يتغيّر بين حيوان ومنتج قبل أن تنتهي.',
  kind: 'لهذا العنصر سجلات حيوانات، فيبقى حيواناً.',
  speciesKept: 'لهذا العنصر سجلات حيوانات، فلا يبقى بلا نوع.',
  species: 'هذا النوع ليس في قائمة الأنواع.',
}

/** Why an item is not put on sale. */
export function saleProblemText(problem: SaleProblem): string {
  switch (problem.code) {
    case 'species-prohibited':
      return `بيع ${isolate(problem.species)} ممنوع في متجرك بحسب قائمة الأنواع، فلا يُعرض.`
    case 'papers-missing':
      return `لا يُعرض قبل أن يكتمل سجل ${isolate(problem.name)}: ${papersText(problem.papers)}.`
    case 'records-missing':
      return `لا يُعرض قبل سجلات الحيوانات: بقي ${formatCount(problem.count, ANIMALS)} بلا سجل فيه ${papersText(problem.papers)}.${problem.hasLeft ? ' من بيع منها فاكتب في سجله متى غادر.' : ''}`
  }
}

const FAULTS: Record<PassportFault, string> = {
  'name-missing': 'اكتب اسماً تعرفه به.',
  'species-missing': 'اختر نوعه.',
  'day-invalid': 'هذا اليوم غير صحيح.',
  'birth-to-come': 'تاريخ الميلاد لم يأتِ بعد.',
  'left-to-come': 'هذا اليوم لم يأتِ بعد.',
  'left-before-birth': 'هذا قبل ميلاده.',
  'chip-length': 'رقم الشريحة 15 رقماً.',
  'chip-test': 'رقم يبدأ بـ999 لشريحة تجريبية، لا لحيوان.',
  'chip-code': 'أول ثلاثة أرقام ليست رمز دولة ولا صانع. راجعها على القارئ.',
}

const ENTRY_FAULTS: Record<EntryFault, string> = {
  'day-invalid': 'اكتب يوماً صحيحاً.',
  'entry-to-come': 'هذا اليوم لم يأتِ بعد.',
  'entry-before-birth': 'هذا قبل ميلاده.',
  'next-not-later': 'الموعد التالي بعد يوم العلاج.',
  'against-missing': 'اختر ضد ماذا.',
  'medicine-missing': 'اكتب اسم اللقاح.',
  'finding-missing': 'اختر النتيجة.',
  'weight-invalid': 'اكتب الوزن بالجرام، عدداً صحيحاً.',
}

export const passportFaultSentences = (faults: PassportFaults) => sentencesOf(faults, FAULTS)
export const entryFaultSentences = (faults: EntryFaults) => sentencesOf(faults, ENTRY_FAULTS)
