// The items of a sum (C-03): those that the message names with their counts, and the current ones.
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import {
  type Basket,
  changed,
  IT_WITH,
  type Line,
  swapsAnimals,
  withLastCount,
  without,
} from '#domain/chat/sums.ts'
import type { BasketStep, Mention } from '#domain/chat/understanding.ts'
import { NUMBERS } from '#domain/chat/words/numbers.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { addBaisa, baisaOf } from '#domain/money.ts'
import { withoutArticles } from '#domain/search/search-words.ts'
import { togetherText } from '#text/chat/together.ts'
import type { Asked } from './asked.ts'
import { findMentioned, type Mentioned } from './find-mentioned.ts'
import { goodOf, judge } from './judge-fit.ts'
import { lastTwo, meantProducts } from './refer.ts'
import { countInstead, inBasket, replacedIn } from './replaced-items.ts'
import { cheapestFirst } from './show-items.ts'

export const TWO = /(?:^| )[وب]?(?:ال)?(?:ا?[ثت]نت?ين(?:هم|هن|هما)?|كلا?هما|معا|both|two)(?= |$)/

type Sum = {
  /** Null if it is unclear which items are meant. */
  summed: Basket<Product> | null
  missing: readonly string[]
  notes: readonly string[]
  /** About a part of the sum, which stays unchanged. */
  isOfPart?: boolean
}

/** The named items with their counts, and the resulting sum. */
export async function itemsSummed(asked: Asked): Promise<Sum> {
  const { basket, maxPrice, removed, mentions, folded } = asked
  const isSwap = swapsAnimals(folded, mentions)
  const [mentioned, taken] = await Promise.all([
    findMentioned(asked),
    findMentioned({ ...asked, mentions: removed }),
  ])
  const { found, notes } = withStandIns(asked, withFoodOfAge(asked, mentioned))
  const firsts = addBaisa(
    ...found.flatMap(({ products }) => products.slice(0, 1).map(({ price }) => baisaOf(price))),
  )
  const isOverBudget = maxPrice !== null && firsts > maxPrice
  const ofMentions = found.flatMap(({ mention, products: fitting }) => {
    const products = isOverBudget ? cheapestFirst(fitting) : endFirst(asked, mention, fitting)
    const { step, count } = mention
    // Each of the two found items once: «الأنثيين».
    if (count > 1 && products.length === count) return products.map((item) => ({ item, count: 1, step }))
    return products.slice(0, 1).map((item) => ({
      item,
      count: isPair(mention, item) ? 2 : count === piecesIn(item) ? 1 : count,
      step,
    }))
  })
  const missing = found.filter(({ products }) => products.length === 0).map(({ mention }) => nameOf(mention))
  const named = [...pairIn(asked, ofMentions), ...ofMentions]
  const out = replacedIn(asked, named, inBasket(asked, taken))
  const namedLines = named.map((line) => ({ ...line, count: countInstead(line, out, basket) }))
  const before = beforeCounted(asked)
  if (namedLines.length + out.length === 0) return { summed: before, missing, notes }
  if (isSwap) {
    const goods = basket.filter(({ item }) => item.type === 'product')
    return { summed: [...changed([], namedLines), ...goods], missing, notes }
  }
  const isInBasket = namedLines.every(({ item }) => basket.some((line) => line.item.id === item.id))
  const goesOn = out.length > 0 || goesOnFromBefore(asked, namedLines, isInBasket)
  // Adding the current item does not count it twice: «زيد القفص» after its price.
  const isNamedAgain = ({ item }: Line<Product>) => namedLines.some((one) => one.item.id === item.id)
  const beforeKept = ((goesOn && before) || []).filter((line) => basket.includes(line) || !isNamedAgain(line))
  const isOfPart = !goesOn && isInBasket && basket.length > namedLines.length
  return { summed: changed(without(beforeKept, out), namedLines), missing, notes, isOfPart }
}

/** The items before the message, with the count that it asks for. */
function beforeCounted(asked: Asked): Basket<Product> | null {
  const { quantity, basket } = asked
  const before = beforeIn(asked)
  if (!before || quantity === null) return before
  const last = before.at(-1)
  const isCounted = basket.length > 0 || before.length === 1
  return last && isCounted ? withLastCount(before, countOf(asked, last.item)) : before
}

