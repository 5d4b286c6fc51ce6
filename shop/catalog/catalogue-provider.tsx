import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import {
  type CatalogueAddress,
  cataloguePath,
  isSameList,
  listKey,
  readAddress,
} from './catalogue-address.ts'
import {
  type Catalogue,
  CatalogueContext,
  type CatalogueState,
  type FoundCatalogue,
} from './use-catalogue.ts'
import { useResultsInSight } from './use-results-in-sight.ts'

/**
 * Provides the results, the choice and the layout. A layout change needs no request, so it is read from the address
 * here; while a product modal covers the list, the address is the product's and the layout stays.
 */
export function CatalogueProvider({ found, children }: { found: FoundCatalogue; children: ReactNode }) {
  const { query, ...catalogue } = found
  const address = readAddress(new URLSearchParams(query))
  const { pathname, search } = useLocation()
  const [looks, setLooks] = useState(looksOf(address))
  useResultsInSight(listKey(address))
  const currentLooks = pathname === '/products' ? looksOf(readAddress(new URLSearchParams(search))) : looks
  if (currentLooks.view !== looks.view || currentLooks.panel !== looks.panel) setLooks(currentLooks)
  return (
    <CatalogueContext value={useChoice({ ...catalogue, address: { ...address, ...currentLooks } })}>
      {children}
    </CatalogueContext>
  )
}

/** What is chosen while its list may still be loading, and how to choose. */
function useChoice(catalogue: Catalogue): CatalogueState {
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
    // Flushed synchronously: a tap on another filter first blurs the price field, which is a choice of its own.
    choose: (changes, { replace = false } = {}) =>
      void navigate(cataloguePath(chosen, changes), { replace, preventScrollReset: true, flushSync: true }),
  }
}

function looksOf({ view, panel }: CatalogueAddress): Pick<CatalogueAddress, 'view' | 'panel'> {
  return { view, panel }
}
