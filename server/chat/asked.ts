// One message with everything that its answers are made of.
import type { Category, Product } from '#contract/catalog.ts'
import type { ChatAbout } from '#contract/chat.ts'
import type { Store } from '#contract/store.ts'
import { CARE_PARTS, GOODS, KINDS, type Kind, TRAITS, type Trait } from '#domain/chat/lexicon.ts'
import { SIGNS } from '#domain/chat/signs.ts'
import type { Basket } from '#domain/chat/sums.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { type About, NOTHING_SAID, type Subject, type Understanding } from '#domain/chat/understanding.ts'
import { baisaOf, toRials } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import type { ChatFacts } from '#text/chat-facts.ts'

/** What a conversation is about, item by item (thread.ts). */
export type Thread = {
  /** The last list, as far as it is still shown: «الأولى» counts in it. */
  shown: readonly Product[]
  /** The list before, for «والأبيض؟» after its cage. */
  earlier: readonly Product[]
  /** What was named, picked, compared or shown by ones and twos, the last first. */
  spoken: readonly Product[]
  /** Those of them that the last answer was about. */
  focus: readonly Product[]
  /** What was added up. */
  basket: Basket<Product>
}

export type Asked = Understanding &
  Thread & {
    context: Context
    viewer: Customer | null
    /** What the message calls by its whole name. */
    called: readonly Product[]
    /** The message, folded. */
    folded: string
    /** It was typed with a question mark, which folding takes away. */
    hasQuestionMark: boolean
    /** Ages, weights and litres of the customer's animal or tank, also of earlier messages. */
    told: string
    /** What the last answer was about. */
    about: About
    /** What the message names again of what was shown. */
    again: readonly Product[]
    settings: Settings
    store: Store
    facts: ChatFacts
    /** The active ones. */
    categories: readonly Category[]
  }

/** What one topic answers. */
export type AnswerPart = {
  text: string
  suggestions?: readonly string[]
  products?: readonly Product[]
  /** All items that the message names, where only some are shown. */
  listed?: readonly Product[]
  /** «الفرق بينهما», «المجموع»: what is said after it is said of them. */
  isOfAll?: boolean
  /** What was wished for, for «وتحت 20» (wishes.ts). */
  wished?: readonly string[]
  /** The two that one was chosen of: «بكم الاثنين؟» may follow. */
  among?: readonly Product[]
  /** The one of them that was asked for: «أرخص قطة». */
  meant?: readonly Product[]
  /** What was added up. */
  basket?: Basket<Product>
  /** They are offered instead of goods that the shop does not sell: nothing is asked of them yet. */
  isInstead?: boolean
  /** Goods offered beside advice: what was spoken of stays so. */
  isAside?: boolean
  /** It says that there is nothing, or that it is not sure: the owner may know better. */
  missed?: boolean
  /** It judged whether goods suit an animal: «وللكناري؟» asks the same. */
  asksFit?: boolean
  /** To the point (text/chat/answers), whatever the pages of items say beside it. */
  isPrecise?: boolean
}

export type AnswerMaker = (asked: Asked, topic: ChatTopic) => AnswerPart | null | Promise<AnswerPart | null>

const OF_STOCK = ['عندكم', 'ابغي', 'المزيد', 'بديل', 'ارني']

/** «عندكم شيرازي؟», «ابغى غيره» look for something to buy. */
export function asksOfStock({ concepts }: Asked): boolean {
  return OF_STOCK.some((concept) => concepts.has(concept))
}

const MINUTES_KEPT = 10
/** As many as the contract lets a device send back. */
const MAX_SIGNS = 10

/** What the device sent back, unless it is too old to go on from (C-03). */
export function aboutAt(sent: ChatAbout | undefined, now: Date): ChatAbout | null {
  if (!sent) return null
  const age = sent.at ? now.getTime() - Date.parse(sent.at) : 0
  return age <= MINUTES_KEPT * 60_000 ? sent : null
}

export function readAbout(sent: ChatAbout | null, { shown, focus, basket }: Thread): About {
  if (!sent) return NOTHING_SAID
  const isTold = focus.length > 0 && focus.every(({ id }) => basket.some(({ item }) => item.id === id))
  const { kinds, goods, search, minPrice, maxPrice, wish, part, isOwn } = sent.subject ?? {
    ...NOTHING_SAID.subject,
    minPrice: null,
    maxPrice: null,
  }
  return {
    topics: sent.topics,
    precise: sent.precise,
    regionId: sent.regionId,
    shown: shown.length,
    basket: basket.length === 0 ? undefined : isTold ? 'told' : 'open',
    illness: readIllness(sent.illness),
    told: sent.told,
    wished: sent.wished,
    traits: sent.traits?.filter(isTrait),
    asksFit: sent.asksFit,
    subject: {
      kinds: kinds.filter((kind) => kind in KINDS) as Subject['kinds'],
      goods: goods.filter((good) => good in GOODS) as Subject['goods'],
      search,
      minPrice: minPrice === null ? null : baisaOf(minPrice),
      maxPrice: maxPrice === null ? null : baisaOf(maxPrice),
      wish,
      part: part !== null && part in CARE_PARTS ? (part as Subject['part']) : null,
      isOwn: isOwn ?? false,
    },
  }
}

function isTrait(trait: string): trait is Trait {
  return trait in TRAITS
}

function readIllness(sent: ChatAbout['illness']): About['illness'] {
  const signs = sent ? SIGNS.filter((sign) => sent.signs.includes(sign)) : []
  if (!sent || signs.length === 0) return null
  return {
    signs,
    urgency: sent.urgency,
    kind: Object.keys(KINDS).find((kind): kind is Kind => kind === sent.kind) ?? null,
  }
}

/** @param illness null where no animal is ill */
export function writeIllness(illness: About['illness']): ChatAbout['illness'] {
  return illness ? { ...illness, signs: illness.signs.slice(0, MAX_SIGNS) } : undefined
}

export function writeSubject({
  kinds,
  goods,
  search,
  minPrice,
  maxPrice,
  wish,
  part,
  isOwn,
}: Subject): ChatAbout['subject'] {
  return {
    kinds: kinds.slice(0, 10),
    goods: goods.slice(0, 10),
    search: search?.slice(0, 200) ?? null,
    minPrice: minPrice === null ? null : toRials(minPrice),
    maxPrice: maxPrice === null ? null : toRials(maxPrice),
    wish,
    part,
    ...(isOwn && { isOwn }),
  }
}
