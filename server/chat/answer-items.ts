// Animals and supplies, from the catalogue as shoppers see it at that moment (A-BOT-09, A-ROLE-05, C-03, C-04).
import type { Product } from '#contract/catalog.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import { type Good, KINDS, type Trait, WHOLE_FAMILY } from '#domain/chat/lexicon.ts'
import { CHEAPER } from '#domain/chat/read-choice.ts'
import { familiesOf } from '#domain/chat/read-subject.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { toRials } from '#domain/money.ts'
import { productsOnSale } from '#server/catalog/pick-products.ts'
import { priceRanges } from '#server/catalog/price-ranges.ts'
import { fitText } from '#text/chat/fit.ts'
import { itemsText } from '#text/chat/items.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { formatCount } from '#text/format-count.ts'
import { formatRials } from '#text/format-price.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { isOfShown, ofKind, ofShown, traitsOf } from './answer-shown.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { judge } from './judge-fit.ts'
import { hasWord, isCalled } from './match-kinds.ts'
import { byFit, fitsAll, mayFit } from './match-wishes.ts'
import { isOfSize, sizeIn } from './measures.ts'
import { wordsOn } from './page-words.ts'
import { allAnimals, allSupplies, look, type Picked, pickSubject } from './pick-subject.ts'
import { byWish, likened, tempersOf } from './rank-wishes.ts'
import { AFTER_ITEMS, BROWSE, fewOfEach, lineOf, linesOf, MAX_ITEMS, noneLeft } from './show-items.ts'
import { meantProducts } from './thread.ts'

const MAX_FIRST = 3
const MAX_RANGES = 10
const MAX_UNKNOWN = 3

/** «عندكم قط؟», «بكم؟», «مطعمة؟», «الأرخص»: one way for all that is asked of what is sold. */
export async function items(asked: Asked, topic: ChatTopic): Promise<AnswerPart | null> {
  if (asked.thing) return { text: itemsText.notFound(asked.thing), suggestions: BROWSE, missed: true }
  const shown = meantProducts(asked)
  if (shown.length === 1 && OTHER_COLOUR.test(asked.folded)) return otherColours(asked, shown)
  if (shown.length > 0 && isOfShown(asked, topic)) return ofShown(asked, shown, topic)
  // «أرخص؟» of one asks for another.
  const isCheaper = topic === 'cheapest' && (CHEAPER.test(asked.folded) || shown.length === 1)
  const cheaper = isCheaper && asked.choice === null ? await cheaperThan(asked, shown) : null
  if (cheaper) return cheaper
  const picked = (await pickSubject(asked)) ?? (topic === 'traits' ? null : await pickUnnamed(asked))
  const mayBrowse =
    topic === 'traits'
      ? asked.traits.length > 0 || asked.concepts.has('عندكم')
      : topic !== 'find' || asksForAny(asked)
  if (!picked) return mayBrowse ? browse(asked, topic) : null
  if (picked.products.length === 0) return (await beyondLimit(asked)) ?? nothing(asked, picked)
  return list(asked, picked, topic)
}

const OTHER_COLOUR =
  /(?:^| )[وب]?(?:ال)?(?:لون|الوان) (?:ثاني\S*|اخر\S*|غير\S*)|(?:other|another|different) colou?r/

/** «عندكم منه لون ثاني؟»: its own colour, and those of others of its kind. */
async function otherColours(asked: Asked, shown: readonly Product[]): Promise<AnswerPart> {
  const of = { ...asked, ...asked.about.subject, maxPrice: null, minPrice: null, called: [] }
  const picked = await pickSubject(of)
  const others = (picked?.products ?? []).filter(
    ({ id, type, colorArabic }) =>
      colorArabic !== null &&
      shown.every((one) => one.id !== id && one.type === type && one.colorArabic !== colorArabic),
  )
  const lines = shown.map((one) =>
    traitText.said(one.nameArabic, [wordsOn(one, 'colour') ?? traitText.noColour]),
  )
  return {
    text: paragraphs(
      bullets(...lines),
      others.length > 0
        ? paragraphs(
            traitText.otherColours,
            others
              .slice(0, MAX_ITEMS)
              .map((one) => lineOf(one, [wordsOn(one, 'colour')]))
              .join('\n'),
          )
        : traitText.noOtherColour,
    ),
    products: others.length > 0 ? others.slice(0, MAX_ITEMS) : shown,
    suggestions: AFTER_ITEMS,
  }
}

/** «وش عندكم», «ابغى حيوان هادي»; not «ابغى فلوسي». */
function asksForAny({ concepts, traits, colours, maxPrice, minPrice, folded }: Asked): boolean {
  const isAny = ['عندكم', 'حيوان', 'منتج', 'ارني', 'المزيد'].some((concept) => concepts.has(concept))
  return (
    isAny ||
    traits.length + colours.length > 0 ||
    maxPrice !== null ||
    minPrice !== null ||
    ADVISE.test(folded)
  )
}

