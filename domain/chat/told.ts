// What a message tells, from which its topics are chosen.
import type { Places } from './find-places.ts'
import type { Request } from './read-request.ts'
import type { Word } from './recognise.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { About, Subject } from './understanding.ts'

/** Less certain than this, nothing is answered (C-06). */
export const SURE = 0.42

export type Told = {
  message: string
  /** «طيب …» leads on from what was said. */
  isLed: boolean
  request: Request
  /** Some of the shown items are meant: «اللي منهم يناسب الأطفال». */
  isAmong: boolean
  /** The sum of several items is asked for. */
  isSum: boolean
  /** Families are refused, and the others are meant. */
  isRefused: boolean
  /** Whether animals can be kept together. */
  isTogether: boolean
  /** What differs between several. */
  isCompared: boolean
  /** Such goods as were spoken of are asked for other animals: «وللكلاب؟». */
  isForOthers: boolean
  /** «هناك»: the place before. */
  isThere: boolean
  words: readonly Word[]
  named: Subject
  places: Places
  about: About
  orderNumber: string | null
  placeWords: ReadonlySet<string | undefined>
  pick: number | null
}

/** What the last answer was about; courtesy in between changes nothing. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}
