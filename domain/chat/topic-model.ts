// The examples and the precise questions, read and learned once: at the start of the process, or in a test when the first
// message comes.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search-words.ts'
import { ITEMS_EXAMPLES } from './examples/items.ts'
import { SHOP_EXAMPLES } from './examples/shop.ts'
import { TALK_EXAMPLES } from './examples/talk.ts'
import { type Example, learnTopics, type Score } from './learn-topics.ts'
import { FILLER } from './lexicon.ts'
import type { PreciseQuestion } from './precise-question.ts'
import { readWords } from './read-words.ts'
import { LEXICON_WORDS, recognise, type Word } from './recognise.ts'
import type { ChatTopic } from './topics.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import { wordForms } from './word-forms.ts'

/** A topic without examples does not compile. */
export const EXAMPLES: Record<ChatTopic, string> = { ...TALK_EXAMPLES, ...ITEMS_EXAMPLES, ...SHOP_EXAMPLES }

type Model = {
  score: Score<ChatTopic>
  /** The precise question of a topic that is asked; null where none is, or it is not sure. */
  preciseIn: (topic: ChatTopic, words: readonly Word[]) => string | null
  /** The word stands in an example: it is no slip, and no name of a thing. */
  isKnown: (word: string) => boolean
  /** How little a word says: in how many of the examples it stands. */
  commonness: (word: string) => number
  /** How often each Arabic word is asked with, without its article. */
  words: ReadonlyMap<string, number>
  /** The word stands in an example of what is asked of the shop. */
  isOurs: (word: string) => boolean
}

let learned: { questions: readonly PreciseQuestion[]; model: Model } | null = null

/** @param questions with answers of their own (text/chat/answers); without them what was learned last */
export function topicModel(questions = learned?.questions ?? []): Model {
  if (learned?.questions !== questions) learned = { questions, model: readModel(questions) }
  return learned.model
}

/** Less certain than this, the general answer of the topic stands. */
const SURE_OF_QUESTION = 0.6

/** The class of the topic's own examples. */
const NONE = ''

type Read<Said> = { topic: ChatTopic; id: string; words: Said }

function readModel(questions: readonly PreciseQuestion[]): Model {
  const counts = new Map<string, number>()
  const ours = new Set<string>()
  const count = (word: string) => counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const word of FILLER.split(' ')) count(foldArabic(word))
  const general = Object.entries(EXAMPLES).map(([topic, asked]) => ({
    id: NONE,
    topic: topic as ChatTopic,
    asked,
  }))
  const read = [...general, ...questions].flatMap(readQuestion)
  for (const { topic, words } of read)
    for (const word of new Set(words.map(withoutArticles))) {
      count(word)
      if (!OF_OTHERS.includes(topic)) ours.add(word)
    }
  const commonness = (word: string) =>
    Math.max(0, ...wordForms(word).map(({ form }) => counts.get(form) ?? 0))
  const isKnown = (word: string) => commonness(word) > 0
  const examples = read.map((each) => ({
    ...each,
    words: recognise(each.words, EMPTY_VOCABULARY, isKnown),
  }))
  const isOurs = (word: string) => wordForms(word).some(({ form }) => ours.has(form))
  const words = new Map([...counts].filter(([word]) => /^[\u0621-\u064A]+$/.test(word)))
  for (const word of LEXICON_WORDS) if (!words.has(word)) words.set(word, 1)
  return {
    score: learnTopics(examples),
    preciseIn: learnQuestions(examples),
    isKnown,
    commonness,
    isOurs,
    words,
  }
}

function readQuestion({ id, topic, asked }: PreciseQuestion): Read<string[]>[] {
  return asked.split(/[|\n]/).flatMap((line) => {
    const words = readWords(line).clauses.flat()
    return words.length > 0 ? [{ topic, id, words }] : []
  })
}

/** One small model for each topic that has precise questions. */
function learnQuestions(examples: readonly Read<Word[]>[]): Model['preciseIn'] {
  const models = new Map<ChatTopic, Score<string>>()
  for (const [topic, some] of Map.groupBy(examples, (each) => each.topic)) {
    const asked: Example<string>[] = some.map(({ id, words }) => ({ topic: id, words }))
    if (asked.some((each) => each.topic !== NONE)) models.set(topic, learnTopics(asked))
  }
  return (topic, words) => {
    const best = models.get(topic)?.(words)[0]
    return best && best.topic !== NONE && best.share >= SURE_OF_QUESTION ? best.topic : null
  }
}

/** Topics about things that the shop has nothing to do with. */
const OF_OTHERS: readonly ChatTopic[] = ['off-topic', 'other-language', 'insult']
