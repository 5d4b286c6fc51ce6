import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import { Figure } from '#browser/figure/figure.tsx'
import { figureOfWorld } from '#browser/figure/figure-of-category.ts'
import { useFamilies } from '#browser/store/use-store.ts'
import { MAX_SEARCH_LENGTH } from '#domain/product.ts'
import { catalogueText as text } from '#text/catalog/catalogue-page.ts'
import { Button } from '#ui/button.tsx'
import { chipClass } from '#ui/chip.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { X } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { activeFilters } from './active-filters.ts'
import { cataloguePath, isNarrowed, withoutFilters } from './catalogue-address.ts'
import { type CatalogueState, RESULTS_ID, useCatalogue } from './use-catalogue.ts'

/** S-CATB-05: no results: which filters to remove, related families, and a link to the whole catalogue. */
export function NoProducts() {
  const catalogue = useCatalogue()
  const { address } = catalogue
  const isTooLong = address.search.length > MAX_SEARCH_LENGTH
  if (!isNarrowed(address)) {
    return (
      <EmptyCatalogue title={text.none} action={<LinkButton to="/">{text.toHome}</LinkButton>}>
        {text.noneYet}
      </EmptyCatalogue>
    )
  }
  return (
    <EmptyCatalogue
      title={text.none}
      action={
        <>
          <LinkButton to={cataloguePath({ ...withoutFilters(address), search: '' })}>{text.reset}</LinkButton>
          <AskForAnimal />
        </>
      }
    >
      <p>
        {isTooLong
          ? text.tooLong(MAX_SEARCH_LENGTH)
          : address.search
            ? whyNothing(catalogue)
            : text.noneFiltered}
      </p>
      <WithoutOne />
      <OtherCategories />
    </EmptyCatalogue>
  )
}

/** Link to a request for an animal that the shop does not have (S2-12). */
export function AskForAnimal() {
  return (
    <LinkButton to="/wanted" variant="outline">
      {text.askAnimal}
    </LinkButton>
  )
}

/** With several filters set, the shop may still have it, so the text only blames the filters. */
function whyNothing(catalogue: CatalogueState): string {
  if (activeFilters(catalogue).length > 1) return text.noneWhy
  const { address, near } = catalogue
  return `${text.noneFor(address.search)} ${near ? text.nearest : text.noneNear}`
}

/** One removal button for each filter. */
function WithoutOne() {
  const catalogue = useCatalogue()
  const filters = activeFilters(catalogue)
  if (filters.length < 2) return null
  return (
    <Suggestions title={text.without}>
      {filters.map(({ name, label, without }) => (
        <Link key={name} to={cataloguePath(catalogue.chosen, without)} className={chipClass()}>
          <bdi className="max-w-50 truncate">{label}</bdi>
          <X className="size-4 shrink-0" />
        </Link>
      ))}
    </Suggestions>
  )
}

const MAX_CATEGORIES = 6

function OtherCategories() {
  const { address, categories, near = [] } = useCatalogue()
  const others = categories
    .filter(({ id, productCount }) => id !== address.category && productCount > 0)
    .toSorted((a, b) => placeOf(near, a.id) - placeOf(near, b.id))
    .slice(0, MAX_CATEGORIES)
  if (others.length === 0) return null
  return (
    <Suggestions title={text.browse}>
      {others.map((category) => (
        <Link
          key={category.id}
          to={cataloguePath({ ...withoutFilters(address), search: '', category: category.id })}
          className={`w-${category.world} ${chipClass()} ps-2`}
        >
          <CategoryFigure category={category} className="size-8 rounded-pill bg-block" />
          {category.nameArabic}
        </Link>
      ))}
    </Suggestions>
  )
}

/** Unlisted ones sort last. */
function placeOf(near: readonly number[], id: number): number {
  const place = near.indexOf(id)
  return place < 0 ? near.length : place
}

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="text-sm font-medium text-ink-3">{title}</h3>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  )
}

/** S-CATB-09: an empty list, why, and a way to try again. */
export function FailedCatalogue() {
  const { state, revalidate } = useRevalidator()
  return (
    <EmptyCatalogue
      title={text.failed}
      action={
        <Button pending={state === 'loading'} onClick={() => void revalidate()}>
          {text.retry}
        </Button>
      }
    >
      {text.failedWhy}
    </EmptyCatalogue>
  )
}

type EmptyCatalogueProps = { title: string; children: ReactNode; action: ReactNode }

/** An empty list with its reason and next steps. */
export function EmptyCatalogue({ title, children, action }: EmptyCatalogueProps) {
  const [world = 'supplies'] = useFamilies()
  return (
    <div
      id={RESULTS_ID}
      tabIndex={-1}
      className={`w-${world} mt-4 scroll-mt-20 rounded-card outline-none bg-surface py-8 shadow-card`}
    >
      <EmptyState
        figure={<Figure name={figureOfWorld(world)} sizes="160px" />}
        title={title}
        actions={action}
      >
        {children}
      </EmptyState>
    </div>
  )
}
