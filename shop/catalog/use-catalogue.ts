import { createContext, use } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { CardProduct } from '#browser/catalog/card-product.ts'
import type { Category } from '#contract/catalog.ts'
import { type CatalogueAddress, cataloguePath, isSameList, readAddress } from './catalogue-address.ts'

/** Where the keyboard goes past the filters, and what comes into sight after a choice. */
export const RESULTS_ID = 'results'

/** As much of a category as the catalogue shows. */
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
  /** There are more than `total`; nobody counts that far. */
  moreThanTotal?: boolean
  /** The words of the search were found as these, or not at all as they were typed. */
  searchedFor?: string
  /** Where nothing was found: the ids of the families that the words name or are near to (S2-06). */
  near?: number[]
  nextCursor: string | null
  /** The network or the shop failed. `products` are the ones already shown where the next page failed. */
  failed?: boolean
}

/** The same as the loader sends it: the address in the words of a query says only what was chosen (P-02). */
export type FoundCatalogue = Omit<Catalogue, 'address'> & { query: string }

export const CatalogueContext = createContext<Catalogue | null>(null)

export type CatalogueState = Catalogue & {
  /** What was chosen last: the address that is on its way, else the one that is shown. */
  chosen: CatalogueAddress
  /** Another list is on its way, or more of this one. */
  pending: boolean
  addingMore: boolean
  category: CatalogueCategory | undefined
  choose: (changes: Partial<CatalogueAddress>, options?: { replace?: boolean }) => void
}

export function useCatalogue(): CatalogueState {
  const catalogue = use(CatalogueContext)
  if (!catalogue) throw new Error('useCatalogue needs the catalogue around it')
  const navigate = useNavigate()
  const { location } = useNavigation()
  const pending = location?.pathname === '/products'
  const chosen = pending ? readAddress(new URLSearchParams(location.search)) : catalogue.address
  return {
    ...catalogue,
    chosen,
    pending,
    addingMore: chosen.page > catalogue.address.page && isSameList(chosen, catalogue.address),
    category: catalogue.categories.find(({ id }) => id === chosen.category),
    // At once: a tap on another filter first takes the focus from a price that was typed, which is a choice too.
    choose: (changes, { replace = false } = {}) =>
      void navigate(cataloguePath(chosen, changes), { replace, preventScrollReset: true, flushSync: true }),
  }
}
