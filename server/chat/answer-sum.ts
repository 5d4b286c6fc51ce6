// The total of several items (C-03) with their counts, and delivery on request.
import type { Product } from '#contract/catalog.ts'
import { type Basket, ENOUGH, type Line } from '#domain/chat/sums.ts'
import { deliversTo, deliveryTerms, homeDeliveryForced, orderDeliveryFee } from '#domain/delivery.ts'
import { addBaisa, type Baisa, baisa, baisaOf, timesBaisa, ZERO } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { EACH, itemsSummed, TWO } from './items-summed.ts'
import { goodOf } from './judge-fit.ts'
import { unique } from './pick-subject.ts'
import { AFTER_SEVERAL, lineOf, linesOf, namesOf } from './show-items.ts'

/** With more items than this, no total is computed. */
const MAX_SUMMED = 6
/** No governorate: the fees of the shop. */
const ANYWHERE = 0
type Summed = Line<Product>

export async function sumOf(asked: Asked): Promise<AnswerPart | null> {
  const { summed, missing, notes, isOfPart = false } = await itemsSummed(asked)
  const { shown } = asked
  const maxPrice = isOfPart ? null : asked.maxPrice
  const withDelivery = asksForDelivery(asked)
  if (summed === null && shown.length < 2) return null
  const choices = oneOf(asked, summed)
  if (choices) return eachOf(asked, choices)
  if (summed === null)
    return { text: togetherText.which(linesOf(shown)), products: shown, suggestions: AFTER_SEVERAL }
  const products = unique(summed.map(({ item }) => item))
  if (products.length === 0 || summed.length > MAX_SUMMED) return null
  const isSingleItem = summed.length === 1 && summed[0]?.count === 1 && missing.length === 0
  if (isSingleItem && !withDelivery && maxPrice === null && asked.basket.length === 0) return null
  const costs = summed.map(({ item, count }) => timesBaisa(baisaOf(item.price), count))
  const goods = addBaisa(...costs)
  const fees = withDelivery || maxPrice !== null ? deliveredFor(asked, products, goods) : null
  const delivered = withDelivery ? fees : null
  const spent = addBaisa(goods, fees?.fee ?? ZERO)
  return {
    text: paragraphs(
      missing.length > 0 && togetherText.missing(missing),
      ...notes,
      summed.map((each, at) => lineOfSummed(each, costs[at] ?? goods)).join('\n'),
      togetherText.sum(formatPrice(goods)),
      delivered?.text ?? false,
      maxPrice !== null && ENOUGH.test(asked.folded) && togetherText.enough(spent <= maxPrice),
      maxPrice !== null && budgetLeft(maxPrice, addBaisa(goods, delivered?.fee ?? ZERO)),
      maxPrice !== null && fees?.fee && !delivered
        ? togetherText.plusDelivery(formatPrice(fees.fee), goods <= maxPrice && spent > maxPrice)
        : null,
    ),
    products,
    isOfAll: true,
    basket: isOfPart ? asked.basket : summed,
    suggestions: AFTER_SEVERAL,
  }
}

/** Also after its fee: «يعني كم الإجمالي؟» */
function asksForDelivery({ topics, regionId, concepts, about, isSum, maxPrice }: Asked): boolean {
  // A place that was told belongs to the rest of a budget: «باقي شي من الأربعين؟».
  const isOfRest = about.basket === 'told' && Boolean(about.regionId) && maxPrice !== null
  const isOfFee = isSum && (isOfRest || about.topics[0] === 'delivery' || about.topics[0] === 'pickup')
  return topics.includes('delivery') || regionId !== null || concepts.has('توصيل') || isOfFee
}

/**
 * The total with delivery for each of several candidates: «كم هو مع التوصيل؟»; null if they are added up, or it is
 * unclear.
 */
