// A list of items narrowed by the wish, with a line for each (A-BOT-09, C-04).
import type { Product } from '#contract/catalog.ts'
import { type Good, isWholeFamily, KINDS, type Trait } from '#domain/chat/lexicon.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { priceRanges } from '#server/catalog/browse/price-ranges.ts'
import { fitText } from '#text/chat/fit.ts'
import { itemsText } from '#text/chat/items.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatCount } from '#text/format-count.ts'
import { formatRials } from '#text/format-price.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { ofKind, traitsOf } from './answer-shown.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { judge } from './judge-fit.ts'
import { hasWord, isMainly } from './match-kinds.ts'
import { byFit, byWish, fitsAll, isWithin, likened, mayFit, tempersOf } from './match-wishes.ts'
import { isOfSize, sizeIn } from './measures.ts'
import { wordsOn } from './page-words.ts'
import type { Picked } from './pick-subject.ts'
import { AFTER_ITEMS, fewOfEach, lineOf, MAX_ITEMS, noneLeft } from './show-items.ts'

const MAX_FIRST = 3

/** The wishes for a list. */
type ListWish = {
  traits: readonly Trait[]
  /** Asks for a size of goods that are sold by size. */
  size: string | null
  isByWeight: boolean
  /** Sentences of the pages about a wish in free words. */
  byPage: ReturnType<typeof byWish>
  /** An additional attribute: «سمك هامور». */
  epithet: string | null
  /** The traits are part of a name: «فلتر حوض هادئ». */
  isName: boolean
  /** Asks about the traits, not for items with them. */
  asks: boolean
}

/** The items that remain after the wish. */
type NarrowedList = {
  calledSo: readonly Product[]
  ofSize: readonly Product[]
  within: readonly Product[]
  /** The traits that were used. */
  wished: readonly Trait[]
  fitting: readonly Product[]
  all: readonly Product[]
  left: readonly Product[]
}

export async function listItems(asked: Asked, picked: Picked, topic: ChatTopic): Promise<AnswerPart> {
  const { missing } = picked
  const fresh = notShown(asked, picked.products)
  if (fresh.length === 0) return { text: itemsText.noMore, products: asked.shown, suggestions: AFTER_ITEMS }
  const wish = wishOf(asked, { products: fresh, missing }, topic)
  const narrowed = narrow(asked, fresh, wish)
  const { all, fitting, left, within } = narrowed
  const few = fewest(asked, left.length > 0 ? left : all, topic)
  if (wish.asks && missing === null && few.length > 0) return traitsOf(asked, few)
  const allOfKind = missing === null && topic !== 'newest' ? allOfOneKind(asked, left) : []
  const listed = allOfKind.length > few.length ? allOfKind : few
  return {
    text: paragraphs(
      leadOf(asked, { missing, topic, wish, narrowed, few }),
      fitting.length === 0 && bullets(...ofKind(few, narrowed.wished)),
      topic === 'price' && missing === null && asked.colours.length === 0 && (await rangesOf(asked)),
      listed.map((product) => lineOf(product, factsOf(asked, product, wish))).join('\n'),
    ),
    products: few,
    listed,
    meant: isEnd(topic) && ENDS.some((id) => asked.concepts.has(id)) ? few.slice(0, 1) : [],
    isInstead: missing !== null && asked.goods.length > 0,
    suggestions: AFTER_ITEMS,
    missed: fitting.length === 0 && missing === null && within.length > 0,
  }
}

const ENDS = ['ارخص', 'اغلي', 'جديد']

/** The first is the answer, the others follow: «أرخص قطة». */
function isEnd(topic: ChatTopic): topic is 'cheapest' | 'dearest' | 'newest' {
  return topic === 'cheapest' || topic === 'dearest' || topic === 'newest'
}

/** Asks for others than those shown: «غيرها؟», «شي يشبهه». */
function notShown({ concepts, shown }: Asked, products: readonly Product[]): Product[] {
  const seen = new Set(concepts.has('المزيد') || concepts.has('بديل') ? shown.map(({ id }) => id) : [])
  return products.filter(({ id }) => !seen.has(id))
}

