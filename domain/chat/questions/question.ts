// How a question of the table is written down.
import type { ChatTopic } from '#domain/chat/topics.ts'
import type { ChatFamily } from '#domain/chat/understanding.ts'

export type Question = readonly [
  says: string,
  /** One of these comes first. */
  topics: readonly ChatTopic[],
  named?: {
    /** Must be among the topics too. */
    also?: ChatTopic
    regionId?: number
    families?: readonly ChatFamily[]
    orderNumber?: string
    minPrice?: number
    maxPrice?: number
    refersBack?: boolean
    /** The topic of the answer before. */
    after?: ChatTopic
  },
]
