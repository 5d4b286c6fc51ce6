// Answers about several items at once (C-03): which is the youngest, the heaviest or the cheapest, and their sum, with delivery on
// request.
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import { KINDS } from '#domain/chat/lexicon.ts'
import type { ShownChoice } from '#domain/chat/read-choice.ts'
import { deliveryTerms, homeDeliveryForced, orderDeliveryFee } from '#domain/delivery.ts'
import { addBaisa, baisaOf } from '#domain/money.ts'
import { deliveryRecord } from '#server/settings/delivery-record.ts'
import { carePart } from '#text/care/care-guides.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { togetherText } from '#text/chat/together.ts'
import { formatPrice } from '#text/format-price.ts'
import { traitsOf } from './answer-items.ts'
import { answerTopic } from './answer-precisely.ts'
import { type AnswerPart, type Asked, meantProducts } from './asked.ts'
import { gramsIn, isCalled, isGood, likenessOf, monthsIn, wordsOn } from './match-products.ts'
import { animalsOfKind, look, pickSubject } from './pick-subject.ts'
import { lineOf, linesOf } from './show-items.ts'

/** More items than this are not added up. */
const MAX_SUMMED = 6
const TWO = /(?:^| )(?:ال)?(?:اثنين|ثنين|ثنتين|اتنين|both|two)(?= |$)/
/** No governorate: the shop's own fees. */
const ANYWHERE = 0
const AFTER = ['كيف أطلب؟', 'هل يصل إلى مسقط؟'] as const

/** Null where neither a choice nor a sum is asked for, or where nothing was shown. */
export async function together(asked: Asked): Promise<AnswerPart | null> {
  if (asked.isSum || asksForDeliveryToo(asked)) return sumOf(asked)
  if (asked.isCompared) return (await comparesAll(asked)) ? null : compared(asked)
  const { choice, kinds, continues } = asked
  return choice && (continues || kinds.join() === asked.about.subject.kinds.join())
    ? chosen(asked, choice)
    : null
}

/** A precise answer names every side. */
async function comparesAll(asked: Asked): Promise<boolean> {
  const part = asked.precise.has('care') ? await answerTopic(asked, 'care') : null
  const sides = [...asked.kinds, ...asked.companions].map((kind) => likenessOf(kind)[0] ?? KINDS[kind].plural)
  return part !== null && sides.length > 1 && sides.every((name) => part.text.includes(name))
}

/** «الفرق بينه وبين الفنجس»: some of each side, with how long such animals live. */
async function compared(asked: Asked): Promise<AnswerPart | null> {
  const { namedKinds, companions, search, unknown, continues, shown } = asked
  const kinds = [...new Set([...namedKinds, ...companions])]
  const isOfShown = continues || (kinds.length === 1 && shown.length > 0)
  const names = kinds.length > 1 ? [] : [continues ? null : search, unknown].filter((name) => name !== null)
  const found = await Promise.all([
    ...kinds.map((kind) => animalsOfKind(asked, kind)),
    ...names.map(async (name) => (await look(asked, name)).filter((product) => isCalled(product, name))),
  ])
  const sides = [...(isOfShown ? [asked.focus ? [asked.focus] : shown] : []), ...found]
  const products = [
    ...new Map(sides.flatMap((side) => side.slice(0, MAX_OF_SIDE)).map((one) => [one.id, one])).values(),
  ]
  if (products.length < 2) return null
  const lives = [
    ...new Set(
      products.flatMap(({ nameArabic, breedArabic }) => kindsIn(nameArabic, breedArabic ?? '').slice(0, 1)),
    ),
  ].flatMap((kind) => carePart(kind, 'lifespan')?.slice(0, 1) ?? [])
  const part = await traitsOf({ ...asked, traits: [] }, products)
  return {
    ...part,
    listed: products,
    text: paragraphs(part.text, lives.length > 1 && bullets(...new Set(lives))),
  }
}

const MAX_OF_SIDE = 2

/** The chosen item, with the fact it was chosen by. */
function chosen(asked: Asked, choice: ShownChoice): AnswerPart | null {
  const amounts = comparable(asked).flatMap((product) => {
    const amount = amountOf(product, choice)
    return amount === null ? [] : [{ product, amount }]
  })
  if (amounts.length < 2) return null
  const sorted = amounts.toSorted((a, b) => (choice.isMost ? b.amount - a.amount : a.amount - b.amount))
  const best = sorted.filter(({ amount }) => amount === sorted[0]?.amount).map(({ product }) => product)
  const told = choice.by === 'price' ? [] : [choice.by === 'kilo' ? 'weight' : choice.by]
  const asks = [...told, ...asked.traits.filter((trait) => trait !== 'young' && trait !== 'dimensions')]
  return {
    text: paragraphs(
      togetherText.chosen(choice),
      best
        .map((product) =>
          lineOf(
            product,
            asks.map((trait) => wordsOn(product, trait)),
          ),
        )
        .join('\n'),
    ),
    products: best,
    listed: asked.shown,
    suggestions: AFTER,
  }
}

