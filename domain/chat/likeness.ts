// How alike two questions are, from 0 to 1: by their words in any form, of which rare ones count most. The owner's answer
// to one is an answer to the other (C-06).
import { foldArabic } from '#domain/fold-arabic.ts'
import { isOneEditAway } from '#domain/one-edit.ts'
import { withoutArticles } from '#domain/search-words.ts'
import { topicModel } from './topic-model.ts'
import { wordForms } from './word-forms.ts'

/** A longer message is no question of the settings in other words; comparing it with all of them takes its time. */
const MAX_WORDS = 40
const MIN_CORRECTED = 5

type Part = { forms: ReadonlySet<string>; bare: string; weight: number }

export function likeness(message: string, question: string): number {
  const [a, b] = [partsOf(message), partsOf(question)]
  if (a.length === 0 || b.length === 0 || a.length > MAX_WORDS) return 0
  const shared = (some: readonly Part[], others: readonly Part[]) =>
    some.reduce((sum, part) => sum + (others.some((other) => isSame(part, other)) ? part.weight : 0), 0)
  const all = (parts: readonly Part[]) => parts.reduce((sum, { weight }) => sum + weight, 0)
  return Math.min(shared(a, b) / all(a), shared(b, a) / all(b))
}

function partsOf(text: string): Part[] {
  const { commonness } = topicModel()
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
    weight: 1 / (1 + Math.log1p(commonness(word))),
  }))
}

function isSame(a: Part, b: Part): boolean {
  if (a.bare === b.bare || !a.forms.isDisjointFrom(b.forms)) return true
  return Math.min(a.bare.length, b.bare.length) >= MIN_CORRECTED && isOneEditAway(a.bare, b.bare)
}
