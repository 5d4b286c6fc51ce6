// The result of reading a message (A-BOT-07), before any lookup.

import type { VetQuestion } from '#domain/chat/words/vet-questions.ts'
import type { Baisa } from '#domain/money.ts'
import type { Places } from './find-places.ts'
import type { Illness } from './illness.ts'
import type { BodyPart, CarePart, Colour, Food, Good, Kind, Trait } from './lexicon.ts'
import type { ShownChoice } from './read-choice.ts'
import type { ChatTopic } from './topics.ts'

/** The subject of the conversation, carried from answer to answer (C-03). */
export type Subject = {
  /** The kinds of animals; a breed or species is listed without its family. */
  kinds: Kind[]
  goods: Good[]
  /** Words that occur in product names, folded. */
  search: string | null
  minPrice: Baisa | null
  maxPrice: Baisa | null
  wish: 'cheap' | 'dear' | null
  /** The part of care advice asked for. */
  part: CarePart | null
  /** The customer's own animal: questions are about care, not about the stock. */
  isOwn: boolean
}

/** The items that a message names. */
export type NamedItems = {
  /** The position in the shown list: «الأولى», «رقم 2». Counts from 0; -1 is the last. */
  pick: number | null
  /** All positions: «الأولى والثانية». */
  picks: readonly number[]
  /** Kinds that are named beside the subject: «مع ببغاء عندي», «بينه وبين الفنجس». */
  companions: readonly Kind[]
  /** The named items with their counts. */
  mentions: readonly Mention[]
  /** Items to remove from the sum: «شيل القفص». */
  removed: readonly Mention[]
  /** Excluded kinds: «غير الشيرازي». */
  refused: readonly Kind[]
  /** Excluded goods: «غير الألعاب». */
  refusedGoods: readonly Good[]
  /** As named in this message, without the previous subject. */
  namedGoods: readonly Good[]
  namedKinds: readonly Kind[]
}

/** The form of the question. */
export type QuestionAsked = {
  /** Names no subject, so the previous one is kept. */
  continues: boolean
  /** Which of the shown items is wanted: «أصغرهم». */
  choice: ShownChoice | null
  /** Asks for a sum: «كم الاثنين مع بعض؟». */
  isSum: boolean
  /** The quantity of the current item: «أبي خمسة منه», «أبغى 3». */
  quantity: number | null
  /** Asks whether the named good comes with the shown item: «الفلتر يجي معاه؟». */
  isPartOfShown: boolean
  /** Refers to some of the shown items: «اللي منهم يناسب الأطفال». */
  isAmong: boolean
  /** Asks for a difference: «شو الفرق بينه وبين الفنجس؟». */
  isCompared: boolean
  /** Asks to choose one of two: «الأحمر أحسن ولا الأبيض؟». */
  isEither: boolean
  /** Has several questions: «الكيس كم كيلو وبكم؟». */
  asksSeveral: boolean
  /** Asks for the price of an item, not for the delivery fee. */
  asksItsPrice: boolean
}

/** The topics of a message. */
export type TopicsAsked = {
  /** Best first, at most three; empty if uncertain (C-06). */
  topics: ChatTopic[]
  /** The first topic is nearly certain. */
  isSure: boolean
  /** Ids of the precise questions, by topic. */
  precise: ReadonlyMap<ChatTopic, string>
  /** The groups to suggest if uncertain, nearest first. */
  nearest: Group[]
}

export type Ailing = {
  /** Reports that an animal is ill or hurt (C-01). */
  isSick: boolean
  /** The ill one may be a person: «ولدي عطى القط حبة وصار يستفرغ». */
  isPerhapsOfPerson: boolean
  /** What is known about the illness; null once the subject changes. */
  illness: Illness | null
  /** The questions about the illness. */
  vetQuestions: readonly VetQuestion[]
}

/** The content of the words, whatever the question is. */
export type WordsSaid = {
  concepts: ReadonlySet<string>
  /** The folded words that carry the question. */
  content: readonly string[]
  /** Unknown words, folded; possibly names of things. */
  unknown: string | null
  /** Asks for something that the shop does not sell: «كاميرا للقطط». */
  thing: string | null
  /** An unknown attribute of the animal or good: «سمك هامور». */
  epithet: string | null
  /** Foods that the animal might be given. */
  eaten: readonly Food[]
  /** Live categories that the message names. */
  categoryIds: number[]
}

export type WishedProperties = { traits: Trait[]; colours: Colour[]; bodyParts: readonly BodyPart[] }

export type Understanding = Subject &
  Places &
  NamedItems &
  QuestionAsked &
  TopicsAsked &
  Ailing &
  WishedProperties &
  WordsSaid & {
    /** Nothing in the message says that it asks about this part of care. */
    isPartGuessed: boolean
    /** In the shop's format. */
    orderNumber: string | null
  }

/** What the previous answer was about. */
export type About = {
  topics: readonly string[]
  shown: number
  subject: Subject
  /** A sum is open; `told`: the previous answer was that sum. */
  basket?: 'open' | 'told' | undefined
  /** The illness of an animal in the conversation. */
  illness?: Illness | null | undefined
  /** The id of its precise answer. */
  precise?: string | undefined
  /** The last governorate mentioned for delivery. */
  regionId?: number | undefined
  /** Ages, weights and volumes of the customer's animal or tank (read-measures.ts). */
  told?: string | undefined
  /** Wished properties, and other wishes that the server knows. */
  wished?: readonly string[] | undefined
  /** The properties of the last question. */
  traits?: readonly Trait[] | undefined
  /** The answer judged whether goods suit an animal. */
  asksFit?: boolean | undefined
}

export const NOTHING_SAID: About = {
  topics: [],
  shown: 0,
  subject: {
    kinds: [],
    goods: [],
    search: null,
    minPrice: null,
    maxPrice: null,
    wish: null,
    part: null,
    isOwn: false,
  },
}

/** The four topics of A-BOT-08. */
export const GROUPS = ['animals', 'supplies', 'care', 'support'] as const
export type Group = (typeof GROUPS)[number]

/** How it changes a sum. `name`: it is only named, with its count: «ولو 10 سمكات؟». */
export type BasketStep = 'add' | 'set' | 'name'

/** An item as the message names it: «اثنين بادجي أزرق». */
export type Mention = {
  /** For goods, the animals that they are for. */
  kinds: readonly Kind[]
  goods: readonly Good[]
  colours: readonly Colour[]
  sex: 'male' | 'female' | null
  /** Words that occur in product names. */
  words: readonly string[]
  /** The words of the message, folded. */
  text: string
  count: number
  /** Applies while a sum is being built up. */
  step: BasketStep
}
