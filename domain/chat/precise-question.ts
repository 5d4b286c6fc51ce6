import type { ChatTopic } from './topics.ts'

/** One specific question within a topic; its answer is in text/chat/answers. */
export type PreciseQuestion = {
  /** Unique, English, kebab-case: 'hold-until-payday'. */
  id: string
  topic: ChatTopic
  /** Different phrasings, separated by |. */
  asked: string
}
