import { type ChatTopic, TOPICS } from './topics.ts'

/** Topics below this probability are not answered (C-06). */
export const SURE = 0.42

/** The topic of the last answer, ignoring courtesy. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}
