// Animals and supplies from the live catalogue, as shoppers see it (A-BOT-09, A-ROLE-05, C-03, C-04).
import type { Product } from '#contract/catalog.ts'
import { familiesOf } from '#domain/chat/carry-subject.ts'
import { KINDS } from '#domain/chat/lexicon.ts'
import { CHEAPER } from '#domain/chat/read-choice.ts'
import { kindsIn } from '#domain/chat/recognise.ts'
import type { ChatTopic } from '#domain/chat/topics.ts'
import { findRegion } from '#domain/regions.ts'
import { englishText } from '#text/chat/english.ts'
import { itemsText } from '#text/chat/items.ts'
import { traitText } from '#text/chat/traits.ts'
import { bullets, paragraphs } from '#text/chat-facts.ts'
import { asksForOther, isOfShown, ofShown } from './answer-shown.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { listItems, rangesOf } from './list-items.ts'
import { isCalled } from './match-kinds.ts'
import { wordsOn } from './page-words.ts'
import { allAnimals, allSupplies, findSold, look, type Picked, pickSubject } from './pick-subject.ts'
import { noneReaches } from './reach.ts'
import { meantProducts } from './refer.ts'
import { AFTER_ITEMS, BROWSE, cheapestFirst, fewOfEach, lineOf, linesOf, MAX_ITEMS } from './show-items.ts'

const MAX_FIRST = 3
const MAX_UNKNOWN = 3

/** Answers every question about items: «عندكم قط؟», «بكم؟», «مطعمة؟», «الأرخص». */
export async function items(asked: Asked, topic: ChatTopic): Promise<AnswerPart | null> {
  if (asked.thing)
    return {
      text: itemsText.notFound(asked.thing),
      english: englishText.notKept(asked.thing),
      suggestions: BROWSE,
      missed: true,
    }
  const shown = meantProducts(asked)
  if (shown.length === 1 && OTHER_COLOUR.test(asked.folded)) return otherColours(asked, shown)
  if (shown.length > 0 && isOfShown(asked, topic)) return ofShown(asked, shown, topic)
  // Asked of a single item, «أرخص؟» asks for a cheaper one.
  const isCheaper = topic === 'cheapest' && (CHEAPER.test(asked.folded) || shown.length === 1)
  const cheaper = isCheaper && asked.choice === null ? await cheaperThan(asked, shown) : null
  if (cheaper) return cheaper
  const wider = asked.continues && asksForOther(asked) ? { ...asked, search: null } : asked
  const picked = (await pickSubject(wider)) ?? (topic === 'traits' ? null : await pickUnnamed(asked))
  const mayBrowse =
    topic === 'traits'
      ? asked.traits.length > 0 || asked.concepts.has('عندكم')
      : topic !== 'find' || asksForAny(asked)
  if (!picked) return mayBrowse ? browse(asked, topic) : null
  if (picked.products.length === 0)
    return (await beyondLimit(asked)) ?? (await unreached(asked)) ?? nothing(asked, picked)
  return listItems(asked, picked, topic)
}

const OTHER_COLOUR =
  /(?:^| )[وب]?(?:ال)?(?:لون|الوان) (?:ثاني\S*|اخر\S*|غير\S*)|(?:other|another|different) colou?r/

/** The item's own colour and those of others of its kind: «عندكم منه لون ثاني؟». */
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

/** A general wish: «وش عندكم», «ابغى حيوان هادي»; not «ابغى فلوسي» (my money back). */
function asksForAny({ concepts, traits, colours, maxPrice, minPrice }: Asked): boolean {
  const isAny = ['عندكم', 'حيوان', 'منتج', 'ارني', 'المزيد'].some((concept) => concepts.has(concept))
  return isAny || traits.length + colours.length > 0 || maxPrice !== null || minPrice !== null
}

/**
 * Cheaper items of the same kind, otherwise of the family; for a single item also that there are none: «ما شي أرخص؟».
 */
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
      return listItems({ ...asked, maxPrice: null }, { products, missing: null }, 'cheapest')
  }
  return shown.length === 1
    ? { text: paragraphs(itemsText.noneCheaper, linesOf(shown)), products: shown, suggestions: AFTER_ITEMS }
    : null
}

/** An unknown word may be in the name of a product. */
async function pickUnnamed(asked: Asked): Promise<Picked | null> {
  const { unknown, continues, concepts, traits, colours, shown } = asked
  if (!unknown || concepts.has('حيوان') || concepts.has('منتج')) return null
  if (continues && (shown.length > 0 || traits.length + colours.length > 0)) return null
  for (const word of unknown.split(' ').slice(0, MAX_UNKNOWN)) {
    const products = (await look(asked, word)).filter((product) => isCalled(product, word))
    if (products.length > 0) return { products, missing: null }
  }
  return null
}

/**
 * If nothing is within the limit, the nearest in price: «قطة بأقل من 10». Null if no limit was set or none is sold.
 */
async function beyondLimit(asked: Asked): Promise<AnswerPart | null> {
  if (asked.maxPrice === null && asked.minPrice === null) return null
  const picked = await pickSubject({ ...asked, maxPrice: null, minPrice: null, wish: 'cheap' })
  if (!picked || picked.products.length === 0 || picked.missing !== null) return null
  const products = cheapestFirst(picked.products).slice(0, MAX_FIRST)
  return {
    text: paragraphs(itemsText.nothingInPrice, linesOf(products)),
    products,
    suggestions: AFTER_ITEMS,
  }
}

/** The kind exists, but is not delivered to that governorate: «ابغى قط». */
async function unreached(asked: Asked): Promise<AnswerPart | null> {
  const { kinds, regionId } = asked
  const [kind] = kinds
  const region = regionId === null ? undefined : findRegion(regionId)?.nameAr
  if (!kind || !region) return null
  const everywhere = await findSold({ ...asked, regionId: null })
  return everywhere.length > 0
    ? { text: paragraphs(...noneReaches(kind, everywhere, region)), suggestions: BROWSE }
    : null
}

function nothing({ categories, kinds, goods }: Asked, { missing }: Picked): AnswerPart {
  const ofFamily = categories.filter(({ world }) => kinds.some((kind) => KINDS[kind].family === world))
  const english = englishText.notKept(kinds[0], goods[0])
  if (goods.length > 0 && missing) return { text: itemsText.notSold(missing), english, suggestions: BROWSE }
  if (kinds.length > 0) {
    const text = missing
      ? itemsText.notKept(missing)
      : itemsText.noneOf(ofFamily.map(({ nameArabic }) => nameArabic))
    return { text, english, suggestions: BROWSE }
  }
  return {
    english,
    text: missing ? itemsText.notFound(missing) : itemsText.noneAtAll,
    suggestions: BROWSE,
    missed: true,
  }
}

/** Names nothing, so the general stock is shown. */
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
    const part = await listItems(asked, { products, missing: null }, topic)
    return topic === 'price' && asked.colours.length === 0
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
