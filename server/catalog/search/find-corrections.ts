// Corrections of misspelt words: words of the catalogue, or their synonyms, that differ from the typed one by one slip
// of the finger, sound like it in Latin letters, or contain it. A word known to the shop or common among pets is not
// corrected (S2-06).
import { isLikelySlip, isOneEditAway, slipPatterns } from '#domain/one-edit.ts'
import type { Families } from '#domain/search/families.ts'
import { correctTerm, type Term } from '#domain/search/read-terms.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { soundOf } from '#domain/search/sound-of.ts'
import type { Synonyms } from '#domain/search/synonyms.ts'
import { statement } from '#platform/database/statement.ts'
import type { Reader } from '#server/context.ts'
import { IS_CORRECTION } from '#server/database/tables/search.ts'

/** A shorter word is one slip away from too many others. */
const MIN_CORRECTED_LENGTH = 4
const MIN_PART_LENGTH = 3

type KnownWords = {
  synonyms: Synonyms
  families: Families
  /** No product has all the typed terms or their synonyms. */
  isNowhere: boolean
}

/** The terms with their corrections; none for known words. */
export async function findCorrections(
  context: Reader,
  terms: readonly Term[],
  words: KnownWords,
): Promise<Term[]> {
  const isKnown = ({ words: typed, families }: Term) =>
    families.length > 0 || words.synonyms.knows(typed.join(' ')) || typed.some(words.families.has)
  const unknown = terms.filter((term) => !isKnown(term))
  const near = unknown.length > 0 ? await findNearWords(context, unknown) : []
  return terms.map((term) => (unknown.includes(term) ? corrected(term, near, words) : term))
}

function corrected(term: Term, near: readonly string[], words: KnownWords): Term {
  const typed = spellings(term)
  const [first = ''] = term.words
  const heard = /[a-z]/.test(first) ? soundOf(first) : ''
  const isCandidate = (word: string) => typed.some((spelling) => spelling === word || isSlip(spelling, word))
  const meant = [
    ...near.filter(isCandidate).map((word) => ({ word, shown: null })),
    ...words.synonyms.words.filter(
      ({ word, isThing, sound }) =>
        isCandidate(word) ||
        (isThing && isSlipOfShort(first, word)) ||
        (heard.length >= MIN_PART_LENGTH && sound === heard),
    ),
  ]
  const around = near.filter((word) => parts(term).some((part) => word.includes(part)))
  return correctTerm(term, meant, around, words)
}

/** For three letters, only a slip between letters that sound or look alike, such as «قظط» for «قطط». */
function isSlipOfShort(typed: string, word: string): boolean {
  return typed.length === 3 && word.length === 3 && isOneEditAway(typed, word) && isLikelySlip(typed, word)
}

function isSlip(typed: string, word: string): boolean {
  return isOneEditAway(typed, word) && (typed.length > MIN_CORRECTED_LENGTH || isLikelySlip(typed, word))
}

/** As it was typed, without its article, and with the ه that many write as ت: what a correction may start from. */
function spellings({ words: [word = ''] }: Term): string[] {
  if (/^[0-9]+$/.test(word)) return []
  const typed = [word, withoutArticles(word)]
  const heard = typed.filter((form) => form.endsWith('ت')).map((form) => `${form.slice(0, -1)}ه`)
  return [...new Set([...typed, ...heard])].filter((form) => form.length >= MIN_CORRECTED_LENGTH)
}

function parts({ words }: Term): string[] {
  return words.filter((word) => word.length >= MIN_PART_LENGTH)
}

async function findNearWords({ db }: Reader, terms: readonly Term[]): Promise<string[]> {
  const slips = terms
    .flatMap(spellings)
    .flatMap((word) => slipPatterns(word).map((pattern) => ({ pattern, letters: word.length })))
  const patterns = slips.map(({ pattern }) => pattern)
  const lengths = slips.map(({ letters }) => letters)
  const partsOfWords = terms.flatMap((term) => parts(term).map((part) => `%${part}%`))
  const rows = await selectNearWords(db, patterns, lengths, partsOfWords)
  return rows.map(({ word }) => word)
}

/** Folded words hold letters and digits only: no wildcard can hide in a part. */
const selectNearWords = statement<[patterns: string[], letters: number[], parts: string[]], { word: string }>(
  'search_corrections',
  `SELECT word FROM unnest($1::text[], $2::int[]) AS slip (pattern, letters)
   JOIN search_words ON word LIKE pattern AND length(word) BETWEEN letters - 1 AND letters + 1 AND ${IS_CORRECTION}
   UNION
   SELECT * FROM (
     SELECT word FROM search_words WHERE word LIKE ANY ($3::text[]) AND ${IS_CORRECTION} ORDER BY length(word), word LIMIT 100
   ) AS around
   ORDER BY word`,
)
