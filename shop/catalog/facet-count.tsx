import type { Facet } from '#contract/catalog.ts'
import { catalogueText } from '#text/catalog/catalogue-page.ts'

/** The number of results a filter would leave; blank until loaded. */
export function FacetCount({ facet }: { facet: Facet | undefined }) {
  if (!facet) return null
  return (
    <span className="count" data-none={facet.count === 0 || undefined}>
      {catalogueText.leaves(facet.count, facet.more)}
    </span>
  )
}
