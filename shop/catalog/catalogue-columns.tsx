import type { ReactNode } from 'react'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { classNames } from '#ui/class-names.ts'
import { FilterPanel } from './filter-panel.tsx'
import { useCatalogue } from './use-catalogue.ts'

/** The id of the panel, which the two phone buttons link to before scripts load. */
export const FILTERS_ID = 'filters'

/** The filter panel beside the list on a wide screen, unless it is hidden (S-CATB-02). */
export function CatalogueColumns({ children }: { children: ReactNode }) {
  const isOpen = useCatalogue().chosen.panel === 'open'
  return (
    <div
      className={classNames(
        'mt-4 lg:mt-7',
        isOpen && 'lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:items-start lg:gap-7',
      )}
    >
      <aside
        id={FILTERS_ID}
        aria-label={catalogueText.filterAndSort}
        className={classNames(
          'mb-4 hidden rounded-card bg-surface p-5 shadow-card target:block',
          isOpen && 'lg:sticky lg:top-20 lg:block lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto',
        )}
      >
        <FilterPanel />
      </aside>
      <div>{children}</div>
    </div>
  )
}
