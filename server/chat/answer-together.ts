// Answers about several items at once (C-03): their differences, and the youngest, heaviest or cheapest of them.
import type { Product } from '#contract/catalog.ts'
import { KINDS } from '#domain/chat/lexicon.ts'
import { BOTH_ENDS } from '#domain/chat/read-choice.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import { baisa, baisaOf } from '#domain/money.ts'
import { carePart } from '#text/care/care-guides.ts'
import { itemsText } from '#text/chat/items.ts'
import { togetherText } from '#text/chat/together.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs, reachUs } from '#text/chat-facts.ts'
import { formatPrice, formatRials } from '#text/format-price.ts'
import { delivery } from './answer-delivery.ts'
import { answerTopic } from './answer-precisely.ts'
import { sumOf } from './answer-sum.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { chosen, IT, MORE_OR_LESS } from './choose-one.ts'
import { findMentioned, itemsMentioned } from './find-mentioned.ts'
import { countOf } from './items-summed.ts'
import { rivalsIn } from './live-together.ts'
import { likenessOf } from './match-kinds.ts'
import { wordsOn } from './page-words.ts'
import { allAnimals, pickSubject, unique } from './pick-subject.ts'
import { currentItems, meantProducts, severalMeant } from './refer.ts'
import { AFTER_SEVERAL, cheapestFirst, linesOf, MAX_ITEMS } from './show-items.ts'

/** Null if the message asks for no choice or sum, or nothing was shown. */
export async function together(asked: Asked): Promise<AnswerPart | null> {
  const reason = WHY.test(asked.folded) ? await reasonOf(asked) : null
  if (reason) return reason
  if (BOTH_ENDS.test(asked.folded) && !MORE_OR_LESS.test(asked.folded)) return bothEnds(asked)
  const sides = THAN.test(asked.folded) ? await sidesOf(asked) : []
  if (sides.length === 2) return priceDifference(sides)
  if (asked.isSum) return companyFirst(await sumOf(asked), asked)
  const correctsItems = asked.mentions.length > 1 && MEANT.test(asked.folded)
  if (asked.isCompared || asked.isEither || correctsItems)
    return !isOfItems(asked) && !asksPriceDifference(asked) && (await comparesAll(asked))
      ? null
      : compareSides(asked)
  const { choice, kinds, continues, mentions } = asked
  const isOfThread =
    continues ||
    IT.test(asked.folded) ||
    MORE_OR_LESS.test(asked.folded) ||
    (choice?.by !== 'price' && kinds.length > 0 && MOST.test(asked.folded)) ||
    kinds.join() === asked.about.subject.kinds.join()
  const part = choice && (isOfThread || mentions.length > 1) ? await chosen(asked, choice) : null
  return part && (asked.regionId !== null || asked.concepts.has('توصيل')) ? withDelivery(asked, part) : part
}

/** The verdict on company before the price of two that would fight: «ناخذ ثنتين» of a Syrian hamster. */
function companyFirst(part: AnswerPart | null, asked: Asked): AnswerPart | null {
  const [first] = part?.products ?? []
  const counted = first ? [{ item: first, count: countOf(asked, first) }] : []
  const apart = rivalsIn(part?.basket ?? counted)
  if (!part || !apart) return part
  const english = part.english && `${apart.english}\n${part.english}`
  return { ...part, text: paragraphs(apart.says, part.text), ...(english && { english }) }
}

/** A superlative of a kind: «أكبر قط»; not «القطة الصغيرة». */
const MOST = /(?:^| )و?(?:ال)?(?:اصغر|اكبر|اخف|اثقل|اقل|اكثر)|(?:small|young|old|bigg|larg|light|heavi)est/
const WHY = /(?:^| )و?(?:ليش|ليه|لماذا|لي|علاش|why)(?= |$)/

/** Asks for the reason of a price, which no page gives: «ليش الغالي غالي؟», «والثاني ليش أغلى؟». */
async function reasonOf(asked: Asked): Promise<AnswerPart | null> {
  const { concepts } = asked
  const isMost = concepts.has('اغلي')
  if (!isMost && !concepts.has('ارخص')) return null
  const named = asked.continues ? [] : await itemsMentioned(asked)
  const items = named.length > 0 ? named : meantProducts(asked)
  const sorted = items.toSorted((a, b) => (Number(a.price) - Number(b.price)) * (isMost ? -1 : 1))
  const products = sorted.slice(0, 1)
  const [product] = products
  if (!product) return null
  return {
    text: paragraphs(
      togetherText.noReason(product.nameArabic),
      bullets(aboutOf(product, asked)),
      reachUs(asked.facts),
    ),
    products,
    listed: asked.shown,
    suggestions: AFTER_SEVERAL,
  }
}

/** The cheapest and the dearest, of the shown items or of all. */
async function bothEnds(asked: Asked): Promise<AnswerPart | null> {
  const any = { ...asked, wish: null, maxPrice: null, minPrice: null }
  const candidates =
    asked.isAmong && asked.shown.length > 1 ? asked.shown : (await pickSubject(any))?.products
  const inStock = (candidates ?? (await allAnimals(any))).filter(({ quantity }) => quantity > 0)
  const sorted = cheapestFirst(inStock)
  const [first, last] = [sorted.slice(0, 1), sorted.slice(1).slice(-1)]
  if (last.length === 0) return null
  return {
    text: paragraphs(`${itemsText.cheapest}\n${linesOf(first)}`, `${itemsText.dearest}\n${linesOf(last)}`),
    products: [...first, ...last],
    isOfAll: true,
    suggestions: AFTER_SEVERAL,
  }
}

