// Finds the sentence of a text that answers a question: it shares a rare word with it, in any form or by its root.
// The page's own words are preferred to ours (C-04, X-50).

import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { areAlike, weightOf } from './likeness.ts'
import { meaningsOf } from './recognise.ts'
import { themesIn } from './themes.ts'

/** The weight of one rare word; less does not identify the sentence. */
const ENOUGH = 0.3

/** @param asked folded words of the question; the words in `known` are too common to carry weight */
export function findSentence(
  sentences: readonly string[],
  asked: readonly string[],
  known: readonly string[] = [],
): { text: string; score: number } | null {
  const words = [...new Set(asked)].filter((word) => !known.some((each) => isSameName(word, each)))
  let best: { text: string; score: number } | null = null
  for (const text of sentences) {
    const textWords = foldArabic(text).split(' ')
    const score = words.reduce(
      (sum, word) =>
        sum + (textWords.some((each) => areAlike(word, each) || isSameThing(word, each)) ? weighs(word) : 0),
      0,
    )
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { text, score }
  }
  return best
}

/** Words of one root count as related: «وليفة» and «زوجاً», «يزحلق» and «لا ينزلق». @param asked folded */
export function findRelated(sentences: readonly string[], asked: readonly string[]): string | null {
  const themes = themesIn(asked)
  return sentences.find((text) => !themes.isDisjointFrom(themesIn(foldArabic(text).split(' ')))) ?? null
}

/** The same word with another prefix or number: «للأرنب» and «الأرانب». */
function isSameThing(a: string, b: string): boolean {
  const things = (word: string) => meaningsOf(word).filter(({ kind }) => kind === 'animal' || kind === 'good')
  const some = things(a)
  return some.length > 0 && things(b).some(({ id }) => some.some((each) => each.id === id))
}

function isSameName(a: string, b: string): boolean {
  const [one, other] = [withoutArticles(a), withoutArticles(b)]
  const ids = meaningsOf(b).map(({ id }) => id)
  return one.startsWith(other) || other.startsWith(one) || meaningsOf(a).some(({ id }) => ids.includes(id))
}

/** One word is enough if it names an animal or goods, however common it is. */
function weighs(word: string): number {
  return meaningsOf(word).some(({ kind }) => kind === 'good' || kind === 'animal') ? ENOUGH : weightOf(word)
}
