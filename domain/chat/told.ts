import { type ChatTopic, TOPICS } from './topics.ts'

/** Less certain than this, nothing is answered (C-06). */
export const SURE = 0.42

/** What the last answer was about; courtesy in between changes nothing. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}