function oneOf(asked: Asked, summed: Basket<Product> | null): readonly Product[] | null {
  const { folded, shown, basket, mentions, quantity } = asked
  const products = summed?.map(({ item }) => item) ?? shown
  const asksTotal = asksForDelivery(asked) || quantity !== null
  if (!asksTotal || basket.length + mentions.length > 0 || ALL.test(folded) || EACH.test(folded)) return null
  // A count among three shown items does not say which ones: «الحساب كم لو خذت اثنين؟».
  const isOfEach =
    products.length > (quantity ?? 2) && !/(?:^| )[وب]?ال[ثات]/.test(TWO.exec(folded)?.[0] ?? '')
  if (!isOfEach && (TWO.test(folded) || TOTAL.test(folded))) return null
  const [first] = products
  const areAlike = products.every(
    (each) =>
      each.type === first?.type &&
      each.category?.world === first.category?.world &&
      goodOf(each) === goodOf(first),
  )
  return areAlike && products.length > 1 && products.length <= MAX_SUMMED ? products : null
}
const ALL = /(?:^| )[وب]?(?:ال)?(?:كل|كله[من]?|جميع\S*|مجموعهم|بعض|سوا|altogether|all)(?= |$)/
const TOTAL = /(?:^| )[وب]?(?:ال)?(?:مجموع\S*|ا?حساب\S*|اجمالي|توتال|total)(?= |$)/

/** Each item with its own total. */
function eachOf(asked: Asked, products: readonly Product[]): AnswerPart {
  const count = asked.quantity ?? 1
  const lines = products.map((item) => {
    const cost = timesBaisa(baisaOf(item.price), count)
    const line = lineOfSummed({ item, count }, cost)
    const delivered = asksForDelivery(asked) ? deliveredFor(asked, [item], cost) : null
    if (!delivered) return line
    const { fee, text } = delivered
    return `${line}، ${fee === null ? text : togetherText.delivered(formatPrice(addBaisa(cost, fee)))}`
  })
  return { text: lines.join('\n'), products, suggestions: AFTER_SEVERAL }
}

/** The rest of a budget: «ميزانيتي 40». */
function budgetLeft(budget: Baisa, spent: Baisa): string {
  return spent > budget
    ? togetherText.over(formatPrice(baisa(spent - budget)), formatPrice(budget))
    : togetherText.left(formatPrice(baisa(budget - spent)), formatPrice(budget))
}

/** Mentions the remaining units if there are fewer than requested. */
function lineOfSummed({ item, count }: Summed, cost: Baisa): string {
  const { nameArabic, price, quantity } = item
  if (count === 1) return lineOf(item, [])
  const line = togetherText.times(count, nameArabic, formatRials(price), formatPrice(cost))
  return quantity < count ? `${line}، ${traitText.left(quantity)}` : line
}

const TO_DOOR = /(?:^| )(?:لل?|الي |ل?باب )?(?:ال)?(?:بيت|منزل|باب)(?:ي|نا)?(?= |$)|(?:^| )(?:home|door)/

/** The delivery fee; null if one of the items is not delivered there. */
function deliveredFor(
  asked: Asked,
  products: readonly Product[],
  goods: Baisa,
): { text: string; fee: Baisa | null } | null {
  const regionId = asked.regionId ?? asked.about.regionId ?? ANYWHERE
  const terms = deliveryTerms(deliveryRecord(asked.settings), regionId)
  const region = findRegion(regionId)?.nameAr
  const notDelivered = region ? products.filter((one) => !deliversTo(one, regionId, terms)) : []
  if (region && notDelivered.length > 0)
    return {
      text: deliveryText.doesNotReach(namesOf(notDelivered), region),
      fee: null,
    }
  const items = products.map((product) => ({
    ...product,
    deliveryFee: product.ownDeliveryFee === null ? null : baisaOf(product.ownDeliveryFee),
  }))
  const way = homeDeliveryForced(items) || TO_DOOR.test(asked.folded) ? 'home' : 'office'
  const fee = orderDeliveryFee(items, way, goods, terms)
  if (fee === null) return null
  return { text: togetherText.withDelivery(way, formatPrice(fee), formatPrice(addBaisa(goods, fee))), fee }
}
