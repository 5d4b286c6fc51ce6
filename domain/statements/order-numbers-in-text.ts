// Finds order numbers in the text of a bank line, in any spelling, split or truncated. Pure.
import { foldDigits } from '#domain/fold-arabic.ts'

/** `whole`: all of it. `digits`: six or more of its eight, after ALF. `bare`: eight without ALF. */
export type NumberEvidence = 'whole' | 'digits' | 'bare'

/** Numbers of orders, open and closed, to be known again by. */
export type KnownNumbers<Order> = {
  find: (text: string) => { order: Order; evidence: NumberEvidence }[]
  /** It names an order of the shop that is not known here. */
  hasForeign: (text: string) => boolean
}

/** Written apart in the middle, with hyphens, in small letters; what follows may be other words. */
const IN_TEXT = /A ?L ?F[\s:#_.-]*(\d{4}[\s-]?\d{4}|\d{6,7})(?!\d)(?:([\s-]*)([A-HJ-NP-Z]{4})(?![A-Z]))?/g
const WITHOUT_PREFIX = /(?<![A-Z\d])(\d{8})([\s-]?)([A-HJ-NP-Z]{4})(?![A-Z\d])/g
const BARE = /(?<![\d./-])\d{8}(?![\d./-])/g

/** Letters apart from their digits may be another word. */
type WrittenNumber = { digits: string; letters: string | undefined; isApart: boolean }

function numbersIn(plain: string): WrittenNumber[] {
  return [...plain.matchAll(IN_TEXT), ...plain.matchAll(WITHOUT_PREFIX)].map(
    ([, digits = '', gap = '', letters]) => ({
      digits: digits.replace(/\D/g, ''),
      letters,
      isApart: /\s/.test(gap),
    }),
  )
}

function plainText(text: string): string {
  return foldDigits(text)
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
}

/** The first digits of all that may be numbers of orders: to look them up by. */
export function startsOfNumbers(text: string): string[] {
  const plain = plainText(text)
  const bare = [...plain.matchAll(BARE)].map(([digits]) => digits)
  return [...numbersIn(plain).map(({ digits }) => digits), ...bare].map((digits) => digits.slice(0, 6))
}

export function knowNumbers<Order extends { orderNumber: string }>(
  orders: readonly Order[],
): KnownNumbers<Order> {
  const byDigits = Map.groupBy(orders, ({ orderNumber }) => orderNumber.slice(3, 11))
  const byStart = Map.groupBy(orders, ({ orderNumber }) => orderNumber.slice(3, 9))

  function findOne({ digits, letters, isApart }: WrittenNumber) {
    const same = byStart
      .get(digits.slice(0, 6))
      ?.filter(({ orderNumber }) => orderNumber.startsWith(`ALF${digits}`))
    const whole = letters && same?.find(({ orderNumber }) => orderNumber.endsWith(letters))
    if (whole) return { order: whole, evidence: 'whole' as const }
    if (letters && !isApart) return null
    // Ambiguous if two orders share these digits.
    const [only, ...others] = same ?? []
    return only && others.length === 0 ? { order: only, evidence: 'digits' as const } : null
  }

  function find(text: string) {
    const found = new Map<Order, NumberEvidence>()
    const plain = plainText(text)
    for (const named of numbersIn(plain)) {
      const one = findOne(named)
      if (one && found.get(one.order) !== 'whole') found.set(one.order, one.evidence)
    }
    for (const [digits] of plain.matchAll(BARE)) {
      const [only, ...others] = byDigits.get(digits) ?? []
      if (only && others.length === 0 && !found.has(only)) found.set(only, 'bare')
    }
    return Array.from(found, ([order, evidence]) => ({ order, evidence }))
  }

  return { find, hasForeign: (text) => numbersIn(plainText(text)).some((named) => !findOne(named)) }
}