/** «ما شي أرخص؟»: what costs less than all that was shown, of their kind, else of their family; of one also that nothing does. */
async function cheaperThan(asked: Asked, shown: readonly Product[]): Promise<AnswerPart | null> {
  if (!asked.continues || shown.length === 0) return null
  const least = Math.min(...shown.map(({ price }) => Number(price)))
  const kinds = asked.kinds.length > 0 ? asked.kinds : shown.flatMap(({ nameArabic }) => kindsIn(nameArabic))
  const any = { ...asked, maxPrice: null, search: null, called: [] }
  for (const some of [kinds, familiesOf(kinds)]) {
    const picked = await pickSubject({ ...any, kinds: some })
    const products = (picked?.products ?? []).filter(
      ({ price, type }) => Number(price) < least && type === shown[0]?.type,
    )
    if (products.length > 0)
      return list({ ...asked, maxPrice: null }, { products, missing: null }, 'cheapest')
  }
  return shown.length === 1
    ? { text: paragraphs(itemsText.noneCheaper, linesOf(shown)), products: shown, suggestions: AFTER_ITEMS }
    : null
}

const ADVISE = /نصح|هدي|اشتري|recommend|sell/

/** What nobody here knows by name: perhaps a product has it. */
async function pickUnnamed(asked: Asked): Promise<Picked | null> {
  const { unknown, continues, concepts, traits, colours, shown } = asked
  if (!unknown || concepts.has('حيوان') || concepts.has('منتج')) return null
  if (continues && (shown.length > 0 || traits.length + colours.length > 0)) return null
  for (const word of unknown.split(' ').slice(0, MAX_UNKNOWN)) {
    const found = (await look(asked, word)).filter((product) => isCalled(product, word))
    if (found.length > 0) return { products: found, missing: null }
  }
  return null
}

/** «قطة بأقل من 10»: the cheapest there are, never that there are none; null where no price was set or none is sold. */
async function beyondLimit(asked: Asked): Promise<AnswerPart | null> {
  if (asked.maxPrice === null && asked.minPrice === null) return null
  const picked = await pickSubject({ ...asked, maxPrice: null, minPrice: null, wish: 'cheap' })
  if (!picked || picked.products.length === 0 || picked.missing !== null) return null
  const products = picked.products.toSorted((a, b) => Number(a.price) - Number(b.price)).slice(0, MAX_FIRST)
  return {
    text: paragraphs(itemsText.nothingInPrice, linesOf(products)),
    products,
    suggestions: AFTER_ITEMS,
  }
}

function nothing({ categories, kinds, goods }: Asked, { missing }: Picked): AnswerPart {
  const named = categories.filter(({ world }) => kinds.some((kind) => KINDS[kind].family === world))
  if (goods.length > 0 && missing) return { text: itemsText.notSold(missing), suggestions: BROWSE }
  if (kinds.length > 0) {
    const text = missing
      ? itemsText.notKept(missing)
      : itemsText.noneOf(named.map(({ nameArabic }) => nameArabic))
    return { text, suggestions: BROWSE }
  }
  return {
    text: missing ? itemsText.notFound(missing) : itemsText.noneAtAll,
    suggestions: BROWSE,
    missed: true,
  }
}

