// How PostgreSQL is asked for the terms of a search, and what was found instead of them (S-CATB-07).
import { foldArabic, withoutMarks } from '#domain/fold-arabic.ts'
import { type Term, typeMark } from './read-terms.ts'
import { searchForms, withoutArticles } from './search-words.ts'
import type { Alternative } from './things.ts'

/** The catalogue's words that a search may use. Words of names are also there with a leading =. */
export type Lexicon = {
  has(lexeme: string): boolean
  /** Every lexeme that begins so; null when they are too many to name. */
  beginningWith(beginning: string): readonly string[] | null
}

/** The lexicon lookups that `searchQueries` needs. */
export function lexemesAsked(terms: readonly Term[]): { lexemes: string[]; beginnings: string[] } {
  const words = terms.flatMap((term) => term.words)
  const others = terms.flatMap((term) => [
    ...term.families,
    ...term.synonyms,
    ...term.kinds,
    ...term.corrections,
  ])
  const forms = [...words.map(searchForms), ...others.flatMap((other) => other.words)].flat()
  const marked = (each: readonly string[]) => [...new Set(each.flatMap((form) => [form, `=${form}`]))]
  return { lexemes: marked(forms), beginnings: marked(words.flatMap(starts)) }
}

/**
 * Texts of tsquery over products.search_vector; null where nothing can be found. They contain only existing lexemes,
 * because each one costs time per product, and prefix matches cost the most.
 */
export type SearchQueries = {
  /** Every word as it was typed, in the name. */
  nameWords: string | null
  /** Every word as it was typed or as the beginning of a longer one, in the name. */
  nameBeginnings: string | null
  /** The same anywhere. */
  typed: string | null
  /** Or what means the same, in the name; or kinds of it too, in the name and anywhere. */
  nameKnown: string | null
  nameKinds: string | null
  known: string | null
  /** Or what was probably meant: in the name, anywhere. */
  nameLikely: string | null
  likely: string | null
  /** The lexeme of the type to rank first; null if the search implies none. */
  wanted: string | null
  other: string | null
}

/** Names up to this length are matched as whole words only. */
const MAX_SHORT_NAME = 2

/** One way to find a term: for each of its words what it may be, any of them. */
type Way = readonly (readonly string[])[]

export function searchQueries(terms: readonly Term[], lexicon: Lexicon): SearchQueries {
  // «قفص هامستر» (hamster cage) must not find a wheel that fits any cage.
  const anywhere = terms.map((term) =>
    waysOf(term, lexicon, terms.length > 1 && term.isAlive === false ? '=' : ''),
  )
  const named = terms.map((term) => waysOf(term, lexicon, '='))
  const isAlive = typeWanted(terms)
  const nameWords = allOf(named.map(({ words }) => anyOf(words)))
  // «رمل» (litter) must not find a litter-trained cat. Goods sold with an animal are in its name.
  const ofType = (query: string | null) =>
    query !== null && isAlive === false
      ? `(${query}) & (${quoted(typeMark(false))}${nameWords === null ? '' : ` | (${nameWords})`})`
      : query
  return {
    nameWords,
    nameBeginnings: allOf(named.map(({ typed }) => anyOf(typed))),
    typed: ofType(allOf(anywhere.map(({ typed }) => anyOf(typed)))),
    nameKnown: allOf(named.map(({ typed, synonyms }) => anyOf(typed, synonyms))),
    nameKinds: allOf(named.map(({ typed, synonyms, kinds }) => anyOf(typed, synonyms, kinds))),
    known: ofType(allOf(anywhere.map(({ typed, synonyms, kinds }) => anyOf(typed, synonyms, kinds)))),
    nameLikely: allOf(
      named.map(({ typed, synonyms, kinds, corrections }) => anyOf(typed, synonyms, kinds, corrections)),
    ),
    likely: ofType(
      allOf(
        anywhere.map(({ typed, synonyms, kinds, corrections }) => anyOf(typed, synonyms, kinds, corrections)),
      ),
    ),
    wanted: isAlive === null ? null : quoted(typeMark(isAlive)),
    other: isAlive === null ? null : quoted(typeMark(!isAlive)),
  }
}

