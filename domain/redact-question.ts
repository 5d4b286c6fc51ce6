// What is left of a question when nobody can be recognised by it: no e-mail address, link, order number, phone or other
// long figure.
import { foldDigits } from '#domain/fold-arabic.ts'

const LONGEST = 200
const PRIVATE =
  /https?:\/\/\S+|www\.\S+|\S+@\S+|\bALF[\s-]*\d[\d\s-]*[A-Z]{0,4}|[+(]?\d(?:[\s\-().\u2066-\u2069]*\d){4,}/giu

/** One line, cut where it is long. */
export function redactQuestion(question: string): string {
  return foldDigits(question).replace(PRIVATE, '…').replace(/\s+/g, ' ').trim().slice(0, LONGEST).trim()
}
