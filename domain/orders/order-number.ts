// S-CHK-20, X-53: ALF + 8-digit time part + 4 letters, none of which can be mistaken for a digit.

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

export const ORDER_NUMBER = /^ALF\d{8}[A-HJ-NP-Z]{4}$/

/** `random` gives a whole number in [0, below). After a clash in the database another number is drawn. */
export function orderNumber(now: Date, random: (below: number) => number): string {
  const time = String(now.getTime() % 100_000_000).padStart(8, '0')
  const letters = Array.from({ length: 4 }, () => LETTERS.charAt(random(LETTERS.length)))
  return `ALF${time}${letters.join('')}`
}

/** Accepts lower case, spaces and hyphens; null when it cannot be an order number. */
export function parseOrderNumber(text: string): string | null {
  const plain = text.replace(/[\s\p{Cf}-]/gu, '').toUpperCase()
  return ORDER_NUMBER.test(plain) ? plain : null
}
