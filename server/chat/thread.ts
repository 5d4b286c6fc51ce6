// The state of a conversation (C-03): the last list and the items named one by one. The server stores nothing: the
// device sends the state back with the next message, and each answer updates it.
import type { Product } from '#contract/catalog.ts'
import type { ChatAbout } from '#contract/chat.ts'
import { shownProducts } from '#server/catalog/browse/pick-products.ts'
import type { Context } from '#server/context.ts'
import type { AnswerPart, Asked, Thread } from './asked.ts'
import { unique } from './pick-subject.ts'

/** The limit of the contract. */
export const MAX_KEPT = 20
const MAX_FOCUS = 6
/** A longer list is not yet about single items. */
export const MAX_FEW = 2

export async function readThread(context: Context, said: ChatAbout | null): Promise<Thread> {
  const { productIds = [], earlierIds = [], spokenIds = [], focusIds = [], basketIds = [] } = said ?? {}
  const ids = [...new Set([...productIds, ...earlierIds, ...spokenIds, ...focusIds, ...basketIds])]
  const byId = new Map((await shownProducts(context, ids)).map((product) => [product.id, product]))
  const of = (some: readonly number[]) => [...new Set(some)].flatMap((id) => byId.get(id) ?? [])
  return {
    shown: of(productIds),
    earlier: of(earlierIds),
    spoken: of(spokenIds),
    focus: of(focusIds),
    basket: of(basketIds).map((item) => ({ item, count: basketIds.filter((id) => id === item.id).length })),
  }
}

/** The state for the next message. @param products the items shown as cards */
export function nextThread(
  asked: Asked,
  parts: readonly AnswerPart[],
  products: readonly Product[],
): Pick<ChatAbout, 'productIds' | 'earlierIds' | 'spokenIds' | 'focusIds' | 'basketIds'> {
  const { shown, earlier, spoken } = asked
  const isShown = ({ id }: Product) => [...shown, ...spoken].some((each) => each.id === id)
  const isAside = parts.some((part) => part.isAside) && shown.length > 0
  const listed = parts.flatMap((part) => part.listed ?? part.products ?? [])
  const isSilent = isAside || ([...products, ...listed].length === 0 && staysOn(asked))
  // If an answer is about all of several items, they stay the current ones: «الثانية», «الفرق بينهما», «المجموع».
  const isOfAll = parts.some((part) => part.isOfAll)
  const isAboutShown =
    isOfAll ||
    parts.some((part) => part.among) ||
    (products.length <= MAX_FOCUS && asked.again.length > 0 && products.every(isShown))
  const isPicked = products.length === 1 && products.every(isShown)
  const meant = parts.flatMap((part) => part.meant ?? [])
  const focus = isSilent
    ? asked.again.length > 0
      ? asked.again
      : asked.focus
    : meant.length > 0
      ? meant
      : isAboutShown || isPicked
        ? products
        : []
  const isInstead = parts.some((part) => part.isInstead)
  const isOfList = !isOfAll && focus.length > 0 && shown.length > 0
  const goesOn = isSilent || (isOfList && (meant.length === 0 || products.every(isShown)))
  const list = isInstead
    ? []
    : goesOn
      ? shown
      : listed.length > products.length && !isOfAll
        ? listed
        : products
  const few = focus.length > 0 ? focus : list.length <= MAX_FEW && !goesOn ? list : []
  const among = parts.flatMap((part) => part.among ?? [])
  const now = unique([...few, ...among])
  const others = spoken.filter(({ id }) => !now.some((each) => each.id === id))
  const basket = parts.find((part) => part.basket)?.basket ?? (endsSum(asked, products) ? [] : asked.basket)
  const idsOf = (some: readonly Product[]) => some.map(({ id }) => id).slice(0, MAX_KEPT)
  const before = isInstead
    ? products
    : isAside
      ? [...products, ...earlier]
      : goesOn
        ? earlier
        : unique([...shown, ...earlier])
  return {
    productIds: idsOf(list),
    earlierIds: idsOf(before.filter((product) => !list.includes(product))),
    spokenIds: idsOf([...now, ...others]),
    focusIds: idsOf(focus).slice(0, MAX_FOCUS),
    ...(basket.length > 0 && {
      basketIds: basket.flatMap(({ item, count }) => Array.from({ length: count }, () => item.id)),
    }),
  }
}

/** Names nothing new: «توصلون صلالة؟», or «تستخدم الليتر بوكس؟» after a cat. */
function staysOn({ continues, regionId, namedKinds, namedGoods, mentions, topics, about }: Asked): boolean {
  const [first] = topics
  const isOfOthers = namedKinds.some((kind) => !about.subject.kinds.includes(kind))
  const namesNone = namedKinds.length + namedGoods.length + mentions.length === 0
  return continues || (regionId !== null && namesNone) || (first === 'care' && !isOfOthers && about.shown > 0)
}

/** A list of other animals ends the sum. */
function endsSum({ basket }: Asked, products: readonly Product[]): boolean {
  const isNotInSum = ({ id }: Product) => !basket.some(({ item }) => item.id === id)
  return (
    products.length > MAX_FEW && products.every(isNotInSum) && products.some(({ type }) => type === 'animal')
  )
}
