// Which precise question a message asks within its topics (text/chat/answers): by its own words, or as the last one did (C-03).
import { asksOnly, isBareName, isNaming } from './bare-message.ts'
import { asksOfAnimalsToo } from './continue-topic.ts'
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

/** What else is known of the question goes before a precise answer. */
function isGeneral(topic: ChatTopic, { heard, names }: Reading): boolean {
  return (
    (names.items.pick !== null && TOPICS[topic] === 'items') ||
    // Nobody is told to take their time while an animal is ill.
    (topic === 'okay' && Boolean(heard.about.illness)) ||
    (topic === 'care' && asksForNeeds(heard.words)) ||
    (topic === 'delivery' && heard.isThere) ||
    (topic === 'animal-guarantee' && asksOfAnimalsToo(heard.words)) ||
    (topic === 'vet' && tellsMore(heard))
  )
}

/** «هل يتكلم وشو ياكل؟»: each question by its own words. */
function wordsOf(topic: ChatTopic, { heard, question }: Reading, scores: Scores): (readonly Word[])[] {
  const ofGoods = heard.about.subject.goods.length > 0
  return question.several.includes(topic)
    ? [question.parts.filter((each) => plainly(each, ofGoods) === topic).flat()]
    : wordsAbout(topic, scores)
}

/** A short question without a subject of its own goes on about the same: «كم ساعة يعني؟». */
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
  // Who gives a number asks for no number.
  if (topic === 'order-status' && words.some(({ text }) => /^\d{4,}$/.test(text))) return null
  const isShort = topic === last && words.length <= MAX_CONTINUATION
  // «وللأرنب؟» names another animal and asks the same.
  const isBare = isBareName(words)
  const isSame = isOfOrder ? topic === last : isShort && (isBare || !words.some(isNaming))
  const before = isSame && precise ? precise : null
  // «كان حوض السمك» says only what it was that arrived broken.
  if (isOfOrder && before) return before
  if (asksOnly(words) || (isBare && topic === last)) return before
  return asked.map((each) => topicModel().preciseIn(topic, each)).find((id) => id !== null) ?? before
}
