// Answers to the point, beneath the general answer of each topic. Data: a question, how people ask it, and the answer.
import type { ChatFamily, Good, Kind } from '#domain/chat/lexicon.ts'
import type { PreciseQuestion } from '#domain/chat/topics.ts'
import type { ChatFacts } from './chat-facts.ts'

/** Where the answer depends on the animal, by kind or family; for any other one, and for null, the topic's general answer stands. */
export type PreciseAnswer = PreciseQuestion & {
  answer: string | ((facts: ChatFacts) => string | null) | Partial<Record<Kind | ChatFamily, string>>
  /** Those in stock for the animal are named beneath it. */
  goods?: readonly Good[]
  /** Of what an animal of this age eats: «عمر 2 شهر». */
  likeAge?: string
  /** Without them, those of the topic. */
  chips?: readonly string[]
}

/** What precise answers say in English, by their ids, and by animal. */
export type AnswersInEnglish = Readonly<Record<string, string | Partial<Record<Kind | ChatFamily, string>>>>