/** The named items are added to those before, or change them; otherwise they are a sum of their own. */
function goesOnFromBefore(
  asked: Asked,
  named: readonly (Line<Product> & { step: BasketStep })[],
  isInBasket: boolean,
): boolean {
  const { folded, mentions, quantity, basket } = asked
  const [first] = mentions
  // A named item is added to the current one: «وقارورة ماء، المجموع كم؟» after a wheel
  const isFirstAdded =
    first !== undefined &&
    (WITH.test(folded.slice(0, folded.indexOf(first.text))) ||
      (folded.startsWith(first.text) && /^و/.test(first.text) && TOTAL.test(folded)))
  const isPlain = named.every(({ count }) => count === 1)
  return (
    isFirstAdded ||
    (asked.about.basket === 'told' && /^و/.test(folded)) ||
    quantity !== null ||
    (basket.length > 0 && named.some(({ step }) => step !== 'name')) ||
    (basket.length > 0 && isInBasket && !isPlain) ||
    named.some(({ step }) => step === 'add') ||
    THEM.test(folded) ||
    IT_WITH.test(folded)
  )
}

/** «أغلى طير», «أرخص قط». */
function endFirst({ folded }: Asked, { text }: Mention, products: readonly Product[]): readonly Product[] {
  const [, end] = new RegExp(`(ارخص|اغل[يا]|اوفر) ${text}(?= |$)`).exec(folded) ?? []
  if (!end) return products
  const sorted = cheapestFirst(products)
  return end.startsWith('اغل') ? sorted.reverse() : sorted
}

/** How many of an item are asked for; what is sold as a pair counts once as one: «أبا جوز». */
export function countOf({ quantity, folded }: Asked, item: Product): number {
  return PAIR.test(folded) && isPairOnPage(item) ? 1 : (quantity ?? 1)
}

/** The pieces of a pack, whose name has their number: «12 علبة تونة», «ست سمكات جوبي» are one pack. */
function piecesIn({ nameArabic }: Product): number | null {
  const [, pack = ''] = nameArabic.split('،')
  const [number = ''] = foldArabic(pack).trim().split(' ')
  return NUMBERS.get(number) ?? (Number(number) || null)
}

function isPairOnPage({ nameArabic }: Product): boolean {
  return nameArabic.startsWith('زوج')
}

const TOTAL = /(?:^| )(?:ال|ب)?(?:مجموع|اجمالي|حساب|total)\S*(?= |$)/

/** The current item that is sold as a pair: «الزوج وحبتين من الأزرق». */
function pairIn({ folded, shown, spoken, mentions }: Asked, named: readonly Line<Product>[]) {
  if (!/(?:^| )(?:ال)(?:زوج|جوز)(?= |$)/.test(folded) || mentions.some(({ text }) => PAIR.test(text)))
    return []
  const pair = [...spoken, ...shown].find(
    (product) => isPairOnPage(product) && named.every(({ item }) => item.id !== product.id),
  )
  return pair ? [{ item: pair, count: 1, step: 'name' as const }] : []
}
const PAIR = /(?:^| )[وب]?(?:ال)?(?:زوج|جوز)(?= |$)/

/** Drops a leading «and»: «والقفص». */
function nameOf({ text }: Mention): string {
  return text.replace(/^و(?=ال)/, '')
}

/** Prefers foods for the age of the animal beside them: «قطة صغيرة مع أكل». */
function withFoodOfAge(asked: Asked, found: readonly Mentioned[]): readonly Mentioned[] {
  const firsts = found.flatMap(({ products }) => products.slice(0, 1))
  const before = [...asked.basket.map(({ item }) => item), ...asked.focus, ...asked.shown]
  const animal = [...firsts, ...before].find(({ type }) => type === 'animal')
  if (!animal) return found
  const [kind = null] = kindsIn(animal.nameArabic, animal.breedArabic ?? '')
  const of = { ...asked, shown: [animal], focus: [animal] }
  return found.map(({ mention, products }) => {
    if (!mention.goods.includes('food')) return { mention, products }
    const judged = products.map((product) => ({ product, is: judge(of, product, kind).is }))
    const fitting = [true, null].map((is) => judged.filter((each) => each.is === is))
    const some = fitting.find(({ length }) => length > 0)
    return { mention, products: some?.map(({ product }) => product) ?? products }
  })
}

