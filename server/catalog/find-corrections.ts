// What somebody probably meant: words of the catalogue, or their synonyms, that differ by one slip of the finger from
// what was typed, and those that have it inside.
import { deletionsOf, isOneEditAway } from '#domain/one-edit.ts'
import type { Synonyms, Term } from '#domain/search-query.ts'
import { searchForms, withoutArticles } from '#domain/search-words.ts'
import { statement } from '#platform/database/statement.ts'
import type { Context } from '#server/context.ts'

/** In a shorter word one slip may make any other word. */
const MIN_CORRECTED_LENGTH = 4
const MIN_PART_LENGTH = 3

/** The terms with their corrections. */
export async function findCorrections(
  { db }: Pick<Context, 'db'>,
  terms: readonly Term[],
  synonyms: Synonyms,
): Promise<Term[]> {
  const known = await selectWords(
    db,
    terms.flatMap((term) => spellings(term).flatMap(deletionsOf)),
    terms.flatMap((term) => parts(term).map((part) => `%${part}%`)),
  )
  return terms.map((term) => {
    const slipped = ({ word }: { word: string }) =>
      spellings(term).some((spelling) => isOneEditAway(spelling, word) || spelling === word)
    const meant = [...known.filter(slipped), ...synonyms.words.filter(slipped)]
    const around = known.filter(({ word }) => parts(term).some((part) => word.includes(part)))
    const corrections = [
      ...meant.map(({ word, shown }) => ({ shown, words: [searchForms(word)] })),
      ...meant.flatMap(({ word, shown }) => synonyms.of(word).map(({ words }) => ({ shown, words }))),
      ...around.map(({ word, shown }) => ({ shown, words: [[word]] })),
    ]
    return { ...term, corrections }
  })
}

/** As it was typed, without its article, and with the ه that many write as ت: what a correction may start from. */
function spellings({ words: [word = '', ...more] }: Term): string[] {
  if (more.length > 0 || /^[0-9]+$/.test(word)) return []
  const typed = [word, withoutArticles(word)]
  const heard = typed.filter((form) => form.endsWith('ت')).map((form) => `${form.slice(0, -1)}ه`)
  return [...new Set([...typed, ...heard])].filter((form) => form.length >= MIN_CORRECTED_LENGTH)
}

function parts({ words }: Term): string[] {
  return words.filter((word) => word.length >= MIN_PART_LENGTH)
}

/** Folded words hold letters and digits only: no wildcard can hide in a part. */
const selectWords = statement<[deletions: string[], parts: string[]], { word: string; shown: string }>(
  'search_corrections',
  `SELECT word, shown FROM search_words WHERE deletions && $1::text[]
   UNION
   SELECT * FROM (
     SELECT word, shown FROM search_words WHERE word LIKE ANY ($2::text[]) ORDER BY length(word), word LIMIT 100
   ) AS around
   ORDER BY word`,
)
