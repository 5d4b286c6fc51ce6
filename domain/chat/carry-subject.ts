// The subject after a message: what it names, and what it keeps from the previous answer (C-03).
import { KINDS, type Kind, OF_ANIMALS } from './lexicon.ts'
import { asksOfAll, FAMILIES, isNothing, OF_FISH } from './read-subject.ts'
import type { Reading } from './reading.ts'
import { hasMeaning, means, type Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject } from './understanding.ts'

export function subjectAfter(reading: Reading, topics: readonly ChatTopic[]): Subject {
  const { named } = reading.names
  const subject = subjectMeant(reading, topics)
  // A question about temperament after goods that are not sold is about the animal: «يعض؟» after a cage.
  const isOfAnimal = reading.names.traits.some((trait) => OF_ANIMALS.includes(trait))
  const isOfNature =
    isOfAnimal && reading.heard.about.shown === 0 && isNothing(named) && topics[0] === 'traits'
  // An addition to the sum keeps the budget: «زيدوا عليهم أكل».
  const keepsBudget = reading.question.asked.isSum && named.maxPrice === null
  return {
    ...subject,
    ...(isOfNature && { goods: [] }),
    ...(keepsBudget && { maxPrice: reading.heard.about.subject.maxPrice }),
  }
}

function subjectMeant({ heard, names, question }: Reading, topics: readonly ChatTopic[]): Subject {
  const { named, request } = names
  if (request.thing) return { ...named, kinds: [], goods: [], search: null }
  if (question.asked.isPartOfShown) return heard.about.subject
  return carry(named, heard.about, topics, heard.words, question.isForOthers)
}

/** Keeps the previous subject until the message names another. */
function carry(
  named: Subject,
  { subject: before }: About,
  topics: readonly ChatTopic[],
  words: readonly Word[],
  isForOthers: boolean,
): Subject {
  const wish = wishOf(topics)
  // The same goods for another animal: «وللكلاب؟» after food for cats.
  if (isForOthers) return { ...named, goods: before.goods, wish }
  // Goods named without an animal are for the previous one: «وأكله؟» after a canary, «قفص وعجلة» after a hamster;
  // filters only after fish.
  const isForThem =
    named.kinds.length === 0 &&
    (topics[0] === 'care' || named.goods.length > 0) &&
    (!named.goods.some((good) => OF_FISH.includes(good)) ||
      before.kinds.some((kind) => KINDS[kind].family === 'fish'))
  // Asks for care advice and for goods: «قطتي تخرمش، عندكم عمود خدش؟».
  const isOfItems = topics.some((topic) => TOPICS[topic] === 'items')
  const goods = topics[0] === 'care' && !isOfItems ? [] : named.goods
  if (isForThem && !isNothing(named))
    return { ...named, goods, kinds: before.kinds, isOwn: before.isOwn, wish }
  if (!isNothing(named)) {
    const goesOn = named.minPrice === null && named.maxPrice === null && isRefusing(words)
    return { ...named, goods, wish, ...(goesOn && { minPrice: before.minPrice, maxPrice: before.maxPrice }) }
  }
  // Asks about all animals, not the previous ones: «شو الحيوانات اللي عندكم» after dogs.
  if (asksOfAll(words)) return { ...named, wish }
  if (hasMeaning(words, 'same', 'بديل'))
    return { ...before, search: null, kinds: familiesOf(before.kinds), wish }
  return {
    ...before,
    minPrice: named.minPrice ?? (named.maxPrice === null ? before.minPrice : null),
    maxPrice: named.maxPrice ?? (named.minPrice === null && wish !== 'dear' ? before.maxPrice : null),
    wish: wish ?? before.wish,
  }
}

/** Other kinds of the same family: «شو البديل عنه؟». */
export function familiesOf(kinds: readonly Kind[]): Kind[] {
  const families: readonly string[] = kinds.map((kind) => KINDS[kind].family)
  return FAMILIES.flatMap(([family, kind]) => (families.includes(family) ? [kind] : []))
}

function isRefusing(words: readonly Word[]): boolean {
  return words.some((word) => means(word, 'same', 'لا') || /^(?:غير|بدون|بس|فقط)$/.test(word.text))
}

function wishOf(topics: readonly ChatTopic[]): Subject['wish'] {
  if (topics[0] === 'cheapest') return 'cheap'
  return topics[0] === 'dearest' ? 'dear' : null
}
