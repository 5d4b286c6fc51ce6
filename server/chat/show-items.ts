// How the chatbot shows products: a few of each, and as text for people who cannot see the cards.
import type { Product } from '#contract/catalog.ts'
import { reservedText } from '#text/catalog/catalog.ts'
import { itemsText } from '#text/chat/items.ts'
import { formatRials } from '#text/format-price.ts'

const MAX_CATS = 3
const MAX_OF_CATEGORY = 2
const MAX_SUPPLIES = 4
const MAX_CARDS = 12

/** A-BOT-09: at most three cats, two animals of any other category, and four supplies. */
export function fewOfEach(products: readonly Product[]): Product[] {
  const counts = new Map<string, number>()
  return products
    .filter(({ type, category }) => {
      const isCat = type === 'animal' && category?.world === 'cats'
      const key = type === 'product' ? 'supplies' : isCat ? 'cats' : `category ${category?.id}`
      const most = type === 'product' ? MAX_SUPPLIES : isCat ? MAX_CATS : MAX_OF_CATEGORY
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count <= most
    })
    .slice(0, MAX_CARDS)
}

/** Text for people who cannot see the cards. */
export function linesOf(products: readonly Product[]): string {
  return products.map((product) => lineOf(product, [])).join('\n')
}

/** @param told other facts of its record; null for none */
export function lineOf(product: Product, told: readonly (string | null)[]): string {
  const line = itemsText.line({
    name: product.nameArabic,
    price: formatRials(product.price),
    state: stateOf(product),
  })
  return `• ${[line, ...new Set(told.filter((each) => each !== null))].join('، ')}`
}

function stateOf(product: Product): string {
  return product.isReserved ? reservedText(product) : itemsText.states[product.stockLabel]
}

/** The sentence above a list of which nothing can be bought now. */
export function noneLeft(products: readonly Product[]): string {
  return products.some(({ isReserved }) => isReserved) ? itemsText.foundReserved : itemsText.foundSoldOut
}

export function namesOf(products: readonly Product[]): string[] {
  return products.map(({ nameArabic }) => nameArabic)
}

export function cheapestFirst(products: readonly Product[]): Product[] {
  return products.toSorted((a, b) => Number(a.price) - Number(b.price))
}

/** Suggestions after shown items. */
export const AFTER_ITEMS = ['هل يصل إلى مسقط؟', 'كيف أطلب؟', 'كيف أدفع؟'] as const
/** After items that were compared, chosen or added up. */
export const AFTER_SEVERAL = ['كيف أطلب؟', 'هل يصل إلى مسقط؟'] as const
export const MAX_ITEMS = 6

export const BROWSE = ['الحيوانات المتوفرة', 'المنتجات', 'تواصل معنا'] as const

export function englishName({ name, nameArabic }: Product): string {
  return name || nameArabic
}
