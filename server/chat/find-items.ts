// What somebody looks for by words, slips of the finger included (S-CATB-07): the search of the catalogue.
import type { ProductType } from '#domain/product.ts'
import { listProducts } from '#server/catalog/catalogue-queries.ts'
import { paragraphs } from '#text/chat/facts.ts'
import { itemsText } from '#text/chat/items.ts'
import type { Asked, Part } from './asked.ts'
import { fewOfEach, linesOf } from './show-items.ts'

/** Looked at; few of them are shown. */
const MOST_FOUND = 12
const MOST_SHOWN = 6

/** Null where nothing is looked for by words, or nothing has them. */
export async function findItems(asked: Asked, type?: ProductType): Promise<Part | null> {
  const { context, search, minPrice, maxPrice, regionId } = asked
  if (!search) return null
  const find = (prices: object) =>
    listProducts(context, {
      search,
      limit: MOST_FOUND,
      ...(type && { type }),
      ...(regionId !== null && { region: regionId }),
      ...prices,
    })
  const within = await find({
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
  })
  const isWithin = within.items.length > 0
  const found = isWithin || (minPrice === null && maxPrice === null) ? within : await find({})
  const available = found.items.filter(({ quantity }) => quantity > 0)
  const products = fewOfEach(available.length > 0 ? available : found.items).slice(0, MOST_SHOWN)
  if (products.length === 0) return null
  const lead =
    available.length === 0
      ? itemsText.foundSoldOut
      : !isWithin
        ? itemsText.nothingInPrice
        : found.searchedFor
          ? itemsText.foundFor(found.searchedFor)
          : itemsText.found
  return {
    text: paragraphs(lead, linesOf(products)),
    products,
    suggestions: ['هل يصل إلى مسقط؟', 'كيف أطلب؟', 'كم رسوم التوصيل؟'],
  }
}
