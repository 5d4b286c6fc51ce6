// The examples, read and learned once: at the start of the process, or in a test when the first question comes.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search-words.ts'
import { ITEMS_EXAMPLES } from './examples/items.ts'
import { SHOP_EXAMPLES } from './examples/shop.ts'
import { TALK_EXAMPLES } from './examples/talk.ts'
import { type Example, learnTopics, type Scored } from './learn-topics.ts'
import { FILLER } from './lexicon.ts'
import { readWords } from './read-words.ts'
import { recognise, type Word } from './recognise.ts'
import type { ChatTopic } from './topics.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import { wordForms } from './word-forms.ts'

/** A topic without examples does not compile. */
export const EXAMPLES: Record<ChatTopic, string> = { ...TALK_EXAMPLES, ...ITEMS_EXAMPLES, ...SHOP_EXAMPLES }

type Model = {
  score: (words: readonly Word[]) => Scored<ChatTopic>[]
  /** The word stands in an example: it is no slip, and no name of a thing. */
  isKnown: (word: string) => boolean
  /** How little a word says: in how many of the examples it stands. */
  commonness: (word: string) => number
  /** The word stands in an example of what is asked of the shop. */
  isOurs: (word: string) => boolean
}

let model: Model | null = null

export function topicModel(): Model {
  model ??= readModel()
  return model
}

function readModel(): Model {
  const counts = new Map<string, number>()
  const ours = new Set<string>()
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of FILLER.split(' ')) count(foldArabic(word))
  const read = Object.entries(EXAMPLES).flatMap(([topic, lines]) =>
    lines.split(/[|\n]/).flatMap((line) => {
      const words = readWords(line).clauses.flat()
      return words.length > 0 ? [{ topic: topic as ChatTopic, words }] : []
    }),
  )
  for (const { topic, words } of read)
    for (const word of new Set(words.map(withoutArticles))) {
      count(word)
      if (!OF_OTHERS.includes(topic)) ours.add(word)
    }
  const commonness = (word: string) =>
    Math.max(0, ...wordForms(word).map(({ form }) => counts.get(form) ?? 0))
  const isKnown = (word: string) => commonness(word) > 0
  const examples: Example<ChatTopic>[] = read.map(({ topic, words }) => ({
    topic,
    words: recognise(words, EMPTY_VOCABULARY, isKnown),
  }))
  const isOurs = (word: string) => wordForms(word).some(({ form }) => ours.has(form))
  return { score: learnTopics(examples), isKnown, commonness, isOurs }
}

/** Topics about things that the shop has nothing to do with. */
const OF_OTHERS: readonly ChatTopic[] = ['off-topic', 'other-language', 'insult']
