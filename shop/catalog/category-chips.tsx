import { useEffect, useRef } from 'react'
import { CategoryFigure } from '#browser/figure/category-figure.tsx'
import { catalogueText } from '#text/catalog/catalogue-page.ts'
import { chipClass } from '#ui/chip.tsx'
import { classNames } from '#ui/class-names.ts'
import { LayoutGrid } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { cataloguePath, categoryChange } from './catalogue-address.ts'
import { useCatalogue } from './use-catalogue.ts'

/** The number of chips a phone shows at first. */
const IN_SIGHT = 4

/** The families as a scrolling row under the band; the chosen one is scrolled into view. */
export function CategoryChips() {
  const { chosen, categories } = useCatalogue()
  const rail = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = rail.current?.querySelector(chosen.category ? `[data-category="${chosen.category}"]` : 'li')
    if (!rail.current || !(chip instanceof HTMLElement)) return
    rail.current.scrollTo({ left: chip.offsetLeft - (rail.current.clientWidth - chip.offsetWidth) / 2 })
  }, [chosen.category])
  return (
    <nav aria-label={catalogueText.categories} className="-mx-(--gutter) mt-3 lg:hidden">
      <ul ref={rail} className="rail relative gap-2 px-(--gutter) py-1 [scroll-padding-inline:var(--gutter)]">
        <li className="flex">
          <Link
            to={cataloguePath(chosen, { category: null })}
            preventScrollReset
            aria-current={chosen.category === null ? 'page' : undefined}
            className={`${chipClass({ selected: chosen.category === null })} ps-2`}
          >
            <LayoutGrid className="size-8 rounded-pill bg-sunken p-1.75" />
            {catalogueText.all}
          </Link>
        </li>
        {categories.map((category, position) => {
          const selected = category.id === chosen.category
          return (
            <li
              key={category.id}
              data-category={category.id}
              className={classNames(`w-${category.world} flex`, position >= IN_SIGHT && 'after-scroll')}
            >
              <Link
                to={cataloguePath(chosen, categoryChange(category))}
                preventScrollReset
                aria-current={selected ? 'page' : undefined}
                className={`${chipClass({ selected, world: true })} ps-2`}
              >
                <CategoryFigure
                  category={category}
                  className={`size-8 rounded-pill ${selected ? 'bg-sun' : 'bg-block'}`}
                />
                {category.nameArabic}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
