// What the record of an animal proves, in words, each with its date (H-03).
import type { EntryKind, ExaminationFinding, Vaccine } from '#domain/animals/health-entry.ts'
import type { HealthFact, ProvenHealth, TypedHealth } from '#domain/animals/proven-health.ts'
import { formatDate } from '#text/format-date.ts'
import { formatNumber } from '#text/format-number.ts'
import { isolate } from '#text/format-text.ts'

export const VACCINE_TEXT: Record<Vaccine, string> = {
  rabies: 'السعار',
  'cat-triple': 'الثلاثي الفيروسي للقطط',
  'dog-combined': 'الخماسي للكلاب',
  myxomatosis: 'المكسوماتوز',
  rhd: 'النزف الفيروسي للأرانب',
  newcastle: 'نيوكاسل',
  other: 'غير ذلك',
}

const FOUND: Record<ExaminationFinding, string> = {
  healthy: 'سليم بالفحص البيطري',
  'needs-care': 'يحتاج إلى عناية بحسب الفحص البيطري',
}
const FOUND_ENGLISH: Record<ExaminationFinding, string> = {
  healthy: 'Healthy when examined on',
  'needs-care': 'In need of care when examined on',
}

/** «مُطعّم ضد السعار، 12 أكتوبر 2026» */
function healthFactText({ kind, against, medicine, finding, weight, on }: HealthFact): string {
  const date = formatDate(on)
  switch (kind) {
    case 'vaccination':
      return against === 'other' || against === null
        ? `مُطعّم بلقاح ${isolate(medicine ?? '')}، ${date}`
        : `مُطعّم ضد ${VACCINE_TEXT[against]}، ${date}`
    case 'deworming':
      return `عولج من الطفيليات، ${date}`
    case 'examination':
      return `${FOUND[finding ?? 'healthy']}، ${date}`
    case 'weight':
      return `الوزن ${weightText(weight ?? 0)}، ${date}`
  }
}

const DONE: Record<EntryKind, string> = {
  vaccination: 'تطعيم',
  deworming: 'علاج الطفيليات',
  examination: 'فحص بيطري',
  weight: 'وزن',
}

/** «تطعيم ضد السعار» */
export function entryTitle({
  kind,
  against,
  medicine,
}: {
  kind: EntryKind
  against: Vaccine | null
  medicine: string | null
}): string {
  if (kind !== 'vaccination' || against === null) return DONE[kind]
  return against === 'other' ? `تطعيم: ${isolate(medicine ?? '')}` : `تطعيم ضد ${VACCINE_TEXT[against]}`
}

/** «لولو: مُطعّم ضد السعار، 12 أكتوبر 2026» where an item is several animals. */
export function healthFactTexts(facts: readonly HealthFact[]): string[] {
  return facts.map((fact) =>
    fact.isOneOf ? `${isolate(fact.animal)}: ${healthFactText(fact)}` : healthFactText(fact),
  )
}

const GRAMS = 1000

/** «850 جم», «2.4 كجم» */
export function weightText(grams: number): string {
  return grams < GRAMS ? `${formatNumber(grams)} جم` : `${formatNumber(Math.round(grams / 10) / 100)} كجم`
}

/** The fields of an item that follow from its records. */
export function provenFields({ vaccinated, examined }: ProvenHealth): TypedHealth {
  return {
    vaccinated,
    healthStatusArabic: examined && `${FOUND[examined.finding]}، ${formatDate(examined.on)}`,
    healthStatus: examined && `${FOUND_ENGLISH[examined.finding]} ${examined.on}`,
  }
}
