// What the chatbot makes of a message (A-BOT-07), before anything is looked up.
import type { Baisa } from '#domain/money.ts'
import type { Places } from './find-places.ts'
import type { Illness } from './illness.ts'
import type { BodyPart, CarePart, Colour, Food, Good, Kind, Trait } from './lexicon.ts'
import type { Mention } from './mention.ts'
import type { ShownChoice } from './read-choice.ts'
import type { ChatTopic } from './topics.ts'
import type { VetQuestion } from './words/vet-questions.ts'

/** What is spoken of, carried from answer to answer (C-03). */
export type Subject = {
  /** The kinds of animals; a breed or a species stands without its family. */
  kinds: Kind[]
  goods: Good[]
  /** Words that names of the catalogue have, folded. */
  search: string | null
  minPrice: Baisa | null
  maxPrice: Baisa | null
  wish: 'cheap' | 'dear' | null
  /** Which advice was asked for. */
  part: CarePart | null
  /** About the customer's own animal: a question about care, not about the stock. */
  isOwn: boolean
}

/** The items that a message names, and what is done with them. */
export type NamedItems = {
  /** «الأولى», «رقم 2»: which of those that were shown, from 0; -1 the last. */
  pick: number | null
  /** All of them: «الأولى والثانية». */
  picks: readonly number[]
  /** Kinds that something is asked of the subject together with: «مع ببغاء عندي», «بينه وبين الفنجس». */
  companions: readonly Kind[]
  /** The items that are named one by one, with how many of each. */
  mentions: readonly Mention[]
  /** «شيل القفص»: what is taken out of what was added up. */
  removed: readonly Mention[]
  /** «غير الشيرازي»: kinds that are not to be shown. */
  refused: readonly Kind[]
  /** «غير الألعاب» */
  refusedGoods: readonly Good[]
  /** As the message names them, whatever is spoken of. */
  namedGoods: readonly Good[]
  namedKinds: readonly Kind[]
}

/** How a message asks. */
export type QuestionAsked = {
  /** Names no subject of its own: the one before goes on. */
  continues: boolean
  /** Which of the shown items is wanted: «أصغرهم». */
  choice: ShownChoice | null
  /** «كم الاثنين مع بعض؟» */
  isSum: boolean
  /** «أبي خمسة منه», «أبغى 3»: how many of what was spoken of. */
  quantity: number | null
  /** «الفلتر يجي معاه؟»: asks whether the named good comes with the shown item. */
  isPartOfShown: boolean
  /** Some of the shown items are meant: «اللي منهم يناسب الأطفال». */
  isAmong: boolean
  /** «شو الفرق بينه وبين الفنجس؟» */
  isCompared: boolean
  /** «الأحمر أحسن ولا الأبيض؟» */
  isEither: boolean
  /** «الكيس كم كيلو وبكم؟»: it has more than one question. */
  asksSeveral: boolean
  /** The price of an item is asked for, not that of its delivery. */
  asksItsPrice: boolean
}

/** What a message is about. */
export type TopicsAsked = {
  /** Best first, at most three; none when it is not sure (C-06). */
  topics: ChatTopic[]
  /** What was learned leaves little doubt about the first of them. */
  isSure: boolean
  /** Ids of the precise questions that are asked, by topic. */
  precise: ReadonlyMap<ChatTopic, string>
  /** Of the four that are offered then, nearest first. */
  nearest: Group[]
}

export type Ailing = {
  /** The message tells that an animal is ill or hurt (C-01). */
  isSick: boolean
  /** It may be a person who is: «ولدي عطى القط حبة وصار يستفرغ». */
  isPerhapsOfPerson: boolean
  /** What is known of it by all that was said; null as soon as something else is spoken of. */
  illness: Illness | null
  /** What is asked of it. */
  vetQuestions: readonly VetQuestion[]
}

/** What its words stand for, whatever they are asked for. */
export type WordsSaid = {
  concepts: ReadonlySet<string>
  /** The folded words that ask for something of their own. */
  content: readonly string[]
  /** Words that nobody here knows, folded: perhaps the name of a thing. */
  unknown: string | null
  /** Asks for something that the shop does not sell: «كاميرا للقطط». */
  thing: string | null
  /** What the animal or the good is called besides: «سمك هامور». */
  epithet: string | null
  /** What it may be given to eat. */
  eaten: readonly Food[]
  /** Live categories that are named. */
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
    /** As the shop writes it. */
    orderNumber: string | null
  }

/** What the last answer said of itself. */
export type About = {
  topics: readonly string[]
  shown: number
  subject: Subject
  /** What was added up stands open; `told`: the last answer was about it. */
  basket?: 'open' | 'told' | undefined
  /** An animal that was spoken of as ill. */
  illness?: Illness | null | undefined
  /** The id of its precise answer. */
  precise?: string | undefined
  /** The governorate that delivery was last spoken of to. */
  regionId?: number | undefined
  /** Ages, weights and litres of the customer's animal or tank (read-measures.ts). */
  told?: string | undefined
  /** Properties that were wished for, and other wishes that the server knows. */
  wished?: readonly string[] | undefined
  /** Those that were just asked for. */
  traits?: readonly Trait[] | undefined
  /** It said whether goods suit an animal. */
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
