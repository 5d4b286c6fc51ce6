// What a search asks for: each of its words (or known phrases) as it was typed, as its synonyms and as its likely
// corrections, and how PostgreSQL is asked for them (S-CATB-07).
import { foldArabic, withoutMarks } from '#domain/fold-arabic.ts'
import { searchForms, withoutArticles } from '#domain/search-words.ts'

/** Another way to say a term: the forms of each of its words. Without `shown` it is shown as the product writes it. */
type Alternative = { shown: string | null; words: string[][] }

/** One thing that must be found: a word, or a phrase that has synonyms of its own. */
export type Term = { words: string[]; synonyms: Alternative[]; corrections: Alternative[] }

/** Words that a search looks for; the rest of a longer one is not looked at. */
const MAX_WORDS = 12
const MAX_WORDS_OF_PHRASE = 3

export type Synonyms = {
  /** What else a folded word or phrase is called. */
  of(phrase: string): Alternative[]
  /** All single words of all groups, for corrections. */
  readonly words: readonly { word: string; shown: string }[]
}

/** @param groups words and phrases that mean the same, as people write them */
export function createSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const groupsByForm = new Map<string, Set<Alternative[]>>()
  const words: { word: string; shown: string }[] = []
  for (const group of groups) {
    const alternatives = group.map(toAlternative).filter(({ words }) => words.length > 0)
    for (const { shown, words: forms } of alternatives) {
      const [only, ...more] = forms
      if (only && more.length === 0 && only[0]) words.push({ word: only[0], shown })
      const keys = only && more.length === 0 ? only : [forms.map((form) => form[0]).join(' ')]
      for (const key of keys) groupsByForm.set(key, (groupsByForm.get(key) ?? new Set()).add(alternatives))
    }
  }
  return {
    words,
    of(phrase) {
      const forms = phrase.includes(' ') ? [phrase] : searchForms(phrase)
      const found = new Set(forms.flatMap((form) => [...(groupsByForm.get(form) ?? [])]))
      const typed = new Set(forms)
      return [...found]
        .flat()
        .filter(({ words }) => words.length > 1 || !words[0]?.some((form) => typed.has(form)))
    },
  }
}

function toAlternative(shown: string) {
  return { shown, words: foldArabic(shown).split(' ').filter(Boolean).map(searchForms) }
}

/** @param search folded */
export function readTerms(search: string, synonyms: Synonyms): Term[] {
  const words = [...new Set(search.split(' '))].filter(Boolean).slice(0, MAX_WORDS)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words.slice(at, at + MAX_WORDS_OF_PHRASE), synonyms)
    terms.push({ words: phrase, synonyms: synonyms.of(phrase.join(' ')), corrections: [] })
    at += phrase.length
  }
  return terms
}

/** The longest beginning of `words` that has synonyms, else the first word. */
function longestPhrase(words: string[], synonyms: Synonyms): string[] {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length)
    if (synonyms.of(phrase.join(' ')).length > 0) return phrase
  }
  return words.slice(0, 1)
}

/** The words of the catalogue, as far as a search asks for them. Those of the names stand there with a = too. */
export type Lexicon = {
  has(lexeme: string): boolean
  /** Every lexeme that begins so; null when they are too many to name. */
  beginningWith(beginning: string): readonly string[] | null
}

/** What `searchQueries` will ask of the lexicon. */
export function lexemesAsked(terms: readonly Term[]): { lexemes: string[]; beginnings: string[] } {
  const words = terms.flatMap((term) => term.words)
  const others = terms.flatMap((term) => [...term.synonyms, ...term.corrections])
  const forms = [...words.map(searchForms), ...others.flatMap((other) => other.words)].flat()
  const marked = (each: readonly string[]) => [...new Set(each.flatMap((form) => [form, `=${form}`]))]
  return { lexemes: marked(forms), beginnings: marked(words.flatMap(starts)) }
}

/**
 * Texts of tsquery over products.search_vector; null where nothing can be found. They name lexemes that there are: every
 * further one costs time at each product that is looked at, and a «begins with» costs the most.
 */