/** Goods that share a word stand in if no other is sold: «الرمل» after its tray. */
function withStandIns(
  { basket, spoken }: Asked,
  mentioned: readonly Mentioned[],
): { found: readonly Mentioned[]; notes: readonly string[] } {
  const notes: string[] = []
  const isMentioned = ({ id }: Product) =>
    mentioned.some(({ products }) => products.some((one) => one.id === id))
  const before = [...basket.map(({ item }) => item), ...spoken].filter(
    (product) => product.type === 'product' && !isMentioned(product),
  )
  const found = mentioned.map((each) => {
    const words = nameOf(each.mention).split(' ').map(withoutArticles)
    const standIn =
      each.products.length === 0
        ? before.find(({ nameArabic }) =>
            foldArabic(nameArabic)
              .split(' ')
              .some((word) => words.includes(withoutArticles(word))),
          )
        : undefined
    if (!standIn) return each
    notes.push(togetherText.standsFor(nameOf(each.mention), standIn.nameArabic))
    return { ...each, products: [standIn] }
  })
  return { found, notes }
}

/** The sum so far with the items shown since; otherwise the current items. */
function beforeIn(asked: Asked): Basket<Product> | null {
  const { basket, about, focus, shown, mentions } = asked
  const since = focus.length > 0 ? focus : shown.length === 1 ? shown : []
  const ids = basket.map(({ item }) => item)
  const extendsSum = mentions.length === 0 || since.length === 1
  if (basket.length > 0 && (about.basket === 'told' || extendsSum))
    return [...basket, ...without(lines(since), ids)]
  const spoken = spokenOf(asked)
  return spoken && lines(spoken)
}

function lines(products: readonly Product[]): Basket<Product> {
  return products.map((item) => ({ item, count: 1 }))
}

const WITH = /(?:^| )و?(?:مع|ويا|with|plus|ma3) (?:\S+ )?$/

/** A pair counts as two, unless it is sold as one: «زوج كناري». */
function isPair({ text }: Mention, product: Product): boolean {
  return PAIR.test(text) && !isPairOnPage(product)
}

/** Refers to the current items: «كم لو أخذتها مع الفلتر», «القفص وياهم», «هو والأكل». */
const THEM = /(?:^| )و?\S{2,}(?:تها|ته|تهم)(?= |$)|(?:^| )و?(?:وياه\S*|معه\S*|معاه\S*)(?= |$)/

/** The items that «الاثنين», «الاثنين الأرخص» or «الكل» refer to; null if it is unclear which of a list. */
function spokenOf(asked: Asked): readonly Product[] | null {
  const { shown, focus, folded, again, pick, mentions, quantity } = asked
  // With one item, two units of it: «لو أخذت اثنين؟».
  const isOfOne = quantity !== null && focus.length === 1
  // With goods for them: «كم الاثنين مع أكلهم؟».
  const isOfGoods = mentions.every(({ goods }) => goods.length > 0) && BOTH.test(folded)
  const isOfTwo = TWO.test(folded) && (mentions.length === 0 || isOfGoods)
  const two = isOfTwo && !isOfOne ? lastTwo(asked) : null
  if (two || (TWO.test(folded) && mentions.length === 0 && quantity === null)) return two
  // Added to the items before it: «ويا الأخضر».
  const isPicked = pick !== null || (again.length > 0 && mentions.length === 0)
  const isOfFocus = focus.length > 0 && !(mentions.length === 0 && ALL.test(folded))
  const [animal, ...others] = shown.filter(({ type }) => type === 'animal')
  // The animal without the goods that were offered beside it: «لو أبغاها كم المجموع؟».
  if (animal && others.length === 0 && mentions.length === 0 && OF_IT.test(folded)) return [animal]
  const items = isPicked ? meantProducts(asked) : isOfFocus ? focus : shown
  if (items.length === 1) return withOtherSorts(asked, items)
  return items === shown && shown.length > 2 && mentions.length === 0 ? null : items
}

const BOTH = /(?:^| )[وب]?الا?[ثت]نت?ين(?= |$)/
const OF_IT = /(?:^| )[وب]?(?:ا?بغ[اي]|اب[اي]|ا?خذت?|ا?شتري?ت?)(?:ه|ها)(?= |$)/
const ALL = /(?:^| )[وب]?(?:الكل|الجميع|كلهم|كلها)(?= |$)|(?:^| )all of them(?= |$)/

/** Adds items of other sorts from the conversation, one of each: «كم المجموع؟» after a hamster and its wheel. */
function withOtherSorts(
  { spoken, isSum, mentions, quantity }: Asked,
  meant: readonly Product[],
): readonly Product[] {
  if (!isSum || mentions.length > 0 || quantity !== null) return meant
  const sorts = [...meant]
  for (const product of spoken) {
    const isSameSort = (other: Product) => goodOf(other) === goodOf(product)
    if (!sorts.some(isSameSort) && sorts.length < MAX_SORTS) sorts.push(product)
  }
  return sorts.reverse()
}
const MAX_SORTS = 3
