// What the chatbot makes of a message (A-BOT-07), before anything is looked up.
import type { Baisa } from '#domain/money.ts'
import type { ChatTopic } from './topics.ts'

/** Kinds of animals that people name. */
export const CHAT_FAMILIES = ['cats', 'birds', 'fish', 'rabbits', 'dogs', 'small'] as const
export type ChatFamily = (typeof CHAT_FAMILIES)[number]

export type Understanding = {
  /** Best first, at most three; none when nothing was understood. */
  topics: ChatTopic[]
  families: ChatFamily[]
  /** Live categories that are named. */
  categoryIds: number[]
  /** The governorate that is named, or that a named wilayat belongs to. */
  regionId: number | null
  /** The governorates that share the name that was used: «الباطنة». */
  sharedRegionIds: number[]
  /** A place outside Oman is named, and none inside. */
  isAbroad: boolean
  /** As the shop writes it. */
  orderNumber: string | null
  maxPrice: Baisa | null
  minPrice: Baisa | null
  /** Speaks of what was answered before: «كم سعره؟», «وإلى صحار؟». */
  refersBack: boolean
  /** A price, a number or a thing is asked for that no table and no name of the catalogue has. */
  hasStranger: boolean
  /** What is left to look for among the items, folded. */
  search: string | null
}
