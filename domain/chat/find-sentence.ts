// The sentence of a text that answers a question: it shares a rare word with it, in any form or by its root. A page's own words answer
// better than ours (C-04, X-50).

import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { areAlike, weightOf } from './likeness.ts'
import { meaningsOf } from './recognise.ts'
import { themesIn } from './themes.ts'

/** The weight of one rare word; less does not identify the question. */
const ENOUGH = 0.3

/** @param asked folded words of the question; those of `known` may stand in every sentence and carry no weight */
export function findSentence(
  sentences: readonly string[],
  asked: readonly string[],
  known: readonly string[] = [],
): { text: string; score: number } | null {
  const words = [...new Set(asked)].filter((word) => !known.some((each) => isSameName(word, each)))
  let best: { text: string; score: number } | null = null
  for (const text of sentences) {
    const said = foldArabic(text).split(' ')
    const score = words.reduce(
      (sum, word) =>
        sum + (said.some((each) => areAlike(word, each) || isSameThing(word, each)) ? weighs(word) : 0),
      0,
    )
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { text, score }
  }
  return best
}

/** «وليفة» and «زوجاً», «يزحلق» and «لا ينزلق»: of other words, but about the same. @param asked folded */
export function findRelated(sentences: readonly string[], asked: readonly string[]): string | null {
  const themes = themesIn(asked)
  return sentences.find((text) => !themes.isDisjointFrom(themesIn(foldArabic(text).split(' ')))) ?? null
}

/** «للأرنب» and «الأرانب». */
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

/** The name of an animal or good is enough, however common it is. */
function weighs(word: string): number {
  return meaningsOf(word).some(({ kind }) => kind === 'good' || kind === 'animal') ? ENOUGH : weightOf(word)
}
