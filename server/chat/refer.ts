// Which items a message refers to (C-03), decided here for every answer, in this order:
// 1. those that it names: by their whole name, their price, their place in the list, or by words that only they have
//    among the shown ones: «الأبيض», «الصندوق»;
// 2. those of the last answer, otherwise the list; «هم» and «أيهم» are several of them;
// 3. but a size is asked of goods and a sex of animals: of 2, then of those spoken of before, latest first, only what
//    can have the asked property;
// 4. none, if it names something else: that is looked up (find-mentioned.ts, pick-subject.ts).
import type { Product } from '#contract/catalog.ts'
import { familiesOf } from '#domain/chat/carry-subject.ts'
import { OF_ANIMALS, OF_GOODS } from '#domain/chat/lexicon.ts'
import { areAlike } from '#domain/chat/likeness.ts'
import { neighbourIn } from '#domain/chat/read-subject.ts'
import { FILLERS } from '#domain/chat/recognise.ts'
import type { About, Mention, Understanding } from '#domain/chat/understanding.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Asked, Thread } from './asked.ts'
import { isCalledAll, itemsMentioned, spokenAs } from './find-mentioned.ts'
import { isCalled, isGood, isOfKind } from './match-kinds.ts'
import { sentencesOf } from './page-words.ts'
import { MAX_FEW } from './thread.ts'

/** The items that «هذا», «سعرهم» and «الأولى» refer to; empty if something else is named. */
export function meantProducts(asked: Asked): readonly Product[] {
  const { pick, continues, shown, again, called, spoken } = asked
  const picked = pick === null ? [] : shown.slice(pick).slice(0, 1)
  const named = [called, again, picked].find(({ length }) => length > 0)
  if (named || (!continues && pick === null)) return named ?? []
  if (asked.isPartOfShown) return currentItems(asked)
  // After a choice, the plural means all of them: «وكم عمرهم؟».
  const isOfSeveral = asked.isAmong || (asked.focus.length === 1 && THEIRS.test(asked.folded))
  const current = isOfSeveral ? severalMeant(asked) : currentItems(asked)
  const before = current.length > 0 ? spoken.map((each) => [each]) : []
  return (
    [current, shown, ...before]
      .map((some) => some.filter((product) => mayHave(product, asked)))
      .find(({ length }) => length > 0) ?? current
  )
}

const THEIRS =
  /(?:^| )و?(?:عمر|سعر|وزن|لون|جنس|حجم|اسعار|اعمار)(?:هم|هن|هما)(?= |$)|(?:^| )(?:their|they|them)(?= |$)/

/** The items of the last answer, otherwise the list. */
export function currentItems({ focus, shown }: Pick<Thread, 'focus' | 'shown'>): readonly Product[] {
  return focus.length > 0 ? focus : shown
}

/** At least one of the asked properties applies to such items. */
function mayHave({ type }: Product, { traits }: Asked): boolean {
  const others = type === 'animal' ? OF_GOODS : OF_ANIMALS
  return traits.length === 0 || traits.some((trait) => !others.includes(trait))
}

/**
 * The two items that «الاثنين» refers to: those of the last answer, the only two shown, or the last two named; null
 * if unclear.
 */
export function lastTwo({ again, focus, shown, spoken }: Asked): readonly Product[] | null {
  if (again.length > 1) return again
  if (focus.length > 1) return focus.length === MAX_FEW ? focus : null
  if (focus.length === 0 && shown.length === MAX_FEW) return shown
  return (focus.length === 1 || shown.length === 1) && spoken.length > 1
    ? spoken.slice(0, MAX_FEW).reverse()
    : null
}

/**
 * The items that «هم», «بينهم» or «أيهم» refer to: those named or compared together, the list, or those named one
 * after another.
 */
export function severalMeant({ again, focus, shown, spoken }: Asked): readonly Product[] {
  if (again.length > 1) return again
  if (focus.length > 1) return focus
  const [first] = shown
  const same = spoken.filter(
    ({ type, category }) => type === first?.type && category?.world === first.category?.world,
  )
  if (shown.length > 2) {
    // Named one after another: «والبومبي؟ … مين الأصغر فيهم؟» after «البورمي؟»
    const few = focus.length === 1 ? same : same.filter((product) => shown.includes(product))
    return few.length > 1 ? few.toReversed() : shown
  }
  // A few named items after a list: «بكم الأرنب؟ وبكم القش؟ كم الفرق بينهم؟».
  const few = same.length > 1 ? same : spoken.slice(0, MAX_FEW)
  const all = [...shown, ...few].filter(({ id }, at, every) => every.findIndex((one) => one.id === id) === at)
  return focus.length === 1 && shown.length > 1 ? shown : all
}

/** The items of the conversation that the message names again. */
export function namedAgain(
  understood: Understanding,
  folded: string,
  about: About,
  thread: Thread,
): readonly Product[] {
  const { shown, spoken, earlier } = thread
  const one = pricedAs(folded, shown) ?? besideIn(folded, thread) ?? describedAs(folded, shown)
  if (one) return [one]
  const picked = understood.picks.flatMap((place) => shown.at(place) ?? [])
  if (picked.length > 1) return picked
  const isOfAll = understood.isSum || shown.length === 0
  return shownItemsNamed(understood, folded, about, isOfAll ? [...shown, ...spoken, ...earlier] : shown)
}

