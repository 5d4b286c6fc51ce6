// The total of several items (C-03) with their counts, and delivery on request.
import type { Product } from '#contract/catalog.ts'
import { type Basket, deliveryWay, ENOUGH, type Line } from '#domain/chat/sums.ts'
import { deliversTo, deliveryTerms, homeDeliveryForced, orderDeliveryFee } from '#domain/delivery.ts'
import { addBaisa, type Baisa, baisa, baisaOf, timesBaisa, toRials, ZERO } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { englishText } from '#text/chat/english.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { paragraphs } from '#text/chat-facts.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { countOf, itemsSummed, TWO } from './items-summed.ts'
import { goodOf } from './judge-fit.ts'
import { unique } from './pick-subject.ts'
import { AFTER_SEVERAL, englishName, lineOf, linesOf, namesOf } from './show-items.ts'

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
  if (choices) return eachOf(asked, choices, addedTo(asked, summed))
  if (summed === null)
    return { text: togetherText.which(linesOf(shown)), products: shown, suggestions: AFTER_SEVERAL }
  const products = unique(summed.map(({ item }) => item))
  if (products.length === 0 || summed.length > MAX_SUMMED) return null
  const isSingleItem = summed.length === 1 && summed[0]?.count === 1 && missing.length === 0
  if (isSingleItem && !withDelivery && maxPrice === null && asked.basket.length === 0) return null
  const sold = summed.filter(({ item }) => item.quantity > 0)
  if (sold.length === 0) return { text: linesOf(products), products, isOfAll: true, basket: summed }
  const isOfAll = sold.length === summed.length
  const goods = addBaisa(...sold.map(costOf))
  const toDeliver = sold.map(({ item }) => item)
  const fees = withDelivery || maxPrice !== null ? deliveredFor(asked, toDeliver, goods) : null
  const delivered = withDelivery ? fees : null
  const spent = addBaisa(goods, fees?.fee ?? ZERO)
  const isOneFee = TWICE.test(asked.folded) && fees !== null
  return {
    text: paragraphs(
      isOneFee && togetherText.oneFee,
      missing.length > 0 && togetherText.missing(missing),
      ...notes,
      summed.map((each) => lineOfSummed(each, costOf(each))).join('\n'),
      isOfAll ? togetherText.sum(formatPrice(goods)) : togetherText.sumOfSold(formatPrice(goods)),
      delivered?.text ?? false,
      maxPrice !== null &&
        ENOUGH.test(asked.folded) &&
        togetherText.enough(spent <= maxPrice, goods <= maxPrice),
      maxPrice !== null && budgetLeft(maxPrice, addBaisa(goods, delivered?.fee ?? ZERO)),
      maxPrice !== null && fees?.fee && !delivered
        ? togetherText.plusDelivery(formatPrice(fees.fee), goods <= maxPrice && spent > maxPrice)
        : null,
    ),
    english: [
      ...(isOneFee ? [englishText.oneFee] : []),
      ...(missing.length > 0 ? [englishText.missing(missing)] : []),
      ...summed.map((each) =>
        each.item.quantity > 0
          ? englishText.sumLine(each.count, englishName(each.item), toRials(costOf(each)))
          : englishText.soldOut(englishName(each.item)),
      ),
      englishText.sum(toRials(goods)),
      ...(delivered?.english ? [delivered.english] : []),
      ...(maxPrice === null
        ? []
        : [englishText.budget(toRials(maxPrice), toRials(spent), spent <= maxPrice)]),
    ].join('\n'),
    products,
    isOfAll: true,
    basket: isOfPart ? asked.basket : summed,
    suggestions: AFTER_SEVERAL,
  }
}

/** «ندفع توصيلتين؟» */
const TWICE = /توصيل(?:ت?ين| مرتين)(?= |$)|(?:deliver|fee)\S* (?:twice|for each)|two deliver/

/** Also after its fee: «يعني كم الإجمالي؟» */
export function asksForDelivery(asked: Asked): boolean {
  const { folded, topics, regionId, concepts, about, isSum } = asked
  const isOfFee = isSum && (about.topics[0] === 'delivery' || about.topics[0] === 'pickup')
  return (
    topics.includes('delivery') ||
    regionId !== null ||
    concepts.has('توصيل') ||
    isOfFee ||
    WHOLE.test(folded) ||
    (about.basket === 'told' && wayAsked(asked) !== null)
  )
}

/** All of it, delivery too: «احسبلي المجموع كله». */
const WHOLE =
  /(?:^| )(?:بالكامل|كامل[هات]*|(?:كم|قديش|كام) (?:\S+ )?[بح]?[انت]?دفع\S*)(?= |$)|(?:^| )(?:ال)?(?:مجموع|حساب|اجمالي|مبلغ)\S* (?:كله|كامل\S*|(?:ال)?نهائي|(?:ال)?كلي)(?= |$)/

/**
 * The total with delivery for each of several candidates: «كم هو مع التوصيل؟»; null if they are added up, or it is
 * unclear.
 */
