import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#browser/api-client.ts'
import { Figure } from '#browser/figure/figure.tsx'
import { figureOfCategory } from '#browser/figure/figure-of-category.ts'
import type { Category } from '#contract/catalog.ts'
import { WORLDS } from '#domain/catalog/worlds.ts'
import { formatCount } from '#text/format-count.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'

/** The non-empty categories, animals first; undefined until loaded (S2-05). */
export function useShownCategories(): Category[] | undefined {
  const { data } = useQuery(queryOf('GET /api/categories'))
  return data?.items
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => WORLDS.indexOf(a.world) - WORLDS.indexOf(b.world))
}

export function categoryPath({ id }: Pick<Category, 'id'>): string {
  return `/products?category=${id}`
}

export function countOfCategory({ productCount, world }: Category): string {
  return formatCount(productCount, WORLD_COUNTED[world])
}

/** A category as a small tile of its menu, with its own picture or its animal on its hill. */
export function FamilyTile({ category, onClick }: { category: Category; onClick: () => void }) {
  const { nameArabic, imageUrl, world } = category
  return (
    <Link
      to={categoryPath(category)}
      onClick={onClick}
      className={`w-${world} group relative block h-22 rounded-card no-underline lg:h-31`}
    >
      <span aria-hidden className="absolute inset-0 overflow-hidden rounded-card bg-block">
        <span className="absolute end-1 -top-2 aspect-square h-[88%] rounded-pill bg-sun" />
        <span className="absolute -end-1/3 top-[66%] h-[120%] w-[140%] rounded-[50%] bg-edge" />
        {imageUrl ? (
          <img src={imageUrl} alt="" className="absolute inset-y-0 end-0 h-full w-1/2 object-cover" />
        ) : null}
      </span>
      {imageUrl ? null : (
        <span className="absolute end-1.5 top-[30%] bottom-1 flex w-[42%] items-end lg:w-[46%] justify-center transition-transform lg:-top-2 group-hover:-translate-y-1">
          <Figure
            name={figureOfCategory(category)}
            mirrored
            sizes="110px"
            className="figure-shadow max-h-full w-auto max-w-full object-contain"
          />
        </span>
      )}
      <span
        className={classNames(
          'absolute start-3 top-2.5 text-world lg:start-4 lg:top-5 lg:w-[45%]',
          imageUrl ? 'w-[40%]' : 'w-[calc(100%-1.25rem)]',
        )}
      >
        <span className="title-lines-2 font-display text-md leading-tight font-bold lg:text-h3">
          {nameArabic}
        </span>
        <span className="block text-xs lg:text-sm">{countOfCategory(category)}</span>
      </span>
    </Link>
  )
}
