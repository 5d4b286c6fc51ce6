// What somebody looks for by words, slips of the finger included (S-CATB-07): the search of the catalogue.
import type { Product } from '#contract/catalog.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { ProductType } from '#domain/product.ts'
import { listProducts } from '#server/catalog/catalogue-queries.ts'
import { paragraphs } from '#text/chat/facts.ts'
import { itemsText } from '#text/chat/items.ts'
import type { AnswerPart, Asked } from './asked.ts'
import { fewOfEach, linesOf, namedCategories, noneLeft } from './show-items.ts'

/** What was meant is named where it is one word as people write it, not a row of folded ones. */
const ONE_WORD = /^[\u0600-\u06ff]+$/
/** Looked at; few of them are shown. */
const MAX_COUNTED = 12
const MAX_SHOWN = 6
/** Words that are looked for by themselves where nothing has them all. */
const MAX_ALONE = 3

/** Whether its name, breed or brand has one of the words; what only its description has is not what was asked for. */
function isCalled(item: Product, words: string): boolean {
  const { nameArabic, name, breedArabic, breed, brandArabic, brand } = item
  const called = foldArabic([nameArabic, name, breedArabic, breed, brandArabic, brand].join(' ')).split(' ')
  return words.split(' ').some((word) => called.some((each) => each.startsWith(word)))
}

/** An animal of the families that were named, or something for animals. */
function isFor({ type, category }: Product, asked: Asked): boolean {
  return type === 'product' || namedCategories(asked).some(({ id }) => id === category?.id)
}

/** Null where nothing is looked for by words, or nothing has them. */
export async function findItems(asked: Asked, type?: ProductType): Promise<AnswerPart | null> {
  const { context, search, barely, called, minPrice, maxPrice, regionId } = asked
  if (called.length > 0) return foundPart(called.some(isLeft) ? itemsText.found : noneLeft(called), called)
  if (!search) return null
  const look = (search: string, prices: object) =>
    listProducts(context, {
      search,
      limit: MAX_COUNTED,
      ...(type && { type }),
      ...(regionId !== null && { region: regionId }),
      ...prices,
    })
  // «رمل قطط»: what is called «رمل» fits better than what only sounds like all of it; «قفص كبير» is a cage.
  async function find(prices: object) {
    const all = await look(search ?? '', prices)
    if (all.items.length > 0 && (!barely || !all.searchedFor)) return all
    const words = barely ?? search ?? ''
    for (const fewer of new Set([words, ...words.split(' ').slice(0, MAX_ALONE)])) {
      const bare = await look(fewer, prices)
      const items = bare.items.filter((item) => isCalled(item, fewer) && isFor(item, asked))
      if (items.length > 0) return { ...bare, items, searchedFor: undefined }
    }
    return all
  }
  const within = await find({
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
  })
  const isWithin = within.items.length > 0
  const found = isWithin || (minPrice === null && maxPrice === null) ? within : await find({})
  // «أكل قطط» asks for food: an animal whose description speaks of food was not meant.
  const alike = found.items.filter((item) => item.type === found.items[0]?.type)
  const available = alike.filter(isLeft)
  const products = fewOfEach(available.length > 0 ? available : alike).slice(0, MAX_SHOWN)
  if (products.length === 0) return null
  const lead =
    available.length === 0
      ? noneLeft(products)
      : !isWithin
        ? itemsText.nothingInPrice
        : found.searchedFor && ONE_WORD.test(found.searchedFor)
          ? itemsText.foundFor(found.searchedFor)
          : itemsText.found
  return foundPart(lead, products)
}

export function isLeft({ quantity }: Product): boolean {
  return quantity > 0
}

function foundPart(lead: string, products: readonly Product[]): AnswerPart {
  return {
    text: paragraphs(lead, linesOf(products)),
    products,
    suggestions: ['هل يصل إلى مسقط؟', 'كيف أطلب؟', 'كم رسوم التوصيل؟'],
  }
}
