import { useCallback } from 'react'
import type { ProductImage } from '#contract/catalog.ts'
import { galleryText } from '#text/catalog/gallery.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { ImageOff } from '#ui/icons.tsx'
import { sourceSet } from '#ui/picture.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { ImageStates } from './use-image-states.ts'

type GalleryImageProps = {
  image: ProductImage
  states: ImageStates
  sizes: string
  priority?: boolean
  /** Fits the whole image into the frame (the enlarged view); otherwise it fills the square. */
  contain?: boolean
}

/** One image of a gallery, with its loading and error states (S-GAL-06, S-GAL-07). Fills its frame. */
export function GalleryImage({ image, states, sizes, priority = false, contain = false }: GalleryImageProps) {
  const { set } = states
  const state = states.of(image.url)
  const watch = useCallback(
    (element: HTMLImageElement | null) => {
      // An image that loaded or failed before hydration fires no event.
      if (!element || element.currentSrc === '') return
      set(image.url, !element.complete ? 'loading' : element.naturalWidth > 0 ? 'loaded' : 'failed')
    },
    [image.url, set],
  )
  if (state === 'failed') return <Failed onRetry={() => set(image.url, 'loading')} />
  return (
    <>
      <picture className="contents">
        <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
        <img
          ref={watch}
          src={image.url}
          srcSet={sourceSet(image, 'webp')}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={image.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => set(image.url, 'loaded')}
          onError={() => set(image.url, 'failed')}
          className={classNames('picture-tone size-full', contain ? 'object-contain' : 'object-cover')}
        />
      </picture>
      {state === 'loading' ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center text-ink-3 [&_svg]:size-8">
          <Spinner label={galleryText.loading} />
        </span>
      ) : null}
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid size-full place-content-center justify-items-center gap-1 p-6 text-center">
      <ImageOff className="size-10 text-ink-3" />
      <p className="mt-2 font-semibold text-ink">{galleryText.failed}</p>
      <p className="text-sm text-ink-2">{galleryText.failedWhy}</p>
      <Button variant="outline" size="sm" className="relative z-1 mt-3" onClick={onRetry}>
        {galleryText.retry}
      </Button>
    </div>
  )
}
