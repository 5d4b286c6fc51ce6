// What several items cost together (C-03), each with its number, with delivery on request.
import type { Product } from '#contract/catalog.ts'
import type { Mention } from '#domain/chat/mention.ts'
import { ADDED } from '#domain/chat/read-choice.ts'
import { deliversTo, deliveryTerms, homeDeliveryForced, orderDeliveryFee } from '#domain/delivery.ts'
import { addBaisa, type Baisa, baisa, baisaOf, timesBaisa } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { paragraphs } from '#text/chat/facts.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { goodOf } from './judge-fit.ts'
import { unique } from './pick-subject.ts'
import { lineOf, linesOf } from './show-items.ts'
import { lastTwo, meantProducts } from './thread.ts'

/** More items than this are not added up. */
const MAX_SUMMED = 6
const TWO = /(?:^| )[وب]?(?:ال)?(?:ا?[ثت]نت?ين(?:هم|هن|هما)?|كلا?هما|معا|both|two)(?= |$)/
/** No governorate: the shop's own fees. */
const ANYWHERE = 0
const AFTER = ['كيف أطلب؟', 'هل يصل إلى مسقط؟'] as const

/** «ومع التوصيل؟» after what something costs. */
export function asksForDeliveryToo({ topics: [first], folded, shown }: Asked): boolean {
  return (
    first === 'delivery' &&
    shown.length > 0 &&
    /(?:^| )و?(?:مع|شامل|بال?|with) ?(?:ال)?(?:توصيل|delivery)/.test(folded)
  )
}

export async function sumOf(asked: Asked): Promise<AnswerPart | null> {
  const { summed, missing } = await itemsSummed(asked)
  const withDelivery =
    asked.topics.includes('delivery') || asked.regionId !== null || /توصيل|delivery/.test(asked.folded)
  if (summed === null && asked.shown.length < 2) return null
  if (summed === null)
    return { text: togetherText.which(linesOf(asked.shown)), products: asked.shown, suggestions: AFTER }
  const products = unique(summed.map(({ product }) => product))
  if (products.length === 0 || summed.length > MAX_SUMMED) return null
  if (
    summed.length === 1 &&
    summed[0]?.count === 1 &&
    missing.length === 0 &&
    !withDelivery &&
    asked.maxPrice === null
  )
    return null
  const costs = summed.map(({ product, count }) => timesBaisa(baisaOf(product.price), count))
  const goods = addBaisa(...costs)
  return {
    text: paragraphs(
      missing.length > 0 && togetherText.missing(missing),
      summed.map((each, at) => lineOfSummed(each, costs[at] ?? goods)).join('\n'),
      togetherText.sum(formatPrice(goods)),
      asked.maxPrice !== null && budgetLeft(asked.maxPrice, goods),
      withDelivery && deliveredFor(asked, products, goods),
    ),
    products,
    isOfAll: true,
    counts: new Map(summed.map(({ product, count }) => [product.id, count])),
    suggestions: AFTER,
  }
}

/** «ميزانيتي 40» */
function budgetLeft(budget: Baisa, spent: Baisa): string {
  return spent > budget
    ? togetherText.over(formatPrice(baisa(spent - budget)), formatPrice(budget))
    : togetherText.left(formatPrice(baisa(budget - spent)), formatPrice(budget))
}

/** With how many are left, where that is fewer. */
function lineOfSummed({ product, count }: Summed, cost: Baisa): string {
  const { nameArabic, price, quantity } = product
  if (count === 1) return lineOf(product, [])
  const line = togetherText.times(count, nameArabic, formatRials(price), formatPrice(cost))
  return quantity < count ? `${line}، ${traitText.left(quantity)}` : line
}

/** The fee to the place, unless some of it does not go there. */
function deliveredFor(asked: Asked, products: readonly Product[], goods: Baisa): string | false {
  const regionId = asked.regionId ?? asked.about.regionId ?? ANYWHERE
  const terms = deliveryTerms(deliveryRecord(asked.settings), regionId)
  const region = findRegion(regionId)?.nameAr
  const left = region ? products.filter((one) => !deliversTo(one, regionId, terms)) : []
  if (region && left.length > 0)
    return deliveryText.doesNotReach(
      left.map(({ nameArabic }) => nameArabic),
      region,
    )
  const items = products.map((product) => ({
    ...product,
    deliveryFee: product.ownDeliveryFee === null ? null : baisaOf(product.ownDeliveryFee),
  }))
  const way = homeDeliveryForced(items) ? 'home' : 'office'
  const fee = orderDeliveryFee(items, way, goods, terms)
  return fee !== null && togetherText.withDelivery(way, formatPrice(fee), formatPrice(addBaisa(goods, fee)))
}

