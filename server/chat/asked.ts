// A message with everything needed to answer it.
import type { Category, Product } from '#contract/catalog.ts'
import type { ChatAbout } from '#contract/chat.ts'
import type { Store } from '#contract/store.ts'
import { CARE_PARTS, GOODS, KINDS, type Kind, TRAITS, type Trait } from '#domain/chat/lexicon.ts'
import type { Recovery } from '#domain/chat/recovery.ts'
import { SIGNS } from '#domain/chat/signs.ts'
import type { Basket } from '#domain/chat/sums.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { type About, NOTHING_SAID, type Subject, type Understanding } from '#domain/chat/understanding.ts'
import { baisaOf, toRials } from '#domain/money.ts'
import type { Customer } from '#server/access/current-user.ts'
import type { Context } from '#server/context.ts'
import type { Settings } from '#server/settings/settings-queries.ts'
import type { ChatFacts } from '#text/chat-facts.ts'

/** The items of a conversation (thread.ts). */
export type Thread = {
  /** The last list; positions such as «الأولى» refer to it. */
  shown: readonly Product[]
  /** The list before, for «والأبيض؟» after its cage. */
  earlier: readonly Product[]
  /** Items named, picked, compared or shown one or two at a time, latest first. */
  spoken: readonly Product[]
  /** The items of the last answer. */
  focus: readonly Product[]
  /** The items of the current sum. */
  basket: Basket<Product>
}

export type Asked = Understanding &
  Thread & {
    context: Context
    viewer: Customer | null
    /** Products called by their whole name. */
    called: readonly Product[]
    /** The message, folded. */
    folded: string
    /** Folding removes the question mark. */
    hasQuestionMark: boolean
    /** Ages, weights and volumes of the customer's animal or tank, including earlier messages. */
    told: string
    /** The previous answer. */
    about: About
    /** The animal that was ill is well again, or died. */
    recovery: Recovery | null
    /** Shown items that the message names again. */
    again: readonly Product[]
    settings: Settings
    store: Store
    facts: ChatFacts
    /** Active categories. */
    categories: readonly Category[]
  }

/** The answer to one topic. */
export type AnswerPart = {
  text: string
  /** The same for a message in English; by default the items with what was asked of them. */
  english?: string
  suggestions?: readonly string[]
  products?: readonly Product[]
  /** All named items, if only some are shown. */
  listed?: readonly Product[]
  /** The next message refers to all of them: «الفرق بينهما», «المجموع». */
  isOfAll?: boolean
  /** The wishes, for follow-ups such as «وتحت 20» (wishes.ts). */
  wished?: readonly string[]
  /** The two items that one was chosen from, for follow-ups such as «بكم الاثنين؟». */
  among?: readonly Product[]
  /** The chosen item: «أرخص قطة». */
  meant?: readonly Product[]
  /** The items of the sum. */
  basket?: Basket<Product>
  /** Offered instead of goods that are not sold, so follow-ups are not about them. */
  isInstead?: boolean
  /** Offered beside advice; the subject stays. */
  isAside?: boolean
  /** Found nothing or is uncertain; the owner may answer. */
  missed?: boolean
  /** Judged whether goods suit an animal, for follow-ups such as «وللكناري؟». */
  asksFit?: boolean
  /** Told whether these kinds live together, for follow-ups such as «والأرنب؟». */
  company?: readonly Kind[]
  /** A precise answer (text/chat/answers), which the pages of items do not replace. */
  isPrecise?: boolean
}

export type AnswerMaker = (asked: Asked, topic: ChatTopic) => AnswerPart | null | Promise<AnswerPart | null>

const OF_STOCK = ['عندكم', 'ابغي', 'المزيد', 'بديل', 'ارني']

/** Wants to buy something: «عندكم شيرازي؟», «ابغى غيره». */
export function asksOfStock({ concepts }: Asked): boolean {
  return OF_STOCK.some((concept) => concepts.has(concept))
}

const MINUTES_KEPT = 10
/** The limit of the contract. */
const MAX_SIGNS = 10

/** The state that the device returned, unless it is too old (C-03). */
export function aboutAt(sent: ChatAbout | undefined, now: Date): ChatAbout | null {
  if (!sent) return null
  const age = sent.at ? now.getTime() - Date.parse(sent.at) : 0
  return age <= MINUTES_KEPT * 60_000 ? sent : null
}

export function readAbout(sent: ChatAbout | null, { shown, focus, basket }: Thread): About {
  if (!sent) return NOTHING_SAID
  const isAboutSum = focus.length > 0 && focus.every(({ id }) => basket.some(({ item }) => item.id === id))
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
    basket: basket.length === 0 ? undefined : isAboutSum ? 'told' : 'open',
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

export function readIllness(sent: ChatAbout['illness']): About['illness'] {
  const signs = sent ? SIGNS.filter((sign) => sent.signs.includes(sign)) : []
  if (!sent || signs.length === 0) return null
  return {
    signs,
    urgency: sent.urgency,
    kind: Object.keys(KINDS).find((kind): kind is Kind => kind === sent.kind) ?? null,
  }
}

/** @param illness null if no animal is ill */
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
