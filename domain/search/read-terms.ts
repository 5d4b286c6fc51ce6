// Parses a search: each word or phrase with its families, synonyms and corrections (S-CATB-07, S2-06).
import { FILLER_LIST, PRICE_WORDS, WISHES } from '#domain/catalog/pet-words.ts'
import type { Families, Family } from './families.ts'
import { searchForms } from './search-words.ts'
import type { Synonyms } from './synonyms.ts'
import { type Alternative, namesOf } from './things.ts'

/** One thing that must be found: a word, or a phrase that has synonyms of its own. */
export type Term = {
  words: string[]
  /** The families of the shop that bear its name: whatever is in them matches it. */
  families: Alternative[]
  synonyms: Alternative[]
  /** Kinds of it; beside the name of a supply, what an animal needs. */
  kinds: Alternative[]
  corrections: Alternative[]
  /** It names an animal or something for animals; null where it says neither. */
  isAlive: boolean | null
  /** Where to look further: the ids of the families that it names, or that are near to it. */
  near: readonly number[]
  /** The corrected word, if it was a typo. */
  shown: string | null
  /** A wish («صغير») or the family that a supply is wanted for: where nothing has all terms, it need not be there. */
  isOptional: boolean
}

/** The maximum number of words; further ones are ignored. */
const MAX_WORDS = 12
const MAX_WORDS_OF_PHRASE = 3

const firstFormsOf = (list: string) =>
  new Set(namesOf(list).flatMap(({ words: [forms = []] }) => forms[0] ?? []))
const FILLER_WORDS = firstFormsOf(FILLER_LIST)
const PRICE_FORMS = firstFormsOf(PRICE_WORDS)
const WISH_WORDS = new Set(namesOf(WISHES).flatMap(({ words: [forms = []] }) => forms))

/** «طيوووور»: a letter three times in a row is emphasis. */
const STRETCHED = /(\p{L})\1{2,}/gu

/** @param search folded */
export function readTerms(search: string, synonyms: Synonyms, families: Families): Term[] {
  const all = [...new Set(search.replace(STRETCHED, '$1').split(' '))].filter(Boolean)
  const hasPrice = all.some((word) => PRICE_FORMS.has(word))
  const isPriceWord = (word: string) => PRICE_FORMS.has(word) || (hasPrice && /^[\d.]+$/.test(word))
  const contentWords = all.filter((word) => !FILLER_WORDS.has(word) && !isPriceWord(word))
  const words = (contentWords.length > 0 ? contentWords : all).slice(0, MAX_WORDS)
  const phrases: string[][] = []
  for (let at = 0; at < words.length; at += phrases.at(-1)?.length ?? 1) {
    phrases.push(longestPhrase(words.slice(at, at + MAX_WORDS_OF_PHRASE), synonyms))
  }
  const namedFamilies = phrases.flatMap((phrase) => families.named(phrase.join(' ')))
  const terms = phrases.map((words) => readTerm(words, namedFamilies, synonyms, families))
  const isForSupply = terms.some(({ isAlive }) => isAlive === false)
  return terms.map((term) => ({
    ...term,
    kinds:
      isForSupply && term.isAlive === true
        ? [...term.kinds, ...synonyms.needs(term.words.join(' '))]
        : term.kinds,
    isOptional:
      term.words.every((word) => searchForms(word).some((form) => WISH_WORDS.has(form))) ||
      (isForSupply && term.isAlive === true && term.families.length > 0),
  }))
}

/** @param others families that another word of the search names; «زينة» of «أسماك زينة» is a part of such a name */
function readTerm(words: string[], others: readonly Family[], synonyms: Synonyms, families: Families): Term {
  const phrase = words.join(' ')
  const { named, kinds, near } = families.of(phrase)
  const completed = others.filter((family) => family.forms.has(phrase) && !named.includes(family))
  const things = synonyms.things(phrase)
  const roots = things.filter(({ parent }) => parent === null)
  return {
    words,
    families: [...named, ...completed].map(inFamily),
    synonyms: synonyms.of(phrase),
    kinds: [
      ...synonyms.kinds(phrase),
      ...kinds.map(inFamily),
      ...roots.map(({ isAlive }) => ({ shown: null, words: [[typeMark(isAlive)]] })),
    ],
    corrections: [],
    isAlive: things[0]?.isAlive ?? named[0]?.isAlive ?? null,
    near: near.map(({ id }) => id),
    shown: null,
    isOptional: false,
  }
}

/** The likely corrections of a word; of one that occurs nowhere, the only one that names a thing. */
export function correctTerm(
  term: Term,
  meant: readonly { word: string; shown: string | null }[],
  around: readonly string[],
  { synonyms, families, isNowhere }: { synonyms: Synonyms; families: Families; isNowhere: boolean },
): Term {
  if (meant.length + around.length === 0) return term
  const terms = meant.map(({ word, shown }) => ({ ...readTerm([word], [], synonyms, families), shown }))
  const ofThings = meant.filter(({ word }) => synonyms.things(word).length > 0)
  const things = new Set(ofThings.flatMap(({ word }) => synonyms.things(word)))
  const [only] = ofThings
  if (isNowhere && only && things.size === 1) {
    return { ...readTerm([only.word], [], synonyms, families), shown: only.shown ?? only.word }
  }
  return {
    ...term,
    corrections: [
      ...terms.map(({ shown, words }) => ({ shown, words: words.map(searchForms) })),
      ...terms.flatMap(({ shown, families, synonyms, kinds }) =>
        [...families, ...synonyms, ...kinds].map(({ words }) => ({ shown, words })),
      ),
      ...around.map((word) => ({ shown: null, words: [[word]] })),
    ],
    near: terms.flatMap(({ near }) => near),
  }
}

/** The longest beginning of `words` that has synonyms, else the first word. */
function longestPhrase(words: string[], synonyms: Synonyms): string[] {
  for (let length = words.length; length > 1; length--) {
    const phrase = words.slice(0, length)
    if (synonyms.knows(phrase.join(' '))) return phrase
  }
  return words.slice(0, 1)
}

/** What products.search_vector says of a product besides its words: its category and whether it is alive. */
function inFamily({ id, shown }: Family): Alternative {
  return { shown, words: [[`=@${id}`]] }
}

export function typeMark(isAlive: boolean): string {
  return isAlive ? '=@animal' : '=@product'
}
