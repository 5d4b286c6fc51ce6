// The topics of the chatbot (A-BOT-07), shared by examples, answers and suggestions.

/**
 * Each topic with its kind. `talk`: courtesy, outranked by any question. `items`: answered from the catalogue.
 * `care`: keeping an animal. `shop`: everything else.
 */
export const TOPICS = {
  greeting: 'talk',
  'how-are-you': 'talk',
  'who-are-you': 'talk',
  thanks: 'talk',
  goodbye: 'talk',
  yes: 'talk',
  no: 'talk',
  okay: 'talk',
  puzzled: 'talk',
  insult: 'talk',
  'too-dear': 'talk',
  'other-language': 'talk',
  find: 'items',
  price: 'items',
  traits: 'items',
  cheapest: 'items',
  dearest: 'items',
  newest: 'items',
  offers: 'items',
  categories: 'items',
  notify: 'shop',
  delivery: 'shop',
  pickup: 'shop',
  'how-to-order': 'shop',
  payment: 'shop',
  'after-transfer': 'shop',
  'order-status': 'shop',
  'cancel-order': 'shop',
  'change-order': 'shop',
  returns: 'shop',
  'animal-guarantee': 'shop',
  care: 'care',
  vet: 'care',
  grief: 'care',
  hours: 'shop',
  contact: 'shop',
  location: 'shop',
  support: 'shop',
  complaint: 'shop',
  account: 'shop',
  password: 'shop',
  terms: 'shop',
  privacy: 'shop',
  'minimum-age': 'shop',
  vat: 'shop',
  invoice: 'shop',
  newsletter: 'shop',
  'sell-to-shop': 'shop',
  adoption: 'shop',
  'boarding-and-grooming': 'shop',
  licence: 'shop',
  trust: 'shop',
  photos: 'shop',
  jobs: 'shop',
  wholesale: 'shop',
  'off-topic': 'talk',
} as const satisfies Record<string, 'talk' | 'items' | 'care' | 'shop'>

export type ChatTopic = keyof typeof TOPICS

/** Topics below this probability are not answered (C-06). */
export const SURE = 0.42

/** The topic of the last answer, ignoring courtesy. */
export function lastTopic(topics: readonly string[]): ChatTopic | undefined {
  return topics.find((each): each is ChatTopic => each in TOPICS && TOPICS[each as ChatTopic] !== 'talk')
}

/** One specific question within a topic; its answer is in text/chat/answers. */
export type PreciseQuestion = {
  /** Unique, English, kebab-case: 'hold-until-payday'. */
  id: string
  topic: ChatTopic
  /** Different phrasings, separated by |. */
  asked: string
}
