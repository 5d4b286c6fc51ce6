// What several items cost together (C-03), each with its number, with delivery on request.
import type { Product } from '#contract/catalog.ts'
import type { Mention } from '#domain/chat/mention.ts'
import { ADDED } from '#domain/chat/read-choice.ts'
import { deliversTo, deliveryTerms, homeDeliveryForced, orderDeliveryFee } from '#domain/delivery.ts'
import { addBaisa, type Baisa, baisaOf, timesBaisa } from '#domain/money.ts'
import { findRegion } from '#domain/regions.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { deliveryText } from '#text/chat/delivery.ts'
import { paragraphs } from '#text/chat/facts.ts'
import { togetherText } from '#text/chat/together.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { type AnswerPart, type Asked, meantProducts } from './asked.ts'
import { findMentioned } from './find-mentioned.ts'
import { unique } from './pick-subject.ts'
import { lineOf, linesOf } from './show-items.ts'

/** More items than this are not added up. */
const MAX_SUMMED = 6
const TWO = /(?:^| )(?:ال)?(?:اثنين|ثنين|ثنتين|اتنين|both|two)(?= |$)/
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
  const products = unique(summed.map(({ product }) => product))
  if (products.length === 0 || summed.length > MAX_SUMMED) return null
  if (summed.length === 1 && summed[0]?.count === 1 && missing.length === 0 && !withDelivery) return null
  if (TWO.test(asked.folded) && asked.mentions.length === 0 && summed.length > 2)
    return { text: togetherText.whichTwo(linesOf(products)), products, suggestions: AFTER }
  const costs = summed.map(({ product, count }) => timesBaisa(baisaOf(product.price), count))
  const goods = addBaisa(...costs)
  return {
    text: paragraphs(
      missing.length > 0 && togetherText.missing(missing),
      summed
        .map(({ product, count }, at) =>
          count === 1
            ? lineOf(product, [])
            : togetherText.times(
                count,
                product.nameArabic,
                formatRials(product.price),
                formatPrice(costs[at] ?? goods),
              ),
        )
        .join('\n'),
      togetherText.sum(formatPrice(goods)),
      withDelivery && deliveredFor(asked, products, goods),
    ),
    products,
    isOfAll: true,
    listed: summed.flatMap(({ product, count }) => Array.from({ length: count }, () => product)),
    suggestions: AFTER,
  }
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

/** What is named, each with its number; of «الاثنين» the last two that were spoken of. */
async function itemsSummed(asked: Asked): Promise<{ summed: Summed[]; missing: string[] }> {
  const found = await findMentioned(asked)
  const named = found.flatMap(({ mention, products }) => {
    // «الأنثيين»: these two.
    if (mention.count > 1 && products.length === mention.count)
      return products.map((product) => ({ product, count: 1 }))
    return products
      .slice(0, 1)
      .map((product) => ({ product, count: isPair(mention, product) ? 2 : mention.count }))
  })
  const missing = found.filter(({ products }) => products.length === 0).map(({ mention }) => mention.text)
  const spoken = spokenOf(asked).map((product) => ({ product, count: asked.counts.get(product.id) ?? 1 }))
  if (named.length === 0) return { summed: spoken, missing: [] }
  const [first] = asked.mentions
  const isFirstAdded = first && WITH.test(asked.folded.slice(0, asked.folded.indexOf(first.text)))
  const isBeside = isFirstAdded || [ADDED, THEM].some((pattern) => pattern.test(asked.folded))
  const rest = isBeside
    ? spoken.filter(({ product }) => !named.some((one) => one.product.id === product.id))
    : []
  return { summed: [...rest, ...named], missing }
}

const WITH = /(?:^| )و?(?:مع|ويا|with|plus|ma3) (?:\S+ )?$/

/** «زوج كناري» are two, unless they are sold as a pair. */
function isPair({ text }: Mention, { nameArabic }: Product): boolean {
  return /(?:^| )(?:ال)?(?:زوج|جوز)(?= |$)/.test(text) && !nameArabic.startsWith('زوج')
}

/** «كم لو أخذتها مع الفلتر», «القفص وياهم». */
const THEM = /(?:^| )و?\S{2,}(?:تها|ته|تهم)(?= |$)|(?:^| )(?:وياه\S*|معه\S*|معاه\S*)(?= |$)/

function spokenOf(asked: Asked): readonly Product[] {
  const { shown, earlier, focus, pick, again } = asked
  const meant =
    again.length > 1
      ? again
      : focus.length > 0 && pick === null
        ? focus
        : meantProducts({ ...asked, continues: true })
  if (meant.length > 1 || !asked.isSum || asked.mentions.length > 0) return meant
  const [one] = meant
  const before = earlier.find(({ id }) => id !== one?.id && shown.some((each) => each.id === id))
  if (one && before) return [before, one]
  const others = (shown.length > 1 ? shown : earlier).filter(({ id }) => id !== one?.id)
  const other = others.find(({ breedArabic }) => breedArabic !== one?.breedArabic) ?? others[0]
  return other ? [other, ...meant] : meant
}
