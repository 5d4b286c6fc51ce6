// The day of a bank's line, in the shapes that banks write. Pure.
import { foldArabic, foldDigits } from '#domain/fold-arabic.ts'
import { addDays, isDay } from '#domain/muscat-time.ts'
import type { DateOrder } from './bank-line.ts'

/** A statement of the last twelve months or so; the day after is that of a clock that is ahead. */
const MAX_AGE_DAYS = 370

/** Not of another year, and not still to come. */
export function isRecentDay(day: string, today: string): boolean {
  return day >= addDays(today, -MAX_AGE_DAYS) && day <= addDays(today, 1)
}

/**
 * «2026-11-21», «21/11/2026», «21.11.26», «20261121», «21-Nov-2026», «21 نوفمبر 2026», each with or without a time.
 * Without a year it is the latest such day until `today`. Null for anything else, and for a day that there is not.
 */
export function readDay(text: string, order: DateOrder, today: string): string | null {
  const plain = foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
  const parts = readDigits(plain, order) ?? readWords(plain)
  return parts && toDay(parts, today)
}

/** A day anywhere in a message. */
export function findDay(text: string, today: string): string | null {
  const plain = foldDigits(text).replace(/\p{Cf}/gu, '')
  for (const [found] of plain.matchAll(DAY_IN_TEXT)) {
    const day = readDay(found, 'dmy', today)
    if (day) return day
  }
  return null
}

const DAY_IN_TEXT =
  /(?<![\d.])(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}[-\s]\p{L}{3,9}[-\s,]*\d{2,4})(?!\d)/gu

type Parts = { year: number | null; month: number; date: number }

const TIME = String.raw`(?:[T\s]+\d{1,2}:\d{2}.*)?$`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})${TIME}`)
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?${TIME}`)
const CLOSE = /^(20\d{2})(\d{2})(\d{2})$/

function readDigits(plain: string, order: DateOrder): Parts | null {
  const yearFirst = YEAR_FIRST.exec(plain) ?? CLOSE.exec(plain)
  if (yearFirst) {
    const [, year, month, date] = yearFirst.map(Number)
    return { year: year ?? 0, month: month ?? 0, date: date ?? 0 }
  }
  const yearLast = YEAR_LAST.exec(plain)
  if (!yearLast) return null
  const [first, second] = [Number(yearLast[1]), Number(yearLast[2])]
  const [date, month] = order === 'dmy' ? [first, second] : [second, first]
  return { year: yearOf(yearLast[3]), month, date }
}

const WORDS = new RegExp(String.raw`^(\d{1,2})[-/. ]+(\p{L}+)[-/., ]*(\d{4}|\d{2})?${TIME}`, 'u')
const WORD_FIRST = new RegExp(String.raw`^(\p{L}+)[-/. ]+(\d{1,2})(?:[-/., ]+(\d{4}|\d{2}))?${TIME}`, 'u')

function readWords(plain: string): Parts | null {
  const dateFirst = WORDS.exec(plain)
  const [, date, name = '', year] = dateFirst ?? swap(WORD_FIRST.exec(plain)) ?? []
  const month = monthOf(name)
  return month && date ? { year: yearOf(year), month, date: Number(date) } : null
}

function swap(match: RegExpExecArray | null) {
  return match && [match[0], match[2], match[1], match[3]]
}

const ENGLISH = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const ARABIC = [
  'يناير',
  'فبراير',
  'مارس',
  'ابريل',
  'مايو',
  'يونيو',
  'يوليو',
  'اغسطس',
  'سبتمبر',
  'اكتوبر',
  'نوفمبر',
  'ديسمبر',
]

function monthOf(name: string): number | null {
  const folded = foldArabic(name)
  const at = ARABIC.indexOf(folded)
  const month = at >= 0 ? at : folded.length >= 3 ? ENGLISH.indexOf(folded.slice(0, 3)) : -1
  return month < 0 ? null : month + 1
}

function yearOf(text: string | undefined): number | null {
  if (!text) return null
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function toDay({ year, month, date }: Parts, today: string): string | null {
  const inYear = (of: number) =>
    `${String(of).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  if (year !== null) return isDay(inYear(year)) ? inYear(year) : null
  const thisYear = Number(today.slice(0, 4))
  const day = inYear(thisYear) <= addDays(today, 1) ? inYear(thisYear) : inYear(thisYear - 1)
  return isDay(day) ? day : null
}
