import { LayoutGrid, List, X } from 'lucide-react'
import { Link } from 'react-router'
import {
  type CatalogueAddress,
  cataloguePath,
  isNarrowed,
  WHOLE_CATALOGUE,
} from '#app/features/catalog/catalogue-address.ts'
import { type CatalogueState, useCatalogue } from '#app/features/catalog/use-catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { catalogueText, typeText } from '#text/catalog.ts'
import { formatCount, RESULTS } from '#text/format-count.ts'

/** Above the list: how many, what is filtered and how to take it back; grid or line on a wide screen (S-CATB-03, -04). */
export function CatalogueBar() {
  const catalogue = useCatalogue()
  const { chosen, total } = catalogue
  const filters = activeFilters(catalogue)
  return (
    <div
      className={classNames(
        'mt-3 min-h-12 flex-wrap items-center gap-2 lg:mt-0 lg:flex',
        filters.some(({ inChips }) => !inChips) ? 'flex' : 'hidden',
      )}
    >
      <p aria-live="polite" className="me-1 hidden text-md text-ink-2 lg:block">
        {formatCount(total, RESULTS)}
      </p>
      {filters.length > 0 ? (
        <ul aria-label={catalogueText.active} className="flex flex-wrap gap-2">
          {filters.map((filter) => (
            <li key={filter.label} className={filter.inChips && 'max-lg:hidden'}>
              <Link
                to={cataloguePath(chosen, filter.without)}
                preventScrollReset
                aria-label={catalogueText.remove(filter.label)}
                className="inline-flex min-h-11 max-w-70 items-center gap-2 rounded-pill bg-brand-soft px-4 text-md font-medium text-brand-ink hover:bg-brand-soft-2"
              >
                <bdi className="truncate">{filter.label}</bdi>
                <X aria-hidden className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="ms-auto flex items-center gap-3">
        {isNarrowed(chosen) ? (
          <Link
            to={cataloguePath({ ...WHOLE_CATALOGUE, view: chosen.view, sort: chosen.sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center rounded-xs px-2 text-md font-semibold text-brand-ink hover:underline"
          >
            {catalogueText.clear}
          </Link>
        ) : null}
        <ViewLinks />
      </div>
    </div>
  )
}

function ViewLinks() {
  const { chosen } = useCatalogue()
  const views = [
    { view: 'grid', label: catalogueText.grid, Icon: LayoutGrid },
    { view: 'list', label: catalogueText.list, Icon: List },
  ] as const
  return (
    <ul aria-label={catalogueText.view} className="hidden gap-1 rounded-control bg-sunken p-1 lg:flex">
      {views.map(({ view, label, Icon }) => (
        <li key={view}>
          <Link
            to={cataloguePath(chosen, { view })}
            replace
            preventScrollReset
            aria-label={label}
            aria-current={chosen.view === view ? 'true' : undefined}
            className={classNames(
              'tap grid place-items-center rounded-xs transition-colors',
              chosen.view === view ? 'bg-surface text-brand-ink shadow-card' : 'text-ink-2 hover:text-ink',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** On a phone the chosen family is seen among its chips already. */
function activeFilters({ chosen, category, regions }: CatalogueState) {
  const filters: { label: string; without: Partial<CatalogueAddress>; inChips?: true }[] = []
  const region = regions.find(({ id }) => id === chosen.region)
  if (chosen.search) filters.push({ label: catalogueText.search(chosen.search), without: { search: '' } })
  if (category) filters.push({ label: category.nameArabic, without: { category: null }, inChips: true })
  if (chosen.type) filters.push({ label: typeText[chosen.type], without: { type: null } })
  if (region) filters.push({ label: catalogueText.deliversTo(region.nameAr), without: { region: null } })
  if (chosen.available) filters.push({ label: catalogueText.available, without: { available: false } })
  return filters
}
