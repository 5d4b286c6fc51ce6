// What a message names: what it asks for, what it refuses, counts or takes out, and whom it is for (C-03).
import type { Good, Kind, Trait } from './lexicon.ts'
import type { Mention } from './mention.ts'
import { onlyRefuses, traitsIn } from './read-exclusions.ts'
import { isGiftFor } from './read-gift.ts'
import { mentionsIn } from './read-mentions.ts'
import type { HeardMessage } from './read-message.ts'
import { asksPrice, GOOD_OF_PART, NOTHING_REQUESTED, type Request, requestOf } from './read-request.ts'
import type { NamedRole } from './read-roles.ts'
import { askedWords, isNothing, kindsLeft, picksOf, subjectOf } from './read-subject.ts'
import { FILLERS, type Meaning, meantIds } from './recognise.ts'
import { topicOfTheirOrder } from './shop-thread.ts'
import { topicModel } from './topic-model.ts'
import { type ChatTopic, TOPICS } from './topics.ts'
import type { NamedItems, Subject } from './understanding.ts'

export type Names = {
  /** What is asked for, by this message alone. */
  named: Subject
  request: Request
  items: NamedItems
  /** Things of an order that was spoken of: what of it is asked. */
  ofOrder: ChatTopic | null
  /** Goods for the animal of somebody else. */
  isGift: boolean
  traits: readonly Trait[]
  /** «غير الذكور» wishes for a female. */
  isTurned: boolean
  /** «ما نبغى طيور»: the other kinds are meant. */
  isOfOtherKinds: boolean
  /** «بس مو رمل» goes on with the other goods. */
  isOfOtherGoods: boolean
}

export function readNamed(heard: HeardMessage): Names {
  const { words, typed, about, last } = heard
  const ofOrder = topicOfTheirOrder(words, last)
  const isGift = !ofOrder && isGiftFor(words)
  const picks = about.shown > 0 ? picksOf(typed) : []
  const request = ofOrder || picks.length > 0 || isGift ? NOTHING_REQUESTED : requestIn(heard)
  const asked = subjectIn(heard, request, ofOrder !== null)
  const { traits, isTurned } = traitsIn(words)
  const isChanged = heard.out.flat().length > 0
  const refused = isChanged ? [] : idsOf<Kind>(heard, 'refused', 'animal')
  const refusedGoods = isChanged ? [] : idsOf<Good>(heard, 'refused', 'good')
  const left = isNothing(asked) && !request.thing ? kindsLeft(refused, about.subject.kinds) : []
  const named = left.length > 0 ? { ...asked, kinds: left } : { ...asked, goods: goodsAdvised(asked, heard) }
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
          : mentionsIn(heard.clauses, heard.roles, heard.placeWords, about.subject.kinds),
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
    isOfOtherKinds: left.length > 0,
    isOfOtherGoods: refusedGoods.length > 0 && isNothing(asked) && onlyRefuses(words),
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

/** The need itself is what is asked for; for whom stays as it is named. */
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

/** «بكم؟», «بكم الصندوق وكم مقاسه؟» after advice: what is sold for it. */
function goodsAdvised(asked: Subject, { words, about }: HeardMessage): Good[] {
  const { topics, shown, subject } = about
  const good = subject.part && GOOD_OF_PART[subject.part]
  const isAsked = topics[0] === 'care' && shown === 0 && isNothing(asked) && asksPrice(words)
  return good && isAsked ? [good] : asked.goods
}

/** «بدون الصندوق»: by any word of its name, as it is one of few. */
function removedIn({ out, placeWords }: HeardMessage): Mention[] {
  const named = mentionsIn(out, new Map(), placeWords)
  const words = out
    .flat()
    .map(({ text }) => text)
    .filter((text) => !FILLERS.has(text))
  if (named.length > 0 || words.length === 0) return named
  const text = words.join(' ')
  return [
    { kinds: [], goods: [], colours: [], sex: null, words: text.split(' '), text, count: 1, step: 'name' },
  ]
}
