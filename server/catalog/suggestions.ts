// What the search field offers while somebody types: a few products and families (S-HDR-*).
import type { Suggestions } from '#contract/catalog.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import type { Context } from '#server/context.ts'
import { listProducts } from './catalogue-queries.ts'
import { activeCategories } from './category-queries.ts'

const MOST_PRODUCTS = 6
const MOST_CATEGORIES = 3

export async function suggest(
  context: Pick<Context, 'db' | 'changes'>,
  search: string,
): Promise<Suggestions> {
  const folded = foldArabic(search)
  if (!folded) return { products: [], categories: [] }
  const [{ items }, categories] = await Promise.all([
    listProducts(context, { search, limit: MOST_PRODUCTS }),
    activeCategories(context),
  ])
  return {
    products: items.map(({ id, type, nameArabic, price, stockLabel, images, category }) => ({
      id,
      type,
      nameArabic,
      price,
      stockLabel,
      image: images[0] ?? null,
      world: category?.world ?? 'supplies',
    })),
    categories: categories
      .filter(({ name, nameArabic }) => foldArabic(`${nameArabic} ${name}`).includes(folded))
      .slice(0, MOST_CATEGORIES)
      .map(({ id, nameArabic, emoji, world }) => ({ id, nameArabic, emoji, world })),
  }
}
