// Messages that the chatbot cannot read: other letters, or sentences in Latin letters of which nothing was understood.
import type { Recognised } from './recognise.ts'
import type { Weighed } from './weigh-topics.ts'

const OTHER_LETTERS = /(?![\p{Script=Arabic}\p{Script=Latin}])\p{L}/gu
const READ_LETTERS = /[\p{Script=Arabic}\p{Script=Latin}]/gu
/** Of Urdu, not of Arabic. */
const URDU = /[ٹڈڑںےۓہھۂ]/g
const LATIN_WORD = /\b[a-z]+\b/gi
const CLEAR = 6
const MAX_READ_LENGTH = 1000

export function isOtherLanguage(
  message: string,
  words: readonly Recognised[],
  weighed: readonly Weighed[],
): boolean {
  const text = message.slice(0, MAX_READ_LENGTH)
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  if (count(URDU) > 1) return true
  if (weighed.some(({ weight }) => weight >= CLEAR)) return false
  const others = count(OTHER_LETTERS)
  if (others > 1 && others >= count(READ_LETTERS)) return true
  const plain = words.filter(({ concepts, text: word }) => concepts.has('filler') && /^[a-z]+$/.test(word))
  return weighed.length === 0 && plain.length > 1 && count(LATIN_WORD) > 2
}
