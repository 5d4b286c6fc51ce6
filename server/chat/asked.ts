// One message with everything that its answers are made of.
import type { Category, Product } from '#contract/catalog.ts'
import type { Store } from '#contract/store.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import type { Understanding } from '#domain/chat/understanding.ts'
import type { Vocabulary } from '#domain/chat/vocabulary.ts'
import type { Customer } from '#server/accounts/current-user.ts'
import type { Context } from '#server/context.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import type { ChatFacts } from '#text/chat/facts.ts'

export type Asked = Understanding & {
  context: Context
  viewer: Customer | null
  /** What is looked for, without the families that it is for: «رمل» of «رمل قطط». Null where that is the same. */
  barely: string | null
  /** What the message calls by its whole name. */
  called: readonly Product[]
  /** The message, folded. */
  folded: string
  /** What the last answer was about; of the products those that are still shown. */
  about: { topics: readonly string[]; products: readonly Product[] }
  settings: Settings
  store: Store
  facts: ChatFacts
  vocabulary: Vocabulary
  /** The active ones. */
  categories: readonly Category[]
}

/** What one topic answers. */
export type AnswerPart = {
  text: string
  suggestions?: readonly string[]
  products?: readonly Product[]
  /** It says that there is nothing: the owner may know better. */
  missed?: boolean
}

export type AnswerMaker = (asked: Asked, topic: ChatTopic) => AnswerPart | null | Promise<AnswerPart | null>

/** The products that «هذا» and «سعره» speak of; «متوفر؟» and «بكم؟» too, where one was shown. */
export function meantProducts(asked: Asked): readonly Product[] {
  const { refersBack, search, families, categoryIds, about, folded } = asked
  const isBare = about.products.length === 1 && categoryIds.length === 0 && folded.split(' ').length <= 2
  return (refersBack || isBare) && !search && families.length === 0 ? about.products : []
}
