// Suggestions of the search field while typing: a few products and families (S-HDR-*).
import type { Suggestions } from '#contract/catalog.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { activeCategories } from '#server/catalog/categories/category-queries.ts'
import type { Reader } from '#server/context.ts'
import { searchCatalogue } from './catalogue-queries.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 3

export async function suggest(context: Reader, search: string): Promise<Suggestions> {
  if (!foldArabic(search)) return { products: [], categories: [] }
  const [{ list, near }, categories] = await Promise.all([
    searchCatalogue(context, { search, limit: MAX_PRODUCTS }),
    activeCategories(context),
  ])
  return {
    products: list.items.map(
      ({ id, type, nameArabic, price, originalPrice, stockLabel, isReserved, images, category }) => ({
        id,
        type,
        nameArabic,
        price,
        originalPrice,
        stockLabel,
        isReserved,
        image: images[0] ?? null,
        world: category?.world ?? 'supplies',
      }),
    ),
    categories: near
      .flatMap((id) => categories.find((category) => category.id === id) ?? [])
      .slice(0, MAX_CATEGORIES)
      .map(({ id, nameArabic, emoji, world }) => ({ id, nameArabic, emoji, world })),
  }
}
