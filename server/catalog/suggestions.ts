// What the search field offers while somebody types: a few products and families (S-HDR-*).
import type { Suggestions } from '#contract/catalog.ts'
import { foldArabic } from '#domain/fold-arabic.ts'
import { hasTerms, readTerms } from '#domain/search-query.ts'
import type { Context } from '#server/context.ts'
import { listProducts } from './catalogue-queries.ts'
import { activeCategories } from './category-queries.ts'
import { readSynonyms } from './synonym-queries.ts'

const MAX_PRODUCTS = 6
const MAX_CATEGORIES = 3

export async function suggest(
  context: Pick<Context, 'db' | 'changes' | 'now'>,
  search: string,
): Promise<Suggestions> {
  const folded = foldArabic(search)
  if (!folded) return { products: [], categories: [] }
  const [{ items }, categories, synonyms] = await Promise.all([
    listProducts(context, { search, limit: MAX_PRODUCTS }),
    activeCategories(context),
    readSynonyms(context),
  ])
  const terms = readTerms(folded, synonyms)
  return {
    products: items.map(({ id, type, nameArabic, price, stockLabel, isReserved, images, category }) => ({
      id,
      type,
      nameArabic,
      price,
      stockLabel,
      isReserved,
      image: images[0] ?? null,
      world: category?.world ?? 'supplies',
    })),
    categories: categories
      .filter(
        ({ name, nameArabic, productCount }) =>
          productCount > 0 && hasTerms(terms, foldArabic(`${nameArabic} ${name}`)),
      )
      .slice(0, MAX_CATEGORIES)
      .map(({ id, nameArabic, emoji, world }) => ({ id, nameArabic, emoji, world })),
  }
}