/** The shown items, and earlier ones of the same sort: «والبريطاني؟ … مين الأرخص؟». */
function comparable({ shown, earlier }: Asked): readonly Product[] {
  const sort = ({ type, category }: Product) => `${type} ${category?.world}`
  const [first] = shown
  const same = first ? earlier.filter((product) => sort(product) === sort(first)) : []
  return [...shown, ...same.filter(({ id }) => !shown.some((other) => other.id === id))]
}

function amountOf({ age, weight, price }: Product, { by }: ShownChoice): number | null {
  if (by === 'price') return Number(price)
  if (by === 'kilo') {
    const grams = weight === null ? null : gramsIn(weight)
    return grams && Number(price) / grams
  }
  const [text, read] = by === 'age' ? ([age, monthsIn] as const) : ([weight, gramsIn] as const)
  return text === null ? null : read(text)
}

/** «ومع التوصيل؟» after what something costs. */
function asksForDeliveryToo({ topics: [first], folded, shown }: Asked): boolean {
  return (
    first === 'delivery' &&
    shown.length > 0 &&
    /(?:^| )و?(?:مع|شامل|بال?|with) ?(?:ال)?(?:توصيل|delivery)/.test(folded)
  )
}

async function sumOf(asked: Asked): Promise<AnswerPart | null> {
  const summed = await itemsSummed(asked)
  const withDelivery =
    asked.topics.includes('delivery') || asked.regionId !== null || /توصيل|delivery/.test(asked.folded)
  if (summed.length === 0 || summed.length > MAX_SUMMED || (summed.length === 1 && !withDelivery)) return null
  if (TWO.test(asked.folded) && summed.length > 2)
    return { text: togetherText.whichTwo(linesOf(summed)), products: summed, suggestions: AFTER }
  const goods = summed.map(({ price }) => baisaOf(price)).reduce((sum, price) => addBaisa(sum, price))
  const regionId = asked.regionId ?? asked.about.regionId ?? ANYWHERE
  const items = summed.map((product) => ({
    ...product,
    deliveryFee: product.ownDeliveryFee === null ? null : baisaOf(product.ownDeliveryFee),
  }))
  const way = homeDeliveryForced(items) ? 'home' : 'office'
  const fee = withDelivery
    ? orderDeliveryFee(items, way, goods, deliveryTerms(deliveryRecord(asked.settings), regionId))
    : null
  return {
    text: paragraphs(
      summed.map((product) => lineOf(product, [])).join('\n'),
      togetherText.sum(formatPrice(goods)),
      fee !== null && togetherText.withDelivery(way, formatPrice(fee), formatPrice(addBaisa(goods, fee))),
    ),
    products: summed,
    suggestions: AFTER,
  }
}

/** What is named beside it («مع كيس دريس») counts too; of «الاثنين» the last two that were spoken of. */
async function itemsSummed(asked: Asked): Promise<readonly Product[]> {
  const { shown, earlier, focus, namedGoods, namedKinds, pick } = asked
  const meant =
    asked.again.length > 1
      ? asked.again
      : focus && pick === null
        ? [focus]
        : meantProducts({ ...asked, continues: true })
  if (namedGoods.length > 0 && asked.again.length < 2) {
    const firstOf = async (subject: Pick<Asked, 'kinds' | 'goods'>) => {
      const said = [...shown, ...earlier].filter((one) => subject.goods.some((good) => isGood(one, good)))
      const picked = said.length > 0 ? null : await pickSubject({ ...asked, ...subject, search: null })
      return said.length > 0 ? said.slice(0, 1) : picked?.missing === null ? picked.products.slice(0, 1) : []
    }
    const animals = await Promise.all(namedKinds.map((kind) => firstOf({ kinds: [kind], goods: [] })))
    const goods = await Promise.all(namedGoods.map((good) => firstOf({ kinds: [], goods: [good] })))
    const isWhole = namedKinds.length > 0 || namedGoods.length > 1
    return [...(isWhole ? [] : meant.slice(0, 1)), ...animals.flat(), ...goods.flat()]
  }
  if (meant.length > 1 || !asked.isSum) return meant
  const [one] = meant
  const others = (shown.length > 1 ? shown : earlier).filter(({ id }) => id !== one?.id)
  const other = others.find(({ breedArabic }) => breedArabic !== one?.breedArabic) ?? others[0]
  return other ? [other, ...meant] : meant
}
