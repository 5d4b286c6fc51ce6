import { createContext, use } from 'react'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import type { Category } from '#contract/catalog.ts'
import type { CatalogueAddress } from './catalogue-address.ts'

/** The id of the results: target of the skip link, and scrolled into view after a filter change. */
export const RESULTS_ID = 'results'

/** The fields of a category that the catalogue shows. */
type CatalogueCategory = Pick<Category, 'id' | 'nameArabic' | 'emoji' | 'world' | 'productCount'> & {
  imageUrl?: string
}

export type Catalogue = {
  address: CatalogueAddress
  /** Families first. */
  categories: CatalogueCategory[]
  /** The owner's words about the category. */
  description?: string
  products: CardProduct[]
  total: number
  /** There are more than `total`, which is as far as the server counts. */
  moreThanTotal?: boolean
  /** The words that were searched for instead of the typed ones. */
  searchedFor?: string
  /** For an empty result: ids of the families that the search names or is close to (S2-06). */
  near?: number[]
  nextCursor: string | null
  /** The network or the shop failed. `products` are the ones already shown where the next page failed. */
  failed?: boolean
}

/** The loader's form: the address as a query string, which holds only non-default values (P-02). */
export type FoundCatalogue = Omit<Catalogue, 'address'> & { query: string }

export type CatalogueState = Catalogue & {
  /** The latest choice: the pending address, else the one shown. */
  chosen: CatalogueAddress
  /** Another list, or the next page of this one, is loading. */
  pending: boolean
  addingMore: boolean
  category: CatalogueCategory | undefined
  choose: (changes: Partial<CatalogueAddress>, options?: { replace?: boolean }) => void
}

export const CatalogueContext = createContext<CatalogueState | null>(null)

export function useCatalogue(): CatalogueState {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('useCatalogue needs the catalogue around it')
  return catalogue
}
