import type { Category } from '#contract/catalog.ts'
import { classNames } from '#ui/class-names.ts'
import { figureOfCategory } from './figure-of-category.ts'
import { smallFigure } from './figures.ts'

const SIDE = 48

/** A family's animal on a small ground of its colour, beside the family's name. */
export function CategoryFigure({
  category,
  className,
}: {
  category: Pick<Category, 'emoji' | 'world'>
  className?: string
}) {
  return (
    <img
      src={smallFigure(figureOfCategory(category))}
      width={SIDE}
      height={SIDE}
      alt=""
      loading="lazy"
      draggable={false}
      className={classNames('category-figure', className)}
    />
  )
}
