// Ages, weights and sizes as customers and product pages write them.
import type { Product } from '#contract/catalog.ts'
import { NUMBERS } from '#domain/chat/words/numbers.ts'
import { foldArabic } from '#domain/fold-arabic.ts'

const WEEKS_OF_MONTH = 4.35
const MONTH_WORDS: Record<string, number> = { شهر: 1, شهرين: 2, شهران: 2, سنه: 12, سنتين: 24, سنتان: 24 }

const HALF = /^ونصف?$/

/** An age in months, if it can be read: «4 أشهر», «شهران», «سنة». */
export function monthsIn(text: string): number | null {
  const words = foldArabic(text).split(' ')
  for (const [at, word] of words.entries()) {
    const unit = /^(?:اشهر|شهور|شهر|شهرا|months?)$/.test(word)
      ? 1
      : /^(?:سنوات|سنين|سنه|years?)$/.test(word)
        ? 12
        : /^(?:اسابيع|اسبوع|weeks?)$/.test(word)
          ? 1 / WEEKS_OF_MONTH
          : 0
    const before = words[at - 1] ?? ''
    const count = Number(before) || Number(NUMBERS.get(before) ?? 0)
    // A half: «سنة ونص».
    const [isHalf, after] = [HALF.test(words[at + 1] ?? ''), MONTH_WORDS[word.replace(/^ال/, '')]]
    if (unit > 0 && count > 0) return (count + Number(isHalf) / 2) * unit
    if (after) return after + (isHalf ? (after < 12 ? 0.5 : 6) : 0)
  }
  return null
}

/** A weight in grams, if it can be read: «1.8 كجم», «12 × 85 جم». */
export function gramsIn(text: string): number | null {
  const [, times = '1', amount, unit] =
    /(?:(\d+)\s*[×x*]\s*)?(\d+(?:\.\d+)?)\s*(كجم|كيلو|كغ|kg|kilo|جم|غرام)/.exec(text) ?? []
  return amount ? Number(times) * Number(amount) * (/^[كk]/.test(unit ?? '') ? 1000 : 1) : null
}

const SIZE = /(\d+(?:\.\d+)?) ?(كيلو|كجم|كغ|kg|kilo|لتر|ليتر|lit)/

/** The requested size; null if there is none: «10 كيلو», «60 لتر», «زوج». */
export function sizeIn(folded: string): string | null {
  return SIZE.exec(folded)?.[0] ?? (/(?:^| )(?:ال)?(?:زوج|جوز)(?= |$)/.test(folded) ? 'زوج' : null)
}

export function isOfSize({ nameArabic, weight }: Product, size: string): boolean {
  const has = foldArabic(`${nameArabic} ${weight ?? ''}`)
  const [, amount, unit = ''] = SIZE.exec(size) ?? []
  if (!amount) return has.includes(size)
  return [...has.matchAll(new RegExp(SIZE, 'g'))].some(
    ([, other, of = '']) => other === amount && of.startsWith('ل') === unit.startsWith('ل'),
  )
}

/** Longest first. */
export function centimetres(size: string): number[] | null {
  const numbers = [...size.matchAll(/\d+(?:\.\d+)?/g)].map(
    ([each]) => Number(each) * (/متر/.test(size) ? 100 : 1),
  )
  return /سم|متر/.test(size) && numbers.length > 0 ? numbers.toSorted((a, b) => b - a) : null
}
