// Which precise question a message asks within its topics (text/chat/answers), by its own words or as the previous
// one did (C-03).
import { asksOnly, isBareName, isNaming } from './bare-message.ts'
import { asksOfAnimalsToo, asksToTakeBack } from './continue-topic.ts'
import { harmOf } from './read-illness.ts'
import { asksForNeeds } from './read-request.ts'
import type { Reading } from './reading.ts'
import type { Word } from './recognise.ts'
import { plainly, wordsAbout } from './score-questions.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import { MAX_CONTINUATION, type Scores, tellsMore } from './vet-topic.ts'

export function preciseIn(
  reading: Reading,
  topics: readonly ChatTopic[],
  scores: Scores,
): Map<ChatTopic, string> {
  const harm = harmOf(reading.illness, topics)
  return new Map(
    topics.flatMap((topic) => {
      if (topic === 'vet' && harm) return [[topic, harm] as const]
      const id = isGeneral(topic, reading) ? null : preciseOf(topic, reading, wordsOf(topic, reading, scores))
      return id === null ? [] : [[topic, id] as const]
    }),
  )
}

/** Other knowledge of the question outranks a precise answer. */
function isGeneral(topic: ChatTopic, { heard, names }: Reading): boolean {
  return (
    (names.items.pick !== null && TOPICS[topic] === 'items') ||
    // No advice to take one's time while an animal is ill.
    (topic === 'okay' && Boolean(heard.about.illness)) ||
    (topic === 'care' && asksForNeeds(heard.words)) ||
    (topic === 'animal-guarantee' &&
      (asksOfAnimalsToo(heard.words) ||
        (heard.about.topics.includes(topic) && asksToTakeBack(heard.words)))) ||
    (topic === 'vet' && tellsMore(heard))
  )
}

/** Each question by its own words: «هل يتكلم وشو ياكل؟». */
function wordsOf(topic: ChatTopic, { heard, question }: Reading, scores: Scores): (readonly Word[])[] {
  const ofGoods = heard.about.subject.goods.length > 0
  return question.several.includes(topic)
    ? [question.parts.filter((each) => plainly(each, ofGoods) === topic).flat()]
    : wordsAbout(topic, scores)
}

/** A short question without a subject continues the previous one: «كم ساعة يعني؟». */
function preciseOf(
  topic: ChatTopic,
  { heard, names }: Reading,
  asked: readonly (readonly Word[])[],
): string | null {
  const {
    topics: [last],
    precise,
  } = heard.about
  const isOfOrder = names.ofOrder !== null
  const [words = []] = asked
  // A message with a phone number does not ask for one.
  if (topic === 'order-status' && words.some(({ text }) => /^\d{4,}$/.test(text))) return null
  const isShort = topic === last && words.length <= MAX_CONTINUATION
  // The same question about another animal: «وللأرنب؟».
  const isBare = topic !== 'vet' && isBareName(words)
  const repeatsQuestion = isOfOrder ? topic === last : isShort && (isBare || !words.some(isNaming))
  const before = repeatsQuestion && precise ? precise : null
  // Only says what arrived broken: «كان حوض السمك».
  if (isOfOrder && before && words.length <= MAX_CONTINUATION) return before
  if (asksOnly(words) || (isBare && topic === last)) return before
  return asked.map((each) => topicModel().preciseIn(topic, each)).find((id) => id !== null) ?? null
}
