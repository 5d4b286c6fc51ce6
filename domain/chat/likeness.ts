// Similarity of two questions from 0 to 1, by their words in any form; rare words count most. The owner's answer to
// one is used for the other (C-06).
import { foldArabic } from '#domain/fold-arabic.ts'
import { isOneEditAway } from '#domain/one-edit.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { topicModel } from './topic-model.ts'
import { wordForms } from './word-forms.ts'

/**
 * Longer messages are not compared: they do not repeat a question of the settings, and comparing takes too long.
 */
const MAX_WORDS = 40
const MIN_CORRECTED = 5

type Part = { forms: ReadonlySet<string>; bare: string; weight: number }

export function likeness(message: string, question: string): number {
  const [a, b] = [partsOf(message), partsOf(question)]
  if (a.length === 0 || b.length === 0 || a.length > MAX_WORDS) return 0
  const shared = (some: readonly Part[], others: readonly Part[]) =>
    some.reduce((sum, part) => sum + (others.some((other) => matches(part, other)) ? part.weight : 0), 0)
  const all = (parts: readonly Part[]) => parts.reduce((sum, { weight }) => sum + weight, 0)
  return Math.min(shared(a, b) / all(a), shared(b, a) / all(b))
}

function partsOf(text: string): Part[] {
  const words = [
    ...new Set(
      foldArabic(text)
        .split(' ')
        .filter((word) => word.length > 1),
    ),
  ]
  return words.map((word) => ({
    forms: new Set(
      wordForms(word)
        .map(({ form }) => form)
        .filter((form) => form.length > 2),
    ),
    bare: withoutArticles(word),
    weight: weightOf(word),
  }))
}

/** The weight of a word; 1 if no example has it. */
export function weightOf(word: string): number {
  return 1 / (1 + Math.log1p(topicModel().commonness(word)))
}

const LONG_VOWELS = /[اويه]/g
const PREFIX = /^(?:بال|لل|ال)?(?:يست|تست|مست|است|ين|تن|ان|من|يت|تت|مت|[يتنما])/
const SUFFIX = /(?:ها|هم|نا|ني|كم|ات|ين|ون|ان|وا|[هتكي])$/
const MIN_ROOT = 3

/** Words of one root, compared by their consonants: «ينغسل» and «يُغسل», «صامت» and «صمت». */
function rootsOf(word: string): string[] {
  const cut = [word, word.replace(PREFIX, '')].flatMap((each) => [each, each.replace(SUFFIX, '')])
  return [...new Set(cut.map((each) => each.replace(LONG_VOWELS, '')))].filter(
    (root) => root.length === MIN_ROOT && /^[\u0621-\u064A]+$/.test(root),
  )
}

/** Whether two folded words differ only by prefixes and suffixes: also «كيلو» and «كيلوغرامات». */
function areForms(a: string, b: string): boolean {
  const [one, other] = [withoutArticles(a), withoutArticles(b)]
  if (one === other) return true
  if (one.length < MIN_ROOT || other.length < MIN_ROOT) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length > MIN_ROOT && long.startsWith(short)) return true
  const forms = (word: string) =>
    wordForms(word)
      .map(({ form }) => form)
      .filter((form) => form.length >= MIN_ROOT)
  const some = new Set(forms(a))
  return forms(b).some((form) => some.has(form))
}

/** The same word, or one of the same root. */
export function areAlike(a: string, b: string): boolean {
  return areForms(a, b) || rootsOf(a).some((root) => rootsOf(b).includes(root))
}

function matches(a: Part, b: Part): boolean {
  if (a.bare === b.bare || !a.forms.isDisjointFrom(b.forms)) return true
  return Math.min(a.bare.length, b.bare.length) >= MIN_CORRECTED && isOneEditAway(a.bare, b.bare)
}
