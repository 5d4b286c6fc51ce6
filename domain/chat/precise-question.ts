import type { ChatTopic } from './topics.ts'

/** One question that people ask within a topic. It has an answer of its own in text/chat/answers. */
export type PreciseQuestion = {
  /** Unique, English, kebab-case: 'hold-until-payday'. */
  id: string
  topic: ChatTopic
  /** Different ways to ask it, parted by |. */
  asked: string
}
