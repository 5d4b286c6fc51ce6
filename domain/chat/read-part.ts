// Which part of care advice a message asks for (A-BOT-07).
import { isBareName, isNaming } from './bare-message.ts'
import { type CarePart, type Good, KINDS, type Trait } from './lexicon.ts'
import { asksHowMuchToFeed } from './plain-topic.ts'
import { asksForNeeds } from './read-request.ts'
import { countsFish } from './read-subject.ts'
import type { Reading } from './reading.ts'
import { hasMeaning, meantIds, type Word } from './recognise.ts'
import { topicModel } from './topic-model.ts'
import type { ChatTopic } from './topics.ts'
import type { Subject } from './understanding.ts'
import { MAX_CONTINUATION } from './vet-topic.ts'

/** From the message's own words. */
export function partAsked(
  { heard, names, question }: Reading,
  topics: readonly ChatTopic[],
): CarePart | null {
  return names.request.needed ? null : partOf(heard.words, names.named, topics, question.isTogether)
}

/** From the previous answer: «كم مرة في اليوم؟» after food. */
export function partBefore({ heard }: Reading, [topic]: readonly ChatTopic[]): CarePart | null {
  const { words, last, about } = heard
  if (asksHowMuchToFeed(words, about.subject.goods)) return 'food'
  const goesOn =
    last === 'care' && words.length <= MAX_CONTINUATION && (!words.some(isNaming) || isBareName(words))
  const isBare = topic === 'care' && !asksForNeeds(words) && goesOn
  return isBare ? about.subject.part : null
}

/** Not named, while something particular is asked: «وينفع نخليها عندنا؟» after what a turtle eats. */
export function isGuessed(part: CarePart | null, { heard }: Reading, topics: readonly ChatTopic[]): boolean {
  const { words } = heard
  if (part === null || topics[0] !== 'care' || OF_OTHER_WORDS.includes(part)) return false
  const isNamed = hasMeaning(words, 'care', part) || hasMeaning(words, 'eaten') || isBareName(words)
  return !isNamed && topicModel().isUncertain('care', words)
}

/** Also read from numbers, traits, tanks and several animals. */
const OF_OTHER_WORDS: readonly CarePart[] = ['stocking', 'setup', 'together', 'taming', 'sexes', 'vaccines']

/** The first of several named parts; food if only a food is named. */
function partOf(
  words: readonly Word[],
  { goods, kinds }: Subject,
  topics: readonly ChatTopic[],
  isTogether: boolean,
): CarePart | null {
  const parts = meantIds<CarePart>(words, 'care')
  if (isTogether && topics.includes('care')) return 'together'
  if (hasMeaning(words, 'eaten') && topics.includes('care')) return 'food'
  if (parts.includes('litter')) return 'litter'
  if (countsFish(words) && topics.includes('care')) return 'stocking'
  const isFishKept = kinds.some((kind) => KINDS[kind].family === 'fish') || goods.includes('tank')
  const [part] = parts
  // Cleaning a tank is about its water.
  if (part) return part === 'home' && isFishKept ? 'water' : part
  if (!topics.includes('care')) return null
  const traits = meantIds<Trait>(words, 'trait')
  if (traits.includes('male') || traits.includes('female')) return 'sexes'
  if (traits.includes('vaccinated') || traits.includes('neutered')) return 'vaccines'
  if (
    (['talks', 'sings', 'whistles', 'calm', 'tame', 'kids'] as const).some((trait) => traits.includes(trait))
  )
    return 'taming'
  if (kinds.length > 1) return 'together'
  const byGood: Partial<Record<Good, CarePart>> = {
    food: 'food',
    litter: 'litter',
    litterbox: 'litter',
    cage: 'home',
    tank: 'setup',
    filter: 'setup',
    shampoo: 'bathing',
    comb: 'coat',
  }
  return goods.map((good) => byGood[good]).find((each) => each !== undefined) ?? null
}
