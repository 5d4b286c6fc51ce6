// What a search asks for: each of its words (or known phrases) as it was typed, as its synonyms and as its likely
// corrections, and how PostgreSQL is asked for them (S-CATB-07).
import { foldArabic } from '#domain/fold-arabic.ts'
import { searchForms, withoutArticles } from '#domain/search-words.ts'

/** Another way to say a term: the forms of each of its words. */
type Alternative = { shown: string; words: string[][] }

/** One thing that must be found: a word, or a phrase that has synonyms of its own. */
export type Term = { words: string[]; synonyms: Alternative[]; corrections: Alternative[] }

/** Words that a search looks for; the rest of a longer one is not looked at. */
const MOST_WORDS = 12
const MOST_WORDS_OF_PHRASE = 3

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

function toAlternative(shown: string): Alternative {
  return { shown, words: foldArabic(shown).split(' ').filter(Boolean).map(searchForms) }
}

/** @param search folded */
export function readTerms(search: string, synonyms: Synonyms): Term[] {
  const words = [...new Set(search.split(' '))].filter(Boolean).slice(0, MOST_WORDS)
  const terms: Term[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = longestPhrase(words.slice(at, at + MOST_WORDS_OF_PHRASE), synonyms)
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

/** Texts of tsquery over products.search_vector, whose name words stand there once more after a =. */
export type SearchQueries = {
  /** Every word as it was typed, in the name. */
  nameWords: string
  /** Every word as it was typed or as the beginning of a longer one, in the name. */
  nameBeginnings: string
  /** The same anywhere. */
  typed: string
  /** Or what means the same: in the name, anywhere. */
  nameKnown: string
  known: string
  /** Or what was probably meant: in the name, anywhere. */
  nameLikely: string
  likely: string
}

export function searchQueries(terms: readonly Term[]): SearchQueries {
  const all = (one: (term: Term) => string) => terms.map((term) => `(${one(term)})`).join(' & ')
  const known = (term: Term, mark: string) =>
    [beginnings(term, mark), ...term.synonyms.map((other) => anyForm(other, mark))].join(' | ')
  const likely = (term: Term, mark: string) =>
    [known(term, mark), ...term.corrections.map((other) => anyForm(other, mark))].join(' | ')
  return {
    nameWords: all((term) => term.words.map((word) => oneOf(searchForms(word), '=')).join(' & ')),
    nameBeginnings: all((term) => beginnings(term, '=')),
    typed: all((term) => beginnings(term, '')),
    nameKnown: all((term) => known(term, '=')),
    known: all((term) => known(term, '')),
    nameLikely: all((term) => likely(term, '=')),
    likely: all((term) => likely(term, '')),
  }
}

function beginnings(term: Term, mark: string): string {
  const each = term.words.map((word) => {
    const started = [...new Set([word, withoutArticles(word)])].map((form) => lexeme(mark + form, ':*'))
    return `(${[...started, oneOf(searchForms(word), mark)].join(' | ')})`
  })
  return `(${each.join(' & ')})`
}

function anyForm({ words }: Alternative, mark: string): string {
  return `(${words.map((forms) => `(${oneOf(forms, mark)})`).join(' & ')})`
}

function oneOf(forms: readonly string[], mark: string): string {
  return `(${forms.map((form) => lexeme(mark + form)).join(' | ')})`
}

/** Folded words hold letters and digits only: nothing in them ends the quotes. */
function lexeme(word: string, how = ''): string {
  return `'${word}'${how}`
}

/**
 * What was found instead of what was typed, for «نتائج … بدل …»: each term as it was typed where the text has it, else
 * the synonym or correction that the text has. Null when the text has all of it as it was typed.
 * @param text folded, of a product that was found
 */
export function searchedFor(terms: readonly Term[], text: string): string | null {
  const forms = searchForms(text)
  let isOther = false
  const said = terms.map((term) => {
    if (hasTyped(forms, term)) return term.words.join(' ')
    const other = [...term.synonyms, ...term.corrections].find((alternative) => hasOther(forms, alternative))
    isOther ||= other !== undefined
    return other?.shown ?? term.words.join(' ')
  })
  return isOther ? said.join(' ') : null
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