export type SearchQueries = {
  /** Every word as it was typed, in the name. */
  nameWords: string | null
  /** Every word as it was typed or as the beginning of a longer one, in the name. */
  nameBeginnings: string | null
  /** The same anywhere. */
  typed: string | null
  /** Or what means the same: in the name, anywhere. */
  nameKnown: string | null
  known: string | null
  /** Or what was probably meant: in the name, anywhere. */
  nameLikely: string | null
  likely: string | null
}

/** One way to find a term: for each of its words what it may be, any of them. */
type Way = readonly (readonly string[])[]

export function searchQueries(terms: readonly Term[], lexicon: Lexicon): SearchQueries {
  const anywhere = terms.map((term) => waysOf(term, lexicon, ''))
  const named = terms.map((term) => waysOf(term, lexicon, '='))
  return {
    nameWords: allOf(named.map(({ words }) => anyOf(words))),
    nameBeginnings: allOf(named.map(({ typed }) => anyOf(typed))),
    typed: allOf(anywhere.map(({ typed }) => anyOf(typed))),
    nameKnown: allOf(named.map(({ typed, synonyms }) => anyOf(typed, synonyms))),
    known: allOf(anywhere.map(({ typed, synonyms }) => anyOf(typed, synonyms))),
    nameLikely: allOf(named.map(({ typed, synonyms, corrections }) => anyOf(typed, synonyms, corrections))),
    likely: allOf(anywhere.map(({ typed, synonyms, corrections }) => anyOf(typed, synonyms, corrections))),
  }
}

/** How a term may stand in a product, or behind a = in its names. */
function waysOf(term: Term, lexicon: Lexicon, mark: string) {
  const any = (forms: readonly string[]) =>
    forms.flatMap((form) => (lexicon.has(mark + form) ? quoted(mark + form) : []))
  const begun = (word: string) =>
    starts(word).flatMap((start) => {
      const lexemes = lexicon.beginningWith(mark + start)
      return lexemes ? lexemes.map(quoted) : [`${quoted(mark + start)}:*`]
    })
  const words = term.words.map((word) => any(searchForms(word)))
  const others = (alternatives: readonly Alternative[]): Way[] =>
    alternatives.map((other) => other.words.map(any))
  return {
    words: [words],
    typed: [term.words.map((word, i) => [...begun(word), ...(words[i] ?? [])])],
    synonyms: others(term.synonyms),
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

/** Folded words hold letters and digits only: nothing in them ends the quotes. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`
}

/**
 * What was found instead of what was typed, for «نتائج … بدل …»: each term as it was typed where the text has it, else
 * the synonym or correction that the text has. Null when the text has all of it as it was typed.
 * @param text of a product that was found, as it is written
 */
export function searchedFor(terms: readonly Term[], text: string): string | null {
  const forms = searchForms(foldArabic(text))
  let isOther = false
  const said = terms.map((term) => {
    if (hasTyped(forms, term)) return term.words.join(' ')
    const other = [...term.synonyms, ...term.corrections].find((alternative) => hasOther(forms, alternative))
    isOther ||= other !== undefined
    if (!other) return term.words.join(' ')
    return other.shown ?? other.words.map((word) => writtenWord(text, word)).join(' ')
  })
  return isOther ? said.join(' ') : null
}

/** The shortest word of `text` with one of the forms, without the marks that nobody types. */
function writtenWord(text: string, forms: readonly string[]): string {
  const written = withoutMarks(text).split(/[^\p{L}\p{N}]+/u)
  const has = (word: string) => searchForms(foldArabic(word)).some((form) => forms.includes(form))
  return written
    .filter(has)
    .reduce((one, other) => (other.length < one.length ? other : one), written.find(has) ?? '')
}

/** Whether a folded text has every term, as it was typed or as one of its synonyms. */
export function hasTerms(terms: readonly Term[], text: string): boolean {
  const forms = searchForms(text)
  return terms.every(
    (term) => hasTyped(forms, term) || term.synonyms.some((alternative) => hasOther(forms, alternative)),
  )
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
