// An age as people say it: «3 أسابيع»، «6 أشهر»، «سنة وشهران».
import { type Age, ageOn } from '#domain/age.ts'
import { type Counted, formatCount, MONTHS } from './format-count.ts'

export const DAYS: Counted = { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يوماً', other: 'يوم' }
const WEEKS: Counted = { one: 'أسبوع', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعاً', other: 'أسبوع' }
const YEARS: Counted = { one: 'سنة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' }
const NEWBORN = 'حديث الولادة'

/** What is said of an animal's age: counted from its birth where that is known, else as its owner wrote it. */
export function ageText(
  animal: { age: string | null; birthDate: string | null },
  today: string,
): string | null {
  const age = animal.birthDate === null ? null : ageOn(animal.birthDate, today)
  return age ? formatAge(age) : animal.age
}

export function formatAge(age: Age): string {
  switch (age.unit) {
    case 'days':
      return age.count === 0 ? NEWBORN : formatCount(age.count, DAYS)
    case 'weeks':
      return formatCount(age.count, WEEKS)
    case 'months':
      return formatCount(age.count, MONTHS)
    case 'years': {
      const years = formatCount(age.count, YEARS)
      return age.months ? `${years} و${formatCount(age.months, MONTHS)}` : years
    }
  }
}