/** «أكل قطط» asks for food, «قط شيرازي» for a cat. */
function typeWanted(terms: readonly Term[]): boolean | null {
  if (terms.some(({ isAlive }) => isAlive === false)) return false
  return terms.some(({ isAlive }) => isAlive === true) ? true : null
}

/** The forms of a term in a product, or after = in its names. */
function waysOf(term: Term, lexicon: Lexicon, mark: string) {
  const any = (forms: readonly string[]) =>
    forms
      .map((form) => (form.startsWith('=') ? form : mark + form))
      .flatMap((lexeme) => (lexicon.has(lexeme) ? quoted(lexeme) : []))
  const begun = (word: string) =>
    starts(word).flatMap((start) => {
      const lexemes = lexicon.beginningWith(mark + start)
      return lexemes ? lexemes.map(quoted) : [`${quoted(mark + start)}:*`]
    })
  const words = term.words.map((word) => any(searchForms(word)))
  // «بط» (duck) matches whole words only, not the beginning of «بطاقة» (card).
  const isWhole = (word: string) => term.isAlive !== null && word.length <= MAX_SHORT_NAME
  const others = (alternatives: readonly Alternative[]): Way[] =>
    alternatives.map((other) => other.words.map(any))
  const families = others(term.families)
  return {
    words: [words, ...families],
    typed: [
      term.words.map((word, i) => [...(isWhole(word) ? [] : begun(word)), ...(words[i] ?? [])]),
      ...families,
    ],
    synonyms: others(term.synonyms),
    kinds: others(term.kinds),
    corrections: others(term.corrections),
  }
}

/** As what the beginning of a longer word may have been typed. */
function starts(word: string): string[] {
  return [...new Set([word, withoutArticles(word)])]
}

function anyOf(...kinds: readonly (readonly Way[])[]): string | null {
  const texts = kinds.flat().flatMap((way) => {
    if (way.length === 1) return way[0] ?? []
    return allOf(way.map((lexemes) => (lexemes.length > 0 ? lexemes.join(' | ') : null))) ?? []
  })
  return texts.length > 0 ? [...new Set(texts)].join(' | ') : null
}

function allOf(texts: readonly (string | null)[]): string | null {
  return texts.includes(null) ? null : texts.map((text) => `(${text})`).join(' & ')
}

/** Folded words contain only letters and digits, so no escaping is needed. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`
}

/**
 * The words found instead of the typed ones, for «نتائج … بدل …» ("results for … instead of …"): each term as typed if
 * the text contains it, else the matching synonym or correction. Null if the text contains all terms as typed.
 * @param text the original text of a found product
 */
export function searchedFor(terms: readonly Term[], text: string): string | null {
  const forms = searchForms(foldArabic(text))
  let hasReplacement = false
  const words = terms.map((term) => {
    if (hasTyped(forms, term)) return term.words.join(' ')
    const kinds = terms.length === 1 ? term.kinds : []
    const other = [...term.synonyms, ...kinds, ...term.corrections].find((alternative) =>
      hasOther(forms, alternative),
    )
    hasReplacement ||= other !== undefined
    if (!other) return term.words.join(' ')
    return other.shown ?? other.words.map((word) => writtenWord(text, word)).join(' ')
  })
  return hasReplacement ? words.join(' ') : null
}

/** The shortest word of `text` with one of the forms, without the marks that nobody types. */
function writtenWord(text: string, forms: readonly string[]): string {
  const written = withoutMarks(text).split(/[^\p{L}\p{N}]+/u)
  const hasForm = (word: string) => searchForms(foldArabic(word)).some((form) => forms.includes(form))
  return written
    .filter(hasForm)
    .reduce((one, other) => (other.length < one.length ? other : one), written.find(hasForm) ?? '')
}

function hasTyped(forms: readonly string[], { words }: Term): boolean {
  return words.every((word) => {
    const bare = withoutArticles(word)
    const typed = searchForms(word)
    return forms.some((form) => form.startsWith(word) || form.startsWith(bare) || typed.includes(form))
  })
}

function hasOther(forms: readonly string[], { words }: Alternative): boolean {
  return words.every((word) => word.some((form) => forms.includes(form)))
}