function oneOf(asked: Asked, summed: Basket<Product> | null): readonly Product[] | null {
  const { folded, shown, basket, mentions, quantity } = asked
  const added = addedTo(asked, summed)
  const candidates = summed?.filter((line) => !added.includes(line)).map(({ item }) => item) ?? shown
  const products = candidates.length > 0 ? candidates : shown
  const asksTotal = asksForDelivery(asked) || quantity !== null || added.length > 0
  const isNamed = basket.length > 0 || (mentions.length > 0 && added.length === 0)
  if (!asksTotal || isNamed) return null
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
/** Goods named beside several animals of which one will be chosen: «مع القفص كم يطلع؟» after budgies. */
function addedTo({ shown, focus, mentions }: Asked, summed: Basket<Product> | null): Basket<Product> {
  const isOfAnimals = shown.length > 1 && focus.length !== 1 && shown.every(({ type }) => type === 'animal')
  const goods = (summed ?? []).filter(({ item }) => item.type === 'product')
  const hasAnimals = summed !== null && goods.length < summed.length
  return isOfAnimals && hasAnimals && mentions.every((mention) => mention.goods.length > 0) ? goods : []
}

const TOTAL = /(?:^| )[وب]?(?:ال)?(?:مجموع\S*|ا?حساب\S*|اجمالي|توتال|total)(?= |$)/

/** Each item with its own total. */
function eachOf(asked: Asked, products: readonly Product[], added: Basket<Product>): AnswerPart {
  const lines = products.map((item) => {
    const count = countOf(asked, item)
    const own = costOf({ item, count })
    const cost = addBaisa(own, ...added.map(costOf))
    const alone = lineOfSummed({ item, count }, own)
    const line =
      added.length > 0
        ? `${alone}، ${togetherText.withGoods(namesOf(added.map((one) => one.item)), formatPrice(cost))}`
        : alone
    const goods = [item, ...added.map((one) => one.item)]
    const delivered = asksForDelivery(asked) ? deliveredFor(asked, goods, cost) : null
    if (!delivered) return line
    const { fee, text } = delivered
    return `${line}، ${fee === null ? text : togetherText.delivered(formatPrice(addBaisa(cost, fee)))}`
  })
  const english = products.map((item) => {
    const cost = addBaisa(costOf({ item, count: countOf(asked, item) }), ...added.map(costOf))
    const names = [item, ...added.map((one) => one.item)]
    const delivered = asksForDelivery(asked) ? deliveredFor(asked, names, cost) : null
    return [
      englishText.sumLine(countOf(asked, item), names.map(englishName).join(' + '), toRials(cost)),
      ...(delivered ? [delivered.english] : []),
    ].join(' ')
  })
  return { text: lines.join('\n'), english: english.join('\n'), products, suggestions: AFTER_SEVERAL }
}

/** The rest of a budget: «ميزانيتي 40». */
function budgetLeft(budget: Baisa, spent: Baisa): string {
  return spent > budget
    ? togetherText.over(formatPrice(baisa(spent - budget)), formatPrice(budget))
    : togetherText.left(formatPrice(baisa(budget - spent)), formatPrice(budget))
}

function costOf({ item, count }: Summed): Baisa {
  return timesBaisa(baisaOf(item.price), count)
}

/** Mentions the remaining units if there are fewer than requested. */
function lineOfSummed({ item, count }: Summed, cost: Baisa): string {
  const { nameArabic, price, quantity } = item
  if (count === 1 || quantity === 0) return lineOf(item, [])
  const line = togetherText.times(count, nameArabic, formatRials(price), formatPrice(cost))
  return quantity < count ? `${line}، ${traitText.left(quantity)}` : line
}

/** The delivery fee; null if one of the items is not delivered there. */
export function deliveredFor(
  asked: Asked,
  products: readonly Product[],
  goods: Baisa,
): { text: string; english: string; fee: Baisa | null } | null {
  const regionId = asked.regionId ?? asked.about.regionId ?? ANYWHERE
  const terms = deliveryTerms(deliveryRecord(asked.settings), regionId)
  const region = findRegion(regionId)?.nameAr
  const notDelivered = region ? products.filter((one) => !deliversTo(one, regionId, terms)) : []
  if (region && notDelivered.length > 0)
    return {
      text: deliveryText.doesNotReach(namesOf(notDelivered), region),
      english: englishText.doesNotReach(
        notDelivered.map(englishName),
        findRegion(regionId)?.nameEn ?? region,
      ),
      fee: null,
    }
  const items = products.map((product) => ({
    ...product,
    deliveryFee: product.ownDeliveryFee === null ? null : baisaOf(product.ownDeliveryFee),
  }))
  const wished = wayAsked(asked)
  const isForced = homeDeliveryForced(items)
  const way = isForced ? 'home' : (wished ?? 'office')
  const fee = orderDeliveryFee(items, way, goods, terms)
  if (fee === null) return null
  const total = addBaisa(goods, fee)
  const toDoor =
    isForced && wished === 'office'
      ? products.filter((_, at) => homeDeliveryForced(items.slice(at, at + 1)))
      : []
  return {
    text: paragraphs(
      toDoor.length > 0 && deliveryText.onlyToDoor(namesOf(toDoor)),
      togetherText.withDelivery(way, formatPrice(fee), formatPrice(total)),
    ),
    english: [
      ...(toDoor.length > 0 ? [englishText.notToOffice(toDoor.map(englishName))] : []),
      englishText.withDelivery(way, toRials(fee), toRials(total)),
    ].join('\n'),
    fee,
  }
}

/** The way of delivery that the message names; the house in «بيت خشبي للقطط» is an item. */
function wayAsked({ folded, mentions, removed }: Asked): 'home' | 'office' | null {
  return deliveryWay([...mentions, ...removed].reduce((rest, { text }) => rest.replace(text, ''), folded))
}