type Summed = { product: Product; count: number }

/** What is named, each with its number, and what it is added to; `summed` is null where it is open which are meant. */
async function itemsSummed(asked: Asked): Promise<{ summed: Summed[] | null; missing: string[] }> {
  const found = await findMentioned(asked)
  const firsts = addBaisa(
    ...found.flatMap(({ products }) => products.slice(0, 1).map(({ price }) => baisaOf(price))),
  )
  const isOverBudget = asked.maxPrice !== null && firsts > asked.maxPrice
  const named = found.flatMap(({ mention, products: fitting }) => {
    const products = isOverBudget ? fitting.toSorted((a, b) => Number(a.price) - Number(b.price)) : fitting
    // «الأنثيين»: these two.
    if (mention.count > 1 && products.length === mention.count)
      return products.map((product) => ({ product, count: 1 }))
    return products
      .slice(0, 1)
      .map((product) => ({ product, count: isPair(mention, product) ? 2 : mention.count }))
  })
  const missing = found.filter(({ products }) => products.length === 0).map(({ mention }) => mention.text)
  const spoken = spokenOf(asked)?.map((product) => ({
    product,
    count: asked.quantity ?? asked.counts.get(product.id) ?? 1,
  }))
  if (named.length === 0) return { summed: spoken ?? null, missing }
  const [first] = asked.mentions
  const isFirstAdded = first && WITH.test(asked.folded.slice(0, asked.folded.indexOf(first.text)))
  const isBeside =
    isFirstAdded || asked.quantity !== null || [ADDED, THEM].some((pattern) => pattern.test(asked.folded))
  const rest = (isBeside && spoken) || []
  const others = rest.filter(({ product }) => !named.some((one) => one.product.id === product.id))
  return { summed: [...others, ...named], missing }
}

const WITH = /(?:^| )و?(?:مع|ويا|with|plus|ma3) (?:\S+ )?$/

/** «زوج كناري» are two, unless they are sold as a pair. */
function isPair({ text }: Mention, { nameArabic }: Product): boolean {
  return /(?:^| )(?:ال)?(?:زوج|جوز)(?= |$)/.test(text) && !nameArabic.startsWith('زوج')
}

/** «كم لو أخذتها مع الفلتر», «القفص وياهم», «هو والأكل». */
const THEM =
  /(?:^| )و?\S{2,}(?:تها|ته|تهم)(?= |$)|(?:^| )و?(?:وياه\S*|معه\S*|معاه\S*)(?= |$)|(?:^| )(?:هو|هي|هذا|هذه|هذي|ده|دي|it|this) (?:و|مع |and |with )/

/** «الاثنين», «الاثنين الأرخص», «الكل»; null where it is open which of a list. */
function spokenOf(asked: Asked): readonly Product[] | null {
  const { shown, focus, folded, again, pick, mentions, concepts } = asked
  if (TWO.test(folded) && concepts.has('ارخص'))
    return shown.toSorted((a, b) => Number(a.price) - Number(b.price)).slice(0, 2)
  if (TWO.test(folded) && mentions.length === 0) return lastTwo(asked)
  // «ويا الأخضر» is added to what was spoken of before it.
  const isPicked = pick !== null || (again.length > 0 && mentions.length === 0)
  const meant = isPicked ? meantProducts(asked) : focus.length > 0 ? focus : shown
  if (meant.length === 1) return withOtherSorts(asked, meant)
  return meant === shown && shown.length > 2 && mentions.length === 0 ? null : meant
}

/** «كم المجموع؟» after a hamster and its wheel: the one with what was spoken of before it, of each sort one. */
function withOtherSorts(
  { spoken, isSum, mentions, quantity }: Asked,
  meant: readonly Product[],
): readonly Product[] {
  if (!isSum || mentions.length > 0 || quantity !== null) return meant
  const sorts = [...meant]
  for (const product of spoken) {
    const isSame = (other: Product) => goodOf(other) === goodOf(product)
    if (!sorts.some(isSame) && sorts.length < MAX_SORTS) sorts.push(product)
  }
  return sorts.reverse()
}
const MAX_SORTS = 3
