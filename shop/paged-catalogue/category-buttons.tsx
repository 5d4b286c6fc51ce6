import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import type { Category } from '#contract/catalog.ts'
import { pagedText as text } from '#text/catalog/paged-catalogue.ts'
import { chipClass } from '#ui/chip.tsx'
import { ChevronDown } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'

type ButtonCategory = Pick<Category, 'id' | 'nameArabic' | 'emoji' | 'world'>

/** The number of categories shown before «المزيد» (S-CATA-02). */
const FIRST = 4

type CategoryButtonsProps = {
  categories: ButtonCategory[]
  chosen: number | null
  pathOf: (category: number | null) => string
}

/** All and the first four; «المزيد» opens the rest, also before any script (S-CATA-02, S-CATA-03, X-22). */
export function CategoryButtons({ categories, chosen, pathOf }: CategoryButtonsProps) {
  const rest = categories.slice(FIRST)
  const button = (category: ButtonCategory) => (
    <li key={category.id} className={`w-${category.world} flex`}>
      <CategoryButton category={category} selected={category.id === chosen} to={pathOf(category.id)} />
    </li>
  )
  return (
    <nav aria-label={text.categories} className="mt-4 flex flex-wrap gap-2">
      <ul className="contents">
        <li className="flex">
          <Link
            to={pathOf(null)}
            preventScrollReset
            aria-current={chosen === null ? 'page' : undefined}
            className={chipClass({ selected: chosen === null })}
          >
            {text.all}
          </Link>
        </li>
        {categories.slice(0, FIRST).map(button)}
      </ul>
      {rest.length > 0 ? (
        <details className="group/more open:basis-full" open={rest.some(({ id }) => id === chosen)}>
          <summary className={`${chipClass()} list-none`}>
            <span className="group-open/more:hidden">{text.more}</span>
            <span className="hidden group-open/more:inline">{text.less}</span>
            <ChevronDown className="size-4.5 transition-[rotate] group-open/more:rotate-180" />
          </summary>
          <ul className="mt-2 flex flex-wrap gap-2">{rest.map(button)}</ul>
        </details>
      ) : null}
    </nav>
  )
}

type CategoryButtonProps = { category: ButtonCategory; selected: boolean; to: string }

/** A long name is cut visually, and whole for screen readers. */
function CategoryButton({ category, selected, to }: CategoryButtonProps) {
  const short = text.shortName(category.nameArabic)
  const isCut = short !== category.nameArabic
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={selected ? 'page' : undefined}
      aria-label={isCut ? category.nameArabic : undefined}
      title={isCut ? category.nameArabic : undefined}
      className={`${chipClass({ selected, world: true })} ps-2`}
    >
      <CategoryFigure
        category={category}
        className={`size-8 rounded-pill ${selected ? 'bg-sun' : 'bg-block'}`}
      />
      {short}
    </Link>
  )
}
