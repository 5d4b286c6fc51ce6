import { type ReactNode, use, useState } from 'react'
import { classNames } from './class-names.ts'
import { LogoMark } from './logo-mark.tsx'
import { UiWords } from './ui-words.ts'

export type PictureImage = {
  url: string
  width: number
  height: number
  alt: string
  variants?: readonly { url: string; width: number; format: 'avif' | 'webp' }[]
}

type PictureProps = {
  image: PictureImage | undefined
  sizes: string
  /** The most important picture of the page: loaded eagerly, with high priority. */
  priority?: boolean
  /** The text alternative of the placeholder, in place of the usual words. */
  missing?: string
  /** Decorative: the text beside it already describes it. */
  decorative?: boolean
  /** The frame: give it an aspect ratio and a radius. */
  className?: string
  imageClassName?: string
  /** On top of the picture: tags, buttons. */
  children?: ReactNode
}

/**
 * A photo in a frame of fixed size. A missing or broken image shows the
 * shop's own mark, never a picture of another animal. `sizes` as in HTML.
 */
export function Picture(props: PictureProps) {
  const {
    image,
    sizes,
    priority = false,
    missing,
    decorative = false,
    className,
    imageClassName,
    children,
  } = props
  const words = use(UiWords)
  const [failed, setFailed] = useState<string | null>(null)
  const usable = image && failed !== image.url ? image : undefined

  const fail = () => image && setFailed(image.url)

  const picture = usable ? (
    <img
      // An image that failed before hydration fires no more events.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '') fail()
      }}
      src={usable.url}
      srcSet={sourceSet(usable, 'webp')}
      sizes={sizes}
      width={usable.width}
      height={usable.height}
      alt={decorative ? '' : usable.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onError={fail}
      className={imageClassName}
    />
  ) : (
    <Placeholder label={decorative ? undefined : (missing ?? words.noPicture)} />
  )
  const better = usable && sourceSet(usable, 'avif')
  return (
    <div className={classNames('picture', className)}>
      {better ? (
        <picture>
          <source type="image/avif" srcSet={better} sizes={sizes} />
          {picture}
        </picture>
      ) : (
        picture
      )}
      {children}
    </div>
  )
}

function Placeholder({ label }: { label: string | undefined }) {
  return (
    <div className="grid size-full place-items-center text-line-strong">
      <LogoMark className="w-1/3 max-w-24 opacity-40" />
      {label ? <span className="sr-only">{label}</span> : null}
    </div>
  )
}

/** The picture's files as a srcset. */
export function sourceSet(image: PictureImage, format: 'avif' | 'webp'): string | undefined {
  const set = (image.variants ?? [])
    .filter((variant) => variant.format === format)
    .map((variant) => `${variant.url} ${variant.width}w`)
    .join(', ')
  return set || undefined
}
