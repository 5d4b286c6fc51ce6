// The examples and the precise questions, and what was learned of them: when the shop is built (scripts/learn-chat.ts), as it takes
// seconds.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { withoutLead } from './discourse.ts'
import { ITEMS_EXAMPLES } from './examples/items.ts'
import { SHOP_EXAMPLES } from './examples/shop.ts'
import { TALK_EXAMPLES } from './examples/talk.ts'
import { type Example, type Learned, learnTopics, type Score, scoreBy } from './learn-topics.ts'
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

/** What was learned, as it can be stored. */
export type LearnedModel = {
  /** In how many examples each word stands. */
  counts: ReadonlyMap<string, number>
  ours: ReadonlySet<string>
  topics: Learned<ChatTopic>
  /** One small model for each topic that has precise questions. */
  questions: ReadonlyMap<ChatTopic, Learned<string>>
}

let model: Model | null = null

/** Learned from the examples alone where nobody set one. */
export function topicModel(): Model {
  model ??= toModel(learnModel([]))
  return model
}

export function setTopicModel(learned: LearnedModel): void {
  model = toModel(learned)
}

/** Less certain than this, the general answer of the topic stands. */
const SURE_OF_QUESTION = 0.6

/** The class of the topic's own examples. */
const NONE = ''

type Read<Said> = { topic: ChatTopic; id: string; words: Said }

/** @param questions with answers of their own (text/chat/answers) */
export function learnModel(questions: readonly PreciseQuestion[]): LearnedModel {
  const counts = new Map<string, number>()
  const asked = new Map<string, number>()
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
      if (!OF_OTHERS.includes(topic)) asked.set(word, (asked.get(word) ?? 0) + 1)
    }
  // What somebody named once is no word of the shop: «خيمة».
  const ours = new Set([...asked].filter(([, times]) => times >= MIN_ASKED).map(([word]) => word))
  const isKnown = (word: string) => commonnessIn(counts, word) > 0
  const examples = read.map((each) => ({
    ...each,
    words: recognise(each.words, EMPTY_VOCABULARY, isKnown),
  }))
  return { counts, ours, topics: learnTopics(examples), questions: learnQuestions(examples) }
}

function toModel({ counts, ours, topics, questions }: LearnedModel): Model {
  const words = new Map([...counts].filter(([word]) => /^[\u0621-\u064A]+$/.test(word)))
  for (const word of LEXICON_WORDS) if (!words.has(word)) words.set(word, 1)
  const commonness = (word: string) => commonnessIn(counts, word)
  const scores = new Map([...questions].map(([topic, learned]) => [topic, scoreBy(learned)]))
  return {
    score: scoreBy(topics),
    preciseIn: (topic, words) => {
      const best = scores.get(topic)?.(words)[0]
      return best && best.topic !== NONE && best.share >= SURE_OF_QUESTION ? best.topic : null
    },
    isKnown: (word) => commonness(word) > 0,
    commonness,
    isOurs: (word) => wordForms(word).some(({ form }) => ours.has(form)),
    words,
  }
}

function commonnessIn(counts: ReadonlyMap<string, number>, word: string): number {
  return Math.max(0, ...wordForms(word).map(({ form }) => counts.get(form) ?? 0))
}

function readQuestion({ id, topic, asked }: PreciseQuestion): Read<string[]>[] {
  return asked.split(/[|\n]/).flatMap((line) => {
    const words = readWords(withoutLead(line)).clauses.flat()
    return words.length > 0 ? [{ topic, id, words }] : []
  })
}

function learnQuestions(examples: readonly Read<Word[]>[]): Map<ChatTopic, Learned<string>> {
  const learned = new Map<ChatTopic, Learned<string>>()
  for (const [topic, some] of Map.groupBy(examples, (each) => each.topic)) {
    const asked: Example<string>[] = some.map(({ id, words }) => ({ topic: id, words }))
    if (asked.some((each) => each.topic !== NONE)) learned.set(topic, learnTopics(asked))
  }
  return learned
}

const MIN_ASKED = 3

/** Topics about things that the shop has nothing to do with. */
const OF_OTHERS: readonly ChatTopic[] = ['off-topic', 'other-language', 'insult']
