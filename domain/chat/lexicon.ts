// The tables of words, ready to be looked into: by word, by phrase, by the consonants of Latin letters, by one slip.
//
// In a table words and phrases are parted by commas, in any spelling that folds alike. `~` after a word says that it is
// the stem of a verb: its persons are made here.
import { foldArabic } from '#domain/fold-arabic.ts'
import { deletionsOf } from '#domain/one-edit.ts'
import { REGIONS } from '#domain/regions.ts'
import { withoutArticles } from '#domain/search-words.ts'
import { arabicSkeletons, latinShapes } from './arabizi.ts'
import { type Concept, WORDS } from './concepts.ts'
import { ARABIZI } from './words/arabizi.ts'
import { AMBIGUOUS_PLACES, PLACES, SHARED_PLACES } from './words/places.ts'

/** What a word or phrase stands for; `regionIds` of a place, several where they share the name. */
export type Meaning = { concept: Concept; regionIds?: readonly number[]; isAmbiguous?: boolean }
export type Phrase = { words: readonly string[]; meaning: Meaning }

const FIRST_LETTERS = ['ي', 'ت', 'ن', 'ا', 'ب']
const LAST_LETTERS = ['', 'ون', 'وا', 'ين', 'ي', 'ت', 'نا', 'ني']
/** In a shorter word one slip may make any other word. */
const MIN_CORRECTED_LENGTH = 4
const MIN_SKELETON = 3

const words = new Map<string, Meaning[]>()
const phrases = new Map<string, Phrase[]>()
/** Words that only phrases have; they are known, so no slip is seen in them. */
const parts = new Set<string>()
const arabicBySkeleton = new Map<string, Set<string>>()
const arabicByLatin = new Map<string, string>()
const arabicByShape = new Map<string, string>()
const wordsByDeletion = new Map<string, Set<string>>()

for (const [concept, table] of Object.entries(WORDS)) {
  for (const entry of entriesOf(table)) add(entry, { concept: concept as Concept })
}
for (const region of REGIONS) {
  for (const name of [region.nameAr, region.nameEn, ...region.wilayat]) addPlace(name, [region.id])
}
for (const [regionId, table] of Object.entries(PLACES)) {
  for (const name of entriesOf(table)) addPlace(name, [Number(regionId)])
}
for (const { names, regionIds } of SHARED_PLACES) {
  for (const name of entriesOf(names)) addPlace(name, regionIds)
}
const ambiguous = new Set(
  entriesOf(AMBIGUOUS_PLACES)
    .map(foldArabic)
    .flatMap((name) => [name, withoutArticles(name)]),
)
for (const name of ambiguous) {
  for (const meaning of words.get(name) ?? []) if (meaning.concept === 'place') meaning.isAmbiguous = true
}
for (const [arabic, table] of Object.entries(ARABIZI)) {
  for (const entry of entriesOf(table)) addArabizi(foldArabic(arabic), foldArabic(entry.replaceAll("'", '')))
}
for (const word of [...words.keys(), ...parts]) index(word)

function entriesOf(table: string): string[] {
  return table
    .split(/[,،\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
}

function add(entry: string, meaning: Meaning): void {
  const folded = foldArabic(entry)
  const [first = '', ...rest] = folded.split(' ')
  if (rest.length > 0) addPhrase(first, [first, ...rest.map(withoutArticles)], meaning)
  else for (const word of entry.endsWith('~') ? personsOf(folded) : [folded]) addWord(word, meaning)
}

/** «وصل~» stands without one of the first letters too, «اطلب~» has one already. */
function personsOf(stem: string): string[] {
  if (stem.startsWith('ا')) return personsOfVerb(stem.slice(1), FIRST_LETTERS)
  return personsOfVerb(stem, ['', ...FIRST_LETTERS])
}

function personsOfVerb(stem: string, firstLetters: readonly string[]): string[] {
  return firstLetters.flatMap((before) => LAST_LETTERS.map((after) => before + stem + after))
}

function addWord(word: string, meaning: Meaning): void {
  const meanings = words.get(word) ?? []
  if (meanings.every(({ concept }) => concept !== meaning.concept)) words.set(word, [...meanings, meaning])
}

function addPhrase(first: string, all: readonly string[], meaning: Meaning): void {
  const beginning = phrases.get(first) ?? []
  const longestFirst = [...beginning, { words: all, meaning }].sort((a, b) => b.words.length - a.words.length)
  phrases.set(first, longestFirst)
  for (const part of all) parts.add(part)
}

/** Some leave the article out, and many add it in Latin letters. */
function addPlace(name: string, regionIds: readonly number[]): void {
  const folded = foldArabic(name)
  add(name, { concept: 'place', regionIds })
  if (/^ال[^ ]{4}/.test(folded)) add(folded.slice(2), { concept: 'place', regionIds })
}

function addArabizi(arabic: string, latin: string): void {
  if (latin.includes(' ')) {
    for (const { concept } of [...(words.get(arabic) ?? []), ...phraseMeanings(arabic)]) {
      add(latin, { concept })
    }
    return
  }
  arabicByLatin.set(latin, arabic)
  const [shape] = latinShapes(latin)
  if (shape && !arabicByShape.has(shape)) arabicByShape.set(shape, arabic)
}

function phraseMeanings(arabic: string): Meaning[] {
  return (phrases.get(arabic.split(' ')[0] ?? '') ?? [])
    .filter((phrase) => phrase.words.join(' ') === arabic)
    .map(({ meaning }) => meaning)
}

function index(word: string): void {
  if (/[^a-z0-9]/.test(word)) {
    // Places are written in Latin letters by their names; what only sounds like one is none.
    const isPlace = words.get(word)?.every(({ concept }) => concept === 'place')
    for (const skeleton of isPlace ? [] : arabicSkeletons(word)) {
      if (skeleton.length >= MIN_SKELETON) put(arabicBySkeleton, skeleton, word)
    }
  }
  if (word.length >= MIN_CORRECTED_LENGTH)
    for (const rest of deletionsOf(word)) put(wordsByDeletion, rest, word)
}

function put(map: Map<string, Set<string>>, key: string, word: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(word))
}

/** Looked into by folded words. */
export const LEXICON = {
  meanings: (word: string): readonly Meaning[] | undefined => words.get(word),
  phrases: (first: string): readonly Phrase[] => phrases.get(first) ?? [],
  isKnown: (word: string): boolean => words.has(word) || parts.has(word),
  fromLatin: (word: string): string | undefined => arabicByLatin.get(word),
  fromShape: (shape: string): string | undefined => arabicByShape.get(shape),
  fromSkeleton: (skeleton: string): ReadonlySet<string> | undefined => arabicBySkeleton.get(skeleton),
  withoutOneLetter: (rest: string): ReadonlySet<string> | undefined => wordsByDeletion.get(rest),
}
