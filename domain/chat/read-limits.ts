// Reads the price limits of a message: «تحت 50», «من 20 لـ 40», «بأقل من خمسين ريال».
import { type Baisa, readRials } from '#domain/money.ts'
import { meaningsOf } from './recognise.ts'
import {
  AT_LEAST,
  AT_MOST,
  BETWEEN,
  CURRENCY,
  NUMBERS,
  OTHER_UNITS,
  type PhrasesByFirst,
  UP_TO,
} from './words/numbers.ts'

export type PriceLimits = { minPrice: Baisa | null; maxPrice: Baisa | null }

type Amount = { value: Baisa; next: number }

/** @param typed the folded words of the whole message */
export function readLimits(typed: readonly string[]): PriceLimits {
  // Drops «its price», which would separate the comparison from its number: «لا يزيد سعرها على 130».
  const words = typed.filter((word) => !/^(?:سعر|ثمن)(?:ه|ها|هم)$/.test(word)).flatMap(partsOfGlued)
  const limits: PriceLimits = { minPrice: null, maxPrice: null }
  for (let at = 0; at < words.length; at++) {
    const hoursEnd = endOfHours(words, at)
    if (hoursEnd !== null) {
      at = hoursEnd
      continue
    }
    const range = readRange(words, at)
    if (range) return range
    const most = startsWithAny(words, at, AT_MOST)
    const least = most === 0 ? startsWithAny(words, at, AT_LEAST) : 0
    const read = most || least ? readAmount(words, at + most + least) : null
    // Asks what a price buys: «الحبتين ب14 ولا الوحدة؟».
    const stated = most + least === 0 ? enoughAmount(words, at) : null
    if (stated) limits.maxPrice ??= stated
    const amount = read && !/^(?:ولا|والا|او)$/.test(words[read.next] ?? '') ? read : null
    const isTurned = (least > 0 || LESS.test(words[at] ?? '')) && isNegated(words, at)
    if (amount && most > 0 !== isTurned) limits.maxPrice ??= amount.value
    else if (amount) limits.minPrice ??= amount.value
    // «ما فوق العشرة» is a maximum, although it contains «فوق العشرة».
    if (amount) at = amount.next - 1
  }
  return limits
}

/** Money that may be enough: «150 ريال تكفي؟», «تكفي 150 ريال؟», «i have 20 rials», «is 140 enough»; not «القفص يكفي 2». */
function enoughAmount(words: readonly string[], at: number): Baisa | null {
  const isAfter = ENOUGH.test(words[at] ?? '') || (words[at] === 'have' && words[at - 1] === 'i')
  const read = readAmount(words, isAfter ? at + 1 : at)
  const isMoney = read !== null && CURRENCY.has(words[read.next - 1] ?? '')
  const isBefore = read !== null && ENOUGH.test(words[read.next] ?? '')
  return read && (isAfter ? isMoney : isBefore && (isMoney || read.value >= MIN_BARE)) ? read.value : null
}
const ENOUGH = /^و?ب?[يت]كف(?:ي|يني|ينا|و)$|^enough$/
const MIN_BARE = 20_000

/** A negated comparison: «ما يزيد عن 50», «ما أبغى شي يفوت 50», «مش أقل من 20». */
function isNegated(words: readonly string[], at: number): boolean {
  let before = at - 1
  while (BETWEEN_REFUSED.test(words[before] ?? '')) before--
  // A refusal at the beginning negates the previous answer, not the comparison: «لا، أبغى فوق 100».
  const isDirect = before === at - 1 || words[before] !== 'لا'
  return isDirect && /^و?(?:ما|مو|مب|مش|لا|not?|dont)$/.test(words[before] ?? '')
}
const BETWEEN_REFUSED =
  /^(?:[يت]كون|[يت]طلع|[يت]صير|[يت]وصل|ادفع|ا?بغي?|ا?ب[اي]|ا?ريد|بدي|شي|حاجه|واحده?|وحده|be|go|cost|want|anything)$/
const LESS = /^ب?(?:اقل|[يت]قل|less)$/

/** A price with its preposition: «ب100», «بـ 100», «بخمسين»; in «100وتحت» the limit follows the number. */
function partsOfGlued(word: string): string[] {
  const [, price, amount = ''] = /^(و?ب)(.+)$/.exec(word) ?? []
  return price && (/^\d+(?:p\d+)?$/.test(amount) || NUMBERS.has(amount)) ? ['ب', amount] : [word]
}

function readRange(words: readonly string[], at: number): PriceLimits | null {
  if (!BETWEEN.has(words[at] ?? '')) return null
  const from = readAmount(words, at + 1)
  if (!from) return null
  const isJoined = UP_TO.has(words[from.next] ?? '')
  const to = readAmount(words, from.next + (isJoined ? 1 : 0))
  if (!to || to.value <= from.value) return null
  const isGlued = /^[لو]/.test(words[from.next] ?? '')
  return isJoined || isGlued ? { minPrice: from.value, maxPrice: to.value } : null
}

/** Hours of work, not prices: «من 7 لين 4», «من 8 الصبح لين 5»; the position of the last word. */
function endOfHours(words: readonly string[], at: number): number | null {
  const from = BETWEEN.has(words[at] ?? '') ? readAmount(words, at + 1) : null
  if (!from) return null
  const isTimed = OF_DAY.test(words[from.next] ?? '')
  const until = from.next + (isTimed ? 1 : 0)
  const to = UP_TO.has(words[until] ?? '') ? readAmount(words, until + 1) : null
  return to && (isTimed || to.value < from.value || OF_DAY.test(words[to.next] ?? '')) ? to.next - 1 : null
}
const OF_DAY = /^(?:ال)?(?:صبح|صباح\S*|فجر|ظهر|عصر|مغرب|مسا\S*|ليل|بالليل|am|pm)$/

/** Length in words of the phrase at this position; 0 if there is none. */
function startsWithAny(words: readonly string[], at: number, phrases: PhrasesByFirst): number {
  const [typed = '', bare = typed.replace(/^و(?=..)/, '')] = [words[at]]
  const first = phrases.has(typed) ? typed : bare
  const matches = (phrases.get(first) ?? []).filter((phrase) =>
    phrase.every((word, i) => (i === 0 ? first : words[at + i]) === word),
  )
  return Math.max(0, ...matches.map((phrase) => phrase.length))
}

/** An amount of rials in digits or words; not «3 شهور» or «3 أرانب», which count something else. */
function readAmount(words: readonly string[], at: number): Amount | null {
  let next = at
  let rials = 0
  let digits: string | null = null
  for (; next < words.length && next < at + 4; next++) {
    const word = words[next] ?? ''
    const plain = NUMBERS.has(word) ? word : word.replace(/^(?:[ول]|ال|لل)/, '')
    const number = NUMBERS.get(plain)
    if (next > at && !word.startsWith('و')) break
    if (/^\d+(?:p\d+)?$/.test(plain)) {
      digits = plain.replace('p', '.')
      next++
      break
    }
    if (number === undefined) break
    rials += number
  }
  if (next === at) return null
  const unit = words[next] ?? ''
  const isCounted = meaningsOf(unit).some(({ kind }) => kind === 'animal')
  if (OTHER_UNITS.has(unit) || isCounted) return null
  // «عندي واحد» is an animal.
  if (rials === 1 && digits === null && !CURRENCY.has(unit)) return null
  const value = readRials(digits ?? String(rials))
  return value ? { value, next: CURRENCY.has(unit) ? next + 1 : next } : null
}
