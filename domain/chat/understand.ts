// What a visitor's message asks (A-BOT-07): its topics by what was learned from examples, what it names by the lexicon,
// and what it leaves to the answer before (C-03). Pure, bounded and the same for every spelling that folds alike.
import { asWished, nearestOf, scoresOf, topicsOf, withVet } from './choose-topics.ts'
import { findPlaces, type Places } from './find-places.ts'
import { type Colour, FILLER, type Trait } from './lexicon.ts'
import {
  carry,
  isNothing,
  kindsLeft,
  partOf,
  pickOf,
  subjectOf,
  unknownOf,
  withoutRefused,
} from './read-subject.ts'
import { readWords } from './read-words.ts'
import { type Meaning, means, meantIds, recognise, type Word } from './recognise.ts'
import { sicknessIn } from './sick-animal.ts'
import { topicModel } from './topic-model.ts'
import type { About, Understanding } from './understanding.ts'
import type { Vocabulary } from './vocabulary.ts'

export const NOTHING_SAID: About = {
  topics: [],
  shown: 0,
  subject: {
    kinds: [],
    goods: [],
    search: null,
    minPrice: null,
    maxPrice: null,
    wish: null,
    part: null,
    isOwn: false,
  },
}

export function understand(
  message: string,
  vocabulary: Vocabulary,
  about: About = NOTHING_SAID,
): Understanding {
  const { clauses: typed, orderNumber } = readWords(message)
  const { isKnown, score, commonness } = topicModel()
  const read = typed.map((words) => recognise(words, vocabulary, isKnown))
  const clauses = read.map(withoutRefused)
  const words = clauses.flat()
  const speaksOfDelivery = words.some((word) => means(word, 'same', 'توصيل'))
  const { used, ...places } = findPlaces(typed.flat(), isKnown, speaksOfDelivery)
  const placeWords = new Set(used.map((at) => typed.flat()[at]))
  const all = subjectOf(words, typed.flat(), placeWords)
  const named = isNothing(all) ? { ...all, kinds: kindsLeft(read.flat()) } : all
  const scores = scoresOf(message, clauses, score)
  const ids = <T>(kind: Meaning['kind']) => meantIds<T>(words, kind)
  const pick = about.shown > 0 ? pickOf(typed.flat()) : null
  const continues = isNothing(named) && places.regionId === null
  const sickness = sicknessIn(
    read.map(withoutNames),
    words.filter((word) => !isName(word, read.flat())),
    named,
    about.subject,
  )
  const topics = sickness.isSick
    ? withVet(scores, words)
    : topicsOf(scores, { message, words, named, places, about, orderNumber, placeWords, pick }).map((topic) =>
        asWished(topic, words),
      )
  const concepts = new Set(
    words.flatMap(({ meanings }) => meanings.filter(({ kind }) => kind === 'same').map(({ id }) => id)),
  )
  const subject = carry(named, about, topics, words)
  const part = partOf(words, named, topics)
  const isBareCare = topics[0] === 'care' && scores[0]?.scored[0]?.topic !== 'care'
  return {
    ...subject,
    ...places,
    regionId: topics[0] === 'delivery' ? placeMeant(places, words, about) : places.regionId,
    topics,
    nearest: nearestOf(scores),
    ...sickness,
    traits: isNothing(all) && named.kinds.length > 0 ? [] : traitsOf(ids<Trait>('trait'), words),
    colours: ids<Colour>('colour'),
    part: part ?? (isBareCare ? about.subject.part : null),
    categoryIds: [...new Set(words.flatMap(({ categoryIds }) => categoryIds))],
    orderNumber,
    continues,
    pick,
    unknown: unknownOf(words, placeWords, commonness),
    concepts,
    namedGoods: named.goods,
    content: contentOf(words, placeWords),
  }
}

const FILLERS = new Set(FILLER.split(' '))

function contentOf(words: readonly Word[], placeWords: ReadonlySet<string | undefined>): string[] {
  return words
    .filter((word) => !(['same', 'care', 'trait', 'colour'] as const).some((kind) => means(word, kind)))
    .flatMap(({ text }) => text.split(' '))
    .filter((word) => word.length > 2 && !FILLERS.has(word) && !placeWords.has(word))
}

/** The age is the child's: «لولدي عمره 9»; and a small flat makes no animal young. */
function traitsOf(traits: readonly Trait[], words: readonly Word[]): Trait[] {
  const isOfAnimal = words.some(
    (word, at) => means(word, 'trait', 'young') && !OF_PLACES.test(words[at - 1]?.text ?? ''),
  )
  return traits.filter(
    (trait) => (trait !== 'age' || !traits.includes('kids')) && (trait !== 'young' || isOfAnimal),
  )
}

const OF_PLACES = /شق[هت]|بيت|سكن|غرف|مكان|مساح|حوض|عايل|حوش/

/** «السمكة المنتفخة» is called so where the shop has one; «السمكة منتفخة» is ill. */
function isName(word: Word, words: readonly Word[]): boolean {
  const before = words[words.indexOf(word) - 1]
  return (
    /^(?:ال|لل)/.test(word.text) &&
    means(word, 'item') &&
    before !== undefined &&
    /^(?:و?ال|لل)/.test(before.text) &&
    means(before, 'animal')
  )
}

function withoutNames(words: readonly Word[]): string[] {
  return words.filter((word) => !isName(word, words)).flatMap(({ text }) => text.split(' '))
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
