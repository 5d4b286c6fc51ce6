// The thread of a conversation (C-03): the list that was shown last and what was spoken of one by one. No conversation is
// stored: the device sends the thread back, a message is read with it, and the answer says how it goes on.
import type { Product } from '#contract/catalog.ts'
import type { ChatAbout } from '#contract/chat.ts'
import { shownProducts } from '#server/catalog/pick-products.ts'
import type { Context } from '#server/context.ts'
import type { AnswerPart, Asked, Thread } from './asked.ts'
import { unique } from './pick-subject.ts'

/** As many as the contract lets a device send back. */
export const MAX_KEPT = 20
const MAX_FOCUS = 6
/** Whoever sees more is not yet speaking of one of them. */
const MAX_FEW = 2

export async function readThread(context: Context, said: ChatAbout | null): Promise<Thread> {
  const { productIds = [], earlierIds = [], spokenIds = [], focusIds = [], basketIds = [] } = said ?? {}
  const ids = [...new Set([...productIds, ...earlierIds, ...spokenIds, ...focusIds, ...basketIds])]
  const found = new Map((await shownProducts(context, ids)).map((product) => [product.id, product]))
  const of = (some: readonly number[]) => [...new Set(some)].flatMap((id) => found.get(id) ?? [])
  return {
    shown: of(productIds),
    earlier: of(earlierIds),
    spoken: of(spokenIds),
    focus: of(focusIds),
    basket: of(basketIds).map((item) => ({ item, count: basketIds.filter((id) => id === item.id).length })),
  }
}

/** What the next message goes on from. @param products those that are shown as cards */
export function nextThread(
  asked: Asked,
  parts: readonly AnswerPart[],
  products: readonly Product[],
): Pick<ChatAbout, 'productIds' | 'earlierIds' | 'spokenIds' | 'focusIds' | 'basketIds'> {
  const { shown, earlier, spoken } = asked
  const isShown = ({ id }: Product) => [...shown, ...spoken].some((each) => each.id === id)
  const isAside = parts.some((part) => part.isAside) && shown.length > 0
  const isSilent = isAside || (products.length === 0 && staysOn(asked))
  // What is said of some goes on with them: «الثانية», «الفرق بينهما», «المجموع».
  const isOfAll = parts.some((part) => part.isOfAll)
  const told =
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
      : told || isPicked
        ? products
        : []
  const listed = parts.flatMap((part) => part.listed ?? part.products ?? [])
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
  const basket = parts.find((part) => part.basket)?.basket ?? (isLeft(asked, products) ? [] : asked.basket)
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

/** It names nothing else: «توصلون صلالة؟», and «تستخدم الليتر بوكس؟» of a cat. */
function staysOn({ continues, regionId, namedKinds, namedGoods, mentions, topics, about }: Asked): boolean {
  const [first] = topics
  const isOfOthers = namedKinds.some((kind) => !about.subject.kinds.includes(kind))
  const namesNone = namedKinds.length + namedGoods.length + mentions.length === 0
  return continues || (regionId !== null && namesNone) || (first === 'care' && !isOfOthers && about.shown > 0)
}

/** A list of other animals begins anew. */
function isLeft({ basket }: Asked, products: readonly Product[]): boolean {
  const isOther = ({ id }: Product) => !basket.some(({ item }) => item.id === id)
  return (
    products.length > MAX_FEW && products.every(isOther) && products.some(({ type }) => type === 'animal')
  )
}

/** «الاثنين»: those that the last answer was about, else the only two, else the last two that were spoken of one by one; null where it is open. */
export function lastTwo({ again, focus, shown, spoken }: Asked): readonly Product[] | null {
  if (again.length > 1) return again
  if (focus.length > 1) return focus.length === MAX_FEW ? focus : null
  if (focus.length === 0 && shown.length === MAX_FEW) return shown
  return (focus.length === 1 || shown.length === 1) && spoken.length > 1
    ? spoken.slice(0, MAX_FEW).reverse()
    : null
}

/** «هم», «بينهم», «أيهم»: those that were named or compared together; else the list, or such as were spoken of one after another. */
export function severalMeant({ again, focus, shown, spoken }: Asked): readonly Product[] {
  if (again.length > 1) return again
  if (focus.length > 1) return focus
  const [first] = shown
  const same = spoken.filter(
    ({ type, category }) => type === first?.type && category?.world === first.category?.world,
  )
  if (shown.length > 2) {
    // «والبومبي؟ … مين الأصغر فيهم؟» after «البورمي؟»
    const few = focus.length === 1 ? same : same.filter((product) => shown.includes(product))
    return few.length > 1 ? few.toReversed() : shown
  }
  // «بكم الأرنب؟ وبكم القش؟ كم الفرق بينهم؟»
  const few = same.length > 1 ? same : spoken.slice(0, MAX_FEW)
  return focus.length === 1 && shown.length > 1 ? shown : unique([...shown, ...few])
}

/** The products that «هذا», «سعرهم» and «الأولى» speak of; none where something else is named. */
export function meantProducts(asked: Asked): readonly Product[] {
  const { pick, continues, shown, again, called, focus, isAmong, folded } = asked
  if (called.length > 0) return called
  if (again.length > 0) return again
  const picked = pick === null ? [] : shown.slice(pick).slice(0, 1)
  if (picked.length > 0) return picked
  if (!continues && pick === null) return []
  // «وكم عمرهم؟» after one of two was chosen.
  if (isAmong || (focus.length === 1 && THEIRS.test(folded))) return severalMeant(asked)
  return focus.length > 0 ? focus : shown
}

const THEIRS =
  /(?:^| )و?(?:عمر|سعر|وزن|لون|جنس|حجم|اسعار|اعمار)(?:هم|هن|هما)(?= |$)|(?:^| )(?:their|they|them)(?= |$)/
