import type { Category } from '#contract/catalog.ts'
import { classNames } from '#ui/class-names.ts'
import { Figure } from './figure.tsx'
import { figureOfCategory } from './figure-of-category.ts'

/** A family's animal on a small ground of its colour, beside the family's name. */
export function CategoryFigure({
  category,
  className,
}: {
  category: Pick<Category, 'emoji' | 'world'>
  className?: string
}) {
  return (
    <span aria-hidden className={classNames('grid shrink-0 place-items-center overflow-hidden', className)}>
      <Figure name={figureOfCategory(category)} sizes="48px" className="size-[82%] object-contain" />
    </span>
  )
}
