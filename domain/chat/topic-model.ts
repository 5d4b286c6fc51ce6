// The trained classifier of topics and precise questions. Trained at build time (scripts/learn-chat.ts), as it
// takes seconds.
import { foldArabic } from '#domain/fold-arabic.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { withoutLead } from './discourse.ts'
import { type CaseReport, type LearnedEmergencies, learnEmergencies, reportBy } from './emergency-model.ts'
import { ITEMS_EXAMPLES } from './examples/items.ts'
import { SHOP_EXAMPLES } from './examples/shop.ts'
import { TALK_EXAMPLES } from './examples/talk.ts'
import { type Example, type Learned, learnTopics, type Score, scoreBy } from './learn-topics.ts'
import { FILLER } from './lexicon.ts'
import { isQuestion } from './read-request.ts'
import { readWords } from './read-words.ts'
import { hasMeaning, LEXICON_WORDS, recognise, type Word } from './recognise.ts'
import type { ChatTopic, PreciseQuestion } from './topics.ts'
import { EMPTY_VOCABULARY } from './vocabulary.ts'
import { wordForms } from './word-forms.ts'

/** A topic without examples does not compile. */
export const EXAMPLES: Record<ChatTopic, string> = { ...TALK_EXAMPLES, ...ITEMS_EXAMPLES, ...SHOP_EXAMPLES }

type Model = {
  score: Score<ChatTopic>
  /** The precise question within a topic; null if there is none or it is uncertain. */
  preciseIn: (topic: ChatTopic, words: readonly Word[]) => string | null
  /** Rather like a precise question than the topic in general, but like none for certain. */
  isUncertain: (topic: ChatTopic, words: readonly Word[]) => boolean
  /** The word occurs in an example, so it is neither a typing error nor an unknown name. */
  isKnown: (word: string) => boolean
  /** The number of examples with the word; common words carry little meaning. */
  commonness: (word: string) => number
  /** How often each Arabic word occurs in questions, without its article. */
  words: ReadonlyMap<string, number>
  /** The word occurs in an example about the shop. */
  isOurs: (word: string) => boolean
  /** What is reported of an animal or a person. @param typed folded words */
  report: (typed: readonly string[]) => CaseReport
}

/** The trained model in storable form. */
export type LearnedModel = {
  /** The number of examples for each word. */
  counts: ReadonlyMap<string, number>
  ours: ReadonlySet<string>
  topics: Learned<ChatTopic>
  /** A small model for each topic with precise questions. */
  questions: ReadonlyMap<ChatTopic, Learned<string>>
  emergencies: LearnedEmergencies
}

let model: Model | null = null

/** Trained from the examples on first use, unless a stored model was loaded. */
export function topicModel(): Model {
  model ??= toModel(learnModel([]))
  return model
}

export function setTopicModel(learned: LearnedModel): void {
  model = toModel(learned)
}

/** Below this probability the topic's general answer is used. */
const SURE_OF_QUESTION = 0.6

/** The class of the topic's own examples. */
const NONE = ''

type Read<Said> = { topic: ChatTopic; id: string; words: Said }

/** @param questions precise questions (text/chat/answers) */
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
  const examplesRead = [...general, ...questions].flatMap(readQuestion)
  for (const { topic, words } of examplesRead)
    for (const word of new Set(words.map(withoutArticles))) {
      count(word)
      if (!OF_OTHERS.includes(topic)) asked.set(word, (asked.get(word) ?? 0) + 1)
    }
  // A word in too few examples is not part of the shop's vocabulary: «خيمة».
  const ours = new Set([...asked].filter(([, times]) => times >= MIN_ASKED).map(([word]) => word))
  const isKnown = (word: string) => commonnessIn(counts, word) > 0
  const examples = examplesRead.map((each) => ({
    ...each,
    words: recognise(each.words, EMPTY_VOCABULARY, isKnown),
  }))
  return {
    counts,
    ours,
    topics: learnTopics(examples),
    questions: learnQuestions(examples),
    emergencies: learnEmergencies(uneventful(examples), isKnown),
  }
}

/** Examples that report nothing: of ill animals, only what is asked beside. */
function uneventful(examples: readonly Read<Word[]>[]) {
  return examples.flatMap(({ topic, id, words }) => {
    const isReport =
      topic === 'vet' ? id === NONE || hasMeaning(words, 'sign') : OF_ILL.includes(id) && !isQuestion(words)
    if (isReport) return []
    const asked = topic === 'vet' ? 'beside' : topic === 'grief' ? 'dead' : 'calm'
    return [{ topic: asked, words } as const]
  })
}

/** Precise questions of care that are also asked of ill animals. */
const OF_ILL = [
  'fish-lies-on-bottom',
  'bird-fluffed-asleep',
  'newborns',
  'allergic-to-mine',
  'birth-is-late',
  'arrived-ill',
  'mites',
  'worms-and-fleas',
  'toxic-plants',
  'eats-droppings',
  'chicks-hatched',
  'tank-lid',
  'after-neutering',
  'plucks-feathers',
  'too-thin',
  'hot-tank',
  'change-all-water',
  'bukhoor-and-sprays',
  'nail-trimming',
]

function toModel({ counts, ours, topics, questions, emergencies }: LearnedModel): Model {
  const words = new Map([...counts].filter(([word]) => ARABIC.test(word)))
  const reported = [...emergencies.words].filter((word) => ARABIC.test(word))
  for (const word of [...LEXICON_WORDS, ...reported]) if (!words.has(word)) words.set(word, 1)
  const commonness = (word: string) => commonnessIn(counts, word)
  const scores = new Map([...questions].map(([topic, learned]) => [topic, scoreBy(learned)]))
  return {
    score: scoreBy(topics),
    preciseIn: (topic, words) => {
      const best = scores.get(topic)?.(words)[0]
      return best && best.topic !== NONE && best.share >= SURE_OF_QUESTION ? best.topic : null
    },
    isUncertain: (topic, words) => {
      const best = scores.get(topic)?.(words)[0]
      return best !== undefined && best.topic !== NONE && best.share < SURE_OF_QUESTION
    },
    isKnown: (word) => commonness(word) > 0,
    commonness,
    isOurs: (word) => wordForms(word).some(({ form }) => ours.has(form)),
    words,
    report: reportBy(emergencies, (word) => commonness(word) > 0),
  }
}

const ARABIC = /^[\u0621-\u064A]+$/

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

/** Topics unrelated to the shop. */
const OF_OTHERS: readonly ChatTopic[] = ['off-topic', 'other-language', 'insult']
