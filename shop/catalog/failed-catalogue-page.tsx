import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { FailedCatalogue } from './empty-catalogue.tsx'

/**
 * S-CATB-09, for both catalogues: the visitor sees an empty list and a retry; the reason is in the server's log
 * (entry.server.tsx).
 */
export function FailedCataloguePage() {
  return (
    <div className="page pt-4 lg:pt-8">
      <title>{catalogueText.title}</title>
      <h1 className="font-display text-h1 font-extrabold">{catalogueText.title}</h1>
      <FailedCatalogue />
    </div>
  )
}
