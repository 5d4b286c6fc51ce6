import { Figure } from '#app/features/figure/figure.tsx'
import { figureOfCategory } from '#app/features/figure/figure-of-category.ts'
import { classNames } from '#app/ui/class-names.ts'
import type { Category } from '#contract/catalog.ts'

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
