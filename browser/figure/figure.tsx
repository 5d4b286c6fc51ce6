import { preload } from 'react-dom'
import { classNames } from '#ui/class-names.ts'
import { FIGURES, type FigureName, figureSet } from './figures.ts'

/**
 * An animal or a thing with a transparent background, for a colour block. It faces left, `mirrored` right. Decorative,
 * since a text beside it always says what it shows.
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
  /** The first thing a visitor sees: loaded at once. */
  priority?: boolean
  className?: string
}) {
  const { width, height } = FIGURES[name]
  // Named in the head, before scripts and fonts take the line. React does this by itself for an <img>, not in <picture>.
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
