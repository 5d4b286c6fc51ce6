import { catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { RESULTS } from '#text/format-count.ts'
import { buttonClass } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { LayoutGrid, List, SlidersHorizontal, X } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { activeFilters } from './active-filters.ts'
import { cataloguePath, isNarrowed, withoutFilters } from './catalogue-address.ts'
import { FILTERS_ID } from './catalogue-columns.tsx'
import { useCatalogue } from './use-catalogue.ts'

/** The bar above the list: result count, active filters, and the grid/list switch on a wide screen (S-CATB-03, -04). */
export function CatalogueBar() {
  const catalogue = useCatalogue()
  const { chosen, total, moreThanTotal, pending, addingMore, failed } = catalogue
  const filters = activeFilters(catalogue)
  return (
    <div
      className={classNames(
        // One scrolling line, since wrapped lines would push the list out of sight.
        'rail -mx-(--gutter) mt-3 min-h-12 items-center gap-2 px-(--gutter) lg:mx-0 lg:mt-0 lg:flex lg:flex-wrap lg:overflow-visible lg:px-0',
        // On a phone the category chips already show the chosen family.
        filters.some(({ name }) => name !== 'category') ? 'flex' : 'hidden',
      )}
    >
      <PanelLink />
      <p aria-live="polite" className="me-1 hidden items-center gap-2 text-md text-ink-2 lg:flex">
        {failed || (pending && !addingMore) ? null : text.counted(total, moreThanTotal, RESULTS)}
        {pending ? <Spinner className="transition-opacity delay-200 starting:opacity-0" /> : null}
      </p>
      {filters.length > 0 ? (
        <ul aria-label={text.active} className="flex shrink-0 gap-2 lg:shrink lg:flex-wrap">
          {filters.map((filter) => (
            <li key={filter.name} className={classNames(filter.name === 'category' && 'max-lg:hidden')}>
              <Link
                to={cataloguePath(chosen, filter.without)}
                preventScrollReset
                aria-label={text.remove(filter.label)}
                className="inline-flex min-h-11 max-w-70 items-center gap-2 rounded-pill bg-brand-soft px-4 text-md font-medium text-brand-ink hover:bg-brand-soft-2"
              >
                <bdi className="truncate">{filter.label}</bdi>
                <X className="size-4 shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex shrink-0 items-center gap-3 lg:ms-auto">
        {isNarrowed(chosen) ? (
          <Link
            to={cataloguePath({ ...withoutFilters(chosen), search: '' })}
            preventScrollReset
            className="inline-flex min-h-11 items-center rounded-xs px-2 text-md font-semibold whitespace-nowrap text-brand-ink hover:underline"
          >
            {text.clear}
          </Link>
        ) : null}
        <ViewLinks />
      </div>
    </div>
  )
}

/** Hides and shows the filter panel of a wide screen (S-CATB-02). */
function PanelLink() {
  const { chosen } = useCatalogue()
  const isOpen = chosen.panel === 'open'
  return (
    <Link
      to={cataloguePath(chosen, { panel: isOpen ? 'closed' : 'open' })}
      replace
      preventScrollReset
      aria-expanded={isOpen}
      aria-controls={FILTERS_ID}
      className={`${buttonClass({ variant: 'outline', size: 'sm' })} me-1 max-lg:hidden`}
    >
      <SlidersHorizontal />
      {isOpen ? text.hideFilters : text.showFilters}
    </Link>
  )
}

function ViewLinks() {
  const { chosen } = useCatalogue()
  const views = [
    { view: 'grid', label: text.grid, Icon: LayoutGrid },
    { view: 'list', label: text.list, Icon: List },
  ] as const
  return (
    <ul aria-label={text.view} className="hidden gap-1 rounded-control bg-sunken p-1 lg:flex">
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
            <Icon className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
