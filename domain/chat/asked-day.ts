// Which day a question about opening hours refers to (L-12): «يوم الجمعة», «بكرة», «في رمضان».
import { foldArabic } from '#domain/fold-arabic.ts'
import { addDays, weekdayOf } from '#domain/muscat-time.ts'
import type { Opening, OpeningException } from '#domain/opening.ts'

/** Folded, without «ال»; Sunday first. */
const WEEKDAY_WORDS = [
  /^(?:احد|sunday|sun)$/,
  /^(?:اثنين|monday|mon)$/,
  /^(?:ثلاثا|tuesday|tue)$/,
  /^(?:اربعا|wednesday|wed)$/,
  /^(?:خميس|thursday|thu)$/,
  /^(?:جمعه|friday|fri)$/,
  /^(?:سبت|saturday|sat)$/,
]
const TOMORROW = /^(?:بكره|بكرا|باكر|باجر|غدا|غدوه|غد|tomorrow)$/
/** Words of holiday labels that do not identify the day. */
const COMMON = /^(?:يوم|ايام|عطله|اجازه|دوام|اوقات|ساعات|في|من|الي)$/

export type AskedDay = { day: string } | { exception: OpeningException } | null

/** Null: the question is about now. `folded` is the folded message; a weekday means the next one. */
export function readAskedDay(folded: string, opening: Opening, today: string): AskedDay {
  const words = folded.split(' ').map(bare)
  const [weekday] = weekdaysIn(folded)
  if (weekday !== undefined) return { day: addDays(today, (weekday - weekdayOf(today) + 7) % 7) }
  if (words.some((word) => TOMORROW.test(word))) return { day: addDays(today, 1) }
  const exception = opening.exceptions
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
    .find(({ label }) => labelWords(label).some((word) => words.includes(word)))
  return exception ? { exception } : null
}

/** The weekdays in the order in which they are named, 0 for Sunday. */
export function weekdaysIn(folded: string): number[] {
  return folded
    .split(' ')
    .map((word) => WEEKDAY_WORDS.findIndex((pattern) => pattern.test(bare(word))))
    .filter((weekday) => weekday >= 0)
}

/** Whether the shop works on a weekday by the owner's words, «السبت – الخميس، 9 ص – 9 م»; null if they do not say. */
export function isWorkday(workingHours: string, weekday: number): boolean | null {
  const folded = foldArabic(workingHours)
  if (EVERY_DAY.test(folded)) return true
  const [from, to, ...others] = weekdaysIn(folded)
  if (from === undefined || to === undefined || others.length > 0) return null
  return (weekday - from + 7) % 7 <= (to - from + 7) % 7
}
const EVERY_DAY = /^(?:كل يوم|يوميا|طوال الاسبوع|every day|daily)(?= |$)/

function labelWords(label: string): string[] {
  return foldArabic(label)
    .split(' ')
    .map(bare)
    .filter((word) => word.length > 2 && !COMMON.test(word))
}

/** Removes articles and prepositions: «بالجمعة», «العيد», «لرمضان». */
function bare(word: string): string {
  return word.replace(/^(?:و|ف)?(?:بال|لل|ال)(?=..)/, '').replace(/^[بل](?=رمضان|عيد)/, '')
}
