// What somebody probably meant: words of the catalogue, or their synonyms, that differ by one slip of the finger from
// what was typed, and those that have it inside. A word that the shop or the world of pets knows was meant as it was typed.
import { animalsNamed } from '#domain/chat/animals-named.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { isLikelySlip, isOneEditAway, slipPatterns } from '#domain/one-edit.ts'
import type { Synonyms, Term } from '#domain/search-query.ts'
import { searchForms, withoutArticles } from '#domain/search-words.ts'
import { statement } from '#platform/database/statement.ts'
import type { Context } from '#server/context.ts'
import { IS_CORRECTION } from '#server/database/tables/search.ts'
import { activeCategories } from './category-queries.ts'

/** In a shorter word one slip may make any other word. */
const MIN_CORRECTED_LENGTH = 4
const MIN_PART_LENGTH = 3

/** The terms with their corrections; none for names of families, nor for what has synonyms. */
export async function findCorrections(
  context: Pick<Context, 'db' | 'changes'>,
  terms: readonly Term[],
  synonyms: Synonyms,
): Promise<Term[]> {
  const families = await familyWords(context)
  const isFamily = (word: string) => searchForms(word).some((form) => families.has(form))
  const unknown = terms.filter(({ synonyms, words }) => synonyms.length === 0 && !words.some(isFamily))
  const known = unknown.length > 0 ? await findNearWords(context, unknown) : []
  return terms.map((term) =>
    unknown.includes(term) ? { ...term, corrections: correctionsOf(term, known, synonyms) } : term,
  )
}

function familyWords(context: Pick<Context, 'db' | 'changes'>): Promise<Set<string>> {
  return context.changes.keep('family words', async () => {
    const families = await activeCategories(context)
    return new Set(
      families.flatMap(({ nameArabic, name }) => searchForms(foldArabic(`${nameArabic} ${name}`))),
    )
  })
}

function correctionsOf(term: Term, known: readonly string[], synonyms: Synonyms): Term['corrections'] {
  const typed = spellings(term)
  const animals = animalsNamed(term.words[0] ?? '')
  const isMeant = (word: string) =>
    typed.some((spelling) => spelling === word || isSlip(spelling, word)) &&
    (animals.size === 0 || !animals.isDisjointFrom(animalsNamed(word)))
  const meant = [
    ...known.filter(isMeant).map((word) => ({ word, shown: null })),
    ...synonyms.words.filter(({ word }) => isMeant(word)),
  ]
  const around =
    animals.size === 0 ? known.filter((word) => parts(term).some((part) => word.includes(part))) : []
  return [
    ...meant.map(({ word, shown }) => ({ shown, words: [searchForms(word)] })),
    ...meant.flatMap(({ word, shown }) => synonyms.of(word).map(({ words }) => ({ shown, words }))),
    ...around.map((word) => ({ shown: null, words: [[word]] })),
  ]
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

async function findNearWords({ db }: Pick<Context, 'db'>, terms: readonly Term[]): Promise<string[]> {
  const slips = terms
    .flatMap(spellings)
    .flatMap((word) => slipPatterns(word).map((pattern) => ({ pattern, letters: word.length })))
  const rows = await selectNearWords(
    db,
    slips.map(({ pattern }) => pattern),
    slips.map(({ letters }) => letters),
    terms.flatMap((term) => parts(term).map((part) => `%${part}%`)),
  )
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
