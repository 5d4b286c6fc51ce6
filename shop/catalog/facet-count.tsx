import type { Facet } from '#contract/catalog.ts'
import { catalogueText } from '#text/catalogue-page.ts'

/** How many a filter would leave, beside its name; its place is empty until that is known. */
export function FacetCount({ facet }: { facet: Facet | undefined }) {
  if (!facet) return null
  return (
    <span className="count" data-none={facet.count === 0 || undefined}>
      {catalogueText.leaves(facet.count, facet.more)}
    </span>
  )
}
