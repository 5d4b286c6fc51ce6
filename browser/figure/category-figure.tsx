import type { Category } from '#contract/catalog.ts'
import { classNames } from '#ui/class-names.ts'
import { figureOfCategory } from './figure-of-category.ts'
import { smallFigure } from './figures.ts'

const SIDE = 48

/** A category's own picture, otherwise its world's animal on its colour; shown beside the name (E-CAT-01). */
export function CategoryFigure({
  category,
  className,
}: {
  category: Pick<Category, 'emoji' | 'world'> & { imageUrl?: string | null }
  className?: string
}) {
  return (
    <img
      src={category.imageUrl ?? smallFigure(figureOfCategory(category))}
      width={SIDE}
      height={SIDE}
      alt=""
      loading="lazy"
      draggable={false}
      className={classNames('category-figure', category.imageUrl && 'own', className)}
    />
  )
}
