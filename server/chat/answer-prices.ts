// What things cost and whether they are there: of the products spoken of, of what is looked for, of families.
import type { Category } from '#contract/catalog.ts'
import { countAvailable, MAX_AVAILABLE, priceRanges } from '#server/catalog/price-ranges.ts'
import { paragraphs } from '#text/chat/facts.ts'
import { FAMILY_NAMES, itemsText } from '#text/chat/items.ts'
import { formatRials } from '#text/format-price.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { browse } from './answer-items.ts'
import { type AnswerPart, type Asked, meantProducts } from './asked.ts'
import { findItems } from './find-items.ts'
import { BROWSE, linesOf, missingFamily, namedCategories } from './show-items.ts'

const MAX_RANGES = 10

export async function prices(asked: Asked): Promise<AnswerPart> {
  const known = await ofMeantOrFound(asked)
  if (known) return known
  const missing = missingFamily(asked)
  if (missing) return { text: itemsText.notKept(FAMILY_NAMES[missing]), suggestions: BROWSE }
  const named = namedCategories(asked)
  if (named.length === 0 && asked.hasStranger)
    return { text: itemsText.foundNothing, suggestions: BROWSE, missed: true }
  const text = await rangesText(asked, named.length > 0 ? named : asked.categories)
  if (named.length === 0)
    return {
      text: paragraphs(itemsText.pricesAre, text, `${asked.facts.priceTerms}.`, itemsText.pricesMore),
      suggestions: BROWSE,
    }
  const { products = [] } = await browse(asked)
  return {
    text: paragraphs(itemsText.pricesAre, text, `${asked.facts.priceTerms}.`),
    products,
    suggestions: ['الأرخص', 'هل يصل إلى مسقط؟', 'كيف أطلب؟'],
  }
}

async function rangesText({ context }: Asked, categories: readonly Category[]): Promise<string> {
  const ranges = await priceRanges(context)
  const shown = categories.flatMap(({ id, nameArabic, world }) => {
    const type = world === 'supplies' ? 'product' : 'animal'
    const range = ranges.find((one) => one.categoryId === id && one.type === type)
    return range ? [{ name: nameArabic, from: formatRials(range.from), to: formatRials(range.to) }] : []
  })
  return itemsText.prices(shown.slice(0, MAX_RANGES))
}

export async function availability(asked: Asked): Promise<AnswerPart> {
  const known = await ofMeantOrFound(asked)
  if (known) return known
  const missing = missingFamily(asked)
  if (missing) return { text: itemsText.notKept(FAMILY_NAMES[missing]), suggestions: BROWSE }
  if (asked.search) return { text: itemsText.foundNothing, suggestions: BROWSE, missed: true }
  const [only, ...more] = namedCategories(asked)
  const browsed = await browse(asked)
  if (!only || more.length > 0) return browsed
  const count = await countAvailable(asked.context, only.id)
  if (count === 0) return browsed
  const counted = itemsText.available(
    Math.min(count, MAX_AVAILABLE),
    WORLD_COUNTED[only.world],
    count > MAX_AVAILABLE,
  )
  return { ...browsed, text: paragraphs(counted, browsed.text) }
}

async function ofMeantOrFound(asked: Asked): Promise<AnswerPart | null> {
  const meant = meantProducts(asked)
  if (meant.length > 0)
    return {
      text: linesOf(meant),
      products: meant,
      suggestions: ['هل يصل إلى مسقط؟', 'كيف أطلب؟', 'كيف أدفع؟'],
    }
  return findItems(asked)
}
