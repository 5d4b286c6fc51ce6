// The reasons for and against matching an order to a bank line. Pure.
import { foldDigits } from '#domain/fold-arabic.ts'
import type { Baisa } from '#domain/money.ts'
import type { BankLine } from './bank-line.ts'
import { isSameName, type NameKey, nameKeys } from './name-keys.ts'
import type { NumberEvidence } from './order-numbers-in-text.ts'

/** An order that money is due for. */
export type OpenOrder = {
  id: number
  orderNumber: string
  due: Baisa
  /** Who ordered, and who is said to send the money. */
  names: readonly string[]
  /** The same for all orders of one customer. */
  customer: string
  /** Of the transfer, as its customer gave it. */
  reference: string | null
  placedOn: string
  reportedOn: string | null
}

export type LineToMatch = Omit<BankLine, 'row'> & { id: number }

/** `part`: the family, or one name of several. */
type NameEvidence = 'whole' | 'part' | null

export type Evidence = {
  order: OpenOrder
  number: NumberEvidence | null
  reference: boolean
  name: NameEvidence
  /** False for a transfer that came before the order; null where nobody knows. */
  inTime: boolean | null
}

/** An order as it is held against many lines. */
export type Candidate = OpenOrder & { keys: readonly (readonly NameKey[])[]; plainReference: string }

/** Shorter ones, and ones without a digit, occur in many texts. */
const MIN_REFERENCE = 6

export function toCandidate(order: OpenOrder): Candidate {
  const reference = plainReference(order.reference ?? '')
  const isTelling = reference.length >= MIN_REFERENCE && /\d/.test(reference)
  return {
    ...order,
    keys: [...new Set(order.names)].map(nameKeys).filter((keys) => keys.length > 0),
    plainReference: isTelling ? reference : '',
  }
}

function plainReference(text: string): string {
  return foldDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

export type PreparedLine = LineToMatch & { keys: readonly NameKey[]; references: ReadonlySet<string> }

export function prepareLine(line: LineToMatch): PreparedLine {
  const words = `${line.text} ${line.reference}`.split(/[\s·,;:|]+/).map(plainReference)
  return {
    ...line,
    keys: nameKeys(line.text),
    references: new Set(words.filter((word) => word.length >= MIN_REFERENCE && /\d/.test(word))),
  }
}

export function weigh(line: PreparedLine, order: Candidate, number: NumberEvidence | null): Evidence {
  return {
    order,
    number,
    reference: order.plainReference !== '' && line.references.has(order.plainReference),
    name: bestOf(order.keys.map((keys) => compareNames(keys, line.keys))),
    inTime: line.day === null ? null : line.day >= order.placedOn,
  }
}

function bestOf(found: readonly NameEvidence[]): NameEvidence {
  return found.includes('whole') ? 'whole' : found.includes('part') ? 'part' : null
}

/** The maximum number of words between a first and a last name. */
export const MAX_BETWEEN = 3

/** First and last name, near each other; «HAMAD SAID ALRAWAHI» is not Said, but a son of his. */
function compareNames(name: readonly NameKey[], text: readonly NameKey[]): NameEvidence {
  const [first, last] = [name[0], name.at(-1)]
  if (!first || !last) return null
  const placesOf = (key: NameKey) => text.flatMap((other, i) => (isSameName(key, other) ? [i] : []))
  const lasts = placesOf(last)
  if (name.length === 1) return lasts.length > 0 ? 'part' : null
  const firsts = placesOf(first)
  const middles = name.slice(1, -1)
  const isWhole = firsts.some((from) =>
    lasts.some((to) => {
      const begins = text[Math.min(from, to)]?.mayBegin
      if (!begins || from === to || Math.abs(to - from) - 1 > MAX_BETWEEN) return false
      const between = text
        .slice(Math.min(from, to) + 1, Math.max(from, to))
        .filter(({ word }) => word.length > 2)
      const agree = () => between.some((word) => middles.some((middle) => isSameName(middle, word)))
      return middles.length === 0 || between.length === 0 || agree()
    }),
  )
  return isWhole ? 'whole' : lasts.length > 0 || firsts.length > 0 ? 'part' : null
}
