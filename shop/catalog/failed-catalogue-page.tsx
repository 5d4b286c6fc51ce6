import { catalogueText } from '#text/catalogue-page.ts'
import { FailedCatalogue } from './empty-catalogue.tsx'

/** S-CATB-09, for both catalogues: the log has the reason (entry.server.tsx); the visitor an empty list and a retry. */
export function FailedCataloguePage() {
  return (
    <div className="page pt-4 lg:pt-8">
      <title>{catalogueText.title}</title>
      <h1 className="font-display text-h1 font-extrabold">{catalogueText.title}</h1>
      <FailedCatalogue />
    </div>
  )
}
