// Animals and supplies, from the catalogue as shoppers see it at that moment (A-BOT-09, A-ROLE-05).
import type { Category, Product } from '#contract/catalog.ts'
import { type PickOrder, pickProducts } from '#server/catalog/pick-products.ts'
import { genderText } from '#text/catalog.ts'
import { bullets, paragraphs } from '#text/chat/facts.ts'
import { FAMILY_NAMES, itemsText } from '#text/chat/items.ts'
import { formatCount } from '#text/format-count.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { findItems, isLeft } from './find-items.ts'
import {
  BROWSE,
  fewOfEach,
  linesOf,
  MAX_CARDS,
  MAX_CATEGORIES,
  MAX_CATS,
  MAX_OF_CATEGORY,
  MAX_SUPPLIES,
  missingFamily,
  namedCategories,
} from './show-items.ts'

/** Looked for by words; where nothing fits, what there is of the families that were named. */
export async function find(asked: Asked): Promise<AnswerPart> {
  const traits = traitsOfSpoken(asked)
  if (traits) return traits
  const found = await findItems(asked)
  if (found) return found
  if (!asked.search) return browse(asked)
  if (namedCategories(asked).length === 0) {
    return asked.families.length === 0
      ? { text: itemsText.foundNothing, suggestions: BROWSE, missed: true }
      : browse(asked)
  }
  const others = await browse(asked)
  return others.products ? { ...others, text: itemsText.foundOthers, missed: true } : others
}

/** «كم عمره؟», «ذكر ولا أنثى؟» of the animals that were just shown. */
function traitsOfSpoken({ folded, families, categoryIds, about }: Asked): AnswerPart | null {
  const animals = about.products.filter(({ type }) => type === 'animal')
  if (animals.length === 0 || families.length > 0 || categoryIds.length > 0) return null
  if (!TRAITS.test(folded)) return null
  const lines = animals.map(({ nameArabic, gender, age, colorArabic }) =>
    itemsText.traitsOf(
      nameArabic,
      [gender && gender !== 'unknown' ? genderText[gender] : null, age, colorArabic].filter(
        (trait) => trait !== null,
      ),
    ),
  )
  return { text: bullets(...lines), products: animals, suggestions: ['كم سعره؟', 'هل هو مطعم؟', 'كيف أطلب؟'] }
}

const TRAITS = /عمر|ذكر|انثي|جنس|لون/

/** Animals, or supplies where only categories of supplies are named. */
export function browse(asked: Asked): Promise<AnswerPart> {
  const named = namedCategories(asked)
  return named.length > 0 && named.every(({ world }) => world === 'supplies')
    ? browseSupplies(asked)
    : browseAnimals(asked)
}

export async function browseAnimals(asked: Asked): Promise<AnswerPart> {
  const missing = missingFamily(asked)
  if (missing) return { text: itemsText.notKept(FAMILY_NAMES[missing]), suggestions: BROWSE }
  const named = namedCategories(asked)
  const products = await pickAnimals(asked, named, 'featured')
  if (products.length === 0 && named.length > 0)
    return { text: itemsText.noneOf(named.map(({ nameArabic }) => nameArabic)), suggestions: BROWSE }
  if (products.length === 0) return { text: itemsText.noneAtAll, suggestions: ['المنتجات', 'نصائح العناية'] }
  const [only] = named
  return {
    text: paragraphs(
      named.length === 1 && only ? itemsText.of(only.nameArabic) : itemsText.animals,
      named.length === 1 && only ? itemsText.moreOf(only.id) : itemsText.moreAnimals,
    ),
    products,
    suggestions: ['كم أسعارها؟', 'هل يصل إلى مسقط؟', 'نصائح العناية'],
  }
}

/** Animals of these categories, or of all: few of each. */
async function pickAnimals(asked: Asked, named: readonly Category[], sort: PickOrder): Promise<Product[]> {
  const { context, minPrice, maxPrice, regionId } = asked
  const of = (named.length > 0 ? named : asked.categories.filter(({ world }) => world !== 'supplies')).slice(
    0,
    named.length > 0 ? MAX_CARDS : MAX_CATEGORIES,
  )
  const categories = of.map(({ id, world }) => ({
    id,
    most: world === 'cats' ? MAX_CATS : MAX_OF_CATEGORY,
  }))
  return fewOfEach(
    await pickProducts(context, { categories, type: 'animal', sort, minPrice, maxPrice, regionId }),
  )
}

export async function browseSupplies(asked: Asked): Promise<AnswerPart> {
  const found = await findItems(asked, 'product')
  if (found) return found
  const { context, minPrice, maxPrice } = asked
  const named = namedCategories(asked).filter(({ world }) => world === 'supplies')
  const of = named.length > 0 ? named : asked.categories.filter(({ world }) => world === 'supplies')
  const each = of.length > 1 ? MAX_OF_CATEGORY : MAX_SUPPLIES
  const picked = await pickProducts(context, {
    categories: of.slice(0, MAX_CATEGORIES).map(({ id }) => ({ id, most: each })),
    type: 'product',
    minPrice,
    maxPrice,
  })
  const products = fewOfEach(picked)
  if (products.length === 0) return { text: itemsText.noneAtAll, suggestions: BROWSE }
  return {
    text: paragraphs(itemsText.supplies, itemsText.moreSupplies),
    products,
    suggestions: ['كم رسوم التوصيل؟', 'كيف أطلب؟'],
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

/** The cheapest or the newest of what is named, animals before supplies. */
export function first(sort: 'cheapest' | 'newest') {
  return async (asked: Asked): Promise<AnswerPart> => {
    const products = await firstOf(asked, sort)
    if (products.length === 0) return { text: itemsText.noneAtAll, suggestions: BROWSE }
    return {
      text: paragraphs(itemsText[sort], linesOf(products)),
      products,
      suggestions: ['هل يصل إلى مسقط؟', 'كيف أطلب؟'],
    }
  }
}

export async function offers(asked: Asked): Promise<AnswerPart> {
  const products = await firstOf(asked, 'cheapest')
  const { freeDeliveryFrom } = asked.facts
  return {
    text: paragraphs(itemsText.offers, freeDeliveryFrom && itemsText.freeDelivery(freeDeliveryFrom)),
    products,
    suggestions: ['وصل جديد', 'كم رسوم التوصيل؟'],
  }
}

const MAX_FIRST = 3

async function firstOf(asked: Asked, sort: 'cheapest' | 'newest'): Promise<Product[]> {
  // «طعام قطط رخيص» asks for food, not for cats.
  const found = asked.search ? ((await findItems(asked))?.products ?? []).filter(isLeft) : []
  const picked = found.length > 0 ? found : await pickNamed(asked, sort)
  return picked
    .toSorted((a, b) =>
      sort === 'cheapest' ? Number(a.price) - Number(b.price) : b.createdAt.localeCompare(a.createdAt),
    )
    .slice(0, MAX_FIRST)
}

async function pickNamed(asked: Asked, sort: 'cheapest' | 'newest'): Promise<Product[]> {
  const named = namedCategories(asked)
  const areSupplies = named.length > 0 && named.every(({ world }) => world === 'supplies')
  if (!areSupplies) return pickAnimals(asked, named, sort)
  const { context, minPrice, maxPrice } = asked
  return pickProducts(context, {
    categories: named.map(({ id }) => ({ id, most: MAX_FIRST })),
    type: 'product',
    sort,
    minPrice,
    maxPrice,
  })
}
