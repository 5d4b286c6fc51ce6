import { preload } from 'react-dom'
import { classNames } from '#ui/class-names.ts'
import { FIGURES, type FigureName, figureSet } from './figures.ts'

/**
 * A cut-out animal or object for a colour block. It faces left, or right if `mirrored`. Decorative,
 * because the text beside it always describes it.
 */
export function Figure({
  name,
  sizes = '128px',
  mirrored = false,
  priority = false,
  className,
}: {
  name: FigureName
  sizes?: string
  mirrored?: boolean
  /** Above the fold: loaded eagerly. */
  priority?: boolean
  className?: string
}) {
  const { width, height } = FIGURES[name]
  // Preloaded before scripts and fonts. React does this by itself for an <img>, but not inside a <picture>.
  if (priority) {
    preload(`/figures/${name}-320.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: figureSet(name, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={figureSet(name, 'avif')} sizes={sizes} />
      <img
        src={`/figures/${name}-320.webp`}
        srcSet={figureSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt=""
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={classNames('select-none', mirrored && '-scale-x-100', className)}
      />
    </picture>
  )
}
