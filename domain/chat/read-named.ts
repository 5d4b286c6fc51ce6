// What a message names: what it asks for, refuses, counts or takes out, and for whom (C-03).
import type { Good, Kind, Trait } from './lexicon.ts'
import { mentionsIn } from './read-mentions.ts'
import type { HeardMessage } from './read-message.ts'
import { asksPrice, GOOD_OF_PART, NOTHING_REQUESTED, type Request, requestOf } from './read-request.ts'
import { type NamedRole, onlyRefuses, traitsIn, wantedWords } from './read-roles.ts'
import { askedWords, isNothing, kindsLeft, picksOf, subjectOf } from './read-subject.ts'
import { FILLERS, hasText, type Meaning, means, meantIds, type Word } from './recognise.ts'
import { topicOfTheirOrder } from './shop-thread.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { Mention, NamedItems, Subject } from './understanding.ts'
import { NUMBERS } from './words/numbers.ts'

export type Names = {
  /** What this message alone asks for. */
  named: Subject
  request: Request
  items: NamedItems
  /** The topic about an order, if the named things belong to one. */
  ofOrder: ChatTopic | null
  /** Goods for somebody else's animal. */
  isGift: boolean
  traits: readonly Trait[]
  /** An excluded sex wishes for the other one: «غير الذكور». */
  isTurned: boolean
  /** Refuses kinds, so the others are meant: «ما نبغى طيور». */
  isOfOtherKinds: boolean
  /** Refuses some goods and keeps the others: «بس مو رمل». */
  isOfOtherGoods: boolean
}

export function readNamed(heard: HeardMessage): Names {
  const { words, typed, about, last } = heard
  const ofOrder = topicOfTheirOrder(words, last)
  const isGift = !ofOrder && isGiftFor(words)
  const picks = about.shown > 0 ? picksOf(typed) : []
  const request = ofOrder || picks.length > 0 || isGift ? NOTHING_REQUESTED : requestIn(heard)
  const subject = subjectIn(heard, request, ofOrder !== null)
  const { traits, isTurned } = traitsIn(wantedWords(words, heard.roles))
  const isChanged = heard.out.flat().length > 0
  const refused = isChanged ? [] : idsOf<Kind>(heard, 'refused', 'animal')
  const refusedGoods = isChanged ? [] : idsOf<Good>(heard, 'refused', 'good')
  const otherKinds = isNothing(subject) && !request.thing ? kindsLeft(refused) : []
  const named =
    otherKinds.length > 0
      ? { ...subject, kinds: otherKinds }
      : { ...subject, goods: goodsAdvised(subject, heard) }
  return {
    named,
    request,
    items: {
      pick: picks.length === 1 ? (picks[0] ?? null) : null,
      picks,
      companions: idsOf(heard, 'beside', 'animal'),
      mentions:
        ofOrder || isTurned
          ? []
          : mentionsIn(heard.clauses, heard.roles, heard.placeWords, about.subject.isOwn),
      removed: removedIn(heard),
      refused,
      refusedGoods,
      namedGoods: named.goods,
      namedKinds: named.kinds,
    },
    ofOrder,
    isGift,
    traits,
    isTurned,
    isOfOtherKinds: otherKinds.length > 0,
    isOfOtherGoods: refusedGoods.length > 0 && isNothing(subject) && onlyRefuses(words),
  }
}

export function idsOf<Id>({ spoken, roles }: HeardMessage, role: NamedRole, kind: Meaning['kind']): Id[] {
  return meantIds<Id>(
    spoken.flat().filter((word) => roles.get(word) === role),
    kind,
  )
}

function requestIn({ words, placeWords, last, about, roles }: HeardMessage): Request {
  const isOfItems = TOPICS[last ?? 'okay'] === 'items'
  return requestOf(words, topicModel().isOurs, placeWords, isOfItems, about.subject.goods, roles)
}

/** The goods that serve the need; the animal they are for stays. */
function subjectIn(
  { words, typed, roles, placeWords, about }: HeardMessage,
  { needed }: Request,
  isOfOrder: boolean,
): Subject {
  const goesOn = about.shown > 0 || !isNothing(about.subject)
  const subject = isOfOrder
    ? subjectOf([], [], placeWords, roles)
    : subjectOf(askedWords(words, roles, goesOn), typed, placeWords, roles)
  return needed ? { ...subject, goods: [needed], search: null } : subject
}

/** The price of what was advised: «بكم؟», «بكم الصندوق وكم مقاسه؟» after advice. */
function goodsAdvised(asked: Subject, { words, about }: HeardMessage): Good[] {
  const { topics, shown, subject } = about
  const good = subject.part && GOOD_OF_PART[subject.part]
  const asksItsPrice = topics[0] === 'care' && shown === 0 && isNothing(asked) && asksPrice(words)
  return good && asksItsPrice ? [good] : asked.goods
}

/** One of the items in the sum, by any word of its name: «بدون الصندوق». */
function removedIn({ out, placeWords }: HeardMessage): Mention[] {
  const mentions = mentionsIn(out, new Map(), placeWords)
  const words = out
    .flat()
    .map(({ text }) => text)
    .filter((text) => !FILLERS.has(text) && !NUMBERS.has(text) && !/^\d+$/.test(text))
  if (mentions.length > 0 || words.length === 0) return mentions
  const text = words.join(' ')
  return [
    { kinds: [], goods: [], colours: [], sex: null, words: text.split(' '), text, count: 1, step: 'name' },
  ]
}

const GIFT = /^[وبل]?(?:ال)?(?:هدي[هت]\S*|هدايا|[انت]?هدي(?:ه|ها)?|gifts?|present)$/
const THEIRS = /^(?:عند(?:ه|ها|هم|و|ا)|لدي(?:ه|ها|هم)|[يت]?رب[يت]\S*|مع(?:ه|ها)|has|have|owns?|with|keeps?)$/

function isGiftFor(words: readonly Word[]): boolean {
  const isTheirs = (at: number): boolean => {
    const before = words[at - 1]?.text ?? ''
    return /^(?:an?|the)$/.test(before) ? isTheirs(at - 1) : THEIRS.test(before)
  }
  return (
    hasText(words, GIFT) &&
    words.some((word, at) => means(word, 'animal') && (isTheirs(at) || /^لل?\S/.test(word.text)))
  )
}