async function list(asked: Asked, { products, missing }: Picked, topic: ChatTopic): Promise<AnswerPart> {
  const { colours, folded, shown, concepts } = asked
  const traits = [
    ...new Set(asked.traits.flatMap((trait) => (trait === 'nature' ? tempersOf(likened(asked)) : [trait]))),
  ]
  const seen = new Set(concepts.has('المزيد') || concepts.has('بديل') ? shown.map(({ id }) => id) : [])
  const rest = products.filter(({ id }) => !seen.has(id))
  if (rest.length === 0) return { text: itemsText.noMore, products: shown, suggestions: AFTER_ITEMS }
  const wish =
    asked.goods.length + traits.length + colours.length === 0 && missing === null && !concepts.has('منتج')
      ? byWish(asked, rest)
      : null
  const epithet = wish ? null : asked.epithet
  const calledSo = epithet ? rest.filter((product) => hasWord(product, epithet)) : []
  // «صندوق نقل لقطتي، وزنها 5 كيلو» weighs the cat.
  const isByWeight = asked.goods.length === 0 || asked.goods.some((good) => BY_WEIGHT.includes(good))
  const isSized = asked.goods.length < 2 && (isByWeight || !WEIGHS.test(folded))
  const size = isSized ? sizeIn(folded) : null
  const ofSize = size ? rest.filter((product) => isOfSize(product, size)) : []
  const of = wish ? wish.products : calledSo.length > 0 ? calledSo : ofSize.length > 0 ? ofSize : rest
  const within = of.filter((product) => isWithin(asked, product))
  const isEither = traits.includes('male') && traits.includes('female')
  const isPlain = topic === 'traits' || (traits.length > 0 && rest.length < MAX_FIRST)
  // «أكل للصغار»: for whom it is, and no property of its own.
  const isOfStage = asked.goods.length > 0 && traits.every((trait) => trait === 'young' || trait === 'age')
  // «فلتر حوض هادئ» is called so.
  const isName = asked.called.length > 0 && topic === 'find'
  const asks =
    isPlain &&
    !concepts.has('بديل') &&
    !isName &&
    !(isOfStage && traits.length > 0) &&
    !concepts.has('ابغي') &&
    !concepts.has('عندكم')
  // No page of a fish mentions children.
  const isTold = (trait: Trait) =>
    (trait !== 'kids' && trait !== 'pets') || within.some((product) => wordsOn(product, trait) !== null)
  const wished = isEither || asks || asked.goods.length > 0 ? [] : traits.filter(isTold)
  const fitting = within.filter((product) => fitsAll(product, wished, colours, folded))
  const near = within.length > 0 ? within : of
  const possible = near.filter((product) => mayFit(product, wished, folded))
  const all = fitting.length > 0 ? fitting : byFit(possible.length > 0 ? possible : near, wished, asked)
  const left = all.filter(({ quantity }) => quantity > 0)
  const few = fewest(asked, left.length > 0 ? left : all, topic)
  if (asks && missing === null && few.length > 0) return traitsOf(asked, few)
  const lead =
    missing !== null
      ? asked.goods.length > 0
        ? itemsText.notSoldBut(missing)
        : itemsText.notKeptBut(missing)
      : epithet && calledSo.length === 0
        ? itemsText.notCalled(epithet)
        : left.length === 0
          ? noneLeft(few)
          : within.length === 0
            ? itemsText.nothingInPrice
            : size && ofSize.length === 0
              ? itemsText.notOfSize(size)
              : fitting.length === 0
                ? traitText.none
                : wish
                  ? traitText.fitting
                  : leadOf(topic, asked)
  const told = [
    ...new Set([
      ...(isName ? [] : traits).filter((trait) => trait !== 'weight' || isByWeight || size !== null),
      ...(colours.length > 0 ? (['colour'] as const) : []),
      ...(size && asked.goods.length > 0 ? (['weight'] as const) : []),
    ]),
  ]
  // Asked for one kind, all of it is named where it is not many, though few are shown (A-BOT-09).
  const named =
    missing === null &&
    asked.kinds.length === 1 &&
    asked.wish === null &&
    left.length > 0 &&
    topic !== 'newest'
      ? left.slice(0, MAX_ITEMS)
      : []
  const listed = named.length > few.length ? named : few
  const lines = listed.map((product) =>
    lineOf(product, [
      ...told.map((trait) => wordsOn(product, trait)),
      wish?.sentences.get(product.id) ?? null,
      !isByWeight && WEIGHS.test(folded) ? fitOf(asked, product) : null,
    ]),
  )
  return {
    text: paragraphs(
      lead,
      fitting.length === 0 && bullets(...ofKind(few, wished)),
      topic === 'price' && missing === null && (await rangesOf(asked)),
      lines.join('\n'),
    ),
    products: few,
    listed,
    isInstead: missing !== null && asked.goods.length > 0,
    suggestions: AFTER_ITEMS,
    missed: fitting.length === 0 && missing === null && within.length > 0,
  }
}

const BY_WEIGHT: readonly Good[] = ['food', 'hay', 'litter']
/** «تحمل حتى 6 كيلوغرامات» */
function fitOf(asked: Asked, product: Product): string | null {
  const { is, why } = judge(asked, product, asked.kinds[0] ?? null)
  return is === null ? null : is ? why : fitText.tooLittle(why)
}
const WEIGHS = /\d ?(?:كيلو|كجم|كغ|kg|kilo)/

function leadOf(
  topic: ChatTopic,
  { traits, colours, categories, categoryIds, goods, kinds, concepts }: Asked,
): string {
  if (topic === 'cheapest' || topic === 'dearest' || topic === 'newest') return itemsText[topic]
  // «عصافير زينة» has a word of «أسماك زينة».
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

function isWithin({ minPrice, maxPrice }: Asked, { price }: Product): boolean {
  const amount = Number(price)
  return (
    (minPrice === null || amount >= Number(toRials(minPrice))) &&
    (maxPrice === null || amount <= Number(toRials(maxPrice)))
  )
}

/** A-BOT-09, the cheapest, dearest or newest first where that is wished. */
function fewest({ wish, shown, folded }: Asked, products: readonly Product[], topic: ChatTopic): Product[] {
  if (topic === 'newest')
    return fewOfEach(products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))).slice(0, MAX_FIRST)
  if (wish === null)
    return fewOfEach(products).slice(0, products.some(({ type }) => type === 'animal') ? 12 : MAX_ITEMS)
  const direction = wish === 'cheap' ? 1 : -1
  const sorted = products.toSorted((a, b) => direction * (Number(a.price) - Number(b.price)))
  // «الأرخص» of a list is one.
  const isOne = shown.length > 1 && ONE_END.test(folded)
  return fewOfEach(sorted).slice(0, isOne ? 1 : MAX_FIRST)
}