function wishOf(asked: Asked, { products, missing }: Picked, topic: ChatTopic): ListWish {
  const { colours, concepts, goods } = asked
  const traits = [
    ...new Set(asked.traits.flatMap((trait) => (trait === 'nature' ? tempersOf(likened(asked)) : [trait]))),
  ]
  const isPlain = goods.length + traits.length + colours.length === 0
  const byPage = isPlain && missing === null && !concepts.has('بديل') ? byWish(asked, products) : null
  // The weight is the cat's: «صندوق نقل لقطتي، وزنها 5 كيلو».
  const isByWeight = goods.length === 0 || goods.some((good) => BY_WEIGHT.includes(good))
  const isSized = isByWeight || !WEIGHS.test(asked.folded)
  const isName = asked.called.length > 0 && topic === 'find'
  const isOfLike = topic === 'traits' || (traits.length > 0 && products.length < MAX_FIRST)
  return {
    traits,
    size: isSized ? sizeIn(asked.folded) : null,
    isByWeight,
    byPage,
    epithet: byPage ? null : asked.epithet,
    isName,
    asks: isOfLike && !isName && !isForStage(goods, traits) && !wishesOrAsksForAny(asked),
  }
}

const BY_WEIGHT: readonly Good[] = ['food', 'hay', 'litter']
const WEIGHS = /\d ?(?:كيلو|كجم|كغ|kg|kilo)/

/** Whom the food is for, not a property: «أكل للصغار». */
function isForStage(goods: readonly Good[], traits: readonly Trait[]): boolean {
  return (
    goods.length > 0 && traits.length > 0 && traits.every((trait) => trait === 'young' || trait === 'age')
  )
}

function wishesOrAsksForAny({ concepts }: Asked): boolean {
  return ['بديل', 'ابغي', 'عندكم'].some((concept) => concepts.has(concept))
}

function narrow(asked: Asked, products: readonly Product[], wish: ListWish): NarrowedList {
  const { epithet, size, byPage, traits, asks } = wish
  const calledSo = epithet ? products.filter((product) => hasWord(product, epithet)) : []
  const ofSize = size ? products.filter((product) => isOfSize(product, size)) : []
  const of = byPage?.products ?? [calledSo, ofSize].find(({ length }) => length > 0) ?? products
  const within = of.filter((product) => isWithin(asked, product))
  const isEither = traits.includes('male') && traits.includes('female')
  // Ignores wishes that no page mentions, such as children for fish.
  const isOnPages = (trait: Trait) =>
    (trait !== 'kids' && trait !== 'pets') || within.some((product) => wordsOn(product, trait) !== null)
  const wished = isEither || asks || asked.goods.length > 0 ? [] : traits.filter(isOnPages)
  const fittingAll = within.filter((product) => fitsAll(product, wished, asked.colours, asked.folded))
  const mainly = fittingAll.filter((product) => isMainly(product, asked.colours))
  const fitting = mainly.length > 0 ? mainly : fittingAll
  const near = within.length > 0 ? within : of
  const possible = near.filter((product) => mayFit(product, wished, asked.folded))
  const all = fitting.length > 0 ? fitting : byFit(possible.length > 0 ? possible : near, wished, asked)
  return { calledSo, ofSize, within, wished, fitting, all, left: all.filter(({ quantity }) => quantity > 0) }
}

/** For one kind, lists all if they are few, although fewer are shown as cards (A-BOT-09). */
function allOfOneKind({ kinds, wish }: Asked, left: readonly Product[]): readonly Product[] {
  return kinds.length === 1 && wish === null ? left.slice(0, MAX_ITEMS) : []
}

/** The facts in a line besides price and state. */
function factsOf(asked: Asked, product: Product, wish: ListWish): (string | null)[] {
  const { traits, size, isByWeight, isName, byPage } = wish
  const facts = new Set([
    ...(isName ? [] : traits).filter((trait) => trait !== 'weight' || isByWeight || size !== null),
    ...(asked.colours.length > 0 ? (['colour'] as const) : []),
    ...(size && asked.goods.length > 0 ? (['weight'] as const) : []),
  ])
  return [
    ...[...facts].map((trait) => wordsOn(product, trait)),
    byPage?.sentences.get(product.id) ?? null,
    !isByWeight && WEIGHS.test(asked.folded) ? fitOf(asked, product) : null,
  ]
}

