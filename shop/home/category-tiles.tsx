import { Figure } from '#browser/figure/figure.tsx'
import { figureOfCategory } from '#browser/figure/figure-of-category.ts'
import type { Category } from '#contract/catalog.ts'
import { formatCount } from '#text/format-count.ts'
import { homeText } from '#text/home.ts'
import { WORLD_COUNTED } from '#text/worlds.ts'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export type TileCategory = Pick<Category, 'id' | 'nameArabic' | 'emoji' | 'world' | 'productCount'> & {
  imageUrl?: string
}

/** The number of placeholders while categories load (S-HOME-05). */
const SKELETONS = [1, 2, 3, 4, 5, 6]
/** The number of tiles a phone shows. */
const IN_SIGHT = 3
const RAIL =
  'rail mx-auto max-w-[calc(1280px+2*var(--gutter))] gap-3 px-(--gutter) pt-9 pb-2 [scroll-padding-inline:var(--gutter)] lg:grid lg:gap-5 lg:overflow-visible lg:pt-12'
const PLACE = 'w-[34%] max-w-40 shrink-0 snap-start lg:w-auto lg:max-w-none'
/** The height on a wide screen, for any number of tiles in the row. */
const SHAPE = 'block aspect-[1/1.12] rounded-card lg:aspect-auto lg:h-50'

/** A fixed number of columns: with auto-fit, tiles would shrink as more arrive (P-09). */
function columnsFor(count: number): string {
  if (count <= 6) return 'lg:grid-cols-6'
  return count === 7 ? 'lg:grid-cols-7' : 'lg:grid-cols-8'
}

/** S-HOME-05, S-ROUTE-13: a scrolling rail on a phone, one row on a wide screen. Null while the categories load. */
export function CategoryTiles({ categories }: { categories: readonly TileCategory[] | null }) {
  return (
    <section aria-labelledby="categories" className="mt-4 lg:mt-6">
      <div className="page">
        <SectionHeading
          id="categories"
          title={homeText.categories.title}
          link={{ label: homeText.categories.all, to: '/products' }}
        />
      </div>
      {categories === null ? (
        <ul
          aria-busy
          className={classNames(RAIL, columnsFor(SKELETONS.length))}
          aria-label={homeText.loading}
        >
          {SKELETONS.map((place) => (
            <li key={place} className={PLACE}>
              <Skeleton className={SHAPE} />
            </li>
          ))}
        </ul>
      ) : categories.length === 0 ? (
        <p className="page mt-2">{homeText.categories.none}</p>
      ) : (
        <ul className={classNames(RAIL, columnsFor(categories.length))}>
          {categories.map((category, position) => (
            <li key={category.id} className={classNames(PLACE, position >= IN_SIGHT && 'after-scroll')}>
              <Tile category={category} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** A longer name takes two lines, so the figure moves up. */
const ONE_LINE = 12

function Tile({ category }: { category: TileCategory }) {
  const long = category.nameArabic.length > ONE_LINE
  return (
    <Link
      to={`/products?category=${category.id}`}
      className={`w-${category.world} group relative no-underline ${SHAPE}`}
    >
      <span aria-hidden className="absolute inset-0 overflow-hidden rounded-card bg-block">
        <span className="absolute -top-[10%] start-1/2 aspect-square w-[78%] translate-x-1/2 rounded-pill bg-sun" />
        <span className="absolute -start-1/3 top-[57%] h-[120%] w-[166%] rounded-[50%] bg-edge" />
      </span>
      {category.imageUrl ? (
        <img
          src={category.imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          className={classNames(
            'absolute inset-x-0 top-0 w-full rounded-t-card object-cover',
            long ? 'h-[48%]' : 'h-[58%]',
          )}
        />
      ) : (
        <span
          className={classNames(
            'absolute inset-x-0 -top-[18%] flex items-end justify-center transition-transform group-active:-translate-y-1 lg:group-hover:-translate-y-1',
            long ? 'bottom-[50%]' : 'bottom-[40%]',
          )}
        >
          <Figure
            name={figureOfCategory(category)}
            sizes="(min-width: 56.25rem) 160px, 110px"
            className="figure-shadow max-h-full w-auto max-w-[84%]"
          />
        </span>
      )}
      <span className="absolute inset-x-1 bottom-[8%] text-center text-world">
        <span
          className={classNames(
            'title-lines-2 font-display leading-[1.25] text-balance font-bold',
            long ? 'text-md' : 'text-h3',
          )}
        >
          {category.nameArabic}
        </span>
        <span className="block text-xs lg:text-sm">
          {formatCount(category.productCount, WORLD_COUNTED[category.world])}
        </span>
      </span>
    </Link>
  )
}
