// What a visitor's message asks (A-BOT-07): its topics by what was learned from examples, what it names by the lexicon,
// and what it leaves to the answer before (C-03). Pure, bounded and the same for every spelling that folds alike.
import { asWished, nearestOf, scoresOf, topicsOf, withVet } from './choose-topics.ts'
import { findPlaces, type Places } from './find-places.ts'
import type { Colour, Trait } from './lexicon.ts'
import { carry, isNothing, partOf, pickOf, subjectOf, unknownOf, withoutRefused } from './read-subject.ts'
import { readWords } from './read-words.ts'
import { type Meaning, means, meantIds, recognise, type Word } from './recognise.ts'
import { sicknessIn } from './sick-animal.ts'
import { topicModel } from './topic-model.ts'
import type { About, Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

export const NOTHING_SAID: About = {
  topics: [],
  shown: 0,
  subject: { kinds: [], goods: [], search: null, minPrice: null, maxPrice: null, wish: null, part: null },
}

export function understand(
  message: string,
  vocabulary: Vocabulary,
  about: About = NOTHING_SAID,
): Understanding {
  const { clauses: typed, orderNumber } = readWords(message)
  const { isKnown, score, commonness } = topicModel()
  const clauses = typed.map((words) => withoutRefused(recognise(words, vocabulary, isKnown)))
  const words = clauses.flat()
  const speaksOfDelivery = words.some((word) => means(word, 'same', 'توصيل'))
  const { used, ...places } = findPlaces(typed.flat(), isKnown, speaksOfDelivery)
  const placeWords = new Set(used.map((at) => typed.flat()[at]))
  const named = subjectOf(words, typed.flat(), placeWords)
  const scores = scoresOf(message, clauses, score)
  const ids = <T>(kind: Meaning['kind']) => meantIds<T>(words, kind)
  const pick = about.shown > 0 ? pickOf(typed.flat()) : null
  const continues = isNothing(named) && places.regionId === null
  const sickness = sicknessIn(typed, words, named, about.subject)
  const topics = sickness.isSick
    ? withVet(scores)
    : topicsOf(scores, { message, words, named, places, about, orderNumber, placeWords, pick }).map((topic) =>
        asWished(topic, words),
      )
  const concepts = new Set(
    words.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'same').map(({ id }) => id)),
  )
  const subject = carry(named, about.subject, topics)
  const part = partOf(words, named, topics)
  const isBareCare = topics[0] === 'care' && scores[0]?.scored[0]?.topic !== 'care'
  return {
    ...subject,
    ...places,
    regionId: topics[0] === 'delivery' ? placeMeant(places, words, about) : places.regionId,
    topics,
    nearest: nearestOf(scores),
    ...sickness,
    traits: ids<Trait>('trait'),
    colours: ids<Colour>('colour'),
    part: part ?? (isBareCare ? about.subject.part : null),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
    orderNumber,
    continues,
    pick,
    unknown: unknownOf(words, placeWords, commonness),
    concepts,
  }
}

/** «كم يوم ياخذ؟», «وهناك؟» go on about the place before; «وين توصلون؟» asks of all. */
function placeMeant(
  { regionId, sharedRegionIds, isAbroad }: Places,
  words: readonly Word[],
  about: About,
): number | null {
  const isNew = regionId !== null || sharedRegionIds.length > 0 || isAbroad
  const asksOfAll = words.some(
    (word) => means(word, 'same', 'وين') || /كل|جميع|مناطق|ولايات|محافظات/.test(word.text),
  )
  return isNew || asksOfAll ? regionId : (about.regionId ?? null)
}