/** Whether it carries the animal's weight: «تحمل حتى 6 كيلوغرامات». */
function fitOf(asked: Asked, product: Product): string | null {
  const { is, why } = judge(asked, product, asked.kinds[0] ?? null)
  return is === null ? null : is ? why : fitText.tooLittle(why)
}

type Led = {
  missing: string | null
  topic: ChatTopic
  wish: ListWish
  narrowed: NarrowedList
  few: readonly Product[]
}

/** The sentence above the list; mismatches come first. */
function leadOf(asked: Asked, { missing, topic, wish, narrowed, few }: Led): string {
  const { epithet, size } = wish
  const { calledSo, left, within, ofSize, fitting } = narrowed
  if (missing !== null)
    return asked.goods.length > 0 ? itemsText.notSoldBut(missing) : itemsText.notKeptBut(missing)
  if (epithet && calledSo.length === 0) return itemsText.notCalled(epithet)
  if (left.length === 0) return noneLeft(few)
  if (within.length === 0) return itemsText.nothingInPrice
  if (size && ofSize.length === 0) return itemsText.notOfSize(size)
  if (fitting.length === 0) return traitText.none
  return wish.byPage ? traitText.fitting : plainLead(asked, topic)
}

function plainLead(
  { traits, colours, categories, categoryIds, goods, kinds, concepts }: Asked,
  topic: ChatTopic,
): string {
  if (isEnd(topic)) return itemsText[topic]
  // The category must match the kind, as categories share words: «عصافير زينة», «أسماك زينة».
  const [category] = categories.filter(
    ({ id, world }) =>
      categoryIds.includes(id) && (kinds.length === 0 || kinds.some((kind) => KINDS[kind].family === world)),
  )
  if (traits.length + colours.length > 0 && goods.length === 0) return traitText.fitting
  if (topic !== 'find' || !category || goods.length > 0) return itemsText.found
  const count = formatCount(category.productCount, WORLD_COUNTED[category.world])
  return concepts.has('كم')
    ? `${itemsText.countOf(category.nameArabic, count)} ${itemsText.found}`
    : itemsText.of(category.nameArabic)
}

/** At most the number of A-BOT-09; sorted by price or date if requested. */
function fewest({ wish, shown, folded }: Asked, products: readonly Product[], topic: ChatTopic): Product[] {
  if (topic === 'newest')
    return fewOfEach(products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))).slice(0, MAX_FIRST)
  if (wish === null)
    return fewOfEach(products).slice(0, products.some(({ type }) => type === 'animal') ? 12 : MAX_ITEMS)
  const direction = wish === 'cheap' ? 1 : -1
  const sorted = products.toSorted((a, b) => direction * (Number(a.price) - Number(b.price)))
  // With a list, «الأرخص» is a single item.
  const asksForOne = shown.length > 1 && ONE_END.test(folded)
  return fewOfEach(sorted).slice(0, asksForOne ? 1 : MAX_FIRST)
}

const ONE_END =
  /^(?:\S+ )?و?(?:ال(?:ارخص|اغل[يا])|(?:el|al) ?a(?:r5as|rkhas|ghla)|(?:ارخص|اغل[يا]) (?:واحد|وحده))(?: \S+)?$/

const MAX_RANGES = 10

/** Of whole families: «أسعار القطط: من 45 إلى 230». */
export async function rangesOf({
  context,
  categories,
  kinds,
  goods,
  search,
  called,
  concepts,
}: Asked): Promise<string | false> {
  const families: readonly string[] = kinds
    .filter((kind) => isWholeFamily(kind))
    .map((kind) => KINDS[kind].family)
  const isGeneral = kinds.length === 0
  const isOfGoods = goods.length > 0 || (kinds.length > 0 && concepts.has('منتج'))
  if (called.length > 0 || isOfGoods || search !== null || (!isGeneral && families.length === 0)) return false
  const ranges = await priceRanges(context)
  const lines = categories.flatMap(({ id, nameArabic, world }) => {
    const type = world === 'supplies' ? 'product' : 'animal'
    const range = ranges.find((one) => one.categoryId === id && one.type === type)
    const isRequested = isGeneral || families.includes(world)
    return range && isRequested
      ? [{ name: nameArabic, from: formatRials(range.from), to: formatRials(range.to) }]
      : []
  })
  return lines.length > 0 && itemsText.prices(lines.slice(0, MAX_RANGES))
}
