import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { type CatalogueAddress, listKey, readAddress } from './catalogue-address.ts'
import { CatalogueContext, type FoundCatalogue } from './use-catalogue.ts'
import { useResultsInSight } from './use-results-in-sight.ts'

/**
 * Around the catalogue: what was found, and how it looks. Another look asks the shop for nothing, so it is read from
 * the address here; over an address that is not the catalogue's own (a product shown above it) it stays as it was.
 */
export function CatalogueProvider({ found, children }: { found: FoundCatalogue; children: ReactNode }) {
  const { query, ...catalogue } = found
  const address = readAddress(new URLSearchParams(query))
  const { pathname, search } = useLocation()
  const [looks, setLooks] = useState(looksOf(address))
  useResultsInSight(listKey(address))
  const asked = pathname === '/products' ? looksOf(readAddress(new URLSearchParams(search))) : looks
  if (asked.view !== looks.view || asked.panel !== looks.panel) setLooks(asked)
  return (
    <CatalogueContext value={{ ...catalogue, address: { ...address, ...asked } }}>
      {children}
    </CatalogueContext>
  )
}

function looksOf({ view, panel }: CatalogueAddress): Pick<CatalogueAddress, 'view' | 'panel'> {
  return { view, panel }
}
