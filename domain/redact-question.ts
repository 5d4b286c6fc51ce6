// What is left of a question when nobody can be recognised by it: no e-mail address, link, order number, phone or other
// long figure, in whatever letters and digits they were written, and no name that somebody gives as theirs.
import { foldDigits } from '#domain/fold-arabic.ts'

const LONGEST = 200
/** Of what is read; a ligature may be many letters. */
const LONGEST_READ = 1000
/** Nobody sees these, and they part a number in two. */
const INVISIBLE = /[\u0640\p{Cf}]/gu
const LINKS = /https?:\/\/\S+|www\.\S+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/giu
const EMAILS = /\S+\s?(?:@|\(at\)|\[at\])\s?\S+/giu
const ORDER_NUMBERS =
  /(?:(?:ALF|[أا]لف)[^\p{L}\d]{0,3})?\d(?:[^\p{L}\d]{0,3}\d){7}(?:[^\p{L}\d]{0,3}[a-z]){1,4}(?![a-z])/giu
const FIGURES = /(?:ALF)?[+(]{0,2}\d(?:[^\p{L}\d]{0,3}\d){4,}/giu
const NAMES = /(?<=(?:^|\s)(?:و?[أا]?سمي|my name is)\s)\S+(?:\s\S+)?/giu

/** One line, cut where it is long. */
export function redactQuestion(question: string): string {
  const read = foldDigits(question.normalize('NFKC').slice(0, LONGEST_READ)).replace(INVISIBLE, '')
  return [EMAILS, LINKS, ORDER_NUMBERS, FIGURES, NAMES]
    .reduce((text, told) => text.replace(told, '…'), read)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim()
}
