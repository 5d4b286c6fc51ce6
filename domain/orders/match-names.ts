// Whether the name on a transfer is the name on the order: a hint only; the owner decides.
import { foldArabic, withoutDescent } from '#domain/fold-arabic.ts'

/** `unknown`: not said, a single name, or written in other letters than the other. */
export type NameMatch = 'match' | 'differs' | 'unknown'

/** First and last name are enough, in any order and spelling; words of descent count for nothing. */
export function matchNames(ordered: string, sender: string | null): NameMatch {
  const [one, other] = [namesOf(ordered), namesOf(sender ?? '')]
  if (one.length === 0 || other.length === 0 || isLatin(one) !== isLatin(other)) return 'unknown'
  if (covers(one, other) || covers(other, one)) {
    return one.length === 1 || other.length === 1 ? sameSingle(one, other) : 'match'
  }
  return 'differs'
}

/** The first and the last name of the shorter one are among the names of the longer. */
function covers(longer: readonly string[], shorter: readonly string[]): boolean {
  const [first, last] = [shorter[0], shorter.at(-1)]
  return first !== undefined && last !== undefined && longer.includes(first) && longer.includes(last)
}

/** A single name proves little, unless neither side gives more. */
function sameSingle(one: readonly string[], other: readonly string[]): NameMatch {
  return one.length === other.length ? 'match' : 'unknown'
}

const DESCENT = new Set(['بن', 'بنت', 'ابن', 'ابنه', 'ال', 'bin', 'bint', 'ibn', 'al', 'el'])
/** Name prefixes that are written joined or apart: «عبد الله», «عبدالله». */
const JOINED = new Set(['عبد', 'ابو', 'ام', 'abd', 'abdul'])

function namesOf(text: string): string[] {
  const names: string[] = []
  let prefix = ''
  for (const word of foldArabic(text).split(' ')) {
    if (JOINED.has(word)) prefix += word
    else if (word !== '' && (prefix !== '' || !DESCENT.has(word))) {
      names.push(withoutDescent(prefix + word))
      prefix = ''
    }
  }
  return prefix ? [...names, prefix] : names
}

function isLatin(names: readonly string[]): boolean {
  return names.every((name) => /^[a-z0-9]+$/.test(name))
}