/** Adds the delivery of the chosen item: «أبغى الأصغر، يوصل صور؟». */
async function withDelivery(asked: Asked, part: AnswerPart): Promise<AnswerPart> {
  const { products = [] } = part
  const delivered = await delivery({
    ...asked,
    shown: products,
    focus: products,
    pick: null,
    mentions: [],
    continues: true,
  })
  return { ...part, text: paragraphs(part.text, delivered.text) }
}

/** Corrects which items were meant: «لا، أقصد الأصفر والأحمر». */
const MEANT = /(?:^| )(?:ا?قصد\S*|i mean(?:t)?)(?= |$)/

/** Names an item of the shop: «البريطانية الرمادية». */
function isOfItems({ mentions }: Asked): boolean {
  return mentions.some(({ colours, words }) => colours.length + words.length > 0)
}

/** The precise answer covers every side. */
async function comparesAll(asked: Asked): Promise<boolean> {
  const part = asked.precise.has('care') ? await answerTopic(asked, 'care') : null
  const sides = [...asked.kinds, ...asked.companions].map((kind) => likenessOf(kind)[0] ?? KINDS[kind].plural)
  return part !== null && sides.length > 1 && sides.every((name) => part.text.includes(name))
}

/** Items of each side with their lifespan: «الفرق بينه وبين الفنجس», «الأحمر أحسن ولا الأبيض». */
async function compareSides(asked: Asked): Promise<AnswerPart | null> {
  // Goods are chosen among goods: «لنقل القطة، الشنطة ولا الصندوق؟».
  const isOfGoods = asked.mentions.filter(({ goods }) => goods.length > 0).length > 1
  const mentions = asked.mentions.filter(({ goods }) => !isOfGoods || goods.length > 0)
  const mentioned = (await findMentioned({ ...asked, mentions })).map(({ products }) => products)
  const named = mentioned.filter(({ length }) => length > 0)
  const sides = named.map((side) => side.slice(0, MAX_OF_SIDE))
  // Compares the current item («بينه وبين الأصفر») or all shown items («الفرق بينهم»).
  const before = currentItems(asked)
  const isOfShown = named.length < 2 || IT.test(asked.folded)
  const shown = named.length > 0 ? before.slice(0, MAX_OF_SIDE) : severalMeant(asked)
  const products = unique([...(isOfShown ? shown : []), ...sides.flat()]).slice(0, MAX_ITEMS)
  if (products.length < 2) return null
  if (asksPriceDifference(asked)) return priceDifference(products)
  const kinds = products.flatMap(({ nameArabic, breedArabic }) =>
    kindsIn(nameArabic, breedArabic ?? '').slice(0, 1),
  )
  const lives = new Set(kinds.flatMap((kind) => carePart(kind, 'lifespan')?.slice(0, 1) ?? []))
  return {
    text: paragraphs(
      bullets(...products.map((each) => aboutOf(each, asked, products.length > MAX_TOLD))),
      lives.size > 1 && bullets(...lives),
    ),
    products,
    isOfAll: true,
    suggestions: ['أيهم أرخص؟', ...AFTER_SEVERAL],
  }
}

/** «كم الفرق؟» asks for a number, «ما فرق السعر؟» names the price. */
export function asksPriceDifference({ isCompared, traits, concepts, folded }: Asked): boolean {
  const isManner = /(?:^| )how (?!much)/.test(folded)
  return (
    !isManner && isCompared && traits.length === 0 && ['كم', 'سعر'].some((concept) => concepts.has(concept))
  )
}

/** The difference in price: «كم الفرق بينهما؟», «والرمادي أرخص منه بكم؟». */
function priceDifference(products: readonly Product[]): AnswerPart {
  const prices = products.map(({ price }) => baisaOf(price))
  const difference = baisa(Math.max(...prices) - Math.min(...prices))
  return {
    text: paragraphs(togetherText.difference(formatPrice(difference)), linesOf(products)),
    products,
    isOfAll: true,
    suggestions: AFTER_SEVERAL,
  }
}
const THAN = /(?:^| )(?:ا?رخص|اغلي|cheaper|dearer|expensive) (?:من|عن|than)/

/** Compares a named item with the current one: «والأحمر أرخص ولا أغلى؟». */
async function sidesOf(asked: Asked): Promise<Product[]> {
  const { again } = asked
  const named = again.length > 0 ? again : await itemsMentioned(asked)
  const before = currentItems(asked)
  return named.length > 0 ? unique([...named, ...before]) : []
}

const MAX_OF_SIDE = 2
const MAX_TOLD = 3

/** With many items, only the facts. */
function aboutOf(product: Product, { traits }: Asked, isShort = false): string {
  const others = isShort ? (['nature', 'sex', 'age'] as const) : (['nature', 'story'] as const)
  const facts = [...traits, ...others].map((trait) => wordsOn(product, trait))
  return traitText.said(product.nameArabic, [
    formatRials(product.price),
    ...new Set(facts.filter((words) => words !== null)),
  ])
}
