// When an order is expected (L-06, L-12): parses the owner's text about days and counts open days.
import { MINUTE_MS } from './duration.ts'
import { foldArabic } from './fold-arabic.ts'
import { addWorkingDays, type Opening, workStartsOn } from './opening.ts'

export type DayCount = { min: number; max: number }

/** Days «2026-11-23», both included. */
export type DaySpan = { from: string; to: string }

/** A longer promise is not shown as a date. */
const MAX_DAYS = 60

/** Folded: أ is ا, ة is ه, ى is ي. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ واحد: 1, يوم: 1, يوما: 2, يومي: 2, يومين: 2, يومان: 2 },
  ...{ ثلاثه: 3, ثلاث: 3, اربعه: 4, اربع: 4, خمسه: 5, خمس: 5, سته: 6, ست: 6, سبعه: 7, سبع: 7 },
  ...{ ثمانيه: 8, ثماني: 8, تسعه: 9, تسع: 9, عشره: 10 },
}

/** «من يوم إلى 3 أيام عمل»: 1 to 3; «5 أيام»: 5. Null for no days, other units, or several spans. */
export function readDayCount(text: string): DayCount | null {
  // "Between one and three days": «بين يوم و3 أيام».
  const words = foldArabic(text)
    .replace(/ و(?=\d)/g, ' ')
    .split(' ')
  const isKnown = (word: string) => DAY_WORD.test(word) || isNumber(word) || BESIDE.test(word)
  if (!words.some((word) => DAY_WORD.test(word)) || !words.every(isKnown) || DECIMAL.test(text)) return null
  const counts = words.flatMap((word, at) => {
    if (/^\d+$/.test(word)) return [Number(word)]
    const isNoun = DAY_WORD.test(word) && isNumber(words[at - 1])
    const count = isNoun ? undefined : NUMBERS[word]
    return count === undefined ? [] : [count]
  })
  // «يوم واحد» contains "one" twice.
  const [min, max = min, ...more] = counts.filter((count, at) => count !== counts[at - 1])
  if (min === undefined || max === undefined || more.length > 0) return null
  return min <= max && max >= 1 && max <= MAX_DAYS ? { min, max } : null
}

const DAY_WORD = /^(?:يوم|يوما|يومي|يومين|يومان|ايام)$/
/** Folded. Any other word means that the text is more than a number of days. */
const BESIDE = /^(?:من|الي|حتي|بين|في|خلال|غضون|نحو|حوالي|تقريبا|عمل)$/
const DECIMAL = /\d[.,٫]\d/

function isNumber(word = ''): boolean {
  return /^\d+$/.test(word) || (word in NUMBERS && !DAY_WORD.test(word))
}

/** How far back payments with an open promise are searched. */
const MAX_PROMISE_MINUTES = 200 * 24 * 60

/** The latest payment time whose last promised day is before `day`; null without a promise. */
export function lastPaidBefore(days: string, opening: Opening, day: string, now: Date): Date | null {
  const isBefore = (time: number) => {
    const span = expectedDelivery(days, opening, new Date(time * MINUTE_MS))
    return span !== null && span.to < day
  }
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  let [before, after] = [minute - MAX_PROMISE_MINUTES, minute]
  if (!isBefore(before)) return null
  if (isBefore(after)) return now
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (isBefore(middle)) before = middle
    else after = middle
  }
  return new Date(before * MINUTE_MS)
}

/** Counted from the day on which the shop can begin; null where the days cannot be read or the shop stays closed. */
export function expectedDelivery(days: string, opening: Opening, at: Date): DaySpan | null {
  const count = readDayCount(days)
  const start = count && workStartsOn(opening, at)
  if (!start) return null
  const from = addWorkingDays(opening, start, count.min)
  const to = addWorkingDays(opening, start, count.max)
  return from && to ? { from, to } : null
}
