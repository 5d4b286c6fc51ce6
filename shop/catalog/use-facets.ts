import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import type { Facet, Facets } from '#contract/catalog.ts'
import { toShortRials } from '#domain/money.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { filterOfAddress } from './catalogue-address.ts'
import { useCatalogue } from './use-catalogue.ts'

/** Counts change with every sale, so they are cached for a short time only. */
const FRESH_MS = 60_000

/** The counts of each filter; undefined until loaded, which is after the page (S2-07). */
export function useFacets(): Facets | undefined {
  const { chosen } = useCatalogue()
  const { minPrice, maxPrice, search, vaccinated, inStock, ...filter } = filterOfAddress(chosen)
  const isCrossed = minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice
  const { data } = useQuery({
    ...queryOf('GET /api/products/facets', {
      query: {
        ...filter,
        category: filter.category?.toString(),
        region: filter.region?.toString(),
        ...(search && { search }),
        ...(minPrice !== undefined && { minPrice: toShortRials(minPrice) }),
        ...(maxPrice !== undefined && { maxPrice: toShortRials(maxPrice) }),
        ...(vaccinated && { vaccinated: '1' as const }),
        ...(inStock && { inStock: '1' as const }),
      },
    }),
    enabled: search.length <= MAX_SEARCH_LENGTH && !isCrossed,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })
  return data
}

/** The count of one value; undefined while unknown. */
export function facetOf(facet: readonly Facet[] | undefined, value: string | number): Facet | undefined {
  return facet && (facet.find((known) => known.value === String(value)) ?? { value: String(value), count: 0 })
}
