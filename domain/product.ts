// The closed lists a product is described with (E-PROD-02, E-PROD-03, E-PROD-06).

export const PRODUCT_TYPES = ['animal', 'product'] as const
export type ProductType = (typeof PRODUCT_TYPES)[number]

export const GENDERS = ['male', 'female', 'unknown'] as const
export type Gender = (typeof GENDERS)[number]

/** How old an animal is, in whole months below the number; filters go by them (S2-07). */
export const AGE_GROUPS = [
  { name: 'young', below: 6 },
  { name: 'growing', below: 12 },
  { name: 'adult', below: 10_000 },
] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]['name']
export const AGE_GROUP_NAMES = ['young', 'growing', 'adult'] as const satisfies readonly AgeGroup[]

export const SIZES = ['small', 'medium', 'large', 'extra_large'] as const
export type Size = (typeof SIZES)[number]

/** S-CATB-08. By relevance only a search can be ordered, and is, unless somebody chooses otherwise (S2-08). */
export const PRODUCT_SORTS = ['relevance', 'featured', 'price-asc', 'price-desc', 'name', 'newest'] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]

export function sortsOf(search: string): readonly ProductSort[] {
  return search.trim() ? PRODUCT_SORTS : PRODUCT_SORTS.slice(1)
}

/** The one that was asked for where there is such a one, else the first. */
export function sortFor(search: string, asked?: string | null): ProductSort {
  return sortsOf(search).find((sort) => sort === asked) ?? (search.trim() ? 'relevance' : 'featured')
}

/** The longest search. The API refuses a longer one and the pages explain it; none is cut silently. */
export const MAX_SEARCH_LENGTH = 200

/** an animal lives at /animals/:id, a supply at /products/:id. */
export function productPath(product: { id: number; type: ProductType }): string {
  return `/${product.type === 'animal' ? 'animals' : 'products'}/${product.id}`
}
