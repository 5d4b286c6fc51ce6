import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import type { Category } from '#contract/catalog.ts'
import { shellText } from '#text/shell.ts'
import { ChevronLeft, Stethoscope } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { categoryPath, countOfCategory, FamilyTile, useShownCategories } from './family-links.tsx'

const PLACES = [1, 2, 3, 4, 5, 6]

/**
 * All families of the shop under the header of a wide screen (S2-05). Loaded when a pointer or the focus comes near.
 */
export function FamilyPanel({ id, onLeave }: { id: string; onLeave: () => void }) {
  const categories = useShownCategories()
  const animals = categories?.filter(({ world }) => world !== 'supplies')
  const supplies = categories?.filter(({ world }) => world === 'supplies') ?? []
  const total = categories?.reduce((sum, { productCount }) => sum + productCount, 0)
  return (
    <div id={id} className="family-panel animate-rise">
      <div className="flex gap-8">
        {animals?.length === 0 ? null : (
          <ul className="grid flex-1 grid-cols-3 gap-4 pt-2">
            {(animals ?? []).map((category) => (
              <li key={category.id}>
                <FamilyTile category={category} onClick={onLeave} />
              </li>
            ))}
            {animals ? null : PLACES.map((place) => <Skeleton key={place} className="h-31 rounded-card" />)}
          </ul>
        )}
        {supplies.length > 0 ? (
          <ul className="flex w-80 shrink-0 flex-col gap-1 self-stretch not-first:border-s not-first:border-line not-first:ps-8">
            {supplies.map((category) => (
              <li key={category.id}>
                <Supply category={category} onClick={onLeave} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="mt-5 flex items-center justify-between gap-6 border-t border-line pt-3">
        {animals?.length ? (
          <p className="flex items-center gap-2 text-md text-ink-2">
            <Stethoscope className="size-5 text-brand-ink" />
            {shellText.families.promise}
          </p>
        ) : null}
        <Link
          to="/products"
          onClick={onLeave}
          className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-md font-semibold text-brand-ink hover:bg-sunken"
        >
          {total === undefined ? shellText.footer.allProducts : shellText.families.all(total)}
          <ChevronLeft className="size-5" />
        </Link>
      </div>
    </div>
  )
}

function Supply({ category, onClick }: { category: Category; onClick: () => void }) {
  const { nameArabic, descriptionArabic, world } = category
  return (
    <Link
      to={categoryPath(category)}
      onClick={onClick}
      className={`w-${world} flex items-center gap-4 rounded-picture p-3 no-underline hover:bg-sunken`}
    >
      <CategoryFigure category={category} className="size-14 rounded-picture bg-block" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-h3 font-bold text-ink">{nameArabic}</span>
        <span className="line-clamp-1 text-sm text-ink-2">
          {descriptionArabic ?? countOfCategory(category)}
        </span>
      </span>
    </Link>
  )
}
