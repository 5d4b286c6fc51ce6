import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { type CatalogueAddress, listKey, readAddress } from './catalogue-address.ts'
import { CatalogueContext, type FoundCatalogue } from './use-catalogue.ts'
import { useResultsInSight } from './use-results-in-sight.ts'

/**
 * Provides the results and the layout. A layout change needs no request, so it is read from the address here; while a
 * product modal covers the list, the address is the product's and the layout stays.
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
    <CatalogueContext value={{ ...catalogue, address: { ...address, ...currentLooks } }}>
      {children}
    </CatalogueContext>
  )
}

function looksOf({ view, panel }: CatalogueAddress): Pick<CatalogueAddress, 'view' | 'panel'> {
  return { view, panel }
}