/**
 * The shown items that definite words refer to: «والصندوق بكم؟», «الأبيض ذكر؟», «الأزرق والأخضر مع بعض»,
 * «is the male calm».
 */
function shownItemsNamed(
  { namedKinds, namedGoods, companions, mentions }: Understanding,
  folded: string,
  about: About,
  shown: readonly Product[],
): readonly Product[] {
  const isOfShown =
    namedKinds.every((kind) => about.subject.kinds.includes(kind)) &&
    namedGoods.every((good) => shown.some((product) => isGood(product, good)))
  if (!isOfShown || companions.length > 0) return []
  const called = mentions
    .filter(({ text }) => DEFINITE.test(text) || folded.includes(`the ${text}`))
    .map((mention) => {
      const matches = spokenAs(mention, shown).filter((product) => isCalledAll(product, mention))
      return matches.length > 0 ? matches : calledSo(mention, shown)
    })
  const selective = called.filter((some) => some.length > 0 && some.length < shown.length)
  return [...new Set(selective.flat())]
}

/** A name of the current kind, although other kinds share it: «البنغالي» for finches. */
function calledSo({ text, kinds }: Mention, shown: readonly Product[]): readonly Product[] {
  return shown.filter(
    (product) =>
      kinds.length > 0 &&
      kinds.every((kind) => !isOfKind(product, kind)) &&
      text.split(' ').every((word) => isCalled(product, word)),
  )
}

/** The only shown item with this price: «أبو 12 ريال». */
function pricedAs(folded: string, shown: readonly Product[]): Product | null {
  const [, price] = PRICED.exec(folded) ?? []
  const matches = shown.filter((product) => Number(product.price) === Number(price))
  return matches.length === 1 ? (matches[0] ?? null) : null
}
const PRICED =
  /(?:^| )[وب]?(?:ا?بو|abo|abu|ام|(?:ا?ل+ي )(?:سعره?ا? )?ب?|the|el) ?(?:ال)?(\d+(?:[.]\d+)?)(?: ?(?:ريال\S*|rial\S*|omr))?(?= |$)/

/** The only one whose page has most of the words: «اللي هادية ومستقلة بكم؟». */
function describedAs(folded: string, shown: readonly Product[]): Product | null {
  const [, said = ''] = DESCRIBED.exec(folded) ?? []
  const words = said.split(' ').filter((word) => word.length > 3 && !FILLERS.has(word))
  const scored = shown.map((product) => {
    const page = foldArabic(sentencesOf(product).join(' ')).split(' ')
    const count = words.filter((word) => page.some((each) => areAlike(each, word.replace(/^و/, '')))).length
    return { product, count }
  })
  const most = Math.max(...scored.map(({ count }) => count))
  const best = scored.filter(({ count }) => count === most)
  return shown.length > 1 && most > 0 && best.length === 1 ? (best[0]?.product ?? null) : null
}
const DESCRIBED =
  /^(?:\S+ )?(?:ال+ي|يلي|the one (?:that|who|which)(?: is)?) (?!.*(?:من|في|بين)(?:هم|هن)(?= |$))(.+?)(?= و?(?:كم|بكم|بكام|قديش|عمر\S*|سعر\S*|متي|وين|how|is)(?= |$)|$)/

/** The next item of the list: «واللي بعده؟». */
function besideIn(folded: string, { shown, focus, spoken }: Thread): Product | null {
  const step = neighbourIn(folded.split(' '))
  const [last] = focus.length > 0 ? focus : spoken
  const at = shown.findIndex(({ id }) => id === last?.id)
  return step !== null && at >= 0 && shown.length > 1 ? (shown[at + step] ?? null) : null
}

const DEFINITE = /(?:^| )[وبل]?(?:ه?ال|لل)\S{3}/

/** Another item of the current kind: «والأصفر بكم؟» after a red and a white canary. */
export async function othersOf(asked: Asked): Promise<readonly Product[]> {
  const { mentions, continues, shown, topics } = asked
  const isWithoutName = ({ kinds, goods, words, text }: Mention) =>
    kinds.length + goods.length + words.length === 0 && DEFINITE.test(text)
  if (
    !continues ||
    shown.length === 0 ||
    topics[0] === 'vet' ||
    mentions.length === 0 ||
    !mentions.every(isWithoutName)
  )
    return []
  const ofKind = await itemsMentioned(asked)
  // Of all the family, if none of the kind is called so: «الأزرق؟» after a white Persian.
  const kinds = familiesOf(asked.about.subject.kinds)
  const ofFamily = { ...asked, about: { ...asked.about, subject: { ...asked.about.subject, kinds } } }
  const mentioned = ofKind.length > 0 ? ofKind : await itemsMentioned(ofFamily)
  return mentioned.length <= mentions.length + 1 ? mentioned : []
}
