// An amount as banks write it: with a currency, thousands, CR or DR, a sign or in brackets. Pure.
import { foldDigits } from '#domain/fold-arabic.ts'
import { type Baisa, readRials } from '#domain/money.ts'

export type SignedAmount = { amount: Baisa; direction: MoneyDirection | null }
export type MoneyDirection = 'in' | 'out'

const CURRENCY = /OMR|R\.?O\.?|ر\.?\s?ع\.?|ريال(?:\s*عماني)?/giu
const DIRECTION = /(?:^|[\s(])(CR|DR|C|D)[.)]?$|^(CR|DR)\b/i

/** Null if invalid, and for zero: banks write 0.000 in the column that does not apply. */
export function readAmount(text: string): SignedAmount | null {
  let plain = foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(CURRENCY, ' ')
    .trim()
  const marker = DIRECTION.exec(plain)
  plain = plain.replace(DIRECTION, '').trim()
  const isBelow = /^-|-$|^\(.*\)$/.test(plain)
  const digits = plain.replace(/^[-+(]\s*|\s*[-)]$/g, '')
  // Some programs write more decimals than there are baisa.
  const amount = readRials(digits.replace(/([.٫]\d{3})0+$/, '$1'))
  if (amount === null || amount === 0) return null
  const letter = (marker?.[1] ?? marker?.[2] ?? '').charAt(0).toUpperCase()
  const direction = letter === 'C' ? 'in' : letter === 'D' || isBelow ? 'out' : null
  return { amount, direction }
}

/** «دائن», «CR», «Deposit»; null for what says neither. */
export function readDirection(text: string): MoneyDirection | null {
  const plain = text.trim().toLowerCase()
  if (/^(cr?|credit|deposit|in|\+)$|دائن|إيداع|ايداع|وارد|له/.test(plain)) return 'in'
  if (/^(dr?|debit|withdrawal|out|-)$|مدين|سحب|صادر|عليه/.test(plain)) return 'out'
  return null
}
