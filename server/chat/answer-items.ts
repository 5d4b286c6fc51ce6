// Animals and supplies, from the catalogue as shoppers see it at that moment (A-BOT-09, A-ROLE-05, C-03, C-04).
import type { Product } from '#contract/catalog.ts'
import { type HealthFact, healthFacts } from '#domain/animals/proven-health.ts'
import { kindsIn } from '#domain/chat/kinds-in.ts'
import { type CarePart, KINDS, type Trait, WHOLE_FAMILY } from '#domain/chat/lexicon.ts'
import { familiesOf } from '#domain/chat/read-subject.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { toRials } from '#domain/money.ts'
import { readItemUnits } from '#server/animals/item-units.ts'
import { readRecords } from '#server/animals/read-records.ts'
import { productsOnSale } from '#server/catalog/pick-products.ts'
import { priceRanges } from '#server/catalog/price-ranges.ts'
import type { Context } from '#server/context.ts'
import { healthFactTexts } from '#text/animal-record.ts'
import { carePart } from '#text/care/care-guides.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { itemsText } from '#text/chat/items.ts'
import { traitText } from '#text/chat/traits.ts'
import { formatCount } from '#text/format-count.ts'
import { formatRials } from '#text/format-price.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { care } from './answer-care.ts'
import { type AnswerPart, type Asked, meantProducts } from './asked.ts'
import {
  byFit,
  fitsAll,
  hasColour,
  hasWord,
  isCalled,
  isOfSize,
  isShe,
  mayFit,
  sizeIn,
  wordsOn,
} from './match-products.ts'
import { allAnimals, allSupplies, look, type Picked, pickSubject } from './pick-subject.ts'
import { byWish } from './rank-wishes.ts'
import { BROWSE, fewOfEach, lineOf, linesOf, noneLeft } from './show-items.ts'

const AFTER = ['هل يصل إلى مسقط؟', 'كيف أطلب؟', 'كيف أدفع؟'] as const
const MAX_SHOWN = 6
const MAX_FIRST = 3
const MAX_RANGES = 10
const MAX_UNKNOWN = 3

