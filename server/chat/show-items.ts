// How the chatbot shows products: few of each, and in words for who cannot see the cards.
import type { Category, Product } from '#contract/catalog.ts'
import type { ChatFamily } from '#domain/chat/understanding.ts'
import { reservedText } from '#text/catalog.ts'
import { itemsText } from '#text/chat/items.ts'
import { formatRials } from '#text/format-price.ts'
import type { Asked } from './asked.ts'

export const MAX_CATS = 3
export const MAX_OF_CATEGORY = 2
export const MAX_SUPPLIES = 4
/** Of an answer about everything there is. */
export const MAX_CATEGORIES = 6

export const MAX_CARDS = 12

/** A-BOT-09: at most three cats and two animals of any other category; four supplies. */
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

/** The active categories that the message names, by name or as a family. */
export function namedCategories(asked: Asked): Category[] {
  const { categoryIds, families, categories } = asked
  const named = categories.filter(({ id }) => categoryIds.includes(id))
  if (named.length > 0) return named
  return categories.filter(({ world }) => (families as readonly string[]).includes(world))
}

/** A family that people name and the shop does not keep. */
export function missingFamily(asked: Asked): ChatFamily | null {
  if (namedCategories(asked).length > 0) return null
  return asked.families[0] ?? null
}

/** For who cannot see the cards. */
export function linesOf(products: readonly Product[]): string {
  return products
    .map(
      (product) =>
        `• ${itemsText.line({ name: product.nameArabic, price: formatRials(product.price), state: stateOf(product) })}`,
    )
    .join('\n')
}

function stateOf(product: Product): string {
  return product.isReserved ? reservedText(product) : itemsText.states[product.stockLabel]
}

/** What is said above them, where none of them can be bought now. */
export function noneLeft(products: readonly Product[]): string {
  return products.some(({ isReserved }) => isReserved) ? itemsText.foundReserved : itemsText.foundSoldOut
}

export const BROWSE = ['الحيوانات المتوفرة', 'المنتجات', 'تواصل معنا'] as const
