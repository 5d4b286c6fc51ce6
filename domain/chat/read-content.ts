// The remaining content of a message: the concepts of its words, and unknown words.
import type { Food } from './lexicon.ts'
import type { Names } from './read-named.ts'
import { asksPrice } from './read-request.ts'
import type { Reading } from './reading.ts'
import { FILLERS, means, meantIds, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import type { WordsSaid } from './understanding.ts'

export function wordsSaid({ heard, names }: Reading): WordsSaid {
  const { words, placeWords } = heard
  return {
    concepts: conceptsIn(words, names),
    content: contentOf(words, placeWords),
    unknown: unknownOf(words, placeWords),
    thing: names.request.thing,
    epithet: meantIds<string>(words, 'brand')[0] ?? names.request.epithet,
    eaten: meantIds<Food>(words, 'eaten'),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
  }
}

function conceptsIn(words: readonly Word[], names: Names): Set<string> {
  const concepts = new Set(
    words.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'same').map(({ id }) => id)),
  )
  if (asksPrice(words)) concepts.add('سعر')
  if (names.isGift) concepts.add('منتج')
  if (names.isTurned || names.isOfOtherGoods) concepts.delete('المزيد')
  return concepts
}

/** The words that carry the question. */
function contentOf(words: readonly Word[], placeWords: ReadonlySet<string | undefined>): string[] {
  return (
    words
      // The parts of a name have no meaning of their own: «سمكة ذهبية».
      .filter((word) => !(word.text.includes(' ') && means(word, 'animal')))
      .filter((word) => !(['same', 'care', 'trait', 'colour'] as const).some((kind) => means(word, kind)))
      .flatMap(({ text }) => text.split(' '))
      .filter((word) => word.length > 2 && !FILLERS.has(word) && !placeWords.has(word))
  )
}

function unknownOf(words: readonly Word[], placeWords: ReadonlySet<string | undefined>): string | null {
  const unknown = words.filter(
    ({ text, meanings }) =>
      meanings.length === 0 &&
      text.length > 2 &&
      !/^\d/.test(text) &&
      !placeWords.has(text) &&
      !FILLERS.has(text) &&
      topicModel().commonness(text) <= RARE,
  )
  return unknown.map(({ text }) => text).join(' ') || null
}

/** A word in more examples than this is too common to be a name. */
const RARE = 4