const ONE_END =
  /^(?:\S+ )?و?(?:ال(?:ارخص|اغل[يا])|(?:el|al) ?a(?:r5as|rkhas|ghla)|(?:ارخص|اغل[يا]) (?:واحد|وحده))(?: \S+)?$/

/** «أسعار القطط: من 45 إلى 230»: of whole families. */
async function rangesOf({
  context,
  categories,
  kinds,
  goods,
  search,
  called,
  concepts,
}: Asked): Promise<string | false> {
  const families: readonly string[] = kinds
    .filter((kind) => kind in KINDS && Object.values(WHOLE_FAMILY).some((whole) => whole === kind))
    .map((kind) => KINDS[kind].family)
  const isAll = kinds.length === 0
  const isOfGoods = goods.length > 0 || (kinds.length > 0 && concepts.has('منتج'))
  if (called.length > 0 || isOfGoods || search !== null || (!isAll && families.length === 0)) return false
  const ranges = await priceRanges(context)
  const shown = categories.flatMap(({ id, nameArabic, world }) => {
    const type = world === 'supplies' ? 'product' : 'animal'
    const range = ranges.find((one) => one.categoryId === id && one.type === type)
    const isMeant = isAll || families.includes(world)
    return range && isMeant
      ? [{ name: nameArabic, from: formatRials(range.from), to: formatRials(range.to) }]
      : []
  })
  return shown.length > 0 && itemsText.prices(shown.slice(0, MAX_RANGES))
}

/** Nothing is named: what there is. */
async function browse(asked: Asked, topic: ChatTopic): Promise<AnswerPart> {
  const isSupplies = asked.concepts.has('منتج')
  const products = isSupplies ? await allSupplies(asked) : await allAnimals(asked)
  if (products.length === 0) return { text: itemsText.noneAtAll, suggestions: BROWSE }
  if (
    topic !== 'find' ||
    asked.traits.length + asked.colours.length > 0 ||
    asked.maxPrice !== null ||
    asked.minPrice !== null
  ) {
    const part = await list(asked, { products, missing: null }, topic)
    return topic === 'price'
      ? {
          ...part,
          text: paragraphs(
            itemsText.pricesAre,
            await rangesOf(asked),
            `${asked.facts.priceTerms}.`,
            itemsText.pricesMore,
          ),
          products: [],
        }
      : part
  }
  return {
    text: isSupplies
      ? paragraphs(itemsText.supplies, itemsText.moreSupplies)
      : paragraphs(itemsText.animals, itemsText.moreAnimals),
    products: fewOfEach(products),
    suggestions: isSupplies
      ? ['كم رسوم التوصيل؟', 'كيف أطلب؟']
      : ['كم أسعارها؟', 'هل يصل إلى مسقط؟', 'نصائح العناية'],
  }
}

export function listCategories({ categories }: Asked): AnswerPart {
  const entries = categories.map(({ nameArabic, productCount, world }) => ({
    name: nameArabic,
    count: formatCount(productCount, WORLD_COUNTED[world]),
  }))
  return {
    text: entries.length > 0 ? itemsText.categories(entries) : itemsText.noneAtAll,
    suggestions: ['الحيوانات المتوفرة', 'المنتجات', 'وصل جديد'],
  }
}

const MAX_ON_SALE = 6

export async function offers(asked: Asked): Promise<AnswerPart> {
  const { freeDeliveryFrom } = asked.facts
  const onSale = await productsOnSale(asked.context, MAX_ON_SALE)
  if (onSale.length > 0) {
    const delivery = freeDeliveryFrom && itemsText.freeDelivery(freeDeliveryFrom)
    return {
      text: paragraphs(itemsText.onSale, linesOf(onSale), delivery),
      products: onSale,
      suggestions: ['وصل جديد', 'كم رسوم التوصيل؟'],
    }
  }
  const part = await items({ ...asked, wish: 'cheap' }, 'cheapest')
  return {
    ...part,
    text: paragraphs(itemsText.offers, freeDeliveryFrom && itemsText.freeDelivery(freeDeliveryFrom)),
    suggestions: ['وصل جديد', 'كم رسوم التوصيل؟'],
  }
}