/** «عندكم قط؟», «بكم؟», «مطعمة؟», «الأرخص»: one way for all that is asked of what is sold. */
export async function items(asked: Asked, topic: ChatTopic): Promise<AnswerPart | null> {
  if (asked.thing) return { text: itemsText.notFound(asked.thing), suggestions: BROWSE, missed: true }
  const shown = meantProducts(asked)
  if (shown.length > 0 && isOfShown(asked, topic)) return ofShown(asked, shown, topic)
  const cheaper = topic === 'cheapest' && CHEAPER.test(asked.folded) ? await cheaperThan(asked) : null
  if (cheaper) return cheaper
  const picked = (await pickSubject(asked)) ?? (topic === 'traits' ? null : await pickUnnamed(asked))
  const mayBrowse =
    topic === 'traits'
      ? asked.traits.length > 0 || asked.concepts.has('عندكم')
      : topic !== 'find' || asksForAny(asked)
  if (!picked) return mayBrowse ? browse(asked, topic) : null
  if (picked.products.length === 0) return nothing(asked, picked)
  return list(asked, picked, topic)
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

const CHEAPER = /غالي|(?:شي|حاجه|في|فيه|عندكم|ابغ[يى]) ارخص|ارخص (?:من|شوي)|cheaper/

/** «ما شي أرخص؟»: what costs less than all that was shown, of their kind, else of their family; null where nothing does. */
async function cheaperThan(asked: Asked): Promise<AnswerPart | null> {
  const { shown, continues, kinds } = asked
  if (!continues || shown.length === 0) return null
  const least = Math.min(...shown.map(({ price }) => Number(price)))
  for (const some of [kinds, familiesOf(kinds)]) {
    const picked = await pickSubject({ ...asked, kinds: some, maxPrice: null })
    const products = (picked?.products ?? []).filter(({ price }) => Number(price) < least)
    if (products.length > 0)
      return list({ ...asked, maxPrice: null }, { products, missing: null }, 'cheapest')
  }
  return null
}

const ADVISE = /نصح|هدي|اشتري|recommend|sell/

const BEST = /(?:^| )(?:ال)?(?:اسهل|اهد[يا]|انسب|easiest|calmest)/

/** A wish looks among all; a question is about what is seen. */
function isOfShown(
  { concepts, traits, colours, pick, called, maxPrice, minPrice, about, kinds, goods, folded, shown }: Asked,
  topic: ChatTopic,
): boolean {
  if (called.length > 0) return topic === 'traits' && traits.length > 0
  if (pick !== null) return topic !== 'cheapest' && topic !== 'dearest'
  if (goods.length > 0 && concepts.has('عندكم') && sizeIn(folded)) return false
  // «كم سعر الذكر؟» after seeds is asked of the canary.
  const isOfAnimal = kinds.length > 0 && (traits.includes('male') || traits.includes('female'))
  if (isOfAnimal && shown.every(({ type }) => type === 'product')) return false
  if (
    concepts.has('المزيد') ||
    concepts.has('بديل') ||
    topic === 'newest' ||
    topic === 'cheapest' ||
    topic === 'dearest'
  )
    return false
  const isNewLimit = maxPrice !== about.subject.maxPrice || minPrice !== about.subject.minPrice
  const isWish = topic === 'find' || concepts.has('ابغي') || concepts.has('عندكم')
  const isSelected = isSelecting(traits, colours) || (concepts.has('ابغي') && traits.length > 0)
  return !isNewLimit && !(isWish && isSelected)
}

/** «ابي وحدة هادية» after some that were shown wishes for others like it. */
export function isWishing({ concepts, traits }: Asked): boolean {
  return traits.length > 0 && concepts.has('ابغي')
}

/** «ابغى ذكر», «ابيض»: such are looked for; «ذكر ولا أنثى؟» is a question. */
export function isSelecting(traits: Asked['traits'], colours: Asked['colours']): boolean {
  const isEither = traits.includes('male') && traits.includes('female')
  return (
    colours.length > 0 ||
    traits.includes('young') ||
    (!isEither && (traits.includes('male') || traits.includes('female')))
  )
}

async function ofShown(
  asked: Asked,
  shown: readonly Product[],
  topic: ChatTopic,
): Promise<AnswerPart | null> {
  const { colours, traits } = asked
  // «هل تحتاج تطعيم؟» after her food is asked of her.
  const part = traits.map((trait) => PART_OF_TRAIT[trait]).find((each) => each !== undefined)
  if (part && asked.kinds.length > 0 && shown.every(({ type }) => type === 'product'))
    return care({ ...asked, part, shown: [], continues: false })
  const coloured = colours.length > 0 ? shown.filter((product) => hasColour(product, colours)) : []
  // «شو أسهل نوع؟»
  const isBest = BEST.test(asked.folded)
  const fitting =
    asked.isAmong || isBest ? shown.filter((product) => fitsAll(product, traits, colours, asked.folded)) : []
  const meant = fitting.length > 0 ? fitting : coloured.length > 0 ? coloured : shown
  if (asked.bodyParts.length > 0) return null
  // «كم سعر الذكر؟»
  const ofTrait =
    topic === 'price' ? shown.filter((product) => fitsAll(product, traits, colours, asked.folded)) : []
  if (ofTrait.length > 0 && isSelecting(traits, colours))
    return { text: linesOf(ofTrait), products: ofTrait, suggestions: AFTER }
  if (topic === 'traits' || traits.length > 0) return traitsOf(asked, meant)
  const text = meant.some(({ quantity }) => quantity > 0)
    ? linesOf(meant)
    : paragraphs(noneLeft(meant), linesOf(meant))
  return { text, products: meant, suggestions: AFTER }
}

/** From the record, and only what it has: what it does not say is said to be missing. */
export async function traitsOf(
  { traits, folded, context, concepts }: Asked,
  products: readonly Product[],
): Promise<AnswerPart> {
  const animals = products.filter(({ type }) => type === 'animal')
  const wanted = traits.length > 0 ? traits : (['story'] as const)
  const isColour = /(?:^| )(?:و?ال)?لون/.test(folded)
  const asked = isColour
    ? [...new Set([...wanted.filter((trait) => trait !== 'story'), 'colour' as const])]
    : wanted
  const meant = (animals.length > 0 ? animals : products).slice(0, MAX_SHOWN)
  const proven = await provenOf(context, meant, asked)
  const lines = meant.map((product) => {
    const said = asked
      .map((trait) => proven(product, trait) ?? wordsOn(product, trait))
      .filter((words) => words !== null)
    if (concepts.has('سعر')) said.push(formatRials(product.price))
    return said.length > 0
      ? traitText.said(product.nameArabic, [...new Set(said)])
      : traitText.notSaid(product.nameArabic, asked, isShe(product))
  })
  const isHers = meant.length === 1 && meant.every(isShe)
  const chips = isHers ? ['كم سعرها؟', 'هل هي مطعمة؟'] : ['كم سعره؟', 'هل هو مطعم؟']
  return {
    text: paragraphs(bullets(...lines), bullets(...ofKind(meant, asked))),
    products,
    suggestions: [...chips, 'كيف أطلب؟'],
  }
}

const PART_OF_TRAIT: Partial<Record<Trait | 'colour', CarePart>> = {
  talks: 'taming',
  vaccinated: 'vaccines',
  sings: 'taming',
  touch: 'taming',
  sex: 'sexes',
  pets: 'together',
}

/** Where no page says it, the facts about their kind. */
function ofKind(products: readonly Product[], traits: readonly (Trait | 'colour')[]): readonly string[] {
  const isSaid = products.some((each) => traits.some((trait) => wordsOn(each, trait) !== null))
  const part = traits.map((trait) => PART_OF_TRAIT[trait]).find((each) => each !== undefined)
  if (isSaid || !part) return []
  const kinds = products.flatMap(({ nameArabic, breedArabic, category }) =>
    kindsIn(nameArabic, breedArabic ?? '', category?.nameArabic ?? '').slice(0, 1),
  )
  const lines = [...new Set(kinds.flatMap((kind) => carePart(kind, part) ?? []))]
  const says = traits.includes('talks') ? /كلام|تكلم/ : traits.includes('sings') ? /غرّد|غرد|غناء/ : /./
  return lines.filter((line) => says.test(line))
}

/** H-03: what an animal's record proves, with its dates, before what follows from it. */
async function provenOf(
  { db }: Pick<Context, 'db'>,
  products: readonly Product[],
  traits: readonly (Trait | 'colour')[],
): Promise<(product: Product, trait: Trait | 'colour') => string | null> {
  const isAsked = traits.includes('vaccinated') || traits.includes('health')
  const records = await readRecords(db, isAsked ? products.map(({ id }) => id) : [])
  const unitsOf = await readItemUnits(db, [...records.keys()])
  return ({ id }, trait) => {
    if (trait !== 'vaccinated' && trait !== 'health') return null
    const isOfTrait = ({ kind }: HealthFact) => (kind === 'vaccination') === (trait === 'vaccinated')
    const facts = healthFactTexts(healthFacts(records.get(id) ?? [], unitsOf(id)).filter(isOfTrait))
    return facts.length > 0 ? traitText.proven(trait, facts) : null
  }
}

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
  const { traits, colours, folded, shown, concepts } = asked
  const seen = new Set(concepts.has('المزيد') || concepts.has('بديل') ? shown.map(({ id }) => id) : [])
  const rest = products.filter(({ id }) => !seen.has(id))
  if (rest.length === 0) return { text: itemsText.noMore, products: shown, suggestions: AFTER }
  const wish =
    asked.goods.length + traits.length + colours.length === 0 && missing === null ? byWish(asked, rest) : null
  const epithet = wish ? null : asked.epithet
  const calledSo = epithet ? rest.filter((product) => hasWord(product, epithet)) : []
  const size = sizeIn(folded)
  const ofSize = size ? rest.filter((product) => isOfSize(product, size)) : []
  const of = wish ? wish.products : calledSo.length > 0 ? calledSo : ofSize.length > 0 ? ofSize : rest
  const within = of.filter((product) => isWithin(asked, product))
  const isEither = traits.includes('male') && traits.includes('female')
  const isPlain = topic === 'traits' || (traits.length > 0 && rest.length < MAX_FIRST)
  // «أكل للصغار»: for whom it is, and no property of its own.
  const isOfStage = asked.goods.length > 0 && traits.every((trait) => trait === 'young' || trait === 'age')
  const asks = isPlain && !(isOfStage && traits.length > 0) && !concepts.has('ابغي') && !concepts.has('عندكم')
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
      ...traits,
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
      ? left.slice(0, MAX_SHOWN)
      : []
  const listed = named.length > few.length ? named : few
  const lines = listed.map((product) =>
    lineOf(product, [
      ...told.map((trait) => wordsOn(product, trait)),
      wish?.sentences.get(product.id) ?? null,
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
    suggestions: AFTER,
    missed: fitting.length === 0 && missing === null && within.length > 0,
  }
}

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
function fewest({ wish }: Asked, products: readonly Product[], topic: ChatTopic): Product[] {
  if (topic === 'newest')
    return fewOfEach(products.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))).slice(0, MAX_FIRST)
  if (wish === null)
    return fewOfEach(products).slice(0, products.some(({ type }) => type === 'animal') ? 12 : MAX_SHOWN)
  const direction = wish === 'cheap' ? 1 : -1
  return fewOfEach(products.toSorted((a, b) => direction * (Number(a.price) - Number(b.price)))).slice(
    0,
    MAX_FIRST,
  )
}

/** «أسعار القطط: من 45 إلى 230»: of whole families. */
async function rangesOf({
  context,
  categories,
  kinds,
  goods,
  search,
  called,
}: Asked): Promise<string | false> {
  const families: readonly string[] = kinds
    .filter((kind) => kind in KINDS && Object.values(WHOLE_FAMILY).some((whole) => whole === kind))
    .map((kind) => KINDS[kind].family)
  const isAll = kinds.length === 0 && goods.length === 0 && search === null
  if (called.length > 0 || goods.length > 0 || (!isAll && families.length === 0)) return false
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
