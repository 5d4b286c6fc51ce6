// The topics of a message (A-BOT-07): a vet for an ill animal, otherwise those of the classifier.
import { asWished } from './adjust-topic.ts'
import { CERTAIN, nearestOf, topicsOf } from './choose-topics.ts'
import { preciseIn } from './read-precise.ts'
import { isNothing } from './read-subject.ts'
import type { Reading } from './reading.ts'
import { scoresOf } from './score-questions.ts'
import { inThread } from './shop-thread.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { TopicsAsked } from './understanding.ts'
import { type Scores, withVet } from './vet-topic.ts'

export function readTopics(reading: Reading): TopicsAsked {
  const scores = scoresIn(reading)
  const topics = topicsIn(reading, scores)
  return {
    topics,
    isSure: (scores[0]?.scored[0]?.share ?? 0) >= CERTAIN,
    precise: preciseIn(reading, topics, scores),
    nearest: nearestOf(scores),
  }
}

function scoresIn({ heard, names }: Reading): Scores {
  const { score } = topicModel()
  const goesOn = isNothing(names.named) && heard.places.regionId === null
  return scoresOf(heard.message, heard.clauses, (words) =>
    goesOn ? inThread(score(words), heard.last) : score(words),
  )
}

function topicsIn(reading: Reading, scores: Scores): ChatTopic[] {
  const { heard, names, question, illness } = reading
  if (illness.harm || illness.asksItsFood) return ['vet']
  if (illness.signs.length > 0) return withVet(scores, heard.words)
  if (names.ofOrder) return [names.ofOrder]
  const topics = learnedTopics(reading, scores)
  return topics.every((topic) => isAmong(topic, question.several)) && topics.length < question.several.length
    ? [...question.several]
    : topics
}

/** A question for the location of an item looks like a search: «وين موجودة؟». */
function isAmong(topic: ChatTopic, several: readonly ChatTopic[]): boolean {
  return several.some((each) => each === topic || (topic === 'find' && TOPICS[each] === 'items'))
}

function learnedTopics({ heard, names, question }: Reading, scores: Scores): ChatTopic[] {
  const { isCompared, isEither, isAmong, isSum } = question.asked
  return topicsOf(scores, {
    ...heard,
    named: names.named,
    request: names.request,
    pick: names.items.pick,
    isRefused: names.isOfOtherKinds || names.isOfOtherGoods || names.isGift || names.isTurned,
    isTogether: question.isTogether,
    isForOthers: question.isForOthers,
    isCompared: isCompared || isEither,
    isAmong,
    isSum,
  }).map((topic) => asWished(topic, heard.words))
}
